/** What can be told of a question on the table: whether a word is what it asks for, and which answer is marked on the board. */

/** @typedef {import("./state.d.ts").Trial} Trial */

/**
 * Whether one of its words is asked for: of somebody's answer just one is said, and then what is better is shown.
 * @param {Trial} trial
 */
export const asksWord = ({ words, judged, said }) =>
  words.length > 0 && (judged === null || said.length === 0);

/**
 * The words of what is marked: of what is asked about, of an answer that is to be judged, and once nothing more is asked, of
 * what is better.
 * @param {Trial | null} trial
 */
export function markedOf(trial) {
  if (!trial || !asksWord(trial)) return [];
  return (trial.better ?? trial.judged)?.move.split(" ") ?? trial.about;
}

/** Whether nothing on the board is to be touched, since a word is asked for. @param {Pick<import("./state.d.ts").Play, "trial">} play */
export const isStill = ({ trial }) => trial !== null && asksWord(trial);

/** @type {import("#border").Foretold[]} */
const NOTHING = [];

/**
 * What is drawn besides the table as it stands: what would follow upon a wrong answer, as long as it is told why that is
 * wrong; and once a question is over, which of both answers is played out.
 * @param {Pick<import("./state.d.ts").Play, "trial" | "done" | "saying" | "looking">} play
 */
export function lineOf({ trial, done, saying: { refusal }, looking: { hint, past, shown } }) {
  if (!trial || hint || past) return NOTHING;
  if (done) return trial.both[shown ?? -1] ?? NOTHING;
  return refusal?.code.startsWith("wrong-") ? trial.line : NOTHING;
}

/** Whether somebody's answer is to be judged, and was not yet. @param {Trial | null} trial */
export const isJudging = (trial) =>
  trial !== null && trial.judged !== null && asksWord(trial) && !trial.failed;
