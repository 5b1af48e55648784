/** Where the spaces of Hexors lie, and the field that they make: hexagons with corners up and down, as inert SVG. */

import { svg } from "lit";
import { hexagon } from "./colours.js";
import { seatMark } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {{x: number, y: number}} Point in hexagons, from the left upper corner of the field */

const ROWS = 9;
const HIGH = Math.sqrt(3) / 2; // so far lies a row below the last one
const TALL = 2 / Math.sqrt(3);
const EDGE = 0.16; // of the mat around the hexagons

/** How much of its space a hexagon of the field fills. */
const CELL = 0.485;

/** @param {string} space */
const partsOf = (space) => ({ column: space.charCodeAt(0) - 97, row: Number(space.slice(1)) - 1 });

/** @param {View} view */
export const fieldSize = ({ columns }) => ({
  w: columns + 0.5 + 2 * EDGE,
  h: (ROWS - 1) * HIGH + TALL + 2 * EDGE,
});

/** The viewer's own Stronghold is near: the field is turned for the seat that begins on row 9. @param {View} view */
export const isTurned = ({ seat, starts = [] }) => partsOf(starts[seat ?? 0] ?? "a1").row === ROWS - 1;

/**
 * The middle of a space.
 * @param {string} space
 * @param {View} view
 * @returns {Point}
 */
export function placeOf(space, view) {
  const { column, row } = partsOf(space);
  const x = column + (row % 2) / 2;
  const [across, down] = isTurned(view) ? [view.columns - 0.5 - x, row] : [x, ROWS - 1 - row];
  return { x: EDGE + 0.5 + across, y: EDGE + TALL / 2 + down * HIGH };
}

/** All spaces, row by row from the far side, as the viewer reads them. @param {View} view */
export function rowsOf(view) {
  const letters = Array.from({ length: view.columns }, (_, at) => String.fromCharCode(97 + at));
  const rows = Array.from({ length: ROWS }, (_, at) => at + 1);
  return isTurned(view)
    ? rows.map((row) => [...letters].reverse().map((letter) => `${letter}${row}`))
    : [...rows].reverse().map((row) => letters.map((letter) => `${letter}${row}`));
}

/** Whether two spaces touch, as they lie there. @param {string} one @param {string} other @param {View} view */
export function isBeside(one, other, view) {
  const [from, to] = [placeOf(one, view), placeOf(other, view)];
  return Math.hypot(from.x - to.x, from.y - to.y) < 1.1;
}

/** Whether a word is a space. @param {string} word */
export const isSpace = (word) => /^[a-n][1-9]$/.test(word);

/**
 * The field with its craters, the way of the last move and of the one in the making, at its place on the table.
 * @param {View} view
 * @param {Point} corner
 * @param {string[][]} ways spaces one after the other: first what is past, then what is meant
 */
export function drawField(view, corner, [past, meant]) {
  const isBehind = (view.offered ?? []).length > 0;
  const { w, h } = fieldSize(view);
  const spaces = rowsOf(view).flat();
  const craters = new Map(view.craters);
  const homes = new Set(view.starts ?? []);
  const place = (/** @type {string} */ space) => placeOf(space, view);
  const outlines = (/** @type {string[]} */ list) => list.map((each) => hexagon(CELL, place(each))).join("");
  return svg`<g class=${isBehind ? "hx-behind" : ""} transform="translate(${corner.x} ${corner.y})">
    <rect class="hx-mat" x="0.02" y="0.02" width=${w - 0.04} height=${h - 0.04} rx="0.3"></rect>
    <path class="hx-cell" d=${outlines(spaces.filter((space) => !homes.has(space)))}></path>
    <path class="hx-cell is-home" d=${outlines([...homes])}></path>
    <g class="rim ${view.columns > ROWS ? "is-broad" : ""}">${spaces.map((space) => {
      const { x, y } = place(space);
      return svg`<text class="hx-name" x=${x} y=${y + 0.36}>${space}</text>`;
    })}</g>
    ${[...craters].map(([space, seat]) => drawCrater(place(space), seat))}
    ${drawWay(past.map(place), "is-past")}${drawWay(meant.map(place), "is-meant")}
  </g>`;
}

/**
 * A pit with the mark of its digger.
 * @param {Point} place
 * @param {number} seat
 */
const drawCrater = ({ x, y }, seat) => svg`<g class="hx-crater seat-${seat}" transform="translate(${x} ${y})">
  <path class="hx-pit-rim" d=${hexagon(CELL)}></path>
  <ellipse class="hx-pit-edge" rx="0.4" ry="0.34"></ellipse>
  <ellipse class="hx-pit" cy="0.03" rx="0.3" ry="0.23"></ellipse>
  <path class="hx-crack" d="M-0.4 0.16L-0.3 0.2L-0.34 0.3M0.36 -0.2L0.28 -0.24L0.3 -0.32M0.14 0.3L0.18 0.38"></path>
  <g class="hx-pit-mark" transform="translate(0 0.02) scale(0.0125)">${seatMark(seat)}</g></g>`;

/** @param {Point[]} places @param {string} kind */
function drawWay(places, kind) {
  if (places.length === 0) return "";
  const d = `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return svg`<path class="hx-from ${kind}" d=${hexagon(0.4, places[0])}></path>
    ${places.length > 1 ? svg`<path class="hx-way ${kind}" d=${d}></path>` : ""}`;
}
