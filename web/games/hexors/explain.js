/** Shows what a thing of Hexors is that the mouse or a finger rests on: a tile or power as large as one can read it. */

import { isPower } from "./emblems.js";
import { isSpace, placeOf } from "./field.js";
import { nameOf } from "./labels.js";
import { planOf } from "./plan.js";
import { drawPower, drawTile } from "./tile.js";

/** @typedef {import("../../draw/layer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

/** How wide the card is, by the shape of the window, in hexagons. */
const CARD = { narrow: 3.9, tall: 3, wide: 2.7 };
/** A card is drawn in a field so wide. */
const WIDTH = 124;

/**
 * @param {string} word
 * @param {any} view
 * @param {Ui} ui
 */
export function explain(word, view, ui) {
  const plan = planOf(view, ui.shape);
  if (isSpace(word)) {
    const piece = view.field[word];
    if (!piece) return "";
    const { x, y } = placeOf(word, view);
    const place = { x: plan.field.x + x, y: plan.field.y + y };
    if (piece.kind === "wall") return drawText(piece.tile, place, plan.field, view, ui, piece.owner);
    return drawCard(piece.tile, place, plan.field, ui, drawTile(piece));
  }
  const tile = view.tiles?.[word];
  if (!tile) return "";
  const middle = { x: plan.field.x + plan.field.w / 2, y: plan.field.y + plan.field.h / 2 };
  const low = { ...middle, y: plan.field.y + plan.field.h };
  if (isPower(word)) return drawText(word, low, plan.field, view, ui, view.seat ?? 0);
  return drawCard(word, low, plan.field, ui, drawTile({ tile: word, owner: view.seat ?? 0, ...tile }));
}

/**
 * Where a card lies: above what it tells of, or below where it would not be seen as a whole.
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {number} wide
 * @param {number} tall
 */
function cardBox(place, room, wide, tall) {
  const x = Math.min(Math.max(place.x - wide / 2, room.x), room.x + room.w - wide);
  const above = place.y - 0.66 - tall;
  const y = above >= room.y ? above : Math.min(place.y + 0.66, room.y + room.h - tall);
  return { x, y };
}

/**
 * A tile with its name.
 * @param {string} tile
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {Ui} ui
 * @param {unknown} drawn
 */
function drawCard(tile, place, room, { svg, say, shape }, drawn) {
  const wide = CARD[shape];
  const { x, y } = cardBox(place, room, wide, wide * 1.2);
  return svg`<g class="hx-card" transform="translate(${x} ${y}) scale(${wide / WIDTH})">
    <rect class="hx-card-ground" x="1" y="1" width=${WIDTH - 2} height=${WIDTH * 1.2 - 2} rx="9"></rect>
    <text class="hx-card-title" x=${WIDTH / 2} y="14" font-size="13">${nameOf(tile, say)}</text>
    <g transform="translate(${WIDTH / 2} 84)">${drawn}</g></g>`;
}

/**
 * A power with its name, what it does and what it costs.
 * @param {string} power
 * @param {{x: number, y: number}} place
 * @param {Box} room
 * @param {any} view
 * @param {Ui} ui
 * @param {number} seat
 */
function drawText(power, place, room, view, { svg, html, say, shape }, seat) {
  const wide = CARD[shape] * 1.35;
  const high = 118;
  const width = WIDTH * 1.35;
  const { x, y } = cardBox(place, room, wide, (wide * high) / width);
  const printed = view.tiles?.[power];
  return svg`<g class="hx-card" transform="translate(${x} ${y}) scale(${wide / width})">
    <rect class="hx-card-ground" x="1" y="1" width=${width - 2} height=${high - 2} rx="9"></rect>
    <g transform="translate(34 38) scale(0.56)">${drawPower(power, printed, seat)}</g>
    <foreignObject x="66" y="6" width=${width - 72} height="64">
      ${html`<div class="hx-card-head"><b>${nameOf(power, say)}</b>${printed ? html`<small>${say("power-kind", { kind: printed.kind })}, ${say("power-cost", { cost: printed.cost })}</small>` : ""}</div>`}
    </foreignObject>
    <foreignObject x="8" y="72" width=${width - 16} height="44">${html`<p class="hx-card-text">${say(`power-${power}-means`)}</p>`}</foreignObject>
  </g>`;
}

/**
 * A space to which one cannot go: a cross upon it.
 * @param {string} word
 * @param {any} view
 * @param {Ui} ui
 */
export function obstacle(word, view, { svg, shape }) {
  if (!isSpace(word)) return "";
  const { field } = planOf(view, shape);
  const { x, y } = placeOf(word, view);
  const d = "M-0.26 -0.26L0.26 0.26M0.26 -0.26L-0.26 0.26";
  return svg`<g class="hx-never" transform="translate(${field.x + x} ${field.y + y})"><path class="is-case" d=${d}></path><path d=${d}></path></g>`;
}
