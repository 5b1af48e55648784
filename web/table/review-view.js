/** The review: how far the judging is, then the turning points, each with what was better and what that was worth. */

import { html } from "lit";
import { tellGain } from "../i18n/advice.js";
import { seatName, tellRecord } from "../i18n/tell.js";
import { countMoves } from "./records.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").App} App */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function reviewView(play, say, app) {
  const { review } = play;
  if (!review) return "";
  const { at, of, points } = review;
  return html`<section class="card review" aria-label=${say("review")}>
    <div class="card-bar">
      <h2>${say("review")}</h2>
      <button type="button" @click=${() => app.review.close()}>${points ? say("close") : say("stop")}</button>
    </div>
    ${
      points
        ? html`<p>${say("review-found", { count: points.length })}</p>
            <ol class="points">
              ${points.map((point) => pointView(point, play, say, app))}
            </ol>`
        : html`<p id="review-progress">${say("review-progress", { at, of })}</p>
            <progress max=${of} value=${at} aria-labelledby="review-progress"></progress>`
    }
  </section>`;
}

/**
 * @param {import("../store.js").TurningPoint} point
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
function pointView(point, { log, reply, past }, say, { review, settings }) {
  const { at, seat, move, better, events } = point;
  const number = countMoves(log, at) + 1;
  const name = seatName(say, reply.seats, seat);
  /** @param {string} text */
  const written = (text) => (settings.value("notation") ? html`<code>${text}</code>` : "");
  return html`<li class="point ${past?.point === point ? "is-shown" : ""}">
    <h3><span class="dot seat-${seat}"></span> ${say("point-title", { number, name })}</h3>
    <dl>
      <dt>${say("point-played")}</dt>
      <dd>${written(move)} ${tellRecord(say, reply, log[at])}</dd>
      <dt>${say("point-better")}</dt>
      <dd>${written(better)} ${tellRecord(say, reply, { events })}</dd>
    </dl>
    <p>${tellGain(say, reply, point)}</p>
    <p class="buttons">
      <button type="button" aria-pressed=${past?.point === point} @click=${() => review.look(point)}>
        ${say("point-look")} <span class="visually-hidden">${say("point-title", { number, name })}</span>
      </button>
      <button type="button" @click=${() => review.retry(point)}>
        ${say("point-retry")} <span class="visually-hidden">${say("point-title", { number, name })}</span>
      </button>
    </p>
  </li>`;
}
