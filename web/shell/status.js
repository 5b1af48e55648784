/** One line over the board: whose turn it is and what is asked, or why something may not be. */

import { html } from "lit";
import { seatName, tellOutcome, tellRefusal } from "./tell.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../house.js").House} House */

/**
 * One line that says what is going on, with the refusal in its place while there is one.
 * @param {Play} play
 * @param {Say} say
 * @param {House} house
 */
export function statusView(play, say, house) {
  const { game, reply, thinking, paused, refusal, draft } = play;
  const stop = thinking
    ? html`<button type="button" @click=${() => house.computers.stop()}>${say("stop")}</button>`
    : "";
  const goOn = paused
    ? html`<button type="button" class="primary" @click=${() => house.computers.goOn()}>${say("go-on")}</button>`
    : "";
  if (refusal) {
    return html`<p class="status refusal">
      <span>
        ${tellRefusal(say, refusal)}
        ${
          refusal.rule
            ? html`<button type="button" class="link" @click=${() => house.rules.show(game, refusal.rule)}>
                ${say("rule-link", { rule: refusal.rule })}
              </button>`
            : ""
        }
      </span>
      ${stop}${goOn}
    </p>`;
  }
  if (reply.outcome) return html`<p class="status">${tellOutcome(say, reply).headline}</p>`;
  const seat = reply.prompt.waiting[0] ?? 0;
  const name = seatName(say, reply.seats, seat);
  if (thinking) {
    return html`<p class="status thinking">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span>${say("thinking", { name })}</span>
      ${stop}
    </p>`;
  }
  if (paused) {
    return html`<p class="status">
      <span>${say("paused", { name })}</span>
      ${goOn}
    </p>`;
  }
  return html`<p class="status">
    <span class="dot seat-${seat}"></span>
    <span>${draft.say ? say(`ask-${draft.say}`, { name, said: draft.move, count: draft.move.split(" ").filter(Boolean).length }) : say("turn-of", { name })}</span>
  </p>`;
}
