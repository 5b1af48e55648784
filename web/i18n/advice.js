/** Makes sentences of an advice, in time or too late: what would be done, and why it is good. */

import { countPersons } from "../model/seats.js";
import { flat } from "./arguments.js";
import { tellList } from "./lists.js";
import { namesIn, seatName, subjectOf, tellWord } from "./tell.js";

/** @typedef {import("./words.js").Say} Say */

/** What may be said of somebody's answer to a puzzle. */
const JUDGEMENTS = ["best", "better"];

/**
 * What a sentence would do, as an advice: as far as the game has words for what would happen; "" where it has none.
 * @param {Say} say
 * @param {{events: import("#border").Happening[]}} foreseen
 */
export const tellAdvice = (say, { events }) =>
  events
    .filter(({ kind }) => say.has(`would-${kind}`))
    .map(({ kind, data }) => say(`would-${kind}`, flat(data)))
    .join(" ");

/**
 * The same, in notation where a game has no words for that.
 * @param {Say} say
 * @param {{move: string, events: import("#border").Happening[]}} foreseen
 */
export const tellSentence = (say, foreseen) =>
  tellAdvice(say, foreseen) || say("hint-sentence", { move: foreseen.move });

/**
 * Why a sentence is a good one, "" where nothing is to be said of it.
 * @param {Say} say
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {{merits: import("#border").Merit[]}} told
 */
export const tellMerits = (say, { seats }, { merits }) =>
  merits.map(({ code, args }) => say(`merit-${code}`, namesIn(say, seats, args))).join(" ");

/**
 * What a sentence has missed: in a game's own words for what would have happened at last, which may keep to its options;
 * `steps` is what would have led to that, and `why` is why it would have been good: a merit, else what it has decided.
 * A game may have a sentence of its own for a merit that is all that needs to be told.
 * @param {Say} say
 * @param {import("#border").Reply} reply
 * @param {import("#border").TurningPoint} missed
 */
export function tellMissed(say, { seats, options }, { seat, better, gain, events, merits, answer }) {
  const danger = tellAnswer(say, seats, answer, "now");
  const who = { who: seatName(say, seats, seat), own: String(countPersons(seats) === 1) };
  const named = merits.find(({ code }) => say.has(`better-${code}`));
  if (named) {
    const whole = say(`better-${named.code}`, { ...namesIn(say, seats, named.args), ...who });
    return `${danger} ${whole}`.trim();
  }
  const at = events.findLastIndex(({ kind }) => say.has(`missed-${kind}`));
  const steps = events
    .slice(0, Math.max(0, at))
    .filter(({ kind }) => say.has(`step-${kind}`))
    .map(({ kind, data }) => say(`step-${kind}`, flat(data)));
  const why = danger
    ? ""
    : tellMerits(say, { seats }, { merits: merits.slice(0, 1) }) || tellDecided(say, gain);
  const told = { ...who, steps: tellList(say, steps, "and"), stepsCount: steps.length, why };
  const missed =
    at < 0
      ? say("missed-better", { better, why })
      : say(`missed-${events[at].kind}`, { ...flat(options), ...flat(events[at].data), ...told });
  return `${danger} ${missed}`.trim();
}

/**
 * That a sentence would have won, or not have lost; "" of points, which say nothing that can be seen on the table.
 * @param {Say} say
 * @param {import("#border").TurningPoint["gain"]} gain
 */
const tellDecided = (say, { code, value }) => (code === "worth" ? "" : say(`gain-${code}`, { value }));

/**
 * What the other side may take at once after what was said, and could not after the better, "" where that is nothing.
 * @param {Say} say
 * @param {import("#border").Sitter[]} seats
 * @param {import("#border").Happening[]} answer
 * @param {"now" | "then"} [when] now: it was said just now; then: a heading says when
 */
export const tellAnswer = (say, seats, answer, when = "then") =>
  answer
    .map(({ kind, seat, data }) =>
      say(`then-${kind}`, { ...namesIn(say, seats, data), ...subjectOf(say, seats, seat), when }),
    )
    .join(" ");

/** Whether a hint is about somebody's answer, of which a word is asked for. @param {{move: string, events: unknown[]}} hint */
const judges = ({ move, events }) => events.length === 0 && JUDGEMENTS.includes(move);

/**
 * One step of a hint: where it begins, why it is good, or all of it; in notation where a game has no words for that.
 * @param {Say} say
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {import("../model/state.d.ts").Hint} hint
 * @param {{label: string, brief?: string} | undefined} thing what its first word stands for, where that is drawn
 */
export function tellHint(say, reply, hint, thing) {
  const { step, words } = hint;
  if (step === "why") return tellMerits(say, reply, hint);
  // What is said of somebody's answer is a word of its own.
  if (step === "sentence") return judges(hint) ? say(`word-${hint.move}`) : tellSentence(say, hint);
  return thing
    ? say("hint-where", { thing: thing.label, brief: thing.brief ?? thing.label })
    : say("hint-button", { button: tellWord(say, words[0], reply.seats) });
}
