/** The feast when a game of Numica is over: a banner, caught pieces on parade, a crown, a bow, and confetti on the rim. */

import { banner, tellWinners } from "../../draw/feast.js";
import { fit } from "../../draw/fit.js";
import { centre, EDGE, isBeside, placeOf, stripOf, topOf, WIDTH } from "./floor.js";

/** @typedef {import("#border/numica").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

/**
 * Where the crown lies, or somebody bows: between a player's name and the caught pieces, or at the end of the name's line.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
function stageOf(view, seat, ui) {
  const { name, row, end } = stripOf(view, seat, ui);
  return isBeside(ui) ? { x: end - 0.55, y: name } : { x: 4.22, y: row };
}

/** How much of the rim lies between two of its letters or numbers. */
const GAPS = [0.02, 0.14, 0.86, 0.98];

/**
 * Nothing of the last position is hidden: what falls comes to rest on the rim, as the banner does, and all else stands in
 * the strips.
 * @param {View} view
 * @param {Ui} ui
 * @param {number[]} winners nobody in a draw
 */
export function feast(view, ui, winners) {
  const { svg } = ui;
  return svg`
    ${winners.map((seat) => [confetti(seat, ui), parade(view, seat, ui), crown(view, seat, ui)])}
    ${[0, 1].filter((seat) => !winners.includes(seat)).map((seat) => bow(view, seat, ui))}
    ${winners.length > 0 && view.last ? burst(view, view.last[1], ui) : ""}
    ${ribbon(view, winners, ui)}`;
}

/** Where the banner comes to rest: on the rim, and a little over the strip above it, where one lies there. @param {Ui} ui */
const ribbonOf = (ui) =>
  isBeside(ui)
    ? { x: WIDTH / 2 - 2.5, y: 0.02, w: 5, h: EDGE - 0.04 }
    : { x: WIDTH / 2 - 2.5, y: topOf(ui) - 0.15, w: 5, h: EDGE + 0.13 };

/**
 * Who has won; it is seen large over the board, and goes to the rim.
 * @param {View} view
 * @param {number[]} winners
 * @param {Ui} ui
 */
function ribbon(view, winners, ui) {
  const title =
    winners.length > 0
      ? tellWinners(view, ui, winners)
      : ui.say(view.outcome ? "feast-draw" : "feast-stopped");
  const place = ribbonOf(ui);
  const size = fit(title, place.h * 0.66, place.w * 0.92);
  return ui.svg`<g class="numica-ribbon">${banner(place, 0.3, [title], size)}</g>`;
}

/**
 * Two eyes and a smile, in the middle of a piece.
 * @param {Ui} ui
 */
const face = ({ svg }) => svg`
  <circle class="numica-eye" cx="-0.1" cy="-0.05" r="0.055"></circle>
  <circle class="numica-eye" cx="0.1" cy="-0.05" r="0.055"></circle>
  <path class="numica-smile" d="M-0.11 0.07Q0 0.18 0.11 0.07"></path>`;

/** @param {string} kind @param {Ui} ui */
const body = (kind, { svg }) =>
  kind === "s"
    ? svg`<rect class="numica-body" x="-0.27" y="-0.27" width="0.54" height="0.54" rx="0.09"></rect>`
    : svg`<circle class="numica-body" r="0.29"></circle>`;

/**
 * What the winner has caught hops for joy, one after the other: it was a good game.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
function parade(view, seat, ui) {
  const counts = { s: 0, r: 0 };
  const strip = stripOf(view, seat, ui);
  return view.taken[seat].map(({ kind }, at) => {
    const x = placeOf(strip, kind === "s" ? 0 : 1, counts[kind]++);
    return ui.svg`<g class="numica-parade seat-${1 - seat}" transform="translate(${x} ${strip.row})">
      <g class="numica-hop" .style="animation-delay:${at * 120}ms">${body(kind, ui)}${face(ui)}</g>
    </g>`;
  });
}

/** @param {View} view @param {number} seat @param {Ui} ui */
function crown(view, seat, ui) {
  const { x, y } = stageOf(view, seat, ui);
  return ui.svg`
  <g transform="translate(${x} ${y})">
    <path class="numica-crown" d="M-0.23 0.18L-0.28 -0.14L-0.13 0L0 -0.22L0.13 0L0.28 -0.14L0.23 0.18z"></path>
  </g>`;
}

/**
 * The one who did not win bows to the other.
 * @param {View} view
 * @param {number} seat
 * @param {Ui} ui
 */
function bow(view, seat, ui) {
  const { x, y } = stageOf(view, seat, ui);
  return ui.svg`
  <g class="seat-${seat}" transform="translate(${x} ${y})">
    <g class="numica-bow">${body(seat === 0 ? "s" : "r", ui)}${face(ui)}</g>
  </g>`;
}

/**
 * Rays around the space where it was decided.
 * @param {View} view
 * @param {string} at
 * @param {Ui} ui
 */
function burst(view, at, ui) {
  const { x, y } = centre(view, at, ui);
  const rays = Array.from({ length: 12 }, (_, at) => {
    const [across, down] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
    return `M${x + across * 0.56} ${y + down * 0.56}L${x + across * 0.74} ${y + down * 0.74}`;
  });
  return ui.svg`<path class="numica-burst" d=${rays.join("")}></path>`;
}

/**
 * Some place in a range around 0: the same every time, and yet no pattern that the eye finds.
 * @param {number} number
 * @param {number} range
 */
const scatter = (number, range) => (((number * 7919) % 101) / 101 - 0.5) * range;

/**
 * Small squares and rounds that fall past the board and lie on its rim in the end, between the letters.
 * @param {number} seat
 * @param {Ui} ui
 */
function confetti(seat, ui) {
  const { svg } = ui;
  const [top, left] = [topOf(ui), EDGE];
  const bottom = top + WIDTH - EDGE;
  const spots = Array.from({ length: 8 * GAPS.length }, (_, number) => {
    const along = Math.floor(number / GAPS.length) + GAPS[number % GAPS.length] + scatter(number, 0.18);
    const across = [0, 1, 2, 3].map((side) => 0.21 + scatter(number * 5 + side, 0.26));
    return [
      [left + along, bottom + across[0]],
      [left + along, top + across[1]],
      [across[2], top + EDGE + along],
      [WIDTH - across[3], top + EDGE + along],
    ];
  }).flat();
  return svg`<g class="seat-${seat}">${spots.map(([x, y], at) => {
    const chance = (at * 61) % 97;
    const style = `animation-delay:${chance * 9}ms;animation-duration:${1100 + chance * 11}ms;--fall:${-y - 0.5}px`;
    const kind = `numica-bit ${["is-seat", "is-gold", "is-light"][chance % 3]}`;
    return chance % 2
      ? svg`<circle class=${kind} .style=${style} cx=${x} cy=${y} r="0.06"></circle>`
      : svg`<rect class=${kind} .style=${style} x=${x - 0.055} y=${y - 0.055} width="0.11" height="0.11"
          transform="rotate(${chance * 7} ${x} ${y})"></rect>`;
  })}</g>`;
}
