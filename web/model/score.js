/** What was reached is worth so much: one formula for games, lessons, puzzles and sheets, which web/docs/embedding.md explains. */

import { warmthOf } from "./after.js";
import { ownSeat } from "./seats.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {{scaled: number | null, success: boolean | null, place: number}} Score scaled: from 0 to 1; both null where
 *   it cannot be said whose it is */

/** A tie for the first place. */
const EVEN = 0.5;

/** A loss, with as many points as the winner: always less than a tie. */
const CLOSEST = 0.4;

/** So much less for each wrong answer and each hint at a puzzle, and that is left at least where it is solved. */
const STEP = 0.25;

/**
 * How a game that is over went for the one person who played it.
 * @param {Pick<Reply, "outcome" | "seats" | "sides">} reply
 * @param {number | null} [par] what a computer has reached with the same deal, where one plays alone for that
 * @returns {Score}
 */
export function scoreOfGame({ outcome, seats, sides }, par = null) {
  const own = ownSeat(seats);
  // Several people play each other at one device: which of them the host knows, the page does not.
  if (!outcome || own === null) return { scaled: null, success: null, place: 0 };
  const { winners, scores, reason } = outcome;
  const isWinner = winners.includes(own);
  if (seats.length === 1) {
    if (isWinner) return { scaled: 1, success: true, place: 1 };
    if (par === null || par <= 0) return { scaled: 0, success: false, place: 1 };
    const score = Math.max(0, scores[0] ?? 0);
    return { scaled: Math.min(1, score / par), success: score >= par, place: 1 };
  }
  const place = placeOf(own, { winners, scores, sides });
  const isEven = warmthOf({ outcome, seats, sides }) === "warm-even" || winners.length === 0;
  if (isWinner) return isEven ? { scaled: EVEN, success: false, place } : { scaled: 1, success: true, place };
  if (winners.length === 0) return { scaled: EVEN, success: false, place };
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const share = best > 0 ? Math.min(1, Math.max(0, scores[own] ?? 0) / best) : 0;
  return { scaled: reason === "resigned" ? 0 : CLOSEST * share, success: false, place };
}

/**
 * The place of somebody's side, from 1: winners before all others, and those by their points; as many have one that are alike.
 * @param {number} own
 * @param {{winners: number[], scores: number[], sides: number[][]}} ended
 */
function placeOf(own, { winners, scores, sides }) {
  const worth = (/** @type {number[]} */ side) =>
    side.some((seat) => winners.includes(seat))
      ? Number.POSITIVE_INFINITY
      : Math.max(...side.map((seat) => scores[seat] ?? 0));
  const ours = worth(sides.find((side) => side.includes(own)) ?? [own]);
  return 1 + sides.filter((side) => worth(side) > ours).length;
}

/** A lesson that is reached. @returns {Score} */
export const scoreOfLesson = () => ({ scaled: 1, success: true, place: 0 });

/**
 * A puzzle that is solved.
 * @param {{wrong: number, hints: number}} way there
 * @returns {Score}
 */
export const scoreOfPuzzle = ({ wrong, hints }) => ({
  scaled: Math.max(STEP, 1 - STEP * (wrong + hints)),
  success: true,
  place: 0,
});

/**
 * A sheet of which each question is over: the mean of all those of which it can be said what they are worth.
 * @param {Pick<import("./state.d.ts").Worked, "worths" | "isSolved">} sheet
 * @returns {Score}
 */
export function scoreOfSheet({ worths, isSolved }) {
  const known = worths.filter((worth) => worth !== null);
  if (known.length === 0) return { scaled: null, success: null, place: 0 };
  const sum = known.reduce((before, worth) => before + worth, 0);
  return { scaled: sum / known.length, success: isSolved, place: 0 };
}
