/** What a renderer is given besides the view: the words of its game, who sits where, what has been said. */

import { html, svg } from "lit";
import { sitterName } from "../shell/tell.js";

/**
 * @param {import("../store.js").Play} play
 * @param {import("../words.js").Words} words
 * @returns {import("./layer.js").Ui}
 */
export function uiOf({ game, reply: { seats }, draft }, words) {
  const say = words.of(game);
  const names = seats.map((_, seat) => sitterName(say, seats, seat));
  return { say, seats, names, said: draft.move.split(" ").filter(Boolean), html, svg };
}
