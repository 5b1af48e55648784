/** Makes sentences of an advice: what would be done, and why it is good. */

import { flat } from "./arguments.js";
import { namesIn, tellWord } from "./tell.js";

/** @typedef {import("./words.js").Say} Say */

/**
 * What a sentence would do, as an advice: as far as the game has words for what would happen; "" where it has none.
 * @param {Say} say
 * @param {{events: import("../model/store.js").Happening[]}} foreseen
 */
export const tellAdvice = (say, { events }) =>
  events
    .filter(({ kind }) => say.has(`would-${kind}`))
    .map(({ kind, data }) => say(`would-${kind}`, flat(data)))
    .join(" ");

/**
 * Why a sentence is a good one, "" where nothing is to be said of it.
 * @param {Say} say
 * @param {Pick<import("../model/store.js").Reply, "seats">} reply
 * @param {{merits: import("../model/store.js").Merit[]}} told
 */
export const tellMerits = (say, { seats }, { merits }) =>
  merits.map(({ code, args }) => say(`merit-${code}`, namesIn(say, seats, args))).join(" ");

/**
 * One step of a hint: where it begins, why it is good, or all of it; in notation where a game has no words for that.
 * @param {Say} say
 * @param {Pick<import("../model/store.js").Reply, "seats">} reply
 * @param {import("../model/store.js").Hint} hint
 * @param {{label: string, brief?: string} | undefined} thing what its first word stands for, where that is drawn
 */
export function tellHint(say, reply, hint, thing) {
  const { step, words, move } = hint;
  if (step === "why") return tellMerits(say, reply, hint);
  if (step === "sentence") return tellAdvice(say, hint) || say("hint-sentence", { move });
  return thing
    ? say("hint-where", { thing: thing.label, brief: thing.brief ?? thing.label })
    : say("hint-button", { button: tellWord(say, words[0], reply.seats) });
}
