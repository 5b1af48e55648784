/** What is said of a puzzle's answers: of somebody's that is to be judged, and of one's own that was right. */

import { tellSentence } from "../i18n/advice.js";
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
 * How it was solved, and how many answers would have been as good.
 * @param {Trial} trial
 * @param {Say} say
 */
export function tellSolved({ judged, several, said, number, why }, say) {
  if (judged) return why ? say("puzzle-mistake", { why: tellRefusal(say, why) }) : say("puzzle-no-mistake");
  return several ? say("puzzle-all-found", { number: said.length }) : say("puzzle-right", { number });
}
