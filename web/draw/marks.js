/** The marks of seats, each of another shape: in running text, on strips and sheets, and on what is somebody's. */

import { html, svg } from "lit";

/** Around 0, in a field of 20: a triangle, a diamond, a bar, a cross, an hourglass and a chevron. None is a square or a
 * circle, which are pieces. */
const SHAPES = [
  "M0 -10L10 10H-10Z",
  "M0 -10L10 0L0 10L-10 0Z",
  "M-10 -4.5H10V4.5H-10Z",
  "M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
  "M-10 -10H10L2.4 0L10 10H-10L-2.4 0Z",
  "M-10 -10H1L10 0L1 10H-10L-1 0Z",
];

/** The outline of a seat's mark. @param {number} seat */
export const markOf = (seat) => SHAPES[seat] ?? SHAPES[0];

/**
 * The mark of a seat in running text. It is drawn, and no box that is cut out: where text stands in a drawing, as on a
 * player's strip, WebKit puts such a box at the drawing's corner.
 * @param {number} seat
 */
export const markView = (seat) =>
  html`<svg class="dot seat-${seat}" viewBox="-10 -10 20 20" aria-hidden="true">${svg`<path d=${markOf(seat)}></path>`}</svg>`;
