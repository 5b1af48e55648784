/** Draws the city in which everything happens: houses with lit windows, behind the villains and behind the feast. */

import { svg } from "lit";

/** How wide each house is, how high of what there is, and its roof: flat, pointed, or with a mast. */
const HOUSES = /** @type {const} */ ([
  [5, 0.6, "flat"],
  [4, 0.86, "mast"],
  [6, 0.48, "pointed"],
  [4, 0.72, "flat"],
  [5, 0.95, "pointed"],
  [7, 0.55, "flat"],
  [4, 0.8, "mast"],
  [6, 0.66, "flat"],
  [4, 0.9, "flat"],
  [5, 0.5, "pointed"],
  [5, 0.78, "mast"],
  [6, 0.6, "flat"],
]);

const WHOLE = HOUSES.reduce((sum, [width]) => sum + width, 0);

/**
 * @param {import("./plan.js").Box} box which the houses fill from side to side
 * @param {number} roofs how high the highest roof stands over the lowest; below, the houses reach down to the end
 */
export function drawSkyline({ x, y, w, h }, roofs) {
  const unit = w / WHOLE;
  let left = x;
  return HOUSES.map(([width, high, roof], at) => {
    const wide = width * unit;
    const top = y + roofs * (1 - high);
    const middle = left + wide / 2;
    const ridge = {
      flat: `M${left} ${top} H${left + wide}`,
      pointed: `M${left} ${top + roofs * 0.12} L${middle} ${top - roofs * 0.05} L${left + wide} ${top + roofs * 0.12}`,
      mast: `M${left} ${top} H${middle - 0.04} V${top - roofs * 0.16} H${middle + 0.04} V${top} H${left + wide}`,
    }[roof];
    const panes = [0.22, 0.5, 0.78].map((share) => left + wide * share);
    const floors = Array.from(
      { length: Math.floor((y + h - top) / (unit * 2)) },
      (_, floor) => top + unit * (1.3 + floor * 2),
    );
    left += wide;
    return svg`<path class="house ${at % 2 ? "is-far" : ""}" d="${ridge} V${y + h} H${left - wide} Z"></path>
      ${floors.map((floor, row) => panes.map((pane, column) => svg`<rect class="pane ${(at + row * 2 + column) % 3 ? "" : "is-lit"}" x=${pane - unit * 0.3} y=${floor - unit * 0.35} width=${unit * 0.6} height=${unit * 0.8}></rect>`))}`;
  });
}
