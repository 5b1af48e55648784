/** Draws what lies still on the table of Hexors: the field, everybody's strip, the ground of the sheet and of the hand. */

import { html, svg } from "lit";
import { wordsUpon } from "../../draw/words-upon.js";
import { isSheetUsed, panelOf } from "./battle.js";
import { drawField, isBeside, isSpace } from "./field.js";
import { isSlim, LOW_NAME, lineOf, planOf } from "./plan.js";
import { backFace, gem, isFighter } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Strip} Strip */

/** Everything, or the field alone where that has a window. @param {View} view @param {Ui} ui */
export function furniture(view, ui) {
  const plan = planOf(view, ui.shape);
  const field = drawField(view, plan.field, waysOf(view, ui));
  return plan.roams ? field : svg`${field}${drawTable(plan, view, ui)}`;
}

/** What lies around the field. @param {Plan} plan @param {View} view @param {Ui} ui */
export function drawTable(plan, view, ui) {
  const sheet = groundOf(plan, view, ui);
  return svg`
    ${[...plan.others, plan.own].map((strip) => drawStrip(strip, view, ui))}
    ${sheet ? panel(sheet, "hx-sheet-ground") : ""}
    ${plan.hand.w > 0 && plan.hand.h > 0 ? panel(plan.hand, "hx-hand-ground") : ""}`;
}

/**
 * The ground of the sheet: all of its place for what is to be placed; else as large as a battle, what is chosen and the
 * powers that wait; null where there is nothing of all that.
 * @param {Plan} plan
 * @param {View} view
 * @param {Ui} ui
 */
export function groundOf(plan, view, ui) {
  if (view.seat !== null && view.armies[view.seat].characters.length > 0) return plan.sheet;
  return isSheetUsed(view, ui) || view.stack.length > 0 ? panelOf(view, plan) : null;
}

/** @param {Box} box @param {string} kind */
const panel = ({ x, y, w, h }, kind) =>
  svg`<rect class=${kind} x=${x + 0.02} y=${y + 0.02} width=${w - 0.04} height=${h - 0.04} rx="0.16"></rect>`;

/**
 * Where the tile went that was moved last, and where the one goes that is being moved.
 * @param {View} view
 * @param {Ui} ui
 */
function waysOf(view, { log, said }) {
  const { battle } = view;
  // A battle from afar shows attacker and defender.
  if (battle && !isBeside(battle.attacker, battle.defender, view))
    return [[battle.attacker, battle.defender], []];
  const last = log.findLast(({ seat }) => seat !== null)?.move?.split(" ") ?? [];
  const isWay = (/** @type {string[]} */ words) => words.length > 1 && words.every(isSpace);
  const isMeant = said.length > 0 && said.every(isSpace);
  return [isWay(last) && !isMeant && !battle ? last : [], isMeant ? said : []];
}

/** A tile as a sign: how many somebody has in play. */
const TILE = svg`<svg class="hx-icon" viewBox="-10 -11 20 22"><path class="hx-icon-tile" d="M0 -10L8.7 -5V5L0 10L-8.7 5V-5Z"></path></svg>`;
const GEM = svg`<svg class="hx-icon" viewBox="-7 -8 14 16">${gem(1.15)}</svg>`;

/**
 * A player's strip: the name, and how many tiles, Stones and powers there are; what was lost is laid upon it.
 * @param {Strip} strip
 * @param {View} view
 * @param {Ui} ui
 */
function drawStrip({ seat, box, scale, isLow }, view, { plates, partners, waiting, shape }) {
  const { stones, unused, alive } = view.armies[seat];
  const line = isLow ? box.h : lineOf(box);
  const width = isLow ? box.w * LOW_NAME : box.w - 0.22;
  // Only the colours tell partners in a narrow strip.
  const partner = shape === "wide" || (shape === "tall" && isLow) ? partners[seat] : "";
  const isBare = view.game === "beginner";
  return svg`<g class="strip seat-${seat} ${waiting.includes(seat) ? "is-turn" : ""}">
    <rect class="strip-ground" x=${box.x + 0.02} y=${box.y + 0.02} width=${box.w - 0.04} height=${box.h - 0.04} rx="0.16"></rect>
    ${wordsUpon(
      { x: box.x + 0.1, y: box.y + 0.02, width: width / scale, height: line / scale, scale },
      html`<div class="hx-strip ${isSlim(box) ? "is-slim" : ""} ${alive ? "" : "is-out"}">
        <span class="strip-name ${partners[seat] ? "has-partner" : ""}">${plates[seat]}${partner ? html` <small>${partner}</small>` : ""}</span>
        <span class="hx-chip">${TILE}${countOf(view, seat)}</span>
        ${
          isBare
            ? ""
            : html`<span class="hx-chip">${GEM}${stones}</span>
              <span class="hx-chip"><i class="hx-icon is-back">${backFace(seat)}</i>${unused}</span>`
        }
      </div>`,
    )}
  </g>`;
}

/** How many tiles of a seat are seen on the field that can still do something. @param {View} view @param {number} seat */
export const countOf = ({ field }, seat) =>
  Object.values(field).filter((piece) => isFighter(piece) && piece.owner === seat && !piece.trapped).length;
