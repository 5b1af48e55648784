/** The veil over a board that leaves only some of it bright, with a line around each of these places. */

import { svg } from "lit";

/** @typedef {import("./renderer.js").Place} Place */

/** How far it goes beyond a board that roams, in units: farther than any viewport shows. */
const BEYOND = 99;

/** How much taller than wide a hexagon with corners up and down is. */
export const HEX = 2 / Math.sqrt(3);

/**
 * Where the things lie that words stand for, and the places that a renderer names besides.
 * @param {string[]} words
 * @param {import("./renderer.js").Piece[]} pieces
 * @param {Record<string, Place>} named
 * @returns {Place[]}
 */
export const placesOf = (words, pieces, named) =>
  [...new Set(words)].flatMap((word) => {
    const piece = pieces.find(({ touch }) => touch === word);
    if (!piece) return named[word] ?? [];
    const { x, y, size = 1, shape, tall = shape ? size * HEX : size } = piece;
    const place = { left: x - size / 2, top: y - tall / 2, width: size, height: tall };
    return shape ? { ...place, isHex: true } : place;
  });

/**
 * The outline of a hexagon with corners up and down, which goes so far beyond its place.
 * @param {Place} place
 * @param {number} [more]
 */
export function hexOutline({ left, top, width, height }, more = 0) {
  const [x, y, w, h] = [left - more, top - more * HEX, width + 2 * more, height + 2 * more * HEX];
  return `M${x + w / 2} ${y}l${w / 2} ${h / 4}v${h / 2}l${-w / 2} ${h / 4}l${-w / 2} ${-h / 4}v${-h / 2}z`;
}

/**
 * @param {import("./renderer.js").Size} size
 * @param {Place[]} places
 */
export function drawVeil(size, places) {
  const { width, height } = size;
  // One page has several boards: their masks are told apart by what they are as large as.
  const id = `veil-${width}-${height}`.replaceAll(".", "_");
  const spots = (/** @type {string} */ kind) =>
    places.map((place) =>
      place.isHex
        ? svg`<path class=${kind} d=${hexOutline(place)}></path>`
        : svg`<rect class=${kind} x=${place.left} y=${place.top} width=${place.width} height=${place.height} rx="0.14"></rect>`,
    );
  // What lies around a board that roams, in its viewport, is dimmed with it.
  const beyond = size.roams ? BEYOND : 0;
  const frame = { left: (size.left ?? 0) - beyond, top: (size.top ?? 0) - beyond };
  const wide = width + 2 * beyond;
  const high = height + 2 * beyond;
  const all = [
    Math.min(...places.map(({ left }) => left)),
    Math.min(...places.map(({ top }) => top)),
    Math.max(...places.map(({ left, width }) => left + width)),
    Math.max(...places.map(({ top, height }) => top + height)),
  ];
  return svg`<mask id=${id} maskUnits="userSpaceOnUse" x=${frame.left} y=${frame.top} width=${wide} height=${high}>
      <rect x=${frame.left} y=${frame.top} width=${wide} height=${high} fill="#fff"></rect>${spots("veil-spot")}
    </mask>
    <rect class="veil-ground" x=${frame.left} y=${frame.top} width=${wide} height=${high} rx="0.2" mask="url(#${id})"></rect>
    ${spots("veil-line")}
    ${places.length > 0 ? svg`<rect class="veil-all" x=${all[0]} y=${all[1]} width=${all[2] - all[0]} height=${all[3] - all[1]}></rect>` : ""}`;
}
