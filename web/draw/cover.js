/** A game's cover, the game as it is played, which the build has drawn into a file of its own. */

import { openFile } from "../engine/files.js";
import { readMarkup } from "../engine/trusted.js";

/**
 * Fetch a cover, to be taken into the page, so that its styles and themes hold in it; null where none has come.
 * @param {string} address
 * @returns {Promise<Element | null>}
 */
export async function bringCover(address) {
  const response = await openFile(address).catch(() => null);
  if (!response?.ok) return null;
  const { documentElement } = readMarkup(await response.text(), "image/svg+xml");
  return documentElement.localName === "svg" ? documentElement : null;
}
