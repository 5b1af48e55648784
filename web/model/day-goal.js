/** The goal of a deal of the day: which tables are played for it, which results reach it, and which of two is the better. */

import { dealOfTheDay } from "./dates.js";

/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {{level: number, measure: string, most: number, options: import("./state.d.ts").Options, par?: boolean}} Goal
 *   level: of the computers that are to be beaten; measure: "", or what counts in a game for one: the level needs `most`
 *   of it, by its published games; par: whether a game for one is for the score that the level reaches with the very
 *   deal, by whatever options; options: which the goal is for, and else which it is set up with */
/** @typedef {{day: string, won: boolean, count: number, par?: number}} Result won: whether a game was won, the best with
 *   `count` of what is measured, 0 where nothing is; where a computer has played the deal too: `count` is the score, `par`
 *   the computer's, which wins as well */

/**
 * Whether such a table is played for the goal: alone, or one person against computers that are as strong, or stronger.
 * @param {Goal} goal
 * @param {Sitter[]} seats
 * @param {import("./state.d.ts").Options} options
 */
export function meets(goal, seats, options) {
  const others = seats.filter(({ who }) => who !== "person");
  const isFit = isForOne(goal)
    ? seats.length === 1 && others.length === 0
    : seats.length > 1 &&
      others.length === seats.length - 1 &&
      others.every(({ level = 0 }) => level >= goal.level);
  const isOpen = goal.par || Object.entries(goal.options).every(([key, value]) => options[key] === value);
  return isFit && isOpen;
}

/** Whether one plays for it alone. @param {Goal} goal */
export const isForOne = ({ measure, par = false }) => par || measure !== "";

/**
 * What a game for one has come to beside that of a computer with the same deal.
 * @param {string} day
 * @param {Pick<import("#border").Reply, "outcome">} reply
 * @param {number} par
 * @returns {Result}
 */
export function resultBeside(day, { outcome }, par) {
  const count = outcome?.scores[0] ?? 0;
  return { day, won: count >= par, count, par };
}

/**
 * Whether a deal has brought the person as little as the computer, which is nothing: as well done, but no feat.
 * @param {Result} result
 */
export const isBarren = ({ count, par }) => par !== undefined && par <= 0 && count === par;

/**
 * Whether a result reaches the goal.
 * @param {Goal} goal
 * @param {Result} result
 */
export const reaches = ({ measure, most }, { won, count }) => won && (!measure || count < most);

/**
 * The better of two results of one day: won, and with the least count, or beside a computer's with the most over it; the
 * later day's, where they are of two, but none of a day that is still to come: then the clock was wrong, and nothing would
 * count until it is so late.
 * @param {Result} now
 * @param {Result | null} before
 * @param {string} [today]
 */
export function better(now, before, today = dealOfTheDay()) {
  if (!before || before.day > today) return now;
  if (now.day > today) return before;
  if (before.day < now.day) return now;
  if (before.day > now.day) return before;
  if (before.won !== now.won) return before.won ? before : now;
  if (now.par !== undefined && before.par !== undefined)
    return before.count - before.par >= now.count - now.par ? before : now;
  return before.count <= now.count ? before : now;
}
