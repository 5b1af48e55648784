/** For whom a ready lesson is, and how long it takes. */

import { html } from "lit";

/**
 * @param {import("./readings.js").ReadyLesson} lesson
 * @param {import("../i18n/words.js").Say} say
 */
export const frameView = ({ age: [from, to], minutes }, say) => html`<p class="teachers-frame">
  <span>${say("teachers-age", { from, to })}</span><span>${say("teachers-minutes", { minutes })}</span>
</p>`;
