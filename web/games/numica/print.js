/** Prints the empty board of Numica, to write tiles into and to draw positions. */

import { html, svg } from "lit";
import { FILES } from "./floor.js";

/** @typedef {import("../../draw/paper.js").Print} Print */

const ROWS = [8, 7, 6, 5, 4, 3, 2, 1];
const EDGE = 0.5;

/** The board of 8 × 8 spaces with its letters and numbers. */
const board = svg`<svg class="paper-drawing paper-form" viewBox="${-EDGE} ${-0.05} ${8 + EDGE + 0.05} ${8 + EDGE}" aria-hidden="true">
  ${ROWS.flatMap((_, down) => [...FILES].map((_file, across) => svg`<rect x=${across} y=${down} width="1" height="1"></rect>`))}
  ${[...FILES].map((file, at) => svg`<text x=${at + 0.5} y="8.28" font-size="0.3">${file}</text>`)}
  ${ROWS.map((row, at) => svg`<text x="-0.25" y=${at + 0.5} font-size="0.3">${row}</text>`)}
</svg>`;

/** @type {Print[]} */
export const PRINTS = [
  {
    key: "board",
    pages: (say) => [
      { heading: say("print-board"), body: html`<div class="paper-one">${board}</div>` },
      {
        heading: say("print-boards"),
        body: html`<div class="paper-four">${[1, 2, 3, 4].map(() => html`<div>${board}<p class="paper-row"></p></div>`)}</div>`,
      },
    ],
  },
];
