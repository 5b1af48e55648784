/** What the device keeps: the game being played, in IndexedDB, or only while the page is open where that is refused. */

import { del, get, set } from "idb-keyval";

const CURRENT = "parlour-current";

/** @typedef {{game: string, token: string}} Kept */

/** @type {Kept | null} */
let memory = null;

/** @param {Kept} kept */
export async function keepGame(kept) {
  memory = kept;
  try {
    await set(CURRENT, kept);
  } catch {
    // Storage is refused (a private window, a sandboxed frame): the page's own memory serves until it closes.
  }
}

/** @returns {Promise<Kept | null>} what was kept, where it has the form of it; its token is checked by the engine */
export async function recallGame() {
  let kept;
  try {
    kept = await get(CURRENT);
  } catch {
    kept = memory;
  }
  return typeof kept?.game === "string" && typeof kept?.token === "string" ? kept : null;
}

export async function forgetGame() {
  memory = null;
  try {
    await del(CURRENT);
  } catch {
    // Nothing was kept where nothing could be.
  }
}
