/** What can be printed, and how: the paper, larger letters, and the button that prints. */

import { html } from "lit";
import { paperView } from "./paper.js";
import { Printing } from "./printing.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {ConstructorParameters<typeof Printing>[0]} Uses */

/** @type {import("./paper.js").Paper[]} */
const PAPERS = ["a4", "letter"];

/** What asks for a word besides how it is printed. */
const HOW = ["cards", "sheet"];

/** The highest number on a class's list. */
const MOST = 99;

/**
 * Printing as a page of the room.
 * @param {Uses} uses
 * @returns {import("./teachers.js").Page}
 */
export function openPrinting(uses) {
  const printing = new Printing(uses);
  return {
    open: (teachers, what) => printing.open(teachers, what),
    view: (teachers, say) => printingView(printing, teachers, say),
  };
}

/** @param {Printing} printing @param {Teachers} teachers @param {Say} say */
function printingView(printing, teachers, say) {
  const { what, paper, laid } = printing;
  if (!what) return printsView(printing, teachers, say);
  const title = teachers.sheet?.title || say(`on-paper-${what}`);
  return html`<h1 id="teachers-title">${title}</h1>
    ${toolsView(printing, teachers, say)} ${paperView({ title, paper, ...laid })}`;
}

/** @param {Printing} printing @param {Teachers} teachers @param {Say} say */
const printsView = (
  { names, counts },
  teachers,
  say,
) => html`<h1 id="teachers-title">${say("teachers-print")}</h1>
  <ul class="teachers-ways">
    ${names.map(
      (name) => html`<li class="card teachers-way">
        <h2>${say(`on-paper-${name}`)}</h2>
        <p>${say(`print-has-${name}`)}</p>
        <p class="buttons">
          <button type="button" @click=${() => teachers.turn(`print-${name}`)}>
            ${say("teachers-open")} <span class="visually-hidden">${say(`on-paper-${name}`)}</span>
          </button>
          ${countView(counts.get(name), say)}
        </p>
      </li>`,
    )}
  </ul>`;

/** @param {Printing} printing @param {Teachers} teachers @param {Say} say */
function toolsView(printing, teachers, say) {
  const { what, paper, isLarge, number, hasLetters, laid } = printing;
  return html`<div class="card teachers-tools">
    <button type="button" class="primary" @click=${() => print()}>${say("teachers-print-now")}</button>
    <label>
      ${say("teachers-paper")}
      <select
        @change=${(/** @type {Event} */ event) =>
          printing.change(teachers, {
            paper: /** @type {typeof paper} */ (/** @type {HTMLSelectElement} */ (event.target).value),
          })}
      >
        ${PAPERS.map((each) => html`<option value=${each} ?selected=${each === paper}>${say(`teachers-paper-${each}`)}</option>`)}
      </select>
    </label>
    ${
      hasLetters
        ? html`<label>
            <input
              type="checkbox"
              .checked=${isLarge}
              @change=${(/** @type {Event} */ event) =>
                printing.change(teachers, {
                  isLarge: /** @type {HTMLInputElement} */ (event.target).checked,
                })}
            />
            ${say("teachers-large")}
          </label>`
        : ""
    }
    ${
      teachers.sheet?.each
        ? html`<label>
            ${say("teachers-number")}
            <input
              type="number"
              min="1"
              max=${MOST}
              .value=${number ? String(number) : ""}
              @change=${(/** @type {Event} */ event) =>
                printing.change(teachers, {
                  number: Math.min(
                    MOST,
                    Math.max(
                      0,
                      Math.trunc(/** @type {HTMLInputElement} */ (event.target).valueAsNumber) || 0,
                    ),
                  ),
                })}
            />
          </label>`
        : ""
    }
    <span class="fine" role="status">${say("teachers-pages", { count: laid.pages.length })}</span>
    <p class="fine">
      ${say("teachers-print-how", { paper: say(`teachers-paper-${paper}`) })}
      ${HOW.includes(what) ? say(`on-paper-${what}-how`) : ""}
    </p>
  </div>`;
}

/** @param {number | undefined} count of pages, where it is known @param {Say} say */
const countView = (count, say) =>
  count ? html`<span class="fine">${say("teachers-pages", { count })}</span>` : "";
