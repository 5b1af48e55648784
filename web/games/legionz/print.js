/** Prints empty fields of Legionz, to draw a chain of Bugz on or to lay it. */

import { html, svg } from "lit";
import { BODY } from "../../draw/paper.js";
import { outlineOf } from "./cells.js";

/** @typedef {import("../../draw/paper.js").Print} Print */

const HIGH = Math.sqrt(3) / 2;
const TALL = 2 / Math.sqrt(3);

/**
 * So many cells in rows, every second one half a cell further to the right.
 * @param {number} across
 * @param {number} down
 */
function field(across, down) {
  const cells = Array.from({ length: across * down }, (_, at) => {
    const row = Math.floor(at / across);
    return outlineOf({ x: 0.5 + (at % across) + (row % 2) / 2, y: TALL / 2 + row * HIGH });
  });
  const [width, height] = [across + 0.5, TALL + (down - 1) * HIGH];
  return svg`<svg class="paper-drawing paper-form" viewBox="-0.05 -0.05 ${width + 0.1} ${height + 0.1}" aria-hidden="true">
    <path d=${cells.join("")}></path>
  </svg>`;
}

/** How many cells a page takes across: so that a Bug of card can lie on each, and so that a long chain fits. */
const SIZES = [7, 14];

/** @type {Print[]} */
export const PRINTS = [
  {
    key: "board",
    pages: (say) =>
      SIZES.map((across) => {
        const unit = BODY.wide / (across + 0.6);
        const down = Math.floor((BODY.tall / unit - TALL) / HIGH);
        return {
          heading: say("print-field"),
          body: html`<div class="paper-one">${field(across, down)}</div>`,
        };
      }),
  },
];
