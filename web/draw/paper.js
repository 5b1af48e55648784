/** What a page of paper is and what of it may be printed on; tables for scores, and things to cut out. */

import { html, svg } from "lit";

/** @typedef {{heading?: unknown, body: unknown, isBare?: boolean}} Page isBare: without a line for its heading */
/** @typedef {{key: "scores" | "board" | "cards", pages: (say: import("../i18n/words.js").Say, ui: import("./renderer.js").Ui) => Page[]}} Print
 *   what a game prints besides its rules and puzzles */

/** In millimetres, what A4 and Letter both have between their margins: whatever fits here fits on either. */
export const ROOM = { wide: 186, tall: 252 };

/** How high the line of a heading is, with the gap below it. */
export const HEAD = 14;

/** What is left below it. */
export const BODY = { wide: ROOM.wide, tall: ROOM.tall - HEAD };

/** A length on paper, as styles have it: on a screen that is narrower than the paper all shrinks with it. @param {number} millimetres */
export const onPaper = (millimetres) => `calc(var(--mm) * ${Math.round(millimetres * 1000) / 1000})`;

/**
 * A table to write scores into: a column for each player, a row for each turn or thing that counts.
 * @param {{columns: unknown[], rows: unknown[], tall?: number, first?: number}} table columns, rows: their headings; tall: of a
 *   row in millimetres; first: how wide the headings of the rows are
 */
export const scoreTable = ({ columns, rows, tall = 10, first = 30 }) => html`<table class="paper-scores">
  <thead><tr .style="height:${onPaper(tall)}"><th .style="width:${onPaper(first)}"></th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
  <tbody>${rows.map((row) => html`<tr .style="height:${onPaper(tall)}"><th scope="row">${row}</th>${columns.map(() => html`<td></td>`)}</tr>`)}</tbody>
</table>`;

/**
 * A sum with a box for each number, such as ☐ + ☐ + ☐ = ☐.
 * @param {string[]} signs between the boxes; "" for a box in which the sign itself is written
 */
export const blankSum = (signs) =>
  html`<span class="paper-sum"><i></i>${signs.map((sign) => html`${sign ? html`<span>${sign}</span>` : html`<i class="is-sign"></i>`}<i></i>`)}</span>`;

/** How far hexagons lie apart, so that each is cut by itself. */
const GAP = 2;
const HEX = 2 / Math.sqrt(3);

/**
 * Pages of cards or tiles to be cut out, as many on each as there is room for.
 * @param {{title: string, faces: unknown[], wide: number, tall: number, shape?: "hex", folds?: boolean}} cards wide, tall: of each in
 *   millimetres; shape: hexagons with corners up and down, of which `tall` follows; folds: each is folded in its middle
 * @returns {Page[]}
 */
export function cutPages({ title, faces, wide, tall, shape, folds = false }) {
  const places = shape === "hex" ? hexPlaces(wide) : cardPlaces(wide, tall);
  const high = shape === "hex" ? wide * HEX : tall;
  return chunk(faces, places.length).map((some) => ({
    heading: title,
    body: html`<div class="paper-cuts" .style="width:${onPaper(BODY.wide)};height:${onPaper(BODY.tall)}">
      ${some.map((face, at) => {
        const { x, y } = places[at];
        const box = `left:${onPaper(x)};top:${onPaper(y)};width:${onPaper(wide)};height:${onPaper(high)}`;
        return html`<div class="paper-cut" .style=${box}><div class="paper-face">${face}</div></div>`;
      })}
      <svg class="paper-guides" viewBox="0 0 ${BODY.wide} ${BODY.tall}" aria-hidden="true">
        ${some.map((_, at) => guideOf(places[at], wide, high, shape))}
        ${folds ? some.map((_, at) => svg`<path class="is-fold" d="M${places[at].x + wide / 2} ${places[at].y}v${high}"></path>`) : ""}
      </svg>
    </div>`,
  }));
}

/** @param {{x: number, y: number}} place @param {number} wide @param {number} tall @param {"hex" | undefined} shape */
function guideOf({ x, y }, wide, tall, shape) {
  if (shape !== "hex") return svg`<rect x=${x} y=${y} width=${wide} height=${tall}></rect>`;
  const half = tall / 4;
  return svg`<path d="M${x + wide / 2} ${y}l${wide / 2} ${half}v${2 * half}l${-wide / 2} ${half}l${-wide / 2} ${-half}v${-2 * half}z"></path>`;
}

/** Cards edge to edge, so that one cut parts two, in the middle of the page. @param {number} wide @param {number} tall */
export function cardPlaces(wide, tall) {
  const [across, down] = [Math.floor(BODY.wide / wide), Math.floor(BODY.tall / tall)];
  const left = (BODY.wide - across * wide) / 2;
  return Array.from({ length: across * down }, (_, at) => ({
    x: left + (at % across) * wide,
    y: Math.floor(at / across) * tall,
  }));
}

/** Hexagons in rows, every second one half a step further. @param {number} wide */
export function hexPlaces(wide) {
  const step = wide + GAP;
  const below = (wide * HEX * 3) / 4 + GAP;
  const across = Math.floor((BODY.wide - step / 2 + GAP) / step);
  const down = Math.floor((BODY.tall - wide * HEX) / below) + 1;
  return Array.from({ length: across * down }, (_, at) => {
    const row = Math.floor(at / across);
    return { x: (at % across) * step + ((row % 2) * step) / 2, y: row * below };
  });
}

/** @template T @param {T[]} all @param {number} most @returns {T[][]} */
export const chunk = (all, most) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
