/** Hexors as it is played, for the lobby: two tiles meet on the field, the dice are thrown, and a sum decides; inert. */

import { svg } from "lit";
import { hexagon } from "./colours.js";
import { drawDie } from "./dice.js";
import { drawTile } from "./tile.js";

const UNIT = 58;

/** The middle of a space: a row further down lies half a space further to the right. @param {number} column @param {number} row */
const placeOf = (column, row) => ({ x: 8 + (column + row / 2) * UNIT, y: 20 + row * UNIT * 0.866 });

const SPACES = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => placeOf(column - 2, row - 0.5)),
).flat();

/** The tiles that lie there: column, row, what they are. @type {[number, number, import("./tile.js").Tile][]} */
const TILES = [
  [0, 0, { tile: "006", owner: 0, kind: "stronghold", strikes: [7, 3, 2, 4, 6, 5], defense: 6 }],
  [1, 1, { tile: "032", owner: 0, kind: "character", colour: "blue", strikes: [7, 6, 1, 3, 7, 2] }],
  [-1, 2, { tile: "017", owner: 0, kind: "character", colour: "green", strikes: [3, 2, 2, 2, 3, 3] }],
  [2, 1, { tile: "063", owner: 1, kind: "character", colour: "red", strikes: [8, 3, 3, 5, 7, 5] }],
  [3, 0, { tile: "043", owner: 1, kind: "character", colour: "purple", strikes: [2, 7, 2, 2, 2, 1] }],
  [4, 0, { tile: "007", owner: 1, kind: "stronghold", strikes: [7, 3, 2, 4, 6, 5], defense: 4 }],
];

/** @param {number} x @param {number} y @param {number} turn @param {string} colour */
const die = (x, y, turn, colour) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.62)">${drawDie(colour)}</g>`;

export const picture = svg`
  <rect width="320" height="180" class="hx-mat"></rect>
  <g transform="rotate(-5 160 90)">
    <path class="hx-cell" style="stroke-width:1.4" d=${SPACES.map((space) => hexagon(UNIT * 0.485, space)).join("")}></path>
    ${TILES.map(([column, row, tile]) => {
      const { x, y } = placeOf(column, row + 0.1);
      return svg`<path d=${hexagon(UNIT * 0.46, { x: x + 1.5, y: y + 3 })} fill="#000000" opacity="0.3"></path>
        <g transform="translate(${x} ${y}) scale(${(UNIT * 0.93) / 104})">${drawTile(tile)}</g>`;
    })}
  </g>
  ${die(52, 148, -14, "yellow")}${die(268, 124, 12, "red")}
  <rect x="86" y="142" width="146" height="32" rx="9" fill="#1c1420" stroke="#fff6e2" stroke-width="2.5"></rect>
  <text x="159" y="158.5" fill="#ffffff" font-size="20" font-weight="800" text-anchor="middle" dominant-baseline="central">6 + 6 = 12</text>`;
