/** The questions that everybody may ask at the table, and the answer to the last one while it holds. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").House} House */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {House} house
 */
export function guideView({ told, draft, reply }, say, { guide }) {
  const answer = told && told.draft === draft && told.reply === reply ? told.lines : [];
  return html`<div class="guide">
    <div class="actions" role="group" aria-label=${say("guide")}>
      <button type="button" @click=${() => guide.ask("touch")}>${say("guide-touch")}</button>
      <button type="button" @click=${() => guide.ask("happened")}>${say("guide-happened")}</button>
      <button type="button" @click=${() => guide.ask("stand")}>${say("guide-stand")}</button>
    </div>
    ${answer.length > 0 ? html`<div class="told">${answer.map((line) => html`<p>${line}</p>`)}</div>` : ""}
  </div>`;
}
