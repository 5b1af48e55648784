/** How a game looks in the lobby: its small emblem, and its cover, the game as it is played, once that is here. */

import { html, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { bringCover } from "../draw/cover.js";
import { renderers } from "../draw/renderers.js";
import { gameOf } from "../games/index.js";

const OTHER = svg`
  <rect class="e-tile" x="10" y="10" width="44" height="44" rx="8"></rect>
  <circle class="e-dark" cx="22" cy="22" r="4"></circle><circle class="e-dark" cx="32" cy="32" r="4"></circle>
  <circle class="e-dark" cx="42" cy="42" r="4"></circle>`;

/** @param {string} game */
export const emblem = (game) =>
  svg`<svg class="emblem" translate="no" viewBox="0 0 64 64" aria-hidden="true">${gameOf(game)?.emblem ?? OTHER}</svg>`;

/** The covers that the build has drawn, by game, once they were fetched. @type {Map<string, Element>} */
const covers = new Map();

/** The covers that were shown, by game, each with when it has come, or will not. @type {Map<string, Promise<void>>} */
const shown = new Map();

/** Has everything drawn again. */
let redraw = () => {};

/** @param {() => void} draw whatever is to be done when a cover has come */
export function followCovers(draw) {
  redraw = draw;
}

/** Wait until no cover is on its way that is shown. */
export const onceShown = () => Promise.all(shown.values());

/**
 * Fetch the cover of a game, where it has one; else the emblem stays.
 * @param {string} game
 */
async function bringCoverOf(game) {
  const address = gameOf(game)?.cover;
  const drawn = address ? await bringCover(address) : null;
  if (!drawn) return;
  covers.set(game, drawn);
  redraw();
}

/**
 * The cover of a game in its frame, which shows it as it is played; until it comes, or where there is none, the emblem in the
 * same place. It is fetched when it is shown for the first time. A game that came in a wheel has it in its renderer.
 * @param {string} game
 */
export function coverOf(game) {
  if (!shown.has(game)) shown.set(game, bringCoverOf(game));
  return html`<div class="cover-frame" translate="no">${pictureOf(game)}</div>`;
}

/** @param {string} game */
function pictureOf(game) {
  const drawn = covers.get(game);
  if (drawn) return guard([drawn], () => drawn.cloneNode(true));
  const { cover } = renderers.get(game) ?? {};
  return cover
    ? svg`<svg class="game-cover" viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${cover}</svg>`
    : emblem(game);
}
