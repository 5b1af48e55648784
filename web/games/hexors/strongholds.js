/** Draws the emblems of the six Strongholds of Hexors. */

import { svg } from "lit";
import { discs, ink, line, shape, spare } from "./pen.js";

const windmill = svg`
  ${shape("M-9 22.5L-5.5 -6H5.5L9 22.5Z")}
  ${ink("M-3.6 22V15.5a3.6 3.6 0 0 1 7.2 0V22Z")}
  ${[45, 135, 225, 315].map((turn) => svg`<g transform="translate(0 -5) rotate(${turn})">${shape("M-1.4 -3V-20.5H7V-6.5L1.4 -3Z")}${line("M1 -15.6H7M1 -10.8H7", 1.4)}</g>`)}
  ${shape(discs([[0, -5, 3.4]]))}`;

const beehive = svg`
  ${[
    [-9, -21.5, 18],
    [-15, -12, 30],
    [-20, -2, 40],
    [-18, 8.5, 36],
  ].map(
    ([x, y, wide]) => svg`<rect class="hx-paper" x=${x} y=${y} width=${wide} height="12.5" rx="6.2"></rect>`,
  )}
  ${ink("M-5 21V15.5a5 5 0 0 1 10 0V21Z")}`;

const castle = svg`
  ${line("M0 -3V-22.5", 2.4)}${shape("M1 -22.5L13 -18L1 -13.4Z")}
  ${shape("M-22 21.5V-14h4v4h4v-4h4v14h4v-4h4v4h4v-4h4v4h4V-14h4v4h4v-4h4V21.5Z")}
  ${ink("M-5.6 21V12.6a5.6 5.6 0 0 1 11.2 0V21Z")}${ink("M-17.8 -2h3.6v8h-3.6ZM14.2 -2h3.6v8h-3.6Z")}`;

const volcano = svg`
  ${shape("M-23.5 21.5L-9.5 -5Q0 -1.4 9.5 -5L23.5 21.5Z")}
  ${ink("M-9.5 -5Q0 -1.4 9.5 -5L12.4 2.6Q11.6 9 8.8 5.6Q6.4 1.6 4.8 7.4Q3.6 17.4 0.4 16.6Q-3 15.6 -2.6 7Q-4 1.6 -6.6 6Q-9.6 9.4 -11.6 2Z")}
  ${shape(
    discs([
      [0, -13.4, 4.4],
      [-10.6, -14.4, 3.2],
      [10.4, -13, 3.4],
      [3.6, -21, 2.4],
    ]),
  )}`;

const treehouse = svg`
  ${shape("M-6 22.5L-3.6 5H3.6L6 22.5Z")}
  ${shape("M-15 8.5Q-24 6 -21 -4.5Q-23.5 -15 -12 -16.5Q-5 -25 5 -19.5Q17 -20.5 18.4 -9.5Q25.4 -0.5 16 7.5Q8 12 0 8.5Q-8 12 -15 8.5Z")}
  ${ink("M-11.4 -5L0 -15L11.4 -5L9.4 -3V5.4H-9.4V-3Z")}${spare("M-3.4 -5h6.8v6.8h-6.8Z")}
  ${line("M9.6 11V22M16.4 11V22M9.6 14H16.4M9.6 18.4H16.4", 2)}`;

const igloo = svg`
  ${shape("M-22.5 18.5V14C-22.5 -4 -13 -15 0 -15C13 -15 22.5 -4 22.5 14V18.5Z")}
  ${line("M-19.4 3.6Q-16 2 -9.4 2M19.4 3.6Q16 2 9.4 2M-14 -7.4Q0 -4.6 14 -7.4M0 -14.6V-5.6M-11.6 -5.6L-15 2.6M11.6 -5.6L15 2.6M-21.6 11H-11M21.6 11H11", 1.6)}
  ${shape("M-10.5 21V10a10.5 10.5 0 0 1 21 0V21Z")}${ink("M-6 20.6V10.6a6 6 0 0 1 12 0V20.6Z")}`;

/** By the number of the tile: names stand in the locale files. @type {Record<string, unknown>} */
export const STRONGHOLDS = {
  "002": windmill,
  "004": beehive,
  "006": castle,
  "007": volcano,
  "010": treehouse,
  "011": igloo,
};
