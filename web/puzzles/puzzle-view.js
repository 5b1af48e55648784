/** A puzzle beside its board: what is asked, and how hard it is; and in the speech bubble what has come of an answer. */

import { html, nothing } from "lit";
import { draw, sign } from "../draw/signs.js";
import { tellRefusal } from "../i18n/tell.js";
import { asksWord, isJudging } from "../model/trials.js";
import { MOST_DOTS } from "./packs.js";
import { tellFailed, tellJudged, tellReply, tellSolved } from "./telling.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{label: string, act: () => unknown, isQuiet?: boolean}} Act isQuiet: few want it */
/** @typedef {{acts: Act[], back: Act}} Parting what leads away from a puzzle */
/** @typedef {{animal: string, picture: unknown}} Asker who asks */
/** @typedef {{at: number, of: number}} Which of how many a question is, from 1 */
/** @typedef {{answer: (word: string) => unknown, show: (at: number | null) => unknown, reckon: (reckons: boolean) => unknown}} Doing
 *   what is done with it: answer by a word; play out one of both answers, null: none; lay it anew, with sums told or not */

/**
 * How hard a puzzle is: so many dots of five, and in words.
 * @param {number} dots
 * @param {Say} say
 */
export const dotsView = (dots, say) => html`<span class="dots-of">
  ${Array.from({ length: MOST_DOTS }, (_, at) => html`<i class=${at < dots ? "is-on" : ""} aria-hidden="true"></i>`)}
  <span>${say(`puzzle-dots-${dots}`)}</span>
</span>`;

/**
 * The card stands as it is from the first touch to the last, so that on a phone nothing below it moves.
 * @param {Play} play
 * @param {Say} say
 * @param {Parting} parting
 * @param {Doing} doing
 * @param {{asker?: Asker, which?: Which, isFirst: boolean}} asking the animal that asks, if any; which of several questions it is; whether help
 *   is offered to who never solved one of its kind
 */
export function puzzleView(play, say, { acts, back }, { answer, show, reckon }, { asker, which, isFirst }) {
  const { trial, done } = play;
  if (!trial) return "";
  const { puzzle, several, said, number, judged } = trial;
  return html`<section class="card lesson puzzle ${done ? "is-done" : ""} ${asker ? "is-asked" : ""} ${judged ? "is-judged" : ""}" aria-labelledby="lesson-title">
    <h1 id="lesson-title">
      <span class="puzzle-title">${asker?.picture} ${which ? whichView(which, say) : ""} ${say(judged ? "puzzles-mistake" : `task-${puzzle.task}-title`)}</span> ${puzzle.dots && !isJudging(trial) ? html`<span class="fine">${dotsView(puzzle.dots, say)}</span>` : ""}
    </h1>
    <div>
      <p class="lesson-task">${say(`task-${puzzle.task}`)} ${judged ? tellJudged(judged, say, asker?.animal) : ""}</p>
      ${isFirst ? html`<p class="fine first-help">${say("puzzle-first")}</p>` : ""}
      ${several ? html`<p class="told so-far" role="status">${say("puzzle-so-far", { found: said.length, left: done ? 0 : number })}</p>` : ""}
      ${wordsView(play, say, { answer, show })}
      <p class="buttons">
        ${acts.map(({ label, act, isQuiet }) => html`<button type="button" class=${isQuiet ? "link is-later" : nothing} @click=${act}>${label}</button>`)}
        <button type="button" class="link" @click=${back.act}>${back.label}</button>
        ${done || judged ? "" : aloneView(trial, say, reckon)}
        ${puzzle.dots ? html`<span class="fine puzzle-id">${say("puzzle-id", { id: puzzle.id })}</span>` : ""}
      </p>
    </div>
  </section>`;
}

/** Which of several questions it is. @param {Which} which @param {Say} say */
const whichView = (which, say) => html`<span class="fine">
  <span class="visually-hidden">${say("puzzle-question")}</span> ${say("puzzle-number", { ...which })}
</span>`;

/**
 * The words to answer with. Once one is said, their place is kept, for what is asked of the board then, and for what there is
 * to be looked at in the end.
 * @param {Play} play
 * @param {Say} say
 * @param {Pick<Doing, "answer" | "show">} doing
 */
function wordsView({ trial, done, looking: { shown } }, say, { answer, show }) {
  if (!trial || trial.words.length === 0) return "";
  const { words, both } = trial;
  const asks = !done && asksWord(trial);
  return html`<p class="buttons puzzle-words ${asks ? "" : "is-said"}">
    ${words.map((word) => html`<button type="button" class="primary" @click=${() => void answer(word)}>${say(`word-${word}`)}</button>`)}
    ${!asks && !done ? html`<span class="puzzle-over told">${say("puzzle-show")}</span>` : ""}
    ${
      done && both.length > 0
        ? html`<span class="puzzle-over" role="group" aria-label=${say("puzzle-both")}>
            ${both.map(
              (
                _,
                at,
              ) => html`<button type="button" class="puzzle-both" aria-pressed=${at === shown} @click=${() => show(at === shown ? null : at)}>
                ${say(`puzzle-both-${at}`)}
              </button>`,
            )}
          </span>`
        : ""
    }
  </p>`;
}

/**
 * Whether no sum is told, which one can choose until it is solved.
 * @param {import("../model/state.d.ts").Trial} trial
 * @param {Say} say
 * @param {Doing["reckon"]} reckon
 */
function aloneView({ reckons }, say, reckon) {
  if (reckons === null) return "";
  const choose = (/** @type {Event} */ { target }) =>
    reckon(/** @type {HTMLInputElement} */ (target).checked);
  return html`<span class="field">
    <label><input type="checkbox" .checked=${reckons} @change=${choose} /> ${say("puzzle-alone")}</label>
  </span>`;
}

/**
 * How it was solved, or why it was not.
 * @param {import("../model/state.d.ts").Trial} trial
 * @param {Say} say
 */
export const endView = (trial, say) =>
  trial.failed
    ? html`<p class="status">${tellFailed(trial, say)}</p>`
    : html`<p class="status reached">
        <span class="cheer" aria-hidden="true">${sign("star")}</span>
        <span>${tellSolved(trial, say)}
          ${trial.cheer ? html`<strong>${say(`puzzle-cheer-${trial.cheer}`)}</strong>` : ""}</span>
      </p>`;

/** What is told of an answer that is played out; it is said aloud, too. @param {string} told */
export const shownView = (told) => html`<p class="status shown">${told}</p>`;

/** The outline of a tick, as it lies on what was found. */
const TICK = "M9.4 19.6 2.6 12.8l2.6-2.6 4.2 4.2 9.4-9.4 2.6 2.6z";

/** That somebody's answer is none of the best was seen, and why it is not. @param {import("../model/state.d.ts").Trial} trial @param {Say} say */
export const seenView = ({ why }, say) =>
  why
    ? html`<p class="status found"><span>${draw(TICK, "sign")} ${say("puzzle-mistake", { why: tellRefusal(say, why) })}</span></p>`
    : "";

/** That one of several answers was right. @param {Say} say */
export const foundView = (say) =>
  html`<p class="status found"><span>${draw(TICK, "sign")} ${say("puzzle-found")}</span></p>`;

/**
 * What the other side would have answered to the wrong sentence that was said last.
 * @param {import("../model/state.d.ts").Trial} trial
 * @param {import("#border").Reply} reply
 * @param {Say} say
 */
export function refutedView({ line }, reply, say) {
  const [, ...refuting] = line;
  if (refuting.length === 0) return "";
  const told = tellReply(say, reply, refuting);
  return told && html`<p class="refuted" role="status">${say("puzzle-then", { events: told })}</p>`;
}
