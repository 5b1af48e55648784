/** The feast when a game of Hexors is over: the tiles of whoever won dance in a ring of light, over a shower of hexagons. */

import { svg } from "lit";
import { fit } from "../../draw/fit.js";
import { COLOURS, hexagon } from "./colours.js";
import { planOf } from "./plan.js";
import { drawTile, isFighter } from "./tile.js";

/** @typedef {import("../../draw/layer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

/**
 * @param {any} view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const { field } = planOf(view, ui.shape);
  const { x, y, w, h } = field;
  const title = tellEnd(view, ui, winners);
  const banner = { x: x + w * 0.08, y: y + h * 0.05, w: w * 0.84, h: Math.min(h * 0.13, w * 0.13) };
  return svg`<svg class="feast-frame" x=${x} y=${y} width=${w} height=${h} viewBox="${x} ${y} ${w} ${h}">
    <rect class="hx-sky" x=${x} y=${y} width=${w} height=${h} rx="0.3"></rect>
    ${winners.length > 0 ? svg`${rays(field)}${shower(field)}` : ""}
    ${dancers(view, field, winners)}
    <rect class="hx-banner" x=${banner.x} y=${banner.y} width=${banner.w} height=${banner.h} rx=${banner.h * 0.3}></rect>
    <text class="hx-title" x=${banner.x + banner.w / 2} y=${banner.y + banner.h / 2} font-size=${fit(title, banner.h * 0.6, banner.w * 0.92)}>${title}</text></svg>`;
}

/** Who has won, in one short sentence. @param {any} view @param {Ui} ui @param {number[]} winners */
function tellEnd({ outcome }, { say, subjects }, winners) {
  if (winners.length === 0) return say(outcome ? "feast-draw" : "feast-stopped");
  const names = winners.map((seat) => subjects[seat].name).join(" + ");
  const { you } = subjects[winners[0]];
  return say(outcome ? "feast-won" : "feast-gave-up", {
    names,
    count: winners.length,
    you,
  });
}

/** Light from behind the tile in the middle. @param {Box} room */
function rays({ x, y, w, h }) {
  const [across, down] = [x + w / 2, y + h * 0.59];
  const d = Array.from({ length: 12 }, (_, at) => {
    const angle = (Math.PI * at) / 6;
    const end = (/** @type {number} */ turn) =>
      `${across + w * Math.sin(angle + turn)} ${down - w * Math.cos(angle + turn)}`;
    return `M${across} ${down}L${end(-0.12)}L${end(0.12)}Z`;
  });
  return svg`<path class="hx-rays" d=${d.join("")}></path>`;
}

/**
 * The first of the tiles that are left stands in the middle, and all others dance around it.
 * @param {any} view
 * @param {Box} room
 * @param {number[]} winners
 */
function dancers({ field }, { x, y, w, h }, winners) {
  const rank = (/** @type {any} */ { kind }) => (kind === "stronghold" ? 0 : 1);
  const left = Object.values(field)
    .filter((piece) => isFighter(piece) && (winners.length === 0 || winners.includes(piece.owner)))
    .sort((one, other) => rank(one) - rank(other));
  const [first, ...others] = left;
  if (!first) return "";
  const unit = Math.min(w, h * 1.05);
  const middle = { x: x + w / 2, y: y + h * 0.59 };
  const place = (
    /** @type {number} */ across,
    /** @type {number} */ down,
    /** @type {number} */ size,
    /** @type {any} */ piece,
    /** @type {number} */ at,
  ) => svg`<g
    transform="translate(${middle.x + across} ${middle.y + down}) scale(${size / 104})"><g class="hx-dance" .style="animation-delay:${at * -170}ms">
    ${drawTile({ ...piece, control: piece.owner, trapped: false, under: [] }, { isSmall: true })}</g></g>`;
  return svg`${others.slice(0, 12).map((piece, at) => {
    const angle = (2 * Math.PI * at) / Math.min(others.length, 12);
    return place(unit * 0.31 * Math.sin(angle), -unit * 0.27 * Math.cos(angle), unit * 0.14, piece, at + 1);
  })}
  ${place(0, 0, unit * 0.28, first, 0)}`;
}

/** Small hexagons that fall, always at the same places. @param {Box} room */
const shower = ({ x, y, w, h }) =>
  Array.from({ length: 42 }, (_, at) => {
    const [across, down] = [(at * 0.618) % 1, (at * at * 0.137) % 1];
    const place = `translate(${x + across * w} ${y + h * (0.04 + down * 0.92)}) rotate(${(at * 47) % 60})`;
    return svg`<g transform=${place}><path class="hx-flake hx-spot is-${COLOURS[at % 6]}" d=${hexagon(w * 0.009 * (1 + (at % 3) * 0.5))}></path></g>`;
  });
