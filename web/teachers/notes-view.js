/** The notes on a game, as a teacher reads them in ten minutes, and below them what the game practises by the curricula. */

import { html } from "lit";
import { skillsView } from "./skills-view.js";

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
    ${skillsView(Object.keys(skills.skills), skills, say)}`;
}
