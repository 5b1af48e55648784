/** What the feasts of games share: a frame with a sky, beams of light, a shower of what suits the game, and who has won. */

import { svg } from "lit";

/** @typedef {import("./pieces.js").Box} Box */

/**
 * The sky of a feast, with all that is drawn on it; nothing of that is seen outside.
 * @param {string} kind by which styles give it its colours
 * @param {Box} box
 * @param {number} round the radius of its corners
 * @param {unknown[]} drawn
 */
export const frame = (kind, { x, y, w, h }, round, ...drawn) =>
  svg`<svg class="feast-frame ${kind}" x=${x} y=${y} width=${w} height=${h} viewBox="${x} ${y} ${w} ${h}">
    <rect class="feast-sky" x=${x} y=${y} width=${w} height=${h} rx=${round}></rect>${drawn}</svg>`;

/**
 * Who has won, written on a band.
 * @param {Box} box
 * @param {number} round the radius of its corners, of its height
 * @param {string[]} lines
 * @param {number} size of the letters
 */
export const banner = ({ x, y, w, h }, round, lines, size) => svg`
  <rect class="feast-banner" x=${x} y=${y} width=${w} height=${h} rx=${h * round}></rect>
  ${lines.map((line, at) => svg`<text class="feast-title" x=${x + w / 2} y=${y + (h * (at + 0.5)) / lines.length} font-size=${size}>${line}</text>`)}`;

/**
 * Twelve beams of light.
 * @param {{x: number, y: number}} source
 * @param {number} reach
 * @param {{from?: number, apart: number, broad: number}} turns in radians: where the first begins, and from each to the next
 */
export function beams({ x, y }, reach, { from = 0, apart, broad }) {
  const end = (/** @type {number} */ turn) => `L${x + reach * Math.cos(turn)} ${y + reach * Math.sin(turn)}`;
  const starts = Array.from({ length: 12 }, (_, at) => from + at * apart);
  const d = starts.map((turn) => `M${x} ${y}${end(turn)}${end(turn + broad)}Z`);
  return svg`<path class="feast-beams" d=${d.join("")}></path>`;
}

/**
 * So many small things that fall, always at the same places; none where somebody gave up.
 * @param {number} count
 * @param {Box} room
 * @param {number} symmetry after how many degrees a thing looks as before
 * @param {(at: number) => unknown} draw one, around 0
 */
export const shower = (count, { x, y, w, h }, symmetry, draw) =>
  Array.from({ length: count }, (_, at) => {
    const [across, down] = [(at * 0.618) % 1, (at * at * 0.137) % 1];
    return svg`<g class="feast-flake" transform="translate(${x + across * w} ${y + down * h}) rotate(${(at * 47) % symmetry})">${draw(at)}</g>`;
  });

/** The winners, as sentences speak of them. @param {import("./renderer.js").Ui} ui @param {number[]} winners */
export const namesOf = ({ subjects }, winners) => ({
  names: winners.map((seat) => subjects[seat].name).join(" + "),
  count: winners.length,
  you: subjects[winners[0]].you,
});

/** Who has won, in one short sentence: by the rules, or since all others gave up. @param {{outcome: unknown}} view @param {import("./renderer.js").Ui} ui @param {number[]} winners */
export const tellWinners = ({ outcome }, ui, winners) =>
  ui.say(outcome ? "feast-won" : "feast-gave-up", namesOf(ui, winners));
