/** The part of the page for puzzles, which is fetched when somebody opens one. */

import { Practice } from "./practice.js";
import { puzzlesView } from "./puzzles-view.js";

/** @typedef {ConstructorParameters<typeof Practice>[0] & Omit<import("./puzzles-view.js").Uses, "practice">} Uses */
/** @typedef {ReturnType<typeof join>} Part */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const practice = new Practice(given);
  return {
    /** @param {string} game @param {string} [id] of a puzzle @param {string} [asks] what is asked of it */
    enter: (game, id, asks) => (id ? practice.show(game, id, asks) : practice.open(game)),
    /** @param {string} game */
    today: (game) => practice.today(game),
    /** @param {string} game @param {import("../engine/session.js").Table} table @param {number[]} moments */
    keep: (game, table, moments) => practice.collection.keep(game, table, moments),
    view: () => puzzlesView({ ...given, practice }),
  };
}
