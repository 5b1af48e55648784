/** Draws the die of six colours: what it shows, with the sign of the colour and where that colour stands on a tile. */

import { html, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { COLOURS, PLACES } from "./colours.js";
import { signOf } from "./tile.js";

/** A wheel of all six colours: it has not been thrown. */
const WHEEL = COLOURS.map((colour) => {
  const [x, y] = PLACES[colour];
  return svg`<circle class="hx-spot is-${colour}" cx=${x * 11.5} cy=${y * 11.5} r="5"></circle>`;
});

/** The same six, of which one counts. @param {string} rolled */
const places = (rolled) =>
  COLOURS.map((colour) => {
    const [x, y] = PLACES[colour];
    return svg`<circle class="hx-place ${colour === rolled ? "is-it" : ""}" cx=${x * 16.6} cy=${y * 16.6} r=${colour === rolled ? 4.6 : 2.2}></circle>`;
  });

/**
 * A die around its middle, in a field of 56.
 * @param {string} colour "" before it was thrown
 */
export const drawDie = (colour) => svg`<g class="hx-die ${colour ? `is-${colour}` : "is-whole"}">
  <rect class="hx-die-side" x="-24" y="-21" width="48" height="48" rx="11"></rect>
  <rect class="hx-die-top" x="-24" y="-25" width="48" height="47" rx="11"></rect>
  <g transform="translate(0 -1.5)">${colour ? svg`${places(colour)}${signOf(colour, 1.02)}` : WHEEL}</g></g>`;

/**
 * A die as it is thrown: it tumbles whenever it shows another colour.
 * @param {string} colour
 */
export const dieFace = (colour) =>
  keyed(
    colour,
    html`<svg class="hx-thrown ${colour ? "is-thrown" : ""}" viewBox="-28 -28 56 58" aria-hidden="true">${drawDie(colour)}</svg>`,
  );
