/** Legionz as it is played, for the lobby: four species on one chain, and a Legion with one Bug to go; inert. */

import { svg } from "lit";
import { centreOf, outlineOf } from "./cells.js";
import { BUGS } from "./species.js";

/** The Bugz of each seat, each with the way it looks, in degrees. @type {[string, [string, number][]][]} */
const SEATS = [
  [
    "ladybird",
    [
      ["-3,1", 30],
      ["-2,0", 90],
      ["-1,0", 150],
      ["-1,1", 90],
      ["0,1", 30],
      ["1,0", 90],
      ["2,0", -90],
    ],
  ],
  [
    "stag",
    [
      ["3,-1", 0],
      ["3,-2", -90],
      ["2,-2", 60],
      ["4,-1", -90],
    ],
  ],
  [
    "grasshopper",
    [
      ["0,2", 90],
      ["1,2", 30],
      ["2,1", 60],
      ["-3,2", 0],
    ],
  ],
  [
    "wasp",
    [
      ["-2,-1", 30],
      ["-1,-2", 90],
      ["0,-2", 90],
      ["1,-2", -90],
      ["5,-2", 200],
    ],
  ],
];
const FREE = ["-4,1", "-4,2"];
const UNIT = 41;

/** @param {string} cell */
function placeOf(cell) {
  const { x, y } = centreOf(cell);
  return { x: x * UNIT + 142, y: y * UNIT + 86 };
}

/** @param {string} cell @param {number} scale */
const hexagon = (cell, scale) => outlineOf(placeOf(cell), scale * UNIT);

export const cover = svg`
  <rect width="320" height="180" class="p-ground"></rect>
  <g transform="rotate(-6 160 90)">
    ${FREE.map((cell) => svg`<path class="p-free" d=${hexagon(cell, 0.86)}></path>`)}
    <path class="p-glow" d=${SEATS[0][1].map(([cell]) => hexagon(cell, 1.04)).join("")}></path>
    ${SEATS.map(
      ([species, bugs], seat) =>
        svg`<g class="seat-${seat} is-${species}">${bugs.map(([cell, turn]) => {
          const { x, y } = placeOf(cell);
          return svg`<path class="legion-stage" .style=${"stroke-width:2px"} d=${hexagon(cell, 0.94)}></path>
          <g transform="translate(${x} ${y}) rotate(${turn}) scale(0.32)">${BUGS[species]}</g>`;
        })}</g>`,
    )}
  </g>`;
