/** Makes sentences of what a review has found: what would have been better, and what that would have gained. */

import { countMoves } from "../model/records.js";
import { countPersons, ownSeat } from "../model/seats.js";
import { tellMerits, tellSentence } from "./advice.js";
import { flat } from "./arguments.js";

/** @typedef {import("./words.js").Say} Say */

/**
 * What would have been better than what was said, in notation where a game has no words for that.
 * @param {Say} say
 * @param {import("#border").TurningPoint} point
 */
export const tellBetter = (say, { better, events }) => tellSentence(say, { move: better, events });

/** So much better is much better, in points: ten lie between an even game and a won one. @type {[number, string][]} */
const MUCH = [
  [6, "much"],
  [3.5, "more"],
  [0, "little"],
];

/**
 * What a better sentence would have gained, or the best has gained over the next best, or which way the game went from
 * there; a game may have its own words, which may keep to its options. "" of what was good and not better than all else.
 * @param {Say} say
 * @param {Pick<import("#border").Reply, "seats" | "options">} reply
 * @param {import("#border").TurningPoint} point
 */
export function tellGain(say, { seats, options }, point) {
  const { code, value } = point.gain;
  const much = MUCH.find(([least]) => value >= least)?.[1] ?? "";
  const args = { ...flat(options), value, much, seats: seats.length };
  if (point.kind === "turned") return say("point-turn", { way: value > 0 ? "for" : "against" });
  if (isFault(point)) return say(`gain-${code}`, args);
  return value > 0 ? say(`lead-${code}`, args) : "";
}

/** Whether something else would have been better. @param {Pick<import("#border").TurningPoint, "kind">} point */
export const isFault = ({ kind }) => kind === "better";

/** Whether what was said was good. @param {Pick<import("#border").TurningPoint, "kind">} point */
export const isPraise = ({ kind }) => kind === "best" || kind === "good";

/**
 * Whether a computer that plays against people has missed something: nobody is to feel it as a fault of theirs.
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {import("#border").TurningPoint} point
 */
export const isChance = ({ seats }, point) =>
  isFault(point) && seats[point.seat].who === "computer" && countPersons(seats) > 0;

/**
 * A turning point in short, with the weightiest reason alone, for those who look at it.
 * @param {Say} say
 * @param {import("#border").LogRecord[]} log
 * @param {Pick<import("#border").Reply, "seats" | "options">} reply
 * @param {import("#border").TurningPoint} point
 * @param {string} name of the player who had the turn
 */
export function tellPoint(say, log, reply, point, name) {
  const move = countMoves(log, point.at) + 1;
  const why = tellMerits(say, reply, { merits: point.merits.slice(0, 1) }) || tellGain(say, reply, point);
  if (!isFault(point)) return say(`past-${point.kind}`, { move, why });
  const better = tellBetter(say, point);
  return isChance(reply, point)
    ? say("past-chance", { move, name, better, why })
    : say("past-better", { move, better, why });
}

/**
 * What a review has found: what was done well, what people could have done better, and computers, and where the game
 * turned.
 * @param {Say} say
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {import("#border").TurningPoint[]} points
 */
export function tellFound(say, reply, points) {
  const count = (/** @type {import("#border").TurningPoint["kind"]} */ sought) =>
    points.filter(({ kind }) => kind === sought).length;
  const [best, good, turned] = [count("best"), count("good"), count("turned")];
  const chances = points.filter((point) => isChance(reply, point)).length;
  const faults = count("better") - chances;
  const you = ownSeat(reply.seats) === null ? "no" : "yes";
  const found = [
    best > 0 && say("review-best", { count: best }),
    good > 0 && say("review-good", { count: good, you }),
    faults > 0 && say("review-better", { count: faults, you }),
    faults === 0 && best + good + turned > 0 && say("review-faultless", { you }),
    turned > 0 && say("review-turned", { count: turned }),
    chances > 0 && say("review-chances", { count: chances }),
  ];
  const told = found.filter(Boolean).join(" ");
  if (told) return told;
  return say("review-none");
}
