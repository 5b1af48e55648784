/** Draws what lies under the Bugz and over them: links, the outlines of Legionz, why a cell is barred, what a Legion is. */

import { besideOf, centreOf, extentOf, outlineOf } from "./cells.js";
import { legionsOf } from "./legions.js";
import { BUGS, speciesOf } from "./species.js";

/** @typedef {import("#border/legionz").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./legions.js").Legion} Legion */

/**
 * A light around Legionz with one Bug to go, and under the tiles the links: broad within a Legion, pegs between others.
 * @param {View} view
 * @param {Ui} ui
 */
export function furniture(view, ui) {
  const { svg } = ui;
  const species = speciesOf(ui);
  const legions = legionsOf(view, ui);
  /** @type {Map<string, Legion>} */
  const whose = new Map(legions.flatMap((legion) => legion.bugs.map(({ at }) => [at, legion])));
  /** @type {string[]} */
  const pegs = [];
  /** @type {Map<Legion, string[]>} */
  const links = new Map(legions.map((legion) => [legion, []]));
  for (const [at, legion] of whose) {
    // Three of the six lead on: each link is met from both ends.
    for (const other of besideOf(at).slice(0, 3)) {
      const found = whose.get(other);
      if (found) (found === legion ? (links.get(legion) ?? pegs) : pegs).push(lineOf(at, other));
    }
  }
  return svg`
    ${shadow(view, ui)}
    ${legions
      .filter(({ isNear }) => isNear)
      .map((legion) => svg`<path class="legion-glow" d=${aroundOf(legion, 1.06)}></path>`)}
    ${newsOf(view, ui).map((at, index) => svg`<path class="legion-news ${index === 0 ? "is-newest" : ""}" d=${outlineOf(centreOf(at), 1.1)}></path>`)}
    <path class="legion-peg" d=${pegs.join("")}></path>
    ${[...links]
      .filter(([, lines]) => lines.length > 0)
      .map(([{ seat }, lines]) => {
        const d = lines.join("");
        return svg`<g class="seat-${seat} is-${species[seat]}"><path class="legion-link-edge" d=${d}></path><path class="legion-link" d=${d}></path></g>`;
      })}`;
}

/**
 * Where Bugz were laid since the seat asked laid one, the newest first: with many players they are soon overlooked.
 * @param {View} view
 * @param {Ui} ui
 * @returns {string[]}
 */
export function newsOf({ pieces }, { waiting }) {
  const seats = pieces.map(({ seat }) => seat);
  const last = waiting.length > 0 ? seats.lastIndexOf(waiting[0]) : seats.length - 2;
  return pieces
    .slice(Math.max(last + 1, 1))
    .map(({ at }) => at)
    .reverse();
}

/**
 * Where several people sit around one device: under all that lies there, as large as the board, the Bug of the seat
 * that has the turn.
 * @param {View} view
 * @param {Ui} ui
 */
function shadow({ bugs }, ui) {
  const { svg, seats, waiting } = ui;
  const seat = waiting[0] ?? -1;
  if (seat < 0 || seats.filter(({ who }) => who === "person").length < 2) return "";
  const { left, top, width, height } = extentOf(bugs);
  const scale = Math.max(7, Math.min(width, height)) / 110;
  const species = speciesOf(ui)[seat];
  return svg`<g class="legion-shadow seat-${seat} is-${species}" transform="translate(${left + width / 2} ${top + height / 2}) scale(${scale})">${BUGS[species]}</g>`;
}

/** @param {string} one @param {string} other */
function lineOf(one, other) {
  const [from, to] = [centreOf(one), centreOf(other)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** @param {Legion} legion @param {number} scale */
const aroundOf = ({ bugs }, scale) => bugs.map(({ at }) => outlineOf(centreOf(at), scale)).join("");

/**
 * What is under the mouse or the keyboard: of a barred cell the two linked Bugz that it would touch, of a free one who
 * would be there, of a Bug its whole Legion.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function explain(word, view, ui) {
  const { svg, open, waiting } = ui;
  const barred = obstacle(word, view, ui);
  if (barred) return barred;
  const legion = legionsOf(view, ui).find(({ bugs }) => bugs.some(({ at }) => at === word));
  if (legion) return svg`<path class="legion-shown" d=${aroundOf(legion, 0.97)}></path>${nameOf(word, ui)}`;
  const seat = waiting[0] ?? -1;
  if (!open.has(word) || !word.includes(",") || seat < 0) return "";
  const { x, y } = centreOf(word);
  const species = speciesOf(ui)[seat];
  return svg`<g class="legion-ghost seat-${seat} is-${species}">
    <path class="legion-ground" d=${outlineOf({ x, y }, 0.86)}></path>
    <g transform="translate(${x} ${y}) scale(0.0078)">${BUGS[species]}</g>
  </g>
  ${nameOf(word, ui)}`;
}

/**
 * How a cell is called, for those who say or type it.
 * @param {string} cell
 * @param {Ui} ui
 */
function nameOf(cell, { svg }) {
  const { x, y } = centreOf(cell);
  return svg`<g class="rim legion-name">
    <rect x=${x - 0.3} y=${y - 0.72} width="0.6" height="0.26" rx="0.08"></rect><text x=${x} y=${y - 0.52}>${cell}</text>
  </g>`;
}

/**
 * What is in the way of a barred cell.
 * @param {string} word
 * @param {View} view
 * @param {Ui} ui
 */
export function obstacle(word, view, ui) {
  const barred = view.shut.find(([at]) => at === word);
  return barred && !ui.open.has(word) ? whyBarred(barred, ui) : "";
}

/**
 * The two Bugz in a frame, their link, and the way to both from the cell.
 * @param {string[]} barred
 * @param {Ui} ui
 */
function whyBarred([at, one, other], { svg }) {
  const { x, y } = centreOf(at);
  const ends = [one, other].map(centreOf);
  const d = ends.map((end) => outlineOf(end, 0.9)).join("");
  const ways = ends.map((end) => `M${x} ${y}L${(x + end.x) / 2} ${(y + end.y) / 2}`).join("");
  return svg`<g class="legion-why">
    ${["is-case", ""].map((kind) => svg`<path class=${kind} d="${d}${ways}"></path><path class="is-link ${kind}" d=${lineOf(one, other)}></path>`)}
    <path class="is-cross" d="M${x - 0.16} ${y - 0.16}l0.32 0.32m0 -0.32l-0.32 0.32"></path>
  </g>`;
}
