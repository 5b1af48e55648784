/** The pictures of a game in the lobby: its emblem, and large as it is played, once that is here. */

import { svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { renderers } from "../draw/renderers.js";
import { openFile } from "../engine/files.js";
import { readMarkup } from "../engine/trusted.js";
import { gameOf } from "../games/index.js";

const OTHER = svg`
  <rect class="e-tile" x="10" y="10" width="44" height="44" rx="8"></rect>
  <circle class="e-dark" cx="22" cy="22" r="4"></circle><circle class="e-dark" cx="32" cy="32" r="4"></circle>
  <circle class="e-dark" cx="42" cy="42" r="4"></circle>`;

/** @param {string} game */
export const emblem = (game) =>
  svg`<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">${gameOf(game)?.emblem ?? OTHER}</svg>`;

/** The large pictures that the build has drawn, by game, once they were fetched. @type {Map<string, Element>} */
const pictures = new Map();

/** The games whose picture was shown, each with when it has come, or will not. @type {Map<string, Promise<void>>} */
const shown = new Map();

/** Has everything drawn again. */
let redraw = () => {};

/** @param {() => void} draw whatever is to be done when a picture has come */
export function followPictures(draw) {
  redraw = draw;
}

/** Wait until no picture is on its way that is shown. */
export const onceShown = () => Promise.all(shown.values());

/**
 * Fetch the large picture of a game, where it has one; else the emblem stays.
 * @param {string} game
 */
async function bringPicture(game) {
  const address = gameOf(game)?.picture;
  const response = address ? await openFile(address).catch(() => null) : null;
  if (!response?.ok) return;
  const { documentElement } = readMarkup(await response.text(), "image/svg+xml");
  if (documentElement.localName !== "svg") return;
  pictures.set(game, documentElement);
  redraw();
}

/**
 * The picture of a game as it is played; until it comes, or where there is none, the emblem in the same place. It is
 * fetched when it is shown for the first time. A game that came in a wheel has it in its renderer.
 * @param {string} game
 */
export function gamePicture(game) {
  if (!shown.has(game)) shown.set(game, bringPicture(game));
  const drawn = pictures.get(game);
  if (drawn) return guard([drawn], () => drawn.cloneNode(true));
  const { picture } = renderers.get(game) ?? {};
  return picture
    ? svg`<svg class="game-picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${picture}</svg>`
    : emblem(game);
}
