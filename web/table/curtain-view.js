/** The curtain between people who share a device: nothing hidden is on the page until the next one is there. */

import { html } from "lit";
import { seatColours } from "../draw/colours.js";
import { seatName } from "../i18n/tell.js";

/**
 * @param {import("../store.js").Play} play
 * @param {import("../i18n/words.js").Say} say
 * @param {import("../app.js").App} app
 */
export function curtainView({ curtain, reply }, say, app) {
  const name = seatName(say, reply.seats, curtain ?? 0);
  return html`<section class="card curtain" style=${seatColours(reply.seats)}>
    <h1><span class="dot seat-${curtain}"></span> ${name}</h1>
    <p>${say("curtain-text", { name })}</p>
    <p class="buttons">
      <button type="button" class="primary" @click=${() => app.turns.lift()}>
        ${say("curtain-lift", { name })}
      </button>
      <button type="button" @click=${() => app.router.toLobby()}>${say("to-lobby")}</button>
    </p>
  </section>`;
}
