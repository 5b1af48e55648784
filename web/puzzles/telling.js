/** What is said of a puzzle's answers: of somebody's that is to be judged, and of one's own that was right. */

import { tellAnswer, tellSentence } from "../i18n/advice.js";
import { flat } from "../i18n/arguments.js";
import { namesIn, subjectOf, tellRefusal } from "../i18n/tell.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Trial} Trial */

/**
 * The answer of who asks, or of somebody, and the question whether it is right.
 * @param {NonNullable<Trial["judged"]>} judged
 * @param {Say} say
 * @param {string} [animal] who asks
 */
export const tellJudged = (judged, say, animal) =>
  say("puzzle-judged", {
    who: animal ? say(`animal-${animal}`) : say("puzzle-somebody"),
    answer: tellSentence(say, judged),
  });

/**
 * What there is besides somebody's answer that is none of the best: why it is not, and that what is better is asked for.
 * @param {Trial} trial
 * @param {Say} say
 */
export const tellBetter = ({ why }, say) =>
  say("puzzle-show-better", { why: why ? tellRefusal(say, why) : "" });

/**
 * Why it was wrong what was said of somebody's answer, and what is better, where anything is.
 * @param {Trial} trial
 * @param {Say} say
 */
export function tellFailed({ judged, why, better }, say) {
  const told = why ? tellRefusal(say, why) : "";
  if (!better || better.move === judged?.move) return told;
  return say("puzzle-better", { why: told, answer: tellSentence(say, better) });
}

/**
 * How it was solved: why that is right, with a number, and how many answers would have been as good. Where that is not
 * known, or any answer was asked for, there is nothing to tell of it.
 * @param {Trial} trial
 * @param {Say} say
 */
export function tellSolved({ puzzle, judged, several, said, number, args, why }, say) {
  if (several) return say("puzzle-all-found", { number: said.length });
  if (number > 0) return say(`right-${puzzle.task}`, { ...flat(args), number });
  if (judged) return why ? say("puzzle-mistake", { why: tellRefusal(say, why) }) : say("puzzle-no-mistake");
  return say("puzzle-right");
}

/**
 * The answer that is played out on the board: somebody's, and what may follow upon that, or the better one.
 * @param {Trial} trial
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {number} at
 * @param {Say} say
 * @param {string} [animal] who asks
 */
export function tellBoth({ both }, reply, at, say, animal) {
  const [said, ...following] = both[at];
  const answer = tellSentence(say, said);
  if (at > 0) return say("puzzle-shown-better", { answer });
  const events = tellReply(say, reply, following);
  return say("puzzle-shown-judged", {
    who: animal ? say(`animal-${animal}`) : say("puzzle-somebody"),
    answer,
    follows: events && say("puzzle-then", { events }),
  });
}

/**
 * What could be answered to a wrong answer, which nobody has said: a strike, as a capture, by itself, since how it comes to
 * that is drawn; "" where a game has no words for it.
 * @param {Say} say
 * @param {Pick<import("#border").Reply, "seats">} reply
 * @param {import("#border").Foretold[]} refuting
 */
export function tellReply(say, { seats }, refuting) {
  const events = refuting.flatMap((step) => step.events);
  const strike = events.findLast(({ kind }) => say.has(`then-${kind}`));
  if (strike) return tellAnswer(say, seats, [strike]);
  return events
    .filter(({ kind }) => say.has(`reply-${kind}`))
    .map(({ kind, seat, data }) =>
      say(`reply-${kind}`, { ...namesIn(say, seats, data), ...subjectOf(say, seats, seat) }),
    )
    .join(" ");
}
