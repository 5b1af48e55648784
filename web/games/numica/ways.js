/** Draws where pieces go: what a tile does for the piece on it, the sign that a letter bears, and the last move. */

import { centre, indexOf } from "./floor.js";

/** @typedef {import("#border/numica").View} View */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {{x: number, y: number}} Point */

/**
 * What a tile does: its lines, bent for the knight's step, a ground on each space where one may land, and a ring where
 * one would catch. Nothing hides what stands there to be read. The view says which spaces these are.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function explain(word, view, ui) {
  const { svg } = ui;
  const names = view.reach[indexOf(word)]?.match(/../g);
  if (!names) return "";
  const from = centre(view, word, ui);
  const symbol = view.tiles[indexOf(word)];
  const standing = new Set(view.pieces.map((piece) => piece.at));
  const ends = names.map((name) => ({
    ...centre(view, name, ui),
    caught: standing.has(name),
  }));
  const lines = symbol === "X" ? [] : farthest(from, ends).map((end) => lineOf(symbol, from, end));
  return svg`<g class="reach">
    <rect class="reach-from" x=${from.x - 0.47} y=${from.y - 0.47} width="0.94" height="0.94" rx="0.12"></rect>
    ${ends
      .filter(({ caught }) => !caught)
      .map(
        ({ x, y }) =>
          svg`<rect class="reach-spot" x=${x - 0.44} y=${y - 0.44} width="0.88" height="0.88" rx="0.1"></rect>`,
      )}
    ${lines.map((line) => svg`<path class="reach-line ${"RB".includes(symbol) ? "" : "is-jump"}" d=${line}></path>`)}
    ${ends
      .filter(({ caught }) => caught)
      .map(
        ({ x, y }) => svg`<circle class="reach-case" cx=${x} cy=${y} r="0.47"></circle>
          <circle class="reach-catch" cx=${x} cy=${y} r="0.47"></circle>`,
      )}
  </g>`;
}

/**
 * The farthest of several ends in the same direction, since the line to it passes the others.
 * @param {Point} from
 * @param {Point[]} ends
 */
function farthest(from, ends) {
  /** @type {Map<number, Point>} */
  const found = new Map();
  for (const end of ends) {
    const way = Math.atan2(end.y - from.y, end.x - from.x);
    const other = found.get(way);
    if (!other || distance(from, end) > distance(from, other)) found.set(way, end);
  }
  return [...found.values()];
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(other.x - one.x, other.y - one.y);

/** How far from the middle of a space a line ends and begins, in parts of a step: what stands there can be read. */
const GAP = 0.3;

/**
 * The line from a space to another, step by step: bent where a K leads, two spaces straight and then one aside.
 * @param {string} symbol
 * @param {Point} from
 * @param {Point} to
 */
function lineOf(symbol, from, to) {
  if (symbol !== "K") return stepsOf(from, to);
  const isLong = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const bend = isLong ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  return stepsOf(from, bend) + stepsOf(bend, to);
}

/**
 * A straight line that leaves the middle of each space free.
 * @param {Point} from
 * @param {Point} to
 */
function stepsOf(from, to) {
  const count = Math.round(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
  /** @param {number} step */
  const at = (step) =>
    `${from.x + ((to.x - from.x) * step) / count} ${from.y + ((to.y - from.y) * step) / count}`;
  return Array.from({ length: count }, (_, step) => `M${at(step + GAP)}L${at(step + 1 - GAP)}`).join("");
}

/** In a square of 100 units, as the tile: arrows straight, arrows diagonally, knights' steps, spots on all sides. */
const SIGNS = {
  R: "M50 5l9 11H41zM50 95l9-11H41zM5 50l11 9V41zM95 50l-11 9V41z",
  B: "M7 7h14L7 21zM93 7H79l14 14zM7 93h14L7 79zM93 93H79l14-14z",
  K: "M7 41V9h12V4l11 8-11 8v-5h-6v26zM93 59v32H81v5l-11-8 11-8v5h6V59z",
  X: [15, 50, 85]
    .flatMap((x) =>
      [15, 50, 85].map((y) => (x === 50 && y === 50 ? "" : `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z`)),
    )
    .join(""),
};

/**
 * The sign of a letter's tile, at its edges, where a piece leaves it in sight; a number says all by itself.
 * @param {string} tile
 * @param {Ui} ui
 */
export function tileSign(tile, { html, svg }) {
  const path = SIGNS[/** @type {keyof typeof SIGNS} */ (tile)];
  return path
    ? html`<svg class="tile-sign" viewBox="0 0 100 100" aria-hidden="true">${svg`<path d=${path}></path>`}</svg>`
    : "";
}

/**
 * The last move: an arrow in the colour of who made it, which lies under the pieces.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function trail(view, ui) {
  const { html, svg } = ui;
  const { last: moved } = view;
  if (!moved) return [];
  const [from, to] = moved.map((name) => centre(view, name, ui));
  const symbol = view.tiles[indexOf(moved[0])];
  const mover = view.pieces.find(({ at }) => at === moved[1]);
  // What comes last before the target, for an arrow that ends at the edge of the piece there.
  const bend =
    symbol === "K" && Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? { x: to.x, y: from.y } : from;
  const last = symbol === "K" && bend === from ? { x: from.x, y: to.y } : bend;
  const long = distance(last, to);
  const [ahead, aside] = [(to.x - last.x) / long, (to.y - last.y) / long];
  const first = symbol === "K" ? last : to;
  const leg = distance(from, first);
  const begin = {
    x: from.x + ((first.x - from.x) / leg) * 0.38,
    y: from.y + ((first.y - from.y) / leg) * 0.38,
  };
  const end = { x: to.x - ahead * 0.42, y: to.y - aside * 0.42 };
  const [left, top] = [Math.min(from.x, to.x) - 0.5, Math.min(from.y, to.y) - 0.5];
  const [width, height] = [Math.abs(to.x - from.x) + 1, Math.abs(to.y - from.y) + 1];
  const head = [
    [0, 0],
    [-0.3, 0.19],
    [-0.3, -0.19],
  ].map(
    ([along, across]) =>
      `${end.x + ahead * along - aside * across} ${end.y + aside * along + ahead * across}`,
  );
  const line = `M${begin.x} ${begin.y}L${symbol === "K" ? `${last.x} ${last.y}L` : ""}${end.x - ahead * 0.24} ${end.y - aside * 0.24}`;
  return [
    {
      id: `arrow-${moved.join("-")}`,
      touch: null,
      kind: `trail seat-${mover?.seat ?? 0}`,
      face: html`<svg viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
        ${svg`<path class="trail-case" d=${line}></path><circle class="trail-start" cx=${from.x} cy=${from.y} r="0.38"></circle>
          <path class="trail-line" d=${line}></path><path class="trail-head" d="M${head.join("L")}z"></path>`}
      </svg>`,
      x: left + width / 2,
      y: top + height / 2,
      size: width,
      tall: height,
      label: "",
    },
  ];
}
