/** Numica as it is played, for the lobby: a corner of the floor, pieces upon it, and two spaces slantwise to a catch; inert. */

import { svg } from "lit";

const TILE = 42;
const ROWS = ["3K2R41X2", "12B3K215", "4X13R2K3", "2K4152B1", "R312X4K2", "1524B3R1"];
/** @type {Record<string, string>} */
const GROUNDS = { K: "knight", R: "slide", B: "slide", X: "free" };

/** The middle of a tile. @param {number} at */
const middle = (at) => at * TILE + TILE / 2;

/** @param {string} symbol @param {number} file @param {number} row */
const tile = (symbol, file, row) => svg`
  <rect class="p-tile" .style="fill:var(--tile-${GROUNDS[symbol] ?? (Number(symbol) % 2 ? "1" : "2")})"
    x=${file * TILE + 1.5} y=${row * TILE + 1.5} width=${TILE - 3} height=${TILE - 3} rx="5"></rect>
  <text class="p-symbol" x=${middle(file)} y=${middle(row)}>${symbol}</text>`;

/** @param {number} file @param {number} row */
const square = (
  file,
  row,
) => svg`<g class="p-piece seat-0" transform="translate(${middle(file)} ${middle(row)})">
  <rect class="p-shade" x="-14" y="-11" width="28" height="28" rx="6"></rect>
  <rect class="p-body" x="-14" y="-14" width="28" height="28" rx="6"></rect>
  <text class="p-on" y="0">${ROWS[row][file]}</text></g>`;

/** @param {number} file @param {number} row @param {string} seat */
const round = (
  file,
  row,
  seat,
) => svg`<g class="p-piece ${seat}" transform="translate(${middle(file)} ${middle(row)})">
  <circle class="p-shade" cy="3" r="15"></circle><circle class="p-body" r="15"></circle>
  <circle class="p-ring" r="11.5"></circle><text class="p-on" y="0">${ROWS[row][file]}</text></g>`;

export const cover = svg`
  <rect class="p-frame" width="320" height="180"></rect>
  <g transform="translate(-14 4) rotate(-7 160 90)">
    ${ROWS.map((symbols, row) => [...symbols].map((symbol, file) => tile(symbol, file, row - 1)))}
    <g transform="translate(0 ${-TILE})">
      ${square(1, 4)}${square(3, 4)}${round(6, 4, "seat-0")}${square(2, 2)}
      ${round(5, 2, "seat-1")}${round(4, 1, "seat-1")}${round(1, 1, "seat-1")}${round(6, 1, "seat-1")}
      <path class="p-way" d="M${middle(3) + 8} ${middle(4) - 21} Q${middle(4) - 12} ${middle(2) + 8} ${middle(5) - 22} ${middle(2) - 2}"></path>
    </g>
  </g>`;
