/** The small picture of a game in the lobby: its own, or dice for one that brought none. */

import { svg } from "lit";
import { gameOf } from "../games/index.js";

const OTHER = svg`
  <rect class="e-tile" x="10" y="10" width="44" height="44" rx="8"></rect>
  <circle class="e-dark" cx="22" cy="22" r="4"></circle><circle class="e-dark" cx="32" cy="32" r="4"></circle>
  <circle class="e-dark" cx="42" cy="42" r="4"></circle>`;

/** @param {string} game */
export const emblem = (game) =>
  svg`<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">${gameOf(game)?.emblem ?? OTHER}</svg>`;
