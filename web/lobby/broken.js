/** Goes on with games of which one move plays no more: from before it, or from where the game stood. */

/** @typedef {{importer: import("../table/import.js").Importer, notices: import("../page/notices.js").Notices,
 *   later: import("../page/later.js").Later<unknown>}} Uses */
/** @typedef {import("../table/import.js").Source} Source */

/**
 * Offer the ways on.
 * @param {Source} source
 * @param {Pick<import("../table/import.js").Loaded, "game" | "broken">} loaded
 * @param {Uses} app
 */
export async function offerBroken(source, { game, broken }, { importer, later }) {
  const loaded = await importer.load({ ...source, from: "position" });
  const hasPosition = !loaded.refusal;
  if (hasPosition) await loaded.table.close();
  await later.openDialog({ name: "broken", source, game, broken, hasPosition });
}

/**
 * Go on, as with a new game.
 * @param {Source} source
 * @param {"journal" | "position"} from up to the move that plays no more, or where it stood at the end
 * @param {Uses} app
 */
export async function goOn(source, from, { importer, notices }) {
  try {
    const loaded = await importer.load(from === "position" ? { ...source, from } : source);
    if (!loaded.refusal) await importer.sit(loaded);
  } catch (error) {
    notices.fail(error);
  }
}
