/** Which puzzle comes next: of the kind and the difficulty that was chosen, and in a mixture never twice of one kind. */

import { numberOf } from "../model/dates.js";
import { MOST_DOTS } from "./packs.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("./records.js").Record_} Record_ */

/** Answers alone, one after the other, after which the next puzzle is a dot harder. */
const RUN = 2;

/**
 * How hard the next puzzle shall be: what was solved alone twice in a row is followed by something harder, what was not
 * solved by something easier.
 * @param {number} dots of the last one, 0 where there was none
 * @param {import("./records.js").How[]} course how the last ones went
 */
export function nextDots(dots, course) {
  if (dots === 0) return 1;
  if (course.at(-1) === "tried") return Math.max(1, dots - 1);
  const isRun = course.length >= RUN && course.slice(-RUN).every((how) => how === "alone");
  return isRun ? Math.min(MOST_DOTS, dots + 1) : dots;
}

/**
 * Choose a puzzle: one that was not done yet before others, as hard as is wanted or as near as there is.
 * @param {Puzzle[]} pack
 * @param {Record_} record
 * @param {{task: string, dots: number, last: Puzzle | null}} wanted task: "" for a mixture of all; last: the one before
 * @param {() => number} [chance] from 0 to 1
 * @returns {Puzzle | null} null where the pack has none of the kind
 */
export function choose(pack, record, { task, dots, last }, chance = Math.random) {
  const kinds = new Set(pack.map((each) => each.task));
  const isMixed = task === "" && kinds.size > 1;
  const fitting = pack.filter(
    (each) => (task === "" || each.task === task) && !(isMixed && each.task === last?.task),
  );
  const others = fitting.filter(({ id }) => id !== last?.id);
  const fresh = others.filter(({ id }) => !record[id]);
  const from = fresh.length > 0 ? fresh : others.length > 0 ? others : fitting;
  if (from.length === 0) return null;
  const nearest = Math.min(...from.map((each) => Math.abs(each.dots - dots)));
  const near = from.filter((each) => Math.abs(each.dots - dots) === nearest);
  return near[Math.floor(chance() * near.length)];
}

/**
 * The puzzle of a day: the same for everybody who has the same pack, and another one each day.
 * @param {Puzzle[]} pack
 * @param {string} day
 */
export function puzzleOf(pack, day) {
  // Days are numbers in a row; steps that share no factor with most lengths lead through the whole pack.
  return pack[Math.abs(numberOf(day) * 7919) % pack.length];
}
