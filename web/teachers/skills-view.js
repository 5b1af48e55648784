/** What something practises, each skill with where the curricula have it. */

import { html } from "lit";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/skills.js").Skills} Skills */

/**
 * As a card, empty where nothing is practised.
 * @param {string[]} practised
 * @param {Skills} skills
 * @param {Say} say
 */
export const skillsView = (practised, skills, say) =>
  practised.length === 0
    ? ""
    : html`<section class="card teachers-skills" aria-labelledby="teachers-skills">
        <h2 id="teachers-skills">${say("teachers-skills")}</h2>
        <p class="fine">${say("teachers-skills-help")}</p>
        ${listView(practised, skills, say)}
      </section>`;

/** @param {string[]} practised @param {Skills} skills @param {Say} say */
const listView = (practised, { skills }, say) => html`<dl>
  ${practised.map(
    (skill) => html`<dt>${say(`skill-${skill}`)}</dt>
      ${skills[skill].codes.map(
        ({ of, code, checked }) => html`<dd>
          ${say(`curriculum-${of}`)} <b>${code}</b>
          <span class="fine">${say(checked ? "teachers-checked" : "teachers-unchecked")}</span>
        </dd>`,
      )}`,
  )}
</dl>`;
