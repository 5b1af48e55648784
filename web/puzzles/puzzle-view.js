/** A puzzle beside its board: what is asked, how hard it is, what a wrong answer would lead to, and how it was solved. */

import { html } from "lit";
import { sign } from "../draw/signs.js";
import { tellRecord } from "../i18n/tell.js";
import { MOST_DOTS } from "./packs.js";
import { tellJudged, tellSolved } from "./telling.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/store.js").Play} Play */
/** @typedef {import("./practice.js").Practice} Practice */

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
 * @param {Play} play
 * @param {Say} say
 * @param {Practice} practice
 */
export function puzzleView(play, say, practice) {
  const { lesson, game } = play;
  const trial = lesson?.puzzle;
  if (!lesson || !trial) return "";
  const { puzzle, several, said, number, words } = trial;
  return html`<section class="card lesson puzzle" aria-labelledby="lesson-title">
    <h1 id="lesson-title">
      ${say(trial.judged ? "puzzles-mistake" : `task-${puzzle.task}-title`)} <span class="fine">${dotsView(puzzle.dots, say)}</span>
    </h1>
    <div>
      <p class="lesson-task">${say(`task-${puzzle.task}`)} ${trial.judged ? tellJudged(trial.judged, say) : ""}</p>
      ${several && !lesson.done ? html`<p class="told" role="status">${say("puzzle-so-far", { found: said.length, left: number })}</p>` : ""}
      ${refutedView(play, say)}
      ${
        lesson.done
          ? html`<p class="reached">
              <span class="cheer" aria-hidden="true">${sign("star")}</span>
              <span>${tellSolved(trial, say)}</span>
            </p>`
          : ""
      }
      ${
        words.length > 0 && !lesson.done
          ? html`<p class="buttons puzzle-words">
              ${words.map((word) => html`<button type="button" class="primary" @click=${() => void practice.answer(word)}>${say(`word-${word}`)}</button>`)}
            </p>`
          : ""
      }
      <p class="buttons">
        ${
          lesson.done
            ? html`<button type="button" @click=${() => void practice.again()}>${say("puzzle-again")}</button>`
            : html`<button type="button" @click=${() => void practice.skip()}>${say("puzzle-skip")}</button>`
        }
        <button type="button" class="link" @click=${() => void practice.open(game)}>${say("puzzles-all")}</button>
        <span class="fine puzzle-id">${say("puzzle-id", { id: puzzle.id })}</span>
      </p>
    </div>
  </section>`;
}

/**
 * What the other side would have answered to the wrong sentence that was said last.
 * @param {Play} play
 * @param {Say} say
 */
function refutedView({ lesson, reply }, say) {
  const { refuted = [] } = lesson?.puzzle ?? {};
  if (refuted.length === 0) return "";
  const told = say("puzzle-then", { events: tellRecord(say, reply, { events: refuted }) });
  return html`<p class="told" role="status">${told}</p>`;
}
