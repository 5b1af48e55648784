/** A ready lesson: for whom it is and what for, and its steps, each with the one button that does it. */

import { html } from "lit";
import { frameView } from "./frame-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */

/**
 * @param {import("./readings.js").ReadyLesson} lesson
 * @param {import("./teachers.js").Teachers} teachers
 * @param {Say} say
 */
export function lessonView(lesson, teachers, say) {
  const name = `ready-${lesson.key}`;
  return html`<div>
      <h1 id="teachers-title">${say(`${name}-title`)}</h1>
      ${frameView(lesson, say)}
      <p>${say(`${name}-aim`)}</p>
    </div>
    <ol class="teachers-steps">
      ${lesson.steps.map(
        (step, at) => html`<li class="card">
          <p>${say(`${name}-step-${at + 1}`)}</p>
          ${
            step.do === "talk"
              ? ""
              : html`<p class="buttons">
                  <button type="button" @click=${() => teachers.open(step, say(`${name}-title`))}>${say(labelOf(step))}</button>
                </p>`
          }
        </li>`,
      )}
    </ol>`;
}

/** What the button of a step says. @param {import("./readings.js").Step} step */
const labelOf = (step) => (step.do === "print" ? `teachers-print-${step.what}` : `teachers-step-${step.do}`);
