/** What fits the end of a game: how warmly it is spoken of, and what to do next. */

import { countPersons, levelOf, ownSeat } from "./seats.js";

/** @typedef {Pick<import("#border").Reply, "outcome" | "seats" | "sides">} Ended */

/** @typedef {"won" | "lost" | "drawn" | "shared" | "watched"} Ending
 *   won, lost, drawn: for the one person who played against computers; shared: people played each other;
 *   watched: computers did */

/** Characters of what was played, at most, where results are compared: options that people write may be of any length. */
export const LONGEST_TABLE = 400;

/** Who has all but this share of the winner's points was close. */
const CLOSE = 0.1;

/** Who has less than this share of them was far behind: a good fight is something else. */
const FAR = 0.5;

/** So many games lost one after the other ask for something easier. */
const TOO_HARD = 2;

/** @typedef {{code: "next" | "easier" | "moment" | "lesson" | "puzzle" | "again", level: number}} Step what to do next;
 *   level: against which to play, 0 for the same */

/** @type {Step} */
export const AGAIN = { code: "again", level: 0 };

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
  if (isClose(scores[own], best)) return "warm-close";
  return scores[own] < best * FAR ? "warm-far" : "warm-lost";
}

/** @param {number} less @param {number} more points */
const isClose = (less, more) => more - less <= Math.max(1, more * CLOSE);

/**
 * Whether a win was nearly none: another side has almost as many points.
 * @param {Ended} ended
 */
export function isNarrow({ outcome, seats, sides }) {
  const own = ownSeat(seats);
  if (!outcome || own === null || !outcome.winners.includes(own)) return false;
  const { winners, scores } = outcome;
  const others = sides.filter((side) => !side.some((seat) => winners.includes(seat))).flat();
  return others.some((seat) => isClose(scores[seat], scores[own]));
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

/**
 * What fits an end best: the next level, an easier one after two losses, the moment at which it could have gone otherwise, a
 * lesson, the puzzle of the day, or playing again. People among themselves, and who only watches, play again.
 * @param {Ended} ended
 * @param {{levels: number, losses: number, lessons: boolean, puzzles: boolean, decided: boolean}} can levels: how many there
 *   are to choose from; losses: in a row; lessons, puzzles: whether any are left; decided: whether the person has decided
 *   more than one thing
 * @returns {Step}
 */
export function stepAfter(ended, { levels, losses, lessons, puzzles, decided }) {
  const { outcome, seats } = ended;
  const own = ownSeat(seats);
  if (!outcome || own === null) return AGAIN;
  const isAlone = seats.length === 1;
  if (outcome.winners.includes(own) && (isAlone || outcome.winners.length < seats.length)) {
    const level = nextLevel(ended, levels);
    if (level > 0) return { code: "next", level };
    return puzzles ? { ...AGAIN, code: "puzzle" } : AGAIN;
  }
  const level = levelOf(seats.filter(({ left }) => !left));
  if (losses >= TOO_HARD && levels > 0 && level > 1) return { code: "easier", level: level - 1 };
  if (losses >= TOO_HARD && lessons) return { ...AGAIN, code: "lesson" };
  return decided ? { ...AGAIN, code: "moment" } : AGAIN;
}

/** By what a decision cost, the gravest first. */
const COSTS = ["win", "save", "worth"];

/**
 * The turning point that a person would best try again: what cost them most, or where the game turned against them.
 * @param {import("#border").TurningPoint[]} points
 * @param {number | null} own seat
 */
export function momentOf(points, own) {
  const cost = (/** @type {import("#border").TurningPoint} */ { gain: { code, value } }) =>
    code === "worth" ? -Math.abs(value) : value;
  return points
    .filter(
      ({ seat, kind, gain }) => seat === own && (kind === "better" || (kind === "turned" && gain.value < 0)),
    )
    .toSorted(
      (one, other) =>
        COSTS.indexOf(one.gain.code) - COSTS.indexOf(other.gain.code) || cost(one) - cost(other),
    )[0];
}
