/** Numero as it is played, for the lobby: 5 and 3 in the centre, an 8 that takes them, and a wild card; inert. */

import { svg } from "lit";
import { readOf, signPath } from "./cards.js";

/** @param {string} card @param {number} x of its middle @param {number} y @param {number} turn @param {number} [scale] */
const card = (card, x, y, turn, scale = 1) => {
  const kind = /^[gobr]/.test(card) ? `is-${card[0]}` : "is-wild";
  return svg`<g class="nu-face ${kind}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <rect x="-29" y="-39" width="62" height="86" rx="8" fill="#000000" opacity="0.22"></rect>
    <rect class="nu-paper" x="-31" y="-43" width="62" height="86" rx="8"></rect>
    <path class="nu-shade" d=${signPath(card)} transform="translate(0 6) scale(2.5)"></path>
    <text class="nu-value" x="-19" y="-31" font-size="17">${readOf(card)}</text>
    <path class="nu-sign" d=${signPath(card)} transform="translate(20 -31) scale(0.75)"></path>
    <text class="nu-value" x="0" y="8" font-size="40">${readOf(card)}</text></g>`;
};

export const cover = svg`
  <rect width="320" height="180" fill="#2f7d63"></rect>
  <circle cx="160" cy="96" r="150" fill="#3b8f73"></circle>
  ${card("g5", 50, 62, -7)}${card("o3", 140, 60, 6)}
  <text x="95" y="60" fill="#ffffff" font-size="26" font-weight="800" text-anchor="middle" dy=".36em">+</text>
  ${card("-2", 214, 60, 9, 0.92)}${card("b10", 272, 66, -5, 0.92)}
  <rect x="28" y="116" width="142" height="38" rx="9" fill="#22303a" stroke="#8a6a44" stroke-width="4"></rect>
  <text x="99" y="136" fill="#ffffff" font-size="23" font-weight="800" text-anchor="middle" dy=".36em">5 + 3 = 8</text>
  ${card("r8", 220, 138, -12)}${card("g1", 272, 146, 7)}`;
