/** The picture of the puzzle of today: its own board, as who is asked sees it; those of the kinds show others. */

import { html, svg } from "lit";
import { renderers } from "../draw/renderers.js";
import { drawStill, restingUi, wholeOf } from "../draw/still.js";
import { coloursOf } from "../model/colours.js";
import { lookAt } from "./looking.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {{engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words,
 *   games: import("../page/games.js").Games}} Uses */

/**
 * Draw the board of a puzzle.
 * @param {string} game
 * @param {Pick<Puzzle, "seat" | "position">} puzzle
 * @param {Uses} uses
 * @returns {Promise<unknown>} null where there is nothing to be seen
 */
export async function drawPuzzle(game, { seat, position }, { engine, games, words }) {
  await games.bringRenderer(game);
  const renderer = renderers.get(game);
  // Only looked at: what is right there need not be proved before somebody wants it.
  const reply = await lookAt(game, { seat, position }, { engine });
  if (!reply || !renderer) return null;
  const { view, seats } = reply;
  const moment = { waiting: [seat], isHelped: false };
  const ui = restingUi(words.of(game), coloursOf(seats), { html, svg }, moment);
  const [frame, wide] = [wholeOf(renderer.size(view, ui)), "100%"];
  const [furniture, pieces] = [renderer.furniture(view, ui), renderer.pieces(view, ui)];
  return drawStill({ frame, wide, furniture, pieces }, { html });
}
