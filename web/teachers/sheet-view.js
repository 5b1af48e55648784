/** A sheet as a teacher has it in hand: what is on it, its link and code for the class, its paper, and the way to change it. */

import { html } from "lit";
import { practisedBy } from "../model/skills.js";
import { resolveItems } from "../sheets/drawing.js";
import { skillsView } from "./skills-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */

/** The pages on which a sheet is changed, and its slips are collected. */
const WAYS = ["make", "collect"];

/**
 * What a sheet is called.
 * @param {import("./teachers.js").Teachers} teachers
 * @param {Say} say
 */
export const titleOf = ({ sheet }, say) => sheet?.title || say("sheet-untitled", { game: say("title") });

/**
 * @param {import("./teachers.js").Teachers} teachers
 * @param {Say} say
 */
export function sheetView(teachers, say) {
  const { sheet } = teachers;
  if (!sheet) return "";
  return html`<div>
      <h1 id="teachers-title">${titleOf(teachers, say)}</h1>
      <p>${say("teachers-sheet-questions", { count: sheet.items.length })}</p>
    </div>
    ${sheetActs(teachers, say)}
    ${sheetSkills(teachers, say)}`;
}

/** What the questions of a sheet practise. @param {import("./teachers.js").Teachers} teachers @param {Say} say */
export function sheetSkills({ sheet, puzzles, skills }, say) {
  if (!sheet) return "";
  return skillsView(practisedBy(resolveItems(sheet, { puzzles }, 0), skills), skills, say);
}

/**
 * What is done with a sheet.
 * @param {import("./teachers.js").Teachers} teachers
 * @param {Say} say
 */
export function sheetActs(teachers, say) {
  const { full, page, pages } = teachers;
  const wayView = (/** @type {string} */ way) =>
    html`<li><button type="button" @click=${() => teachers.turn(way)}>${say(`teachers-sheet-${way}`)}</button></li>`;
  return html`<ul class="teachers-acts">
      <li>
        <button type="button" class="primary" @click=${() => teachers.shareSheet()}>${say("teachers-sheet-share")}</button>
      </li>
      <li><button type="button" @click=${() => teachers.turn("print")}>${say("teachers-sheet-print")}</button></li>
      <li><button type="button" @click=${() => teachers.saveSheet()}>${say("teachers-sheet-file")}</button></li>
      ${full.includes("course") ? wayView("course") : ""}
      <li><button type="button" @click=${() => teachers.trySheet()}>${say("teachers-sheet-try")}</button></li>
      ${WAYS.filter((way) => pages.has(way) && page !== way).map(wayView)}
    </ul>`;
}
