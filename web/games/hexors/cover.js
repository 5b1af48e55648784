/** Hexors as it is played, for the lobby: two tiles meet on the field, the dice are thrown, and a sum decides; inert. */

import { svg } from "lit";
import { hexagon } from "./colours.js";
import { drawDie } from "./dice.js";
import { BURST, drawTile } from "./tile.js";

const UNIT = 82;

/** The middle of a space: a row further down lies half a space further to the right. @param {number} column @param {number} row */
const placeOf = (column, row) => ({ x: 74 + (column + row / 2) * UNIT, y: -2 + row * UNIT * 0.866 });

const SPACES = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 7 }, (_, column) => placeOf(column - 2, row)),
).flat();

/** The tiles that lie there: column, row, what they are. @type {[number, number, import("./tile.js").Tile][]} */
const TILES = [
  [-1, 1, { tile: "006", owner: 0, kind: "stronghold", strikes: [7, 3, 2, 4, 6, 5], defense: 6 }],
  [-1, 2, { tile: "017", owner: 0, kind: "character", colour: "green", strikes: [3, 2, 2, 2, 3, 3] }],
  [0, 0, { tile: "028", owner: 0, kind: "character", colour: "purple", strikes: [1, 2, 6, 3, 4, 7] }],
  [0, 1, { tile: "032", owner: 0, kind: "character", colour: "blue", strikes: [7, 6, 1, 3, 7, 2] }],
  [1, 1, { tile: "063", owner: 1, kind: "character", colour: "red", strikes: [8, 3, 3, 5, 7, 5] }],
  [2, 0, { tile: "043", owner: 1, kind: "character", colour: "yellow", strikes: [2, 7, 2, 2, 2, 1] }],
  [2, 1, { tile: "007", owner: 1, kind: "stronghold", strikes: [7, 3, 2, 4, 6, 5], defense: 4 }],
];

/** @param {number} x @param {number} y @param {number} turn @param {string} colour */
const die = (x, y, turn, colour) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.62)">${drawDie(colour)}</g>`;

export const cover = svg`
  <rect width="320" height="180" class="hx-mat"></rect>
  <g transform="rotate(-5 160 90)">
    <path class="hx-cell" .style=${"stroke-width:1.4"} d=${SPACES.map((space) => hexagon(UNIT * 0.485, space)).join("")}></path>
    ${TILES.map(([column, row, tile]) => {
      const { x, y } = placeOf(column, row);
      return svg`<path d=${hexagon(UNIT * 0.46, { x: x + 1.5, y: y + 3 })} fill="#000000" opacity="0.3"></path>
        <g transform="translate(${x} ${y}) scale(${(UNIT * 0.93) / 104})">${drawTile(tile)}</g>`;
    })}
  </g>
  ${die(44, 147, -14, "yellow")}${die(276, 147, 12, "red")}
  <path d=${BURST} transform="translate(156 71) scale(0.6)" fill="#ff9d1c" stroke="#1c1420" stroke-width="3.4" stroke-linejoin="round"></path>
  <rect x="72" y="130" width="176" height="38" rx="10" fill="#1c1420" stroke="#fff6e2" stroke-width="2.5"></rect>
  <text x="160" y="149.5" fill="#ffffff" font-size="22" font-weight="800" text-anchor="middle" dy=".36em">6 + 6 > 8 + 3</text>`;
