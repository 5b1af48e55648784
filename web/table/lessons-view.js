/** A lesson beside its board: what it teaches and asks for, a hint, and what has been learnt once its goal was played. */

import { html } from "lit";
import { drawnOf } from "../draw/drawn.js";
import { sign } from "../draw/signs.js";
import { placesOf } from "../draw/veil.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{words: import("../i18n/words.js").Words, lessons: import("./lessons.js").Lessons,
 *   rules: import("../rules/rules.js").Rules}} Uses */

/**
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 */
export function lessonView(play, say, app) {
  const { game, lesson, done } = play;
  if (!lesson) return "";
  const { key, number, of, rule, hinted } = lesson;
  const badge = app.lessons.tellBadge(play);
  return html`<section class="card lesson" .style=${pointAt(play, app)} aria-labelledby="lesson-title">
    <h1 id="lesson-title">
      ${say(`lesson-${key}-title`)}
      <span class="fine">${say("lesson-number", { number: number + 1, of })}</span>
    </h1>
    <div>
    <p class="lesson-task">${say(`lesson-${key}-task`)}</p>
    ${hinted && !done ? html`<p class="told">${say(`lesson-${key}-hint`)}</p>` : ""}
    ${
      done
        ? html`<p class="reached">
            <span class="cheer ${badge ? "medal" : ""}" aria-hidden="true">${sign("star")}</span>
            <span>${say(`lesson-${key}-done`)} ${badge}</span>
          </p>`
        : ""
    }
    <p class="buttons">
      ${done ? html`<button type="button" @click=${() => app.lessons.again()}>${say("lesson-again")}</button>` : ""}
      <button type="button" class="link" @click=${() => app.rules.show(game, rule)}>
        ${say("rule-link", { rule })}
      </button>
    </p>
    </div>
  </section>`;
}

/**
 * Where the lesson's subject lies on the board, in parts of its width and height: its card points there, and
 * stands beside it where there is room. It does so from the first touch to the last, for what moves cannot be read.
 * @param {Play} play
 * @param {Uses} app
 */
function pointAt(play, { words }) {
  const drawn = drawnOf(play, words);
  const { goals = [], about = [] } = play.lesson ?? {};
  if (!drawn) return "";
  const [{ size, pieces }] = drawn.boards;
  const named = drawn.renderer.places?.(drawn.view, drawn.ui) ?? {};
  const [first] = placesOf(
    about.length > 0 ? about : goals.flatMap((goal) => goal.split(" ")),
    pieces,
    named,
  );
  if (!first) return "";
  const x = (first.left + first.width / 2 - (size.left ?? 0)) / size.width;
  const y = (first.top + first.height / 2 - (size.top ?? 0)) / size.height;
  return `--at-x:${x.toFixed(3)};--at-y:${y.toFixed(3)}`;
}
