/** Words in HTML upon what is drawn: a part of the picture, and as large as that draws them. */

import { svg } from "lit";

/**
 * How much larger than it is drawn all of it is laid out: then no browser that lets letters be of some least size (24 px at
 * most) makes these larger than their places. A length upon it is a multiple of `--px`.
 */
const LARGER = 4;

/**
 * @param {{x: number, y: number, width: number, height: number, scale?: number}} place x, y: its corner in the picture; width,
 *   height: its size in `--px`; scale: what of the picture's units one `--px` takes
 * @param {unknown} words
 */
export const wordsUpon = ({ x, y, width, height, scale = 1 }, words) =>
  svg`<foreignObject class="words-upon" width=${width * LARGER} height=${height * LARGER} transform="translate(${x} ${y}) scale(${scale / LARGER})">${words}</foreignObject>`;
