/** The feast when a game of Legionz is over: the winning Legion dances in a light of its own, under a crown and a banner. */

import { tellWinners } from "../../draw/feast.js";
import { centreOf, outlineOf } from "./cells.js";
import { headingsOf, legionsOf, middleOf } from "./legions.js";
import { BUGS, speciesOf } from "./species.js";
import { HEXAGON } from "./standings.js";

/** @typedef {import("#border/legionz").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

/**
 * @param {View} view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const { svg } = ui;
  const species = speciesOf(ui);
  return legionsOf(view, ui)
    .filter(({ seat, isLongest }) => isLongest && winners.includes(seat))
    .map((legion) => {
      const { seat, bugs } = legion;
      const headings = headingsOf(legion);
      const { x, y } = centreOf(middleOf(legion).at);
      return svg`<g class="seat-${seat} is-${species[seat]}">
        <path class="legion-glory" d=${bugs.map(({ at }) => outlineOf(centreOf(at), 1.1)).join("")}></path>
        ${bugs.map(({ at }, index) => {
          const place = centreOf(at);
          return svg`<path class="legion-stage" d=${outlineOf(place, 0.94)}></path>
            <g transform="translate(${place.x} ${place.y}) rotate(${headings[index]}) scale(0.0078)">
              <g class="legion-dance" .style="animation-delay:${index * 110}ms">${BUGS[species[seat]]}</g>
            </g>`;
        })}
        <path class="legion-crown" transform="translate(${x} ${y - 0.34})" d="M-0.3 0.22L-0.36 -0.2L-0.17 0L0 -0.32L0.17 0L0.36 -0.2L0.3 0.22z"></path>
        <text class="legion-count" x=${x} y=${y - 0.15}>${bugs.length}</text>
        ${bugs.flatMap(({ at }, index) => bits(centreOf(at), index, ui))}
      </g>`;
    });
}

/**
 * Who has won, between two Bugz of theirs.
 * @param {View} _view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function banner(_view, ui, winners) {
  const { html, say, log } = ui;
  if (winners.length === 0) return html`<span>${say("feast-stopped")}</span>`;
  const isGivenUp = log.some(({ events }) => events.some(({ kind }) => kind === "resigned"));
  const species = speciesOf(ui);
  const seats = [winners[0], winners[winners.length - 1]];
  const [left, right] = seats.map(
    (
      seat,
    ) => html`<svg class="legion-herald seat-${seat} is-${species[seat]}" viewBox="-63 -71.5 126 143" aria-hidden="true">
      <path class="legion-stand" d=${HEXAGON}></path>${BUGS[species[seat]]}
    </svg>`,
  );
  return html`${left}<span>${tellWinners({ outcome: !isGivenUp || null }, ui, winners)}</span>${right}`;
}

/**
 * Small hexagons that fly out of a Bug and are gone.
 * @param {{x: number, y: number}} from
 * @param {number} index
 * @param {Ui} ui
 */
const bits = ({ x, y }, index, { svg }) =>
  [0, 1, 2].map((turn) => {
    const angle = index * 2.4 + turn * 2.1;
    const style = `--out-x:${Math.cos(angle) * 1.4}px;--out-y:${Math.sin(angle) * 1.4}px;animation-delay:${index * 90}ms`;
    const kind = `legion-bit ${turn === 1 ? "is-gold" : ""}`;
    return svg`<path class=${kind} .style=${style} d=${outlineOf({ x, y }, 0.16)}></path>`;
  });
