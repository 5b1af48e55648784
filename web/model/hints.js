/** What can be told of hints and answers: which words a hint has told, and until when either holds. */

/** @typedef {import("./state.d.ts").Hint} Hint */

/**
 * The words that a hint has told so far.
 * @param {Hint | null} hint
 */
export const toldWords = (hint) => hint?.words.slice(0, hint.step === "where" ? 1 : undefined) ?? [];

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
