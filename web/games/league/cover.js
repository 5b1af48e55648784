/** Numbers League as it is played, for the lobby: two superheroes over the city, their sum, and a villain who fits it; inert. */

import { svg } from "lit";
import { drawPart, FIELD } from "./heroes.js";
import { drawVillain } from "./villains.js";

/** Windows are lit in some houses. @param {number} x @param {number} top @param {number} width @param {string} fill */
const house = (x, top, width, fill) => svg`
  <rect x=${x} y=${top} width=${width} height=${150 - top} fill=${fill}></rect>
  ${[0, 1, 2].flatMap((row) =>
    [0, 1].map(
      (column) =>
        svg`<rect x=${x + 6 + (column * (width - 12)) / 2} y=${top + 9 + row * 17} width=${width / 2 - 9} height="9" rx="1.5" fill=${(row + column + x) % 3 ? "#ffe9a8" : "#5d6f9c"}></rect>`,
    ),
  )}`;

/** A whole superhero. @param {string[]} cards head, body and legs @param {number} x @param {number} y @param {number} scale */
const hero = (cards, x, y, scale) => svg`<g transform="translate(${x} ${y}) scale(${scale})">
  ${[2, 1, 0].map((part) => svg`<g transform="translate(0 ${part * FIELD.height})">${drawPart(cards[part])}</g>`)}</g>`;

/** A number on a plate. @param {number} x @param {number} y @param {number} width @param {string} text */
const plate = (x, y, width, text) => svg`
  <rect x=${x - width / 2} y=${y - 11} width=${width} height="22" rx="11" fill="#28304a" stroke="#ffffff" stroke-width="1.5"></rect>
  <text x=${x} y=${y} fill="#ffffff" font-size="11" font-weight="800" text-anchor="middle" dy=".36em">${text}</text>`;

/** @param {number} weakness @param {number} x @param {number} y @param {number} scale */
const villain = (weakness, x, y, scale) =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawVillain(weakness)}</g>`;

export const cover = svg`
  <rect width="320" height="180" fill="#9fd4ef"></rect>
  <circle cx="262" cy="34" r="17" fill="#ffe07a"></circle>
  <path d="M150 34 q4 -12 16 -9 q9 -10 19 0 q14 -1 13 9 z M20 28 q3 -9 12 -7 q7 -8 15 0 q10 0 10 7 z" fill="#ffffff" opacity="0.85"></path>
  ${house(-6, 62, 40, "#7488b8")}${house(40, 46, 36, "#8a9cc8")}${house(126, 58, 34, "#7488b8")}${house(166, 76, 46, "#8a9cc8")}
  ${house(222, 60, 38, "#7488b8")}${house(268, 70, 60, "#8a9cc8")}
  <rect y="150" width="320" height="30" fill="#e9d9b4"></rect><path d="M0 150 H320" stroke="#b99f68" stroke-width="2"></path>
  ${hero(["h3a", "b1a", "l2a"], 12, 13, 1)}
  ${hero(["h2c", "b4b", "l1c"], 84, 13, 1)}
  ${villain(13, 176, 84, 1.25)}${villain(9, 252, 98, 0.98)}
  ${plate(42, 168, 66, "3 + 1 + 2")}${plate(114, 168, 66, "2 + 4 + 1")}${plate(214, 168, 92, "6 + 7 = 13 !")}
  ${plate(282, 168, 28, "9")}`;
