/** Erases from this device everything that the page keeps there: games, statistics, what was learnt, and settings. */

import { ERASED } from "../kept/library.js";

/** @param {import("../app.js").App} app */
export async function eraseAll({ library, last, touched, settings, statistics, lessons, days, store }) {
  const done = await Promise.all(
    [library.disk, last, touched, statistics, lessons, days].map((disk) => disk.erase()),
  );
  settings.forget();
  library.tell(ERASED);
  const { dialog } = store.state;
  library.giveUp(done.every(Boolean) ? "erased" : "erase-refused");
  // Whoever has asked for it sees in the same place that nothing is left.
  store.set({ dialog: dialog && { name: dialog.name } });
}
