/** Shows pages of paper as they will be printed, and has a browser print exactly these. */

import { html } from "lit";
import { onPaper, ROOM } from "../draw/paper.js";
import styles from "./paper.css";

/** @typedef {import("../draw/paper.js").Page} Page */
/** @typedef {"a4" | "letter"} Paper */

/** The papers, in millimetres. @type {Record<Paper, {wide: number, tall: number}>} */
export const PAPERS = { a4: { wide: 210, tall: 297 }, letter: { wide: 215.9, tall: 279.4 } };

/** How much larger large type is. */
export const LARGE = 1.4;

/** Whether the styles are there: they come with this part of the page, not with its first bytes. */
let isAdopted = false;

/** Take up the styles of paper, once. */
export function adoptPaper() {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  addEventListener("beforeprint", markWay);
  addEventListener("afterprint", unmarkWay);
}

/** Only what leads to the pages is printed, and takes no room; asked by `:has` this would not hold in the oldest browsers. */
function markWay() {
  const pages = document.querySelector(".papers");
  if (!pages) return;
  document.documentElement.classList.add("prints-paper");
  for (let each = pages.parentElement; each; each = each.parentElement) each.dataset.way = "paper";
}

function unmarkWay() {
  document.documentElement.classList.remove("prints-paper");
  for (const each of document.querySelectorAll("[data-way=paper]")) each.removeAttribute("data-way");
}

/**
 * Pages on a screen as they come out of a printer. Their colours are those of the light theme, whatever the page has.
 * @param {{title: string, paper?: Paper, large?: boolean, pages: Page[]}} print title: for the ear
 */
export function paperView({ title, paper = "a4", large = false, pages }) {
  adoptPaper();
  const { wide, tall } = PAPERS[paper];
  const sizes = `--paper-wide:${wide};--paper-tall:${tall};--type:${large ? LARGE : 1}`;
  return html`<div class="papers is-${paper}" role="group" aria-label=${title} .style=${sizes}>
    ${pages.map(
      (
        { heading, body, isBare = false },
        at,
      ) => html`<section class="paper-page" aria-label="${title} ${at + 1}">
        <div class="paper-room ${isBare ? "is-bare" : ""}" .style="width:${onPaper(ROOM.wide)};height:${onPaper(ROOM.tall)}">
          ${isBare ? "" : html`<header class="paper-head"><h2>${heading ?? title}</h2></header>`}
          <div class="paper-body">${body}</div>
        </div>
      </section>`,
    )}
  </div>`;
}
