/** The statistics: how each game on this device ended, kept on it alone, written to a file and read from one. */

import { Disk } from "./disk.js";
import { dayOf, download, readText } from "./files.js";

/** @typedef {import("../store.js").Reply} Reply */
/** @typedef {import("../store.js").Refusal} Refusal */
/** @typedef {"won" | "lost" | "drawn" | "shared" | "watched"} Ending
 *   won, lost, drawn: for the one person who played against computers; shared: people played each other;
 *   watched: computers did */
/** @typedef {{id: string, game: string, day: string, levels: number[], ending: Ending, hints: number,
 *   takebacks: number, moves: number}} Result levels: of the computers, by their seats */
/** @typedef {{game: string, kind: "against" | "shared" | "watched", level: number, played: number, won: number,
 *   drawn: number, lost: number}} Row kind: one person against computers, or else how it ended; level: of the
 *   strongest computer, 0 where people played each other */

const FORMAT = "parlour-statistics";
const VERSION = 1;
const ENDINGS = ["won", "lost", "drawn", "shared", "watched"];

export class Statistics {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {Disk<Result>} */
    this.disk = new Disk("number-parlour-statistics", "results", readResult);
  }

  /**
   * Record how a game has ended; again, where it was taken back and has ended differently.
   * @param {{id: string, game: string, moves: number}} kept
   * @param {Reply} reply
   */
  async record({ id, game, moves }, reply) {
    const { seats, hints, takebacks } = reply;
    const levels = seats.flatMap(({ level, left }) => (level && !left ? [level] : []));
    /** @type {Result} */
    const result = { id, game, day: dayOf(), levels, ending: endingOf(reply), hints, takebacks, moves };
    await this.disk.update(id, () => result);
  }

  /** Show them as they are now. @param {Record<string, any>} [said] what has just been done with them */
  async show(said = {}) {
    const results = await this.disk.values();
    this.app.store.set({ dialog: { name: "statistics", rows: countUp(results), ...said } });
  }

  async saveFile() {
    const games = await this.disk.values();
    const text = JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1);
    download(`number-parlour-statistics-${dayOf()}.json`, text);
  }

  /**
   * Add what a file tells; what is known already stays as it is. Where anything in it does not fit, nothing is added.
   * @param {File} file
   */
  async addFile(file) {
    const { text, refusal } = await readText(file);
    const read = refusal ?? readStatistics(text);
    if (!Array.isArray(read)) {
      await this.show({ refusal: read });
      return;
    }
    const known = new Set((await this.disk.values()).map(({ id }) => id));
    const added = [...new Map(read.map((result) => [result.id, result])).values()];
    const fresh = added.filter(({ id }) => !known.has(id));
    await Promise.all(fresh.map((result) => this.disk.update(result.id, (before) => before ?? result)));
    await this.show({ added: fresh.length });
  }

  /** Erase them; returns whether nothing is left on the disk. */
  erase() {
    return this.disk.erase();
  }

  /** Erase them from their own dialog. */
  async clear() {
    const isDone = await this.erase();
    await this.show(isDone ? {} : { refusal: refuse("statistics-kept") });
  }
}

/**
 * @param {Reply} reply
 * @returns {Ending}
 */
export function endingOf({ seats, outcome }) {
  // Whoever left was one of the people.
  const people = seats.flatMap(({ who, left }, seat) => (who === "person" || left ? [seat] : []));
  if (people.length !== 1) return people.length > 1 ? "shared" : "watched";
  const winners = outcome?.winners ?? [];
  // Whoever plays alone wins against the game, or loses to it.
  if (seats.length === 1) return winners.length > 0 ? "won" : "lost";
  // Where everybody has won, nobody has.
  if (winners.length === 0 || winners.length === seats.length) return "drawn";
  return winners.includes(people[0]) ? "won" : "lost";
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
  /** @type {any} */
  let told;
  try {
    told = JSON.parse(text);
  } catch {
    return refuse("statistics-text");
  }
  if (told?.format !== FORMAT || !Number.isInteger(told.version)) return refuse("statistics-form");
  if (told.version > VERSION) return refuse("statistics-newer");
  if (told.version < 1 || !Array.isArray(told.games)) return refuse("statistics-form");
  const results = told.games.map(readResult);
  const wrong = results.indexOf(null);
  return wrong < 0 ? results : refuse("statistics-game", { number: wrong + 1 });
}

/** @param {string} code @param {Record<string, any>} [args] @returns {Refusal} */
const refuse = (code, args = {}) => ({ code, args, rule: "" });

/**
 * One result, where it has the form of it; nothing else of what came with it is kept.
 * @param {any} told
 * @returns {Result | null}
 */
function readResult(told) {
  const fits =
    isShort(told?.id) &&
    isShort(told.game) &&
    typeof told.day === "string" &&
    /^\d{4}-\d\d-\d\d$/.test(told.day) &&
    Array.isArray(told.levels) &&
    told.levels.length <= 8 &&
    told.levels.every((/** @type {unknown} */ level) => isCount(level, 9)) &&
    ENDINGS.includes(told.ending) &&
    [told.hints, told.takebacks, told.moves].every((count) => isCount(count, 999_999));
  if (!fits) return null;
  const { id, game, day, levels, ending, hints, takebacks, moves } = told;
  return { id, game, day, levels, ending, hints, takebacks, moves };
}

/** @param {unknown} text */
const isShort = (text) => typeof text === "string" && /^[\w-]{1,64}$/.test(text);

/** @param {unknown} number @param {number} most */
const isCount = (number, most) => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most;
