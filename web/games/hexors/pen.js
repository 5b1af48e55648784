/** The pen with which the emblems of Hexors are drawn: paper and ink, in a field of 48 units around the middle. */

import { svg } from "lit";

/** @param {string} d */
export const shape = (d) => svg`<path class="hx-paper" d=${d}></path>`;

/** What is drawn in ink upon a shape. @param {string} d */
export const ink = (d) => svg`<path class="hx-ink" d=${d}></path>`;

/** What is spared out of ink. @param {string} d */
export const spare = (d) => svg`<path class="hx-spare" d=${d}></path>`;

/** A line of ink. @param {string} d @param {number} [width] */
export const line = (d, width = 2.2) => svg`<path class="hx-line" stroke-width=${width} d=${d}></path>`;

/** A limb: a broad line of paper with an edge of ink. @param {string} d @param {number} width */
export const limb = (d, width) => svg`<path class="hx-line" stroke-width=${width + 4} d=${d}></path>
  <path class="hx-limb" stroke-width=${width} d=${d}></path>`;

/** The same line on the other side; every number of it is one of a pair. @param {string} d */
const mirror = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-x} ${y}`);

/** A line and its mirror image. @param {string} d */
export const both = (d) => `${d}${mirror(d)}`;

/** Discs, as one line. @param {number[][]} places x, y, radius, and the height where it is no circle */
export const discs = (places) =>
  places
    .map(
      ([x, y, r, tall = r]) => `M${x - r} ${y}a${r} ${tall} 0 1 0 ${2 * r} 0a${r} ${tall} 0 1 0 ${-2 * r} 0z`,
    )
    .join("");

/** Discs on both sides. @param {number[][]} places */
export const pairs = (places) => discs([...places, ...places.map(([x, ...rest]) => [-x, ...rest])]);

/**
 * A line that goes out and in, around a middle.
 * @param {{x: number, y: number}} middle
 * @param {number} count of its points
 * @param {[number, number]} reach how far the points go out, and what is between them
 * @param {[number, number]} [angles] from where to where, in degrees from straight up; all around where not given
 */
export function spikes({ x, y }, count, [outer, inner], [from, to] = [0, 360]) {
  const points = Array.from({ length: 2 * count + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (2 * count)) * Math.PI) / 180;
    const reach = at % 2 ? outer : inner;
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
