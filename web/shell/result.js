/** How the game ended: who won and why, the scores, and what can be done next. */

import { html } from "lit";
import { sitterName, tellOutcome } from "./tell.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../house.js").House} House */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {House} house
 */
export function resultView({ reply }, say, house) {
  const { headline, reason } = tellOutcome(say, reply);
  return html`<section class="card result" aria-label=${say("result")}>
    <h2>${headline}</h2>
    <p>${reason}</p>
    <dl class="scores">
      ${reply.outcome?.scores.map(
        (score, seat) => html`<div>
          <dt><span class="dot seat-${seat}"></span> ${sitterName(say, reply.seats, seat)}</dt>
          <dd>${say("score", { score })}</dd>
        </div>`,
      )}
    </dl>
    ${reply.takebacks > 0 ? html`<p class="fine">${say("takebacks", { count: reply.takebacks })}</p>` : ""}
    <p class="buttons">
      <button type="button" class="primary" @click=${() => house.play.inLine(() => house.rooms.again())}>${say("again")}</button>
    </p>
  </section>`;
}
