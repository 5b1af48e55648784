/** Counts up what a class has answered: by pupil, by question, by skill; and writes it as a table for other programs. */

import { writeCsv } from "../model/csv.js";

/** @typedef {import("#border").JudgedItem} JudgedItem */
/** @typedef {import("../sheets/drawing.js").Asked} Asked */
/** @typedef {"alone" | "helped" | "wrong" | "open" | "over" | "won"} How helped: solved with hints, or not at once; over: a game that
 *   was played to its end; won: likewise, by whose it is */
/** @typedef {{how: How, tries: number, hints: number, wrong: JudgedItem["wrong"]}} Cell */
/** @typedef {{text: string, number: number, minutes: number, asked: Asked[], cells: Cell[], forged: string, isOld: boolean}} Row a slip;
 *   number: on the class's list, 0 for none; forged: why it cannot be what somebody has said, a code; isOld: one with the same
 *   number came later */
/** @typedef {{alone: number, helped: number, wrong: number, open: number, of: number}} Count over and won count as alone */

/** From which part on a class can do something; below which part it was hard. */
const CAN = 0.8;
const HARD = 0.5;

/** @param {JudgedItem} judged @param {number} hints @returns {Cell} */
export function cellOf({ result, tries, wrong, outcome }, hints) {
  const how =
    result === "right"
      ? tries <= 1 && hints === 0
        ? "alone"
        : "helped"
      : result === "played"
        ? outcome?.won
          ? "won"
          : "over"
        : result;
  return { how, tries, hints, wrong };
}

/**
 * Slips in the order of the list, each told whether a later one has its number.
 * @param {Row[]} rows in the order in which they came
 */
export function sortRows(rows) {
  const latest = new Map(rows.filter(({ forged }) => !forged).map(({ number, text }) => [number, text]));
  return rows
    .map((row) => ({ ...row, isOld: row.number > 0 && !row.forged && latest.get(row.number) !== row.text }))
    .toSorted((one, other) => (one.number || Infinity) - (other.number || Infinity) || 0);
}

/** Those that count. @param {Row[]} rows */
export const listCounted = (rows) => rows.filter(({ forged, isOld }) => !forged && !isOld);

/** @param {Cell[]} cells @returns {Count} */
export function countUp(cells) {
  const count = { alone: 0, helped: 0, wrong: 0, open: 0, of: cells.length };
  for (const { how } of cells) count[how === "over" || how === "won" ? "alone" : how] += 1;
  return count;
}

/**
 * How a question went, and which wrong answer was given most often.
 * @param {Row[]} rows that count
 * @param {number} at
 */
export function countQuestion(rows, at) {
  const cells = rows.map(({ cells: all }) => all[at]);
  /** @type {Map<string, {answer: JudgedItem["wrong"][number], asked: Asked, count: number}>} */
  const wrong = new Map();
  for (const { cells: all, asked } of rows) {
    const given = new Map(all[at].wrong.map((answer) => [answer.move, answer]));
    for (const answer of given.values()) {
      // With puzzles of one's own, the same sentence answers another question.
      const key = `${asked[at].puzzle?.id ?? ""} ${answer.move}`;
      const before = wrong.get(key);
      wrong.set(key, { answer, asked: asked[at], count: (before?.count ?? 0) + 1 });
    }
  }
  const commonest = [...wrong.values()].toSorted((one, other) => other.count - one.count)[0];
  return { count: countUp(cells), commonest: commonest ?? null };
}

/**
 * How each skill went that was asked for, and what to do next: "on" to harder ones, "again" with easier ones, or "talk" about it.
 * @param {Row[]} rows that count
 * @returns {{skill: string, count: Count, dots: number, next: "on" | "again" | "talk"}[]} dots: how hard it was at the median
 */
export function countSkills(rows) {
  /** @type {Map<string, {cells: Cell[], dots: number[]}>} */
  const skills = new Map();
  for (const { asked, cells } of rows) {
    for (const [at, { item, puzzle }] of asked.entries()) {
      if (item.asks === "play") continue; // which practises more than one puzzle does
      for (const skill of puzzle?.skills ?? []) {
        const { cells: all, dots } = skills.get(skill) ?? { cells: [], dots: [] };
        skills.set(skill, { cells: [...all, cells[at]], dots: [...dots, puzzle?.dots ?? 0] });
      }
    }
  }
  return [...skills].map(([skill, { cells, dots }]) => {
    const count = countUp(cells);
    const hard = dots.toSorted((one, other) => one - other)[dots.length >> 1];
    const next =
      count.alone >= CAN * count.of ? "on" : count.alone + count.helped < HARD * count.of ? "again" : "talk";
    return { skill, count, dots: hard, next };
  });
}

/**
 * The table of a class, one line for each slip; nothing in it that a pupil has written.
 * @param {Row[]} rows
 * @param {import("../i18n/words.js").Say} say
 */
export function writeTable(rows, say) {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: count }, (_, at) => [
    say("collect-csv-question", { number: at + 1 }),
    say("collect-csv-tries", { number: at + 1 }),
    say("collect-csv-hints", { number: at + 1 }),
  ]);
  const first = [
    say("collect-csv-number"),
    say("collect-csv-minutes"),
    ...heads.flat(),
    say("collect-csv-note"),
  ];
  const lines = rows.map(({ number, minutes, cells, forged, isOld }) => [
    number || "",
    minutes,
    ...(forged
      ? Array(count * 3).fill("")
      : cells.flatMap(({ how, tries, hints }) => [say(`collect-how-${how}`), tries, hints])),
    forged ? say("collect-csv-forged") : isOld ? say("collect-csv-old") : "",
  ]);
  return writeCsv([first, ...lines]);
}
