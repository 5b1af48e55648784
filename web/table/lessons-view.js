/** A lesson beside its board: what it teaches and asks for, a hint, and what has been learnt once its goal was played. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../app.js").App} App */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {App} app
 */
export function lessonView({ game, lesson }, say, app) {
  if (!lesson) return "";
  const { key, number, of, rule, done, hinted } = lesson;
  return html`<section class="card lesson" aria-labelledby="lesson-title">
    <h1 id="lesson-title">
      ${say(`lesson-${key}-title`)}
      <span class="fine">${say("lesson-number", { number: number + 1, of })}</span>
    </h1>
    <p>${say(`lesson-${key}-task`)}</p>
    ${hinted && !done ? html`<p class="told">${say(`lesson-${key}-hint`)}</p>` : ""}
    ${done ? html`<p class="reached">${say(`lesson-${key}-done`)}</p>` : ""}
    <p class="buttons">
      ${done ? html`<button type="button" @click=${() => app.lessons.again()}>${say("lesson-again")}</button>` : ""}
      <button type="button" class="link" @click=${() => app.rules.show(game, rule)}>
        ${say("rule-link", { rule })}
      </button>
    </p>
  </section>`;
}
