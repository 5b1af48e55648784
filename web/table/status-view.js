/** One line over the board: whose turn it is and what is asked, or why something may not be. */

import { html } from "lit";
import { tellRecord, tellRefusal, tellTurn } from "../i18n/tell.js";
import { hintView } from "./hints-view.js";
import { pastView } from "./replay-view.js";
import { askedSeat, countPersons } from "./seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").App} App */

/**
 * One line that says what is going on, with the refusal in its place while there is one.
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function statusView(play, say, app) {
  const { game, reply, thinking, paused, refusal } = play;
  if (play.past) return pastView(play, say, app);
  if (play.isMoment) {
    return html`<p class="status moment">${tellRecord(say, reply, play.log.at(-1) ?? { events: [] })}</p>`;
  }
  const stop =
    thinking && countPersons(reply.seats) > 0
      ? html`<button type="button" @click=${() => app.computers.stop()}>${say("stop")}</button>`
      : "";
  // Whoever watches computers alone has these buttons, and more, in a place of their own (watch.js).
  const goOn =
    paused && countPersons(reply.seats) > 0
      ? html`<button type="button" class="primary" @click=${() => app.computers.goOn()}>${say("go-on")}</button>`
      : "";
  if (refusal) {
    return html`<p class="status refusal">
      <span>
        ${tellRefusal(say, refusal)}
        ${
          refusal.rule
            ? html`<button type="button" class="link" @click=${() => app.rules.show(game, refusal.rule)}>
                ${say("rule-link", { rule: refusal.rule })}
              </button>`
            : ""
        }
      </span>
      ${stop}${goOn}
    </p>`;
  }
  if (play.hint) return hintView(play, say, app);
  const turn = tellTurn(say, play);
  if (reply.outcome || play.lesson?.done) return html`<p class="status">${turn}</p>`;
  if (thinking) {
    return html`<p class="status thinking">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span>${turn}</span>
      ${stop}
    </p>`;
  }
  if (paused) {
    return html`<p class="status">
      <span>${turn}</span>
      ${goOn}
    </p>`;
  }
  return html`<p class="status">
    <span><span class="dot seat-${askedSeat(reply.prompt)}"></span> ${turn}</span>
  </p>`;
}
