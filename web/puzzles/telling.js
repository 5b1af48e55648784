/** What is said of a puzzle's answers: of somebody's that is to be judged, and of one's own that was right. */

import { tellSentence } from "../i18n/advice.js";
import { flat } from "../i18n/arguments.js";
import { tellRefusal } from "../i18n/tell.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Trial} Trial */

/**
 * Somebody's answer, and the question whether it is right.
 * @param {NonNullable<Trial["judged"]>} judged
 * @param {Say} say
 */
export const tellJudged = (judged, say) => say("puzzle-judged", { answer: tellSentence(say, judged) });

/**
 * How it was solved: why that is right, with a number, and how many answers would have been as good. Where that is not
 * known, or any answer was asked for, there is nothing to tell of it.
 * @param {Trial} trial
 * @param {Say} say
 */
export function tellSolved({ puzzle, judged, several, said, number, args, why }, say) {
  if (judged) return why ? say("puzzle-mistake", { why: tellRefusal(say, why) }) : say("puzzle-no-mistake");
  if (several) return say("puzzle-all-found", { number: said.length });
  return number > 0 ? say(`right-${puzzle.task}`, { ...flat(args), number }) : say("puzzle-right");
}
