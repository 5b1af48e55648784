/** A lesson beside its board: what it teaches and asks for, a hint, and once its goal was played what comes next. */

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
      ${
        done
          ? doneButtons(game, number + 1 < of, say, app)
          : html`<button type="button" @click=${() => app.lessons.hint()}>${say("hint")}</button>`
      }
      <button type="button" class="link" @click=${() => app.rules.show(game, rule)}>
        ${say("rule-link", { rule })}
      </button>
    </p>
  </section>`;
}

/**
 * @param {string} game
 * @param {boolean} isMore whether there is another lesson
 * @param {Say} say
 * @param {App} app
 */
const doneButtons = (game, isMore, say, { lessons, router }) => html`
  ${
    isMore
      ? html`<button type="button" class="primary" @click=${() => lessons.next()}>${say("lesson-next")}</button>`
      : html`<button type="button" class="primary" @click=${() => router.choose(game)}>${say("lesson-play")}</button>`
  }
  <button type="button" @click=${() => lessons.again()}>${say("lesson-again")}</button>
`;
