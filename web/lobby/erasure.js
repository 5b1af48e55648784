/** Erases from this device what the page keeps there: a game, or everything, with statistics, what was learnt, and settings. */

import { ERASED } from "../kept/library.js";
import { openSaid, openSlips } from "../kept/solved.js";

/**
 * @typedef {{store: import("../model/store.js").Store, library: import("../kept/library.js").Library,
 *   last: import("../kept/last.js").LastTable, touched: import("../kept/touched.js").Touched,
 *   settings: import("../access/settings.js").Settings, statistics: import("../kept/statistics.js").Statistics,
 *   lessons: import("../table/lessons.js").Lessons, days: import("../kept/day.js").Days,
 *   solved: import("../kept/disk.js").Disk<unknown>, newcomer: import("../kept/newcomer.js").Newcomer,
 *   play: import("../table/play.js").Play, rooms: import("../page/later.js").Rooms}} Uses
 */

/**
 * @param {string} id of the game
 * @param {Pick<Uses, "library" | "touched">} uses
 */
export async function removeGame(id, { library, touched }) {
  await touched.remove(id);
  await library.remove(id);
}

/** @param {Uses} app */
export async function eraseAll(app) {
  const { library, last, touched, settings, statistics, lessons, days, solved, newcomer, store } = app;
  const done = await Promise.all(
    [
      ...[library.disk, last, touched, statistics, lessons, days, solved],
      ...[openSaid, openSlips].map((openDisk) => openDisk(() => null)),
    ].map((disk) => disk.erase()),
  );
  settings.forget();
  library.tell(ERASED);
  const { dialog, screen } = store.state;
  if (app.rooms.has(screen)) app.play.toLobby(); // what a room knows of it, it reads anew when somebody enters
  await newcomer.read();
  library.giveUp(done.every(Boolean) ? "erased" : "erase-refused");
  // The person who asked for it sees in the same place that nothing is left.
  store.set({ dialog: dialog && { name: dialog.name } });
}
