/** The marks of seats, each of another shape: in running text, on strips and sheets, and on what is somebody's. */

import { draw } from "./signs.js";

/** Around 0, in a field of 20: a triangle, a diamond, a bar, a cross, an hourglass and a chevron. None is a square or a
 * circle, which are pieces. */
const SHAPES = [
  "M0-10 10 10H-10z",
  "M0-10 10 0 0 10-10 0z",
  "M-10-4.5H10v9H-10z",
  "M-3-10H3v7h7v6H3v7h-6V3h-7v-6h7z",
  "M-10-10H10L2.4 0 10 10H-10l7.6-10z",
  "M-10-10H1L10 0 1 10H-10l9-10z",
];

/** The outline of a seat's mark. @param {number} seat */
export const markOf = (seat) => SHAPES[seat];

/**
 * The mark of a seat in running text. It is drawn, and no box that is cut out: where text stands in a drawing, as on a
 * player's strip, WebKit puts such a box at the drawing's corner.
 * @param {number} seat
 */
export const markView = (seat) => draw(markOf(seat), `dot seat-${seat}`, "-10 -10 20 20");
