/** What can be told of hints and answers: which words a hint has told, and until when either holds. */

import { markedOf } from "./trials.js";

/** @typedef {import("./state.d.ts").Hint} Hint */

/**
 * The words that a hint has told so far.
 * @param {Hint | null} hint
 */
export const toldWords = (hint) => hint?.words.slice(0, hint.step === "where" ? 1 : undefined) ?? [];

/**
 * The words of what is marked on the board: what a hint has told, else an answer that a question is about.
 * @param {Hint | null} hint
 * @param {import("./state.d.ts").Trial | null} trial
 */
export const markedWords = (hint, trial) => (hint ? toldWords(hint) : markedOf(trial));

/**
 * Whether nothing else is said than a hint advises, in whatever order; what had been said before it was told was no answer
 * to it.
 * @param {Hint | null} hint
 * @param {string} said
 */
export const isFollowed = (hint, said) =>
  !hint?.move ||
  said === hint.said ||
  said.split(" ").every((word) => word === "" || hint.move.split(" ").includes(word));

/**
 * The last answer to a question while it holds: as long as the game is where it was.
 * @param {import("./state.d.ts").Play | null} play
 */
export const answerOf = (play) => {
  const told = play?.looking.told;
  return told && told.draft === play.saying.draft && told.reply === play.reply ? told : null;
};
