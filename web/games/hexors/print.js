/** Prints Hexors: the tiles and powers of two players, the die, Stones, the empty Fields, and sums of battles to fill in. */

import { html, svg } from "lit";
import { blankSum, cutPages, onPaper } from "../../draw/paper.js";
import { COLOURS, hexagon } from "./colours.js";
import { drawDie } from "./dice.js";
import { drawPower, FIELD, gem, seatMark, tileFace } from "./tile.js";

/** @typedef {import("../../i18n/words.js").Say} Say */
/** @typedef {import("../../draw/paper.js").Print} Print */

/** The Strongholds: number, Strike Values in the order of the colours, Defense Bonus, number of the ally. @type {[string, number[], number, number][]} */
export const STRONGHOLDS = [
  ["002", [2, 5, 1, 3, 6, 4], 5, 0],
  ["004", [3, 4, 5, 6, 1, 2], 7, 1],
  ["006", [7, 3, 2, 4, 6, 5], 6, 0],
  ["007", [7, 3, 2, 4, 6, 5], 4, 0],
  ["010", [6, 1, 5, 4, 2, 3], 5, 0],
  ["011", [6, 1, 5, 4, 2, 3], 6, 0],
];

/** The Characters: number, Strike Values, colour, number of the ally. @type {[string, number[], string, number][]} */
export const CHARACTERS = [
  ["016", [2, 3, 5, 1, 2, 2], "green", 0],
  ["017", [3, 2, 2, 2, 3, 3], "blue", 0],
  ["018", [1, 2, 3, 2, 2, 6], "yellow", 0],
  ["019", [3, 4, 2, 2, 4, 2], "red", 0],
  ["022", [3, 4, 3, 2, 5, 1], "purple", 0],
  ["023", [3, 2, 5, 3, 3, 3], "white", 1],
  ["025", [3, 2, 5, 3, 4, 4], "green", 0],
  ["028", [1, 2, 6, 3, 4, 7], "blue", 0],
  ["031", [4, 3, 2, 9, 3, 5], "yellow", 0],
  ["032", [7, 6, 1, 3, 7, 2], "blue", 0],
  ["040", [2, 3, 1, 2, 3, 3], "green", 0],
  ["042", [4, 2, 1, 3, 3, 2], "blue", 0],
  ["043", [2, 7, 2, 2, 2, 1], "yellow", 0],
  ["044", [3, 6, 2, 2, 2, 1], "red", 0],
  ["046", [2, 2, 4, 2, 1, 6], "purple", 0],
  ["047", [2, 7, 2, 2, 3, 2], "white", 0],
  ["048", [4, 3, 1, 6, 3, 1], "green", 0],
  ["049", [2, 3, 3, 6, 2, 3], "blue", 0],
  ["050", [3, 8, 2, 3, 3, 1], "yellow", 0],
  ["051", [2, 3, 4, 4, 2, 6], "red", 0],
  ["054", [3, 3, 7, 3, 6, 1], "purple", 0],
  ["055", [4, 2, 3, 3, 4, 8], "white", 0],
  ["057", [3, 3, 6, 3, 5, 6], "green", 0],
  ["058", [4, 3, 8, 2, 5, 4], "blue", 0],
  ["059", [8, 4, 2, 3, 7, 3], "yellow", 0],
  ["061", [5, 5, 2, 9, 4, 4], "red", 0],
  ["063", [8, 3, 3, 5, 7, 5], "red", 0],
];

/** The powers: number, kind, Stones. @type {[string, string, number][]} */
export const POWERS = [
  ["064", "surge", 0],
  ["065", "ultimate", 1],
  ["066", "surge", 1],
  ["067", "surge", 1],
  ["068", "surge", 2],
  ["069", "ultimate", 2],
  ["070", "surge", 2],
  ["071", "surge", 2],
  ["072", "surge", 2],
  ["073", "ultimate", 3],
  ["074", "surge", 3],
  ["075", "ultimate", 3],
];

/** How wide a tile is, in millimetres: so that it lies within a space of the printed Field. */
export const TILE = 23;

/** Who plays. */
const SEATS = [0, 1];

/** Sides of the die, and Stones. */
const DIE = 40;
const STONE = 15;
const STONES = 60;

/** How many sums of battles stand on a page. */
const BATTLES = 14;

/** The die unfolded: where each of its sides lies, in the order of the colours, and the flaps to glue. */
export const NET = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [1, 3],
];
const FLAPS = [
  "M1 0L1.15 -0.2H1.85L2 0",
  "M1 0L0.8 0.15V0.85L1 1",
  "M2 0L2.2 0.15V0.85L2 1",
  "M1 2L0.8 2.15V2.85L1 3",
  "M2 2L2.2 2.15V2.85L2 3",
  "M1 3L0.8 3.15V3.85L1 4",
  "M2 3L2.2 3.15V3.85L2 4",
];

/** @param {number} seat */
const tilesOf = (seat) => [
  ...STRONGHOLDS.map(([tile, strikes, defense, ally]) =>
    tileFace({ tile, owner: seat, kind: "stronghold", strikes, defense, ally, colour: "" }),
  ),
  ...CHARACTERS.map(([tile, strikes, colour, ally]) =>
    tileFace({ tile, owner: seat, kind: "character", strikes, colour, ally }),
  ),
];

/**
 * A power with its owner's mark in a corner: at the table it lies in a hand, which says whose it is.
 * @param {string} power
 * @param {{kind: string, cost: number}} printed
 * @param {number} seat
 */
const powerOf = (power, printed, seat) =>
  svg`<svg class="hx-face" viewBox="${-FIELD.width / 2} ${-FIELD.height / 2} ${FIELD.width} ${FIELD.height}" aria-hidden="true">
    ${drawPower(power, printed, seat)}
    <g class="hx-badge is-owner seat-${seat}" transform="translate(-40 -24)"><circle r="9.4"></circle><g transform="scale(0.58)">${seatMark(seat)}</g></g>
  </svg>`;

/** @param {Say} say @param {import("../../draw/renderer.js").Ui} ui */
function cards(say, { colours }) {
  return [
    ...SEATS.flatMap((seat) => {
      const colour = colours[seat] ?? "";
      return [
        ...cutPages({
          title: say("print-tiles", { colour }),
          faces: [
            ...tilesOf(seat),
            ...POWERS.map(([power, kind, cost]) => powerOf(power, { kind, cost }, seat)),
          ],
          wide: TILE,
          tall: 0,
          shape: "hex",
        }),
      ];
    }),
    diePage(say),
    ...cutPages({
      title: say("print-stones"),
      faces: Array.from(
        { length: STONES },
        () => svg`<svg class="hx-face" viewBox="-10 -10 20 20" aria-hidden="true">${gem(1.4)}</svg>`,
      ),
      wide: STONE,
      tall: STONE,
    }),
    {
      heading: say("print-battles"),
      body: html`<p>${say("print-battles-means")}</p>
        ${Array.from({ length: BATTLES }, () => html`<div class="paper-row">${blankSum(["+", "+", "+", "+", "="])}</div>`)}`,
    },
  ];
}

/** @param {Say} say */
const diePage = (say) => ({
  heading: say("print-die"),
  body: html`<p>${say("print-die-means")}</p>
    <div class="paper-die" .style="width:${onPaper(3.6 * DIE)};height:${onPaper(4.6 * DIE)}">
      <svg class="paper-drawing" viewBox="-0.3 -0.3 3.6 4.6" aria-hidden="true">
        <path class="paper-flaps" d=${FLAPS.join("")}></path>
        ${NET.map(
          ([x, y], at) => svg`<rect class="paper-net" x=${x} y=${y} width="1" height="1"></rect>
            <g transform="translate(${x + 0.5} ${y + 0.5}) scale(0.0165)">${drawDie(COLOURS[at])}</g>`,
        )}
      </svg>
    </div>`,
});

const ROWS = 9;
const COLUMNS = 7;
const HIGH = Math.sqrt(3) / 2;
const TALL = 2 / Math.sqrt(3);

/**
 * Seven columns of an empty Field; the start spaces of Strongholds are known by a second line.
 * @param {number} first the column on the left, from 0
 * @param {string[]} starts
 */
function field(first, starts) {
  const spaces = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const name = `${String.fromCharCode(97 + first + column)}${row + 1}`;
    return { name, x: 0.5 + column + (row % 2) / 2, y: TALL / 2 + (ROWS - 1 - row) * HIGH };
  });
  return svg`<svg class="paper-drawing paper-form" viewBox="-0.05 -0.05 ${COLUMNS + 0.6} ${TALL + (ROWS - 1) * HIGH + 0.1}" aria-hidden="true">
    <path d=${spaces.map((space) => hexagon(0.5, space)).join("")}></path>
    <path d=${spaces
      .filter(({ name }) => starts.includes(name))
      .map((space) => hexagon(0.43, space))
      .join("")}></path>
    ${spaces.map(({ name, x, y }) => svg`<text x=${x} y=${y + 0.3} font-size="0.15">${name}</text>`)}
  </svg>`;
}

/** The Field for two, and the two halves of that for more, which lie side by side: what it is called, its first column, and
 * where Strongholds start. */
export const FIELDS = [
  { name: "print-field", first: 0, starts: ["d1", "d9"] },
  { name: "print-field-left", first: 0, starts: ["c1", "c9"] },
  { name: "print-field-right", first: COLUMNS, starts: ["l1", "l9"] },
];

/** @type {Print[]} */
export const PRINTS = [
  {
    key: "board",
    pages: (say) =>
      FIELDS.map(({ name, first, starts }) => ({
        heading: say(name),
        body: html`<div class="paper-one">${field(first, starts)}</div>`,
      })),
  },
  { key: "cards", pages: cards },
];
