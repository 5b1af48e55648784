/** The number sentence on the slate of Numero: of the turn in the making, or of the last one, as it is said aloud. */

/** @typedef {import("#border/numero").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {{text: string, isRight: boolean}} Sentence */

/** What stands between two sums. */
export const BETWEEN = ",  ";

/** A sentence with what it comes to: `10 − 2 = 8`. @param {string} sentence @param {unknown} value */
const equal = (sentence, value) => `${sentence} = ${value}`;

/**
 * What the slate shows: nothing before anybody has taken or built.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Sentence | null}
 */
export function sentenceOf(view, { log }) {
  if (view.composing) return composed(view.steps ?? [], view.composing);
  return view.steps ? inTheMaking(view) : lastOf(log);
}

/** What somebody else has reckoned so far, as far as it is shown. @param {View} view */
const inTheMaking = ({ steps = [], taking }) =>
  steps.length > 0 ? { text: steps.join(BETWEEN), isRight: taking !== undefined } : null;

/**
 * What was reckoned so far in the turn in the making. Those who reckon alone see what is added, and not what it makes.
 * @param {string[]} steps
 * @param {import("#border/numero").Composing} composing
 */
function composed(steps, { sentence, sum, card, shown }) {
  const parts = [...steps];
  const isRight = shown && card !== "" && sum === Number(card.slice(1));
  // A pile by itself is no sum, and yet right where a card is as much.
  if (isSum(sentence) || (isRight && sentence !== "")) parts.push(equal(sentence, shown ? sum : "?"));
  return parts.length > 0 ? { text: parts.join(BETWEEN), isRight } : null;
}

/** What ends a turn, or changes a pile in it, or takes a build apart. */
const TURN = new Set(["changed", "dropped", "took", "built", "discarded", "challenged"]);

/** What somebody reckoned in the last turn, where they did. @param {Ui["log"]} log */
function lastOf(log) {
  const { events = [] } = log.findLast((record) => record.events.some(({ kind }) => TURN.has(kind))) ?? {};
  const parts = events.flatMap(({ kind, data: told }) => {
    const data = /** @type {{sentence: string, sentences: string[], value: number}} */ (told);
    if (kind === "changed" || kind === "built") return [equal(data.sentence, data.value)];
    if (kind !== "took") return [];
    return data.sentences.map((sum) => equal(sum, data.value));
  });
  const isRight = events.some(({ kind }) => kind === "took");
  return parts.length > 0 ? { text: parts.join(BETWEEN), isRight } : null;
}

/** @param {string} sentence */
const isSum = (sentence) => sentence.includes("+");
