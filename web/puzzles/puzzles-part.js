/** The part of the page for puzzles, which is fetched when somebody opens one. */

import { Practice } from "./practice.js";
import { puzzleView } from "./puzzle-view.js";
import { puzzlesView } from "./puzzles-view.js";

/** @typedef {Omit<ConstructorParameters<typeof Practice>[0], "view"> & Omit<import("./puzzles-view.js").Uses, "practice">} Uses */
/** @typedef {ReturnType<typeof join>} Part */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const practice = new Practice({ ...given, view: puzzleView });
  return {
    /** @param {string} game @param {string} [id] of a puzzle */
    enter: (game, id) => (id ? practice.show(game, id) : practice.open(game)),
    view: () => puzzlesView({ ...given, practice }),
  };
}
