/** The spotlight of a lesson: which words are bright, while everything else on the table is dimmed. */

/** @typedef {Pick<import("../model/state.d.ts").Lesson, "goals" | "about" | "hinted">} Taught */

/**
 * The words that are bright, null where all are. Until a hint is asked for, that is what the lesson is about, so that
 * what is to be found stays to be found; else what the goals begin with, and then all that may follow. A hint leaves
 * only what reaches a goal. The light follows the sentence: what was said is bright, and of the goals those count that
 * hold all of it.
 * @param {Taught} lesson
 * @param {string[]} said
 * @param {ReadonlySet<string>} open the words that may come next
 * @param {(word: string) => boolean} isDrawn
 * @returns {string[] | null}
 */
export function findBright({ goals, about, hinted }, said, open, isDrawn) {
  if (!hinted && about.length > 0) return [...about, ...said];
  const sentences = goals.map((goal) => goal.split(" "));
  if (sentences.length === 0) return null;
  const following = sentences.filter((words) => said.every((word) => words.includes(word)));
  // What was said leads nowhere here: one begins anew.
  if (following.length === 0) return [...said, ...sentences.flatMap((words) => words.find(isDrawn) ?? [])];
  const next = hinted || said.length === 0 ? following.flat().filter((word) => open.has(word)) : open;
  return [...said, ...next];
}
