/** Which puzzle comes next: of the kind that was chosen, as hard as the ones before went, and never alike to the last. */

import { numberOf } from "../model/dates.js";
import { MOST_DOTS } from "./packs.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("./records.js").Record_} Record_ */
/** @typedef {{dots: number, done: number, wins: number, losses: number}} Level dots: that the next one shall have; done: puzzles
 *   of the kind so far; wins, losses: in a row, since the dots were others */

/** Answers alone, one after the other, after which the next puzzle is a dot harder; failures after which it is one easier. */
const WINS = 3;
const LOSSES = 2;

/** So many puzzles of a kind are a beginning, which rises gently: to so many dots. */
const FIRST = 10;
const GENTLE = 3;

/** From so much on two positions look alike: of their words, how many stand at the same place. */
const ALIKE = 0.75;

/** What somebody begins a kind with. @type {Level} */
const BEGINNING = { dots: 1, done: 0, wins: 0, losses: 0 };

/**
 * What a level is after one more puzzle. What was done alone at the second try says neither that it is too easy nor too hard.
 * @param {Level} level
 * @param {import("./records.js").How} how
 * @returns {Level}
 */
function goOn({ dots, done, wins, losses }, how) {
  const isLost = how === "helped" || how === "tried";
  const after = {
    done: done + 1,
    wins: isLost ? 0 : wins + Number(how === "alone"),
    losses: isLost ? losses + 1 : 0,
  };
  if (after.losses === LOSSES) return { ...after, dots: Math.max(1, dots - 1), losses: 0 };
  if (after.wins < WINS) return { ...after, dots };
  const most = after.done < FIRST ? GENTLE : MOST_DOTS;
  return { ...after, dots: Math.max(dots, Math.min(most, dots + 1)), wins: 0 };
}

/**
 * How hard the next puzzle of each kind shall be, by all that was done: who comes back goes on from there.
 * @param {Record_} record
 * @returns {Map<string, Level>} by kind
 */
export function levelsOf(record) {
  /** @type {Map<string, Level>} */
  const levels = new Map();
  // Those of a day are in the order in which they came.
  const all = Object.values(record).sort(
    (one, other) => Number(one.day > other.day) - Number(one.day < other.day),
  );
  for (const { how, task } of all)
    if (how !== "missed") levels.set(task, goOn(levels.get(task) ?? BEGINNING, how));
  return levels;
}

/**
 * Whether two puzzles look or reckon alike: of one kind, with the same measures, or with nearly all at the same places.
 * @param {Puzzle} one
 * @param {Puzzle} other
 */
export function areAlike(one, other) {
  if (one.task !== other.task) return false;
  const [facts, others] = [Object.entries(one.facts), other.facts];
  if (facts.length > 0 && facts.every(([name, value]) => others[name] === value)) return true;
  const [words, same] = [one.position.split(/\s+/), other.position.split(/\s+/)];
  const count = words.filter((word, at) => word === same[at]).length;
  return count >= ALIKE * Math.max(words.length, same.length);
}

/**
 * Choose a puzzle: one that was not done yet before others, as hard as is wanted or as near as there is, and in a mixture
 * never twice of one kind.
 * @param {Puzzle[]} pack
 * @param {Record_} record
 * @param {{task: string, last: Puzzle | null}} wanted task: "" for a mixture of all; last: the one before
 * @param {() => number} [chance] from 0 to 1
 * @returns {Puzzle | null} null where the pack has none of the kind
 */
export function choose(pack, record, { task, last }, chance = Math.random) {
  const kinds = new Set(pack.map((each) => each.task));
  const isMixed = task === "" && kinds.size > 1;
  const fitting = pack.filter(
    (each) => (task === "" || each.task === task) && !(isMixed && each.task === last?.task),
  );
  const others = fitting.filter(({ id }) => id !== last?.id);
  const fresh = others.filter(({ id }) => !record[id]);
  const some = fresh.length > 0 ? fresh : others.length > 0 ? others : fitting;
  const unlike = last ? some.filter((each) => !areAlike(each, last)) : some;
  const from = unlike.length > 0 ? unlike : some;
  if (from.length === 0) return null;
  const levels = levelsOf(record);
  const farOf = (/** @type {Puzzle} */ each) =>
    Math.abs(each.dots - (levels.get(each.task) ?? BEGINNING).dots);
  const nearest = Math.min(...from.map(farOf));
  const near = from.filter((each) => farOf(each) === nearest);
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
