/** The notes on a game, as a teacher reads them in ten minutes, and below them what the game practises by the curricula. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */

/** @type {import("./teachers.js").Page} */
export const NOTES = { view: notesView, has: ({ readings }) => readings.notes !== null };

/**
 * @param {import("./teachers.js").Teachers} teachers
 * @param {Say} say
 */
function notesView({ readings, skills }, say) {
  const { notes } = readings;
  return html`<h1 id="teachers-title">${say("teachers-notes-title", { game: say("title") })}</h1>
    ${notes ? html`<div class="card teachers-notes" lang=${notes.language}>${notes.elements}</div>` : ""}
    <section class="card teachers-skills" aria-labelledby="teachers-skills">
      <h2 id="teachers-skills">${say("teachers-skills")}</h2>
      <p class="fine">${say("teachers-skills-help")}</p>
      <dl>
        ${Object.entries(skills.skills).map(
          ([skill, { codes }]) => html`<dt>${say(`skill-${skill}`)}</dt>
            ${codes.map(
              ({ of, code, checked }) => html`<dd>
                ${say(`curriculum-${of}`)} <b>${code}</b>
                <span class="fine">${say(checked ? "teachers-checked" : "teachers-unchecked")}</span>
              </dd>`,
            )}`,
        )}
      </dl>
    </section>`;
}
