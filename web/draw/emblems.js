/** The pictures of a game in the lobby: its emblem, and large as it is played, once its drawings are here. */

import { svg } from "lit";
import { gameOf, renderers } from "../games/index.js";

const OTHER = svg`
  <rect class="e-tile" x="10" y="10" width="44" height="44" rx="8"></rect>
  <circle class="e-dark" cx="22" cy="22" r="4"></circle><circle class="e-dark" cx="32" cy="32" r="4"></circle>
  <circle class="e-dark" cx="42" cy="42" r="4"></circle>`;

/** @param {string} game */
export const emblem = (game) =>
  svg`<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">${gameOf(game)?.emblem ?? OTHER}</svg>`;

/**
 * The picture of a game as it is played; until it comes, or where there is none, the emblem in the same place.
 * @param {string} game
 */
export function gamePicture(game) {
  const picture = renderers.get(game)?.picture;
  return picture
    ? svg`<svg class="game-picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${picture}</svg>`
    : emblem(game);
}
