/** Draws the cards of Numero: numbers in four colours, each with a sign of its own, and wild cards. */

import { html, svg } from "lit";
import { fit } from "../../draw/fit.js";
import { TALL } from "./plan.js";

/** A card is drawn in a field so wide; so high it is as a whole. */
const WIDTH = 70;
const HEIGHT = WIDTH * TALL;

/** The sign of each colour, around 0 in a field of 20: a leaf, a sun, a drop, a heart. @type {Record<string, string>} */
const SIGNS = {
  g: "M-8.5 8.5C-10 -4 -3 -9.5 9 -9C9.5 3 4 9.5 -5.2 7.3L-7.2 9.6ZM-5.2 5.6L3.4 -3.4L2.3 -4.4L-6.2 4.2Z",
  o: sun(),
  b: "M0 -10C4 -4 7.4 -0.8 7.4 3.2A7.4 7 0 0 1 -7.4 3.2C-7.4 -0.8 -4 -4 0 -10Z",
  r: "M0 9.4C-12 1 -10.4 -8.6 -4.6 -8.6C-2 -8.6 -0.7 -7 0 -5.4C0.7 -7 2 -8.6 4.6 -8.6C10.4 -8.6 12 1 0 9.4Z",
};

/** The star of the wild cards. */
const STAR = "M0 -10L2.6 -2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6 -2.6Z";

/** A disc, and eight rays around it. */
function sun() {
  const rays = Array.from({ length: 8 }, (_, at) => {
    const point = (/** @type {number} */ radius, /** @type {number} */ turn) => {
      const angle = (Math.PI * (at + turn)) / 4;
      return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
    };
    return `M${point(6.6, -0.28)}L${point(10.6, 0)}L${point(6.6, 0.28)}Z`;
  });
  return `M0 -5.4A5.4 5.4 0 0 1 0 5.4A5.4 5.4 0 0 1 0 -5.4Z${rays.join("")}`;
}

/** Whether a word is a number card. @param {string} card */
export const isNumber = (card) => /^[gobr]\d+$/.test(card);

/** Whether a word is any card. @param {string} card */
export const isCard = (card) => isNumber(card) || WILD.test(card);

const WILD = /^(-\d|x\d|\/\d|\d\/\d|0\.\d+|\d+%|sq|cube|sqrt|cbrt)$/;

/** What is read of a card: its number, or what a wild card does. @param {string} card */
export function readOf(card) {
  if (isNumber(card)) return card.slice(1);
  const [, index] = Object.entries(INDICES).find(([name]) => name === card) ?? [];
  return index ?? card.replace("-", "−").replace("x", "×").replace(/^\//, "÷").replace("%", " %");
}

const INDICES = { sq: "N²", cube: "N³", sqrt: "√N", cbrt: "∛N" };

/** The outline of the sign of a card's kind, around 0 in a field of 20. @param {string} card */
export const signPath = (card) => (isNumber(card) ? SIGNS[card[0]] : STAR);

/** The sign of a card's kind. @param {string} card @param {number} x @param {number} y @param {number} scale @param {string} [kind] */
const signAt = (card, x, y, scale, kind = "nu-sign") =>
  svg`<path class=${kind} d=${signPath(card)} transform="translate(${x} ${y}) scale(${scale})"></path>`;

/** A fraction that is less high than this has larger numbers in proportion. */
const SMALL = 30;

/** So far do the digits of a fraction stay away from the edge of its card, along which it may be cut. */
const CLEAR = 2.2;

/**
 * What is read of a card, at a place: a fraction has its bar.
 * @param {string} card
 * @param {number} x of its middle
 * @param {number} y of its middle
 * @param {number} size
 * @param {number} width at most
 */
function readingAt(card, x, y, size, width) {
  const [top, under] = /^\d\/\d$/.test(card) ? card.split("/") : [];
  if (!under) {
    const read = readOf(card);
    return svg`<text class="nu-value" x=${x} y=${y} font-size=${fit(read, size, width)}>${read}</text>`;
  }
  const each = size * (size < SMALL ? 0.74 : 0.62);
  const middle = Math.max(y, CLEAR + each * 0.925); // half of a digit above the upper one's middle
  return svg`<text class="nu-value" x=${x} y=${middle - each * 0.56} font-size=${each}>${top}</text>
    <rect class="nu-bar" x=${x - each * 0.45} y=${middle - each * 0.05} width=${each * 0.9} height=${each * 0.1} rx=${each * 0.05}></rect>
    <text class="nu-value" x=${x} y=${middle + each * 0.6} font-size=${each}>${under}</text>`;
}

/**
 * A card; where others lie on it, its upper edge alone is seen: what counts stands there too.
 * @param {string} card
 * @param {number} [points] printed on it, where points are counted
 */
export function cardFace(card, points = 0) {
  const kind = isNumber(card) ? `is-${card[0]}` : "is-wild";
  return html`<svg class="nu-face ${kind}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect class="nu-paper" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="8"></rect>
    ${signAt(card, WIDTH / 2, 58, 2.9, "nu-shade")}
    <g>${readingAt(card, 17, 14.5, 21, 27)}</g>
    ${signAt(card, 56, 13.5, 0.85)}
    ${readingAt(card, WIDTH / 2, 58, 47, 58)}
    ${points > 0 ? svg`<circle class="nu-points" cx="59" cy="88" r="7"></circle><text class="nu-points-text" x="59" y="88.4" font-size="10">${points}</text>` : ""}
  </svg>`;
}

/** A card from behind. */
export const backFace = html`<svg class="nu-face is-back" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
  <rect class="nu-paper" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="8"></rect>
  <rect class="nu-frame" x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="5"></rect>
  ${["g", "o", "b", "r"].map((colour, at) => signAt(`${colour}1`, 24 + (at % 2) * 22, 36 + Math.floor(at / 2) * 26, 0.85))}
</svg>`;
