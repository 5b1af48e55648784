/** Makes sentences of an advice: what would be done, why it is good, and what it gains. */

import { flat } from "./arguments.js";

/** @typedef {import("./words.js").Say} Say */

/**
 * What a sentence would do, as an advice: as far as the game has words for what would happen; "" where it has none.
 * @param {Say} say
 * @param {{events: import("../store.js").Happening[]}} foreseen
 */
export const tellAdvice = (say, { events }) =>
  events
    .filter(({ kind }) => say.has(`would-${kind}`))
    .map(({ kind, data }) => say(`would-${kind}`, flat(data)))
    .join(" ");

/**
 * Why a sentence is a good one, "" where nothing is to be said of it.
 * @param {Say} say
 * @param {{whys: import("../store.js").Why[]}} told
 */
export const tellWhys = (say, { whys }) =>
  whys.map(({ code, args }) => say(`why-${code}`, flat(args))).join(" ");

/**
 * What a better sentence would have gained, or the best has gained over the next best; a game may have its own words.
 * @param {Say} say
 * @param {Pick<import("../store.js").Reply, "seats">} reply
 * @param {import("../store.js").TurningPoint} point
 */
export function tellGain(say, { seats }, { move, better, gain: { code, value } }) {
  const args = { value, seats: seats.length };
  return better === move ? say(`lead-${code}`, args) : say(`gain-${code}`, args);
}
