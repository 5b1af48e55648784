/** How a place of a game looks to whoever is asked there: nothing is proved, and nobody plays on. */

/** @typedef {{seat?: number, position?: string, token?: string, at?: number}} Place a position and who is asked there, or a moment of a game */

/**
 * @param {string} game
 * @param {Place} place
 * @param {{engine: import("../engine/engine.js").Engine}} uses
 * @returns {Promise<import("#border").Reply | null>} null where there is no such place
 */
export async function lookAt(game, place, { engine }) {
  const laid = await engine.send("resume", { game, level: 0, ...place });
  if (laid.refusal) return null;
  await laid.table.close();
  return laid.replies[0];
}
