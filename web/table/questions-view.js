/** The questions that everybody may ask at the table, and the answer to the last one while it holds. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").App} App */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function questionsView({ told, draft, reply }, say, { questions }) {
  const answer = told && told.draft === draft && told.reply === reply ? told.lines : [];
  return html`<div class="questions">
    <div class="actions" role="group" aria-label=${say("questions")}>
      <button type="button" @click=${() => questions.ask("touch")}>${say("questions-touch")}</button>
      <button type="button" @click=${() => questions.ask("happened")}>${say("questions-happened")}</button>
      <button type="button" @click=${() => questions.ask("stand")}>${say("questions-stand")}</button>
    </div>
    ${answer.length > 0 ? html`<div class="told">${answer.map((line) => html`<p>${line}</p>`)}</div>` : ""}
  </div>`;
}
