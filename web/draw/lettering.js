/** The letters of titles: a face of our own, each letter the way of a round pen, drawn where a title has no others. */

import { html, svg } from "lit";

/** How far a letter stands from the one before, and how wide a space to a word is, in units of the face. */
const GAP = 6.4;
/** Half of the pen, and what it may leave its way by. */
const EDGE = 3;
/** The height of a line: capitals go from 4 to 20, small letters from 10 to 20 and down to 26. */
const HEIGHT = 29;
/** A unit in em, so that capitals are as high as those of the fonts beside them. */
const UNIT = 0.037;

const O = "M0 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0";

/** How wide a letter is, and the way of the pen. @type {Record<string, [number, string]>} */
const LETTERS = {
  A: [13, "M0 20L6.5 4L13 20M2.4 14.5h8.2"],
  B: [10, "M0 4v16h5.7a4.3 4.3 0 0 0 0-8.6h-5.7M0 4h5a3.7 3.7 0 0 1 0 7.4"],
  C: [12, "M12 7A8 8 0 1 0 12 17"],
  D: [12, "M0 4v16h4a8 8 0 0 0 0-16z"],
  E: [9, "M9 4H0V20H9M0 12h7"],
  F: [9, "M9 4H0V20M0 12h7"],
  G: [13, "M12 7A8 8 0 1 0 13 13H8"],
  H: [11, "M0 4v16M11 4v16M0 12h11"],
  I: [0, "M0 4v16"],
  J: [7, "M7 4v11a4.6 4.6 0 0 1-7 3.6"],
  K: [10, "M0 4v16M10 4L0 13.5M4 10L10.5 20"],
  L: [9, "M0 4v16h9"],
  M: [15, "M0 20V4L7.5 15L15 4V20"],
  N: [11, "M0 20V4L11 20V4"],
  O: [16, "M0 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0"],
  P: [10, "M0 20V4h5.2a4.8 4.8 0 0 1 0 9.6H0"],
  Q: [16, "M0 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M10 14.5L15.5 20"],
  R: [10, "M0 20V4h5.2a4.8 4.8 0 0 1 0 9.6H0M5 13.6L10.5 20"],
  S: [11, "M10 6.6C8.3 3 .8 3 .8 8C.8 13.4 10.6 10.6 10.6 15.8C10.6 21 2 21.2 .2 16.9"],
  T: [12, "M0 4h12M6 4v16"],
  U: [11, "M0 4v10.5a5.5 5.5 0 0 0 11 0V4"],
  V: [13, "M0 4L6.5 20L13 4"],
  W: [19, "M0 4L4.5 20L9.5 7L14.5 20L19 4"],
  X: [11, "M0 4L11 20M11 4L0 20"],
  Y: [12, "M0 4L6 12.5L12 4M6 12.5V20"],
  Z: [11, "M0 4H10.5L0 20H11"],
  a: [10, `${O}M10 10v10`],
  b: [10, `${O}M0 4v16`],
  c: [9, "M8.6 11.4A5 5 0 1 0 8.6 18.6"],
  d: [10, `${O}M10 4v16`],
  e: [10, "M0 15H10A5 5 0 1 0 8.3 18.7"],
  f: [6, "M6.6 4.6Q2.4 3 2.4 8V20M0 10.5h6"],
  g: [10, `${O}M10 10v11a5 5 0 0 1-9 3`],
  h: [10, "M0 4v16M0 15a5 5 0 0 1 10 0v5"],
  i: [0, "M0 10v10M0 4.2v0"],
  j: [3, "M3 10v12q0 4-4 3.6M3 4.2v0"],
  k: [9, "M0 4v16M8.5 10L0 16M3.4 13.6L9 20"],
  l: [0, "M0 4v16"],
  m: [17, "M0 10v10M0 14.3a4.3 4.3 0 0 1 8.6 0V20M8.6 14.3a4.3 4.3 0 0 1 8.6 0V20"],
  n: [10, "M0 10v10M0 15a5 5 0 0 1 10 0v5"],
  o: [10, O],
  p: [10, `${O}M0 10v16`],
  q: [10, `${O}M10 10v16`],
  r: [6.5, "M0 10v10M0 15a5 5 0 0 1 6.5-4.7"],
  s: [8, "M7.8 11.6C6.4 9.4 .8 9.4 .8 12.4C.8 15.6 8 14.2 8 17.4C8 20.8 1.8 20.6 .2 18.2"],
  t: [6.5, "M2.4 5v11.5q0 3.8 4 3.4M0 10.5h6.5"],
  u: [10, "M0 10v5a5 5 0 0 0 10 0v-5M10 15v5"],
  v: [9, "M0 10L4.6 20L9.2 10"],
  w: [15, "M0 10L3.6 20L7.5 11L11.4 20L15 10"],
  x: [9, "M0 10L9 20M9 10L0 20"],
  y: [10, "M0 10L5 19.5M10 10L3.6 24.4Q2.6 26.4 0 25.8"],
  z: [9, "M0 10H8.6L0 20H9"],
  "!": [0, "M0 4v9M0 20v0"],
};

/**
 * A title in these letters, whole for those who hear it; as it is written where it has others.
 * @param {string} text
 */
export function lettering(text) {
  if (!text || [...text].some((letter) => letter !== " " && !LETTERS[letter])) return text;
  return html`<span class="lettering"
    ><span class="visually-hidden">${text}</span>${text.split(" ").map(drawWord)}</span
  >`;
}

/** @param {string} word */
function drawWord(word) {
  let right = EDGE;
  const letters = [...word].map((letter) => {
    const [width, way] = LETTERS[letter];
    const x = right;
    right += width + GAP;
    return svg`<path transform="translate(${x} 0)" d=${way}></path>`;
  });
  const width = right - GAP + EDGE;
  return html`<svg
    aria-hidden="true"
    viewBox="0 0 ${width} ${HEIGHT}"
    .style="width:${(width * UNIT).toFixed(3)}em"
  >${letters}</svg>`;
}
