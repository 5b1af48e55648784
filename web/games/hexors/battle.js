/** Draws the battle sheet of Hexors: both tiles, their dice, and what they come to, part by part, as it grows. */

import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { COLOURS } from "./colours.js";
import { dieFace } from "./dice.js";
import { emblemOf, isPower } from "./emblems.js";
import { nameOf } from "./labels.js";
import { HIGH_SHEET, STACK, stackOf } from "./plan.js";
import { gem, isFighter, powerFace, tileFace } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("#border/hexors").Sheet} Sheet */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {{value: number, kind: string, icon: unknown, caption: string}} Term of a sum */

/** So high is a line of the sheet at most, in hexagons. */
const LINE = 1.1;

/** And so much lies between the two lines. */
const GAP = { words: 0.34, bar: 0.28 };

/** How much of its panel is free at the sides of the sheet, and above and below it. */
const RIM = { across: 0.06, down: 0.04 };

/**
 * The panel beneath the sheet: as high as two lines with what lies between them, and the stack below where that waits, in
 * the middle of the place that it has. Whether chances are known changes nothing of it, else it would jump when they come.
 * @param {View} view
 * @param {Plan} plan
 * @returns {Box}
 */
export function panelOf({ stack }, { sheet: { x, y, w, h } }) {
  const below = stack.length > 0 && h > HIGH_SHEET ? STACK.high + STACK.foot : 0;
  const high = Math.min(h, 2 * LINE + GAP.words + below + 2 * RIM.down);
  return { x, y: y + (h - high) / 2, w, h: high };
}

/** Where the sheet lies on its panel, beside or above the stack. @param {View} view @param {Plan} plan @returns {Box} */
export function sheetOf(view, plan) {
  const panel = panelOf(view, plan);
  const { x, y, w, h } = panel;
  const taken = view.stack.length > 0 ? stackOf(panel, view.stack.length) : null;
  const isBelow = h > HIGH_SHEET;
  return {
    x: x + RIM.across,
    y: y + RIM.down,
    w: w - 2 * RIM.across - (taken && !isBelow ? taken.w : 0),
    h: h - 2 * RIM.down - (taken && isBelow ? taken.h + STACK.foot : 0),
  };
}

/**
 * What the sheet shows: the battle that is fought, the tile that is chosen with its chances, or the last battle of the
 * turn; null where there is nothing of all that.
 * @param {View} view
 * @param {Ui} ui
 * @param {{h: number, isBrief: boolean, isClose: boolean}} room isBrief: signs instead of words; isClose: and not even those
 */
export function sheetFace(view, ui, { h, isBrief, isClose }) {
  const chosen = chosenOf(view, ui);
  const isFlat = h <= HIGH_SHEET;
  const gap = isBrief ? (view.battle && view.odds?.length > 0 ? GAP.bar : 0) : GAP.words;
  const style = `--line:${Math.min(LINE, (h - gap) / 2)}`;
  const kind = `hx-sheet ${isFlat ? "is-flat" : ""} ${isBrief ? "is-brief" : ""} ${isClose ? "is-close" : ""}`;
  const battle = isTied(view) ? view.last : (view.battle ?? (chosen ? null : view.last));
  if (battle)
    return html`<div class=${kind} .style=${style}>${drawBattle(battle, view, ui, isBrief, isFlat)}</div>`;
  if (chosen) {
    const card = isPower(chosen.tile) ? drawText(chosen, ui) : drawChosen(chosen, view, ui, isBrief);
    return html`<div class="${kind} is-card" .style=${style}>${card}</div>`;
  }
  return null;
}

/** Whether it shows anything. @param {View} view @param {Ui} ui */
export const isSheetUsed = (view, ui) =>
  view.battle !== null || view.last !== null || chosenOf(view, ui) !== undefined;

/**
 * What is chosen now: a tile on the field, one or a power of those that can be taken or used; else the tile that is about
 * to attack.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Tile | undefined}
 */
function chosenOf({ field, tiles = {}, seat, mover, touched = [] }, { said }) {
  const standing = said.map((word) => field[word]).find(isFighter);
  if (standing) return standing;
  const picked = said.findLast((word) => tiles[word]);
  if (picked) return { owner: seat ?? 0, control: seat ?? 0, ...tiles[picked], tile: picked };
  return touched.length > 0 ? field[mover] : undefined;
}

/** Whether both have just rolled the same, and roll again next: that is seen before the dice lie ready again. @param {View} view */
const isTied = ({ battle, last }) =>
  battle !== null &&
  last !== null &&
  !battle.rolls.some(Boolean) &&
  !last.fell.some(Boolean) &&
  last.attacker === battle.attacker &&
  last.defender === battle.defender;

/** @param {Sheet} battle @param {View} view @param {Ui} ui @param {boolean} isBrief @param {boolean} isBare nothing stands between the two */
function drawBattle(battle, view, ui, isBrief, isBare) {
  const isOver = battle !== view.battle;
  const odds = isOver ? undefined : view.odds?.find(({ at }) => at === battle.defender);
  return html`${drawSide(0, battle, view, ui, isBrief)}
    ${odds ? drawOdds(odds, battle.owners[0], battle.owners[1], battle.rolls.some(Boolean)) : isBare ? nothing : html`<span class="hx-against">${ui.say("sum-against")}</span>`}
    ${drawSide(1, battle, view, ui, isBrief)}`;
}

const SWORD = svg`<path d="M-7 9L-9 7L-5.4 3.4L-7.4 1.4L-5.8 -0.2L-3.6 2L5 -6.6L9 -9L6.6 -5L-2 3.6L0.2 5.8L-1.4 7.4L-3.4 5.4Z"></path>`;
const SHIELD = svg`<path d="M0 -9L8 -6.6V0.6Q8 6.6 0 9.4Q-8 6.6 -8 0.6V-6.6Z"></path>`;

/** More parts of a sum than this have no room for their signs where that is narrow. */
const MANY = 2;

/** One of the two: its tile, its die and its sum. @param {number} at @param {Sheet} battle @param {View} view @param {Ui} ui @param {boolean} isBrief */
function drawSide(at, battle, view, ui, isBrief) {
  const tile = tileOf(at, battle, view);
  const side = battle.sides[at];
  const terms = termsOf(side, tile, ui);
  const fate = battle.fell.some(Boolean) ? (battle.fell[at] ? "is-lost" : "is-won") : "";
  return html`<div class="hx-fighter seat-${battle.owners[at]} ${fate} ${terms.length > MANY ? "is-many" : ""}">
    <span class="hx-fighter-tile">${tileFace(tile, { isSmall: true })}
      <svg class="hx-role" viewBox="-11 -11 22 22">${at === 0 ? SWORD : SHIELD}</svg></span>
    <span class="hx-fighter-die">${dieFace(battle.rolls[at])}</span>
    <span class="hx-terms">
      ${keyed(battle.rolls[at], html`<b class="hx-term ${side.strike === null ? "" : `is-${battle.rolls[at]} is-told`} is-strike">${side.strike ?? "?"}</b>`)}
      ${terms.map(
        ({ value, kind, icon, caption }) => html`<span class="hx-term ${kind}" title=${caption}>
          <i>${value < 0 ? "−" : "+"}</i><b>${Math.abs(value)}</b><svg class="hx-icon" viewBox="-11 -11 22 22">${icon}</svg>
          ${isBrief ? nothing : html`<small>${caption}</small>`}</span>`,
      )}
    </span>
    ${side.strike === null ? nothing : html`<b class="hx-total is-told">${side.total}</b>`}
  </div>`;
}

/** A tile of a battle: what it was, where it has left the field since. @param {number} at @param {Sheet} battle @param {View} view @returns {Tile} */
function tileOf(at, { attacker, defender, tiles, owners }, view) {
  const tile = tiles[at];
  const lying = view.field[[attacker, defender][at]];
  if (lying?.tile === tile && lying.control === owners[at]) return lying;
  return { tile, owner: owners[at], ...view.tiles?.[tile] };
}

const POD = svg`<path d="M0 -9.6L4.6 -7V-1.6L0 1L-4.6 -7L-4.6 -1.6ZM-5 -0.2L-0.4 2.4V7.6L-5 10.2L-9.6 7.6V2.4ZM5 -0.2L9.6 2.4V7.6L5 10.2L0.4 7.6V2.4Z"></path>`;
const ALLY = svg`<path d="M0 -8C3.2 -3 6.4 -0.4 6.4 3.2A6.4 6 0 0 1 -6.4 3.2C-6.4 -0.4 -3.2 -3 0 -8Z"></path>`;
const TOWER = svg`<path d="M-8 9V-9H-4V-6H-2V-9H2V-6H4V-9H8V9H3V4A3 3 0 0 0 -3 4V9Z"></path>`;

/**
 * What a tile adds to its Strike Value.
 * @param {import("#border/hexors").Side} side
 * @param {Tile} tile
 * @param {Ui} ui
 * @returns {Term[]}
 */
export function termsOf({ colour, pod, ally, defense, powers, boost }, tile, { say }) {
  return [
    { value: colour, kind: `is-bonus is-${tile.colour}`, icon: TOWER, caption: say("sum-colour") },
    { value: pod, kind: "", icon: POD, caption: say("sum-pod") },
    { value: ally, kind: "", icon: ALLY, caption: say("sum-ally") },
    { value: defense, kind: "", icon: SHIELD, caption: say("sum-defense") },
    ...powers.map(([power, value]) => ({
      value,
      kind: "is-power",
      icon: svg`<g class="hx-tile is-silver" transform="scale(0.44)">${emblemOf(power)}</g>`,
      caption: nameOf(power, say),
    })),
    { value: boost, kind: "", icon: gem(1.5), caption: say("sum-boost") },
  ].filter(({ value }) => value);
}

/**
 * Chances as a bar: how much of all is the attacker's.
 * @param {{wins: number, of: number}} odds
 * @param {number} one
 * @param {number} other
 * @param {boolean} [isThrown] whether a die has just changed them: then they are seen once it has landed
 */
function drawOdds({ wins, of }, one, other, isThrown = false) {
  const part = (100 * wins) / of;
  return keyed(
    isThrown,
    html`<span class="hx-odds ${isThrown ? "is-told" : ""}"><i class="seat-${one}" .style="width:${part}%"></i><i class="seat-${other}" .style="width:${100 - part}%"></i>
    <b class="hx-part">${tellPart(wins, of)}</b></span>`,
  );
}

/** So many of a hundred; what is possible is never 0, and what is not certain never 100. @param {number} wins @param {number} of */
export function tellPart(wins, of) {
  const part = Math.round((100 * wins) / of);
  return `${wins === 0 || wins === of ? part : Math.min(99, Math.max(1, part))} %`;
}

/**
 * The tile that is chosen, with its numbers, and what it would come against.
 * @param {Tile} chosen no wall, and no crater
 * @param {View} view
 * @param {Ui} ui
 * @param {boolean} isSmall
 */
function drawChosen(chosen, view, { say }, isSmall) {
  const odds = view.odds ?? [];
  return html`<span class="hx-card-tile">${tileFace(chosen, { isSmall })}</span>
    <span class="hx-card-name">${nameOf(chosen.tile, say)}</span>
    ${
      odds.length > 0
        ? html`<span class="hx-chances">${odds.map(
            ({ at, wins, of }) => html`<span class="hx-chance">
              <i class="hx-chance-tile">${view.field[at] ? tileFace(view.field[at], { isSmall: true }) : ""}</i>
              ${drawOdds({ wins, of }, chosen.control ?? chosen.owner, view.field[at]?.control ?? 0)}</span>`,
          )}</span>`
        : html`<span class="hx-strikes">${COLOURS.map(
            (colour, at) => html`<b class="hx-term is-strike is-${colour}">${chosen.strikes?.[at]}</b>`,
          )}</span>`
    }`;
}

/** A power with what it does. @param {Tile} power @param {Ui} ui */
const drawText = ({ tile, owner, ...printed }, { say }) => html`
  <span class="hx-card-tile">${powerFace(tile, printed, owner)}</span>
  <span class="hx-card-name">${nameOf(tile, say)}</span>
  <span class="hx-card-means">${say(`power-${tile}-means`)}</span>`;
