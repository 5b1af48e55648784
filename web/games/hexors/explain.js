/** Shows what a thing of Hexors is that the mouse or a finger rests on: a tile or power as large as one can read it. */

import { wordsUpon } from "../../draw/words-upon.js";
import { isPower } from "./emblems.js";
import { isSpace, placeOf } from "./field.js";
import { nameOf } from "./labels.js";
import { HIGH_SHEET, planOf } from "./plan.js";
import { drawPower, drawTile, isFighter } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

/** How wide the card is, by the shape of the window, in hexagons. */
const CARD = { narrow: 3.9, tall: 3, wide: 2.7 };
/** A card is drawn in a field so wide. */
const WIDTH = 124;

/**
 * In a high sheet that has nothing else to show a card is in nobody's way; else it lies beside the thing, but not while
 * somebody looks for a space with the mouse.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function explain(word, view, ui) {
  const plan = planOf(view, ui.shape);
  const { field, sheet } = plan;
  const piece = isSpace(word) ? view.field[word] : undefined;
  const tile = piece?.tile ?? word;
  const printed = piece ?? view.tiles?.[word];
  if (!printed) return "";
  const isFree =
    sheet.h > HIGH_SHEET &&
    !view.battle &&
    !view.last &&
    view.stack.length === 0 &&
    !ui.said.some((each) => view.field[each]);
  if (!isFree && ui.shape === "wide" && ui.said.length > 0) return "";
  const { x, y } = piece ? placeOf(word, view) : { x: field.w / 2, y: field.h };
  const place = { x: field.x + x, y: field.y + y };
  const owner = piece?.owner ?? view.seat ?? 0;
  const room = isFree ? sheet : field;
  if (isPower(tile)) return drawText({ tile, owner }, place, room, isFree, view, ui);
  return drawCard({ owner, ...printed, tile }, place, room, isFree, ui);
}

/**
 * Where a card lies: in the middle of a room that is free; else above what it tells of, or below where it would not be seen as a whole.
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {boolean} isFree
 * @param {{w: number, h: number}} size
 */
function cornerOf(place, room, isFree, { w, h }) {
  if (isFree) return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2 };
  const x = Math.min(Math.max(place.x - w / 2, room.x), room.x + room.w - w);
  const above = place.y - 0.66 - h;
  return { x, y: above >= room.y ? above : Math.min(place.y + 0.66, room.y + room.h - h) };
}

/** A card of a tile is so much higher than wide, and one of a power. */
const HIGH = { tile: 1.2, power: 0.66 };

/**
 * A tile with its name.
 * @param {import("./tile.js").Tile} tile
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {boolean} isFree
 * @param {Ui} ui
 */
function drawCard(tile, place, room, isFree, { svg, say, shape }) {
  const w = Math.min(CARD[shape], room.w, room.h / HIGH.tile);
  const { x, y } = cornerOf(place, room, isFree, { w, h: w * HIGH.tile });
  return svg`<g class="hx-card" transform="translate(${x} ${y}) scale(${w / WIDTH})">
    <rect class="hx-card-ground" x="1" y="1" width=${WIDTH - 2} height=${WIDTH * HIGH.tile - 2} rx="9"></rect>
    <text class="hx-card-title" x=${WIDTH / 2} y="14" font-size="13">${nameOf(tile.tile, say)}</text>
    <g transform="translate(${WIDTH / 2} 84)">${drawTile(tile)}</g></g>`;
}

/**
 * A power with its name, what it does and what it costs.
 * @param {{tile: string, owner: number}} power
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {boolean} isFree
 * @param {View} view
 * @param {Ui} ui
 */
function drawText({ tile, owner }, place, room, isFree, view, { svg, html, say, shape }) {
  const w = Math.min(CARD[shape] * 1.6, room.w);
  const wide = WIDTH * 1.5;
  const high = wide * HIGH.power;
  const { x, y } = cornerOf(place, room, isFree, { w, h: w * HIGH.power });
  const printed = view.tiles?.[tile];
  return svg`<g class="hx-card" transform="translate(${x} ${y}) scale(${w / wide})">
    <rect class="hx-card-ground" x="1" y="1" width=${wide - 2} height=${high - 2} rx="9"></rect>
    <g transform="translate(36 40) scale(0.58)">${drawPower(tile, printed, owner)}</g>
    ${wordsUpon(
      { x: 70, y: 8, width: wide - 76, height: 66 },
      html`<div class="hx-card-head">
        <b>${nameOf(tile, say)}</b>
        ${printed ? html`<small>${say("power-kind", { kind: printed.kind })}, ${say("power-cost", { cost: printed.cost ?? 0 })}</small>` : ""}
      </div>`,
    )}
    ${wordsUpon(
      { x: 9, y: 76, width: wide - 18, height: high - 80 },
      html`<p class="hx-card-text">${say(`power-${tile}-means`)}</p>`,
    )}
  </g>`;
}

/**
 * What was touched and is refused: a space to which one cannot go has a cross upon it. A tile that was touched first, and
 * cannot be moved, was perhaps only to be looked at, which a finger does so.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function obstacle(word, view, ui) {
  if (!isSpace(word)) return "";
  if (ui.said.length === 0 && isFighter(view.field[word])) return explain(word, view, ui);
  const { svg, shape } = ui;
  const { field } = planOf(view, shape);
  const { x, y } = placeOf(word, view);
  const d = "M-0.26 -0.26L0.26 0.26M0.26 -0.26L-0.26 0.26";
  return svg`<g class="hx-never" transform="translate(${field.x + x} ${field.y + y})"><path class="is-case" d=${d}></path><path d=${d}></path></g>`;
}
