/** What is done with the statistics in their dialog: counted up and shown, written to a file and read from one, erased. */

import { readText } from "../kept/files.js";
import { readResult } from "../kept/statistics.js";
import { dayOf } from "../model/dates.js";

/** @typedef {{statistics: import("../kept/statistics.js").Statistics, store: import("../model/store.js").Store,
 *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share}>}} Uses */
/** @typedef {import("#border").Refusal} Refusal */
/** @typedef {import("../kept/statistics.js").Result} Result */
/** @typedef {{game: string, kind: "against" | "shared" | "watched", level: number, played: number, won: number,
 *   drawn: number, lost: number}} Row kind: one person against computers, or else how it ended; level: of the
 *   strongest computer, 0 where people played each other */

const FORMAT = "parlour-statistics";
const VERSION = 1;

/**
 * Show them as they are now.
 * @param {Uses} app
 * @param {Record<string, unknown>} [said] what has just been done with them
 */
export async function showStatistics({ statistics, store }, said = {}) {
  const results = await statistics.disk.values();
  store.set({ dialog: { name: "statistics", rows: countUp(results), ...said } });
}

/** @param {Uses} app */
export async function saveStatistics({ later, statistics }) {
  const games = await statistics.disk.values();
  const text = JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1);
  later.part?.share.put(`number-parlour-statistics-${dayOf()}.json`, text);
}

/**
 * Add what a file tells; what is known already stays as it is. If anything in it does not fit, nothing is added.
 * @param {Uses} app
 * @param {File} file
 */
export async function addStatistics(app, file) {
  const { disk } = app.statistics;
  const { text, refusal } = await readText(file);
  const read = refusal ?? readStatistics(text);
  if (!Array.isArray(read)) {
    await showStatistics(app, { refusal: read });
    return;
  }
  const known = new Set((await disk.values()).map(({ id }) => id));
  const added = [...new Map(read.map((result) => [result.id, result])).values()];
  const fresh = added.filter(({ id }) => !known.has(id));
  await Promise.all(fresh.map((result) => disk.update(result.id, (before) => before ?? result)));
  await showStatistics(app, { added: fresh.length });
}

/** Erase them from their own dialog. @param {Uses} app */
export async function eraseStatistics(app) {
  const isDone = await app.statistics.erase();
  await showStatistics(app, isDone ? {} : { refusal: refuse("statistics-kept") });
}

/**
 * Count up the results by game and by the strongest computer in it.
 * @param {Result[]} results
 * @returns {Row[]} games and levels in their order
 */
export function countUp(results) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { game, levels, ending } of results) {
    const kind = ending === "shared" || ending === "watched" ? ending : "against";
    const level = kind === "shared" ? 0 : Math.max(0, ...levels);
    const name = `${game} ${kind} ${level}`;
    const row = rows.get(name) ?? { game, kind, level, played: 0, won: 0, drawn: 0, lost: 0 };
    row.played += 1;
    if (ending === "won" || ending === "drawn" || ending === "lost") row[ending] += 1;
    rows.set(name, row);
  }
  return [...rows.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/**
 * Read the text of a file of statistics, which may come from anybody.
 * @param {string} text
 * @returns {Result[] | Refusal}
 */
export function readStatistics(text) {
  /** @type {{format?: unknown, version?: unknown, games?: unknown} | null} */
  let told;
  try {
    told = JSON.parse(text);
  } catch {
    return refuse("statistics-text");
  }
  if (told?.format !== FORMAT || !Number.isInteger(told.version)) return refuse("statistics-form");
  const version = Number(told.version);
  if (version > VERSION) return refuse("statistics-newer");
  if (version < 1 || !Array.isArray(told.games)) return refuse("statistics-form");
  const results = told.games.map(readResult);
  const wrong = results.indexOf(null);
  return wrong < 0 ? /** @type {Result[]} */ (results) : refuse("statistics-game", { number: wrong + 1 });
}

/** @param {string} code @param {Record<string, unknown>} [args] @returns {Refusal} */
const refuse = (code, args = {}) => ({ code, args, rule: "" });
