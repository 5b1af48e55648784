/** What fits the end of a game: how warmly it is spoken of, and against which level to play next. */

import { countPersons, levelOf, ownSeat } from "./seats.js";

/** @typedef {Pick<import("#border").Reply, "outcome" | "seats" | "sides">} Ended */

/** @typedef {"won" | "lost" | "drawn" | "shared" | "watched"} Ending
 *   won, lost, drawn: for the one person who played against computers; shared: people played each other;
 *   watched: computers did */

/** Characters of what was played, at most, where results are compared: options that people write may be of any length. */
export const LONGEST_TABLE = 400;

/** A loser who has all but this share of the winner's points was close. */
const CLOSE = 0.1;

/** Whether a computer has won where people play: then nothing is thrown into the air. @param {Ended} ended */
export function isLost({ outcome, seats }) {
  const winners = outcome?.winners ?? [];
  return (
    countPersons(seats) > 0 && winners.length > 0 && winners.every((seat) => seats[seat].who !== "person")
  );
}

/**
 * How the end is spoken of, as a code; "" where nothing is said: nobody plays, or nobody against them, or somebody gave up.
 * @param {Ended} ended
 */
export function warmthOf({ outcome, seats, sides }) {
  if (!outcome || outcome.reason === "resigned" || seats.length === 1 || countPersons(seats) === 0) return "";
  const own = ownSeat(seats);
  if (own === null) return "warm-people";
  const { winners, scores } = outcome;
  const won = sides.filter((side) => side.some((seat) => winners.includes(seat)));
  const isWinner = winners.includes(own);
  if (won.length === 0 || (isWinner && won.length > 1)) return "warm-even";
  if (isWinner) return "warm-won";
  const best = Math.max(...winners.map((seat) => scores[seat]));
  return best - scores[own] <= Math.max(1, best * CLOSE) ? "warm-close" : "warm-lost";
}

/**
 * The level that the only person has won against, 0 where they have not, or the computers have several.
 * @param {Ended} ended
 */
export function beatenLevel({ outcome, seats, sides }) {
  const isWon = warmthOf({ outcome, seats, sides }) === "warm-won";
  return isWon ? levelOf(seats.filter(({ left }) => !left)) : 0;
}

/**
 * The level to play against next, 0 where the same serves.
 * @param {Ended} ended
 * @param {number} levels how many the game has
 */
export function nextLevel(ended, levels) {
  const beaten = beatenLevel(ended);
  return beaten > 0 && beaten < levels ? beaten + 1 : 0;
}
