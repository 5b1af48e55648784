/** The button to the lobby, where all games are; the styles hide it where a lock keeps people here. */

import { html } from "lit";

/**
 * @param {import("../i18n/words.js").Say} say
 * @param {{toLobby: () => unknown}} play
 */
export const leaveButton = (say, play) =>
  html`<button type="button" class="leave" @click=${() => play.toLobby()}>${say("to-lobby")}</button>`;
