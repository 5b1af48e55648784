/** What a renderer is given besides the view: the words of its game, who sits where, what has been said. */

import { html, svg } from "lit";
import { coloursOf } from "../shell/colours.js";
import { sitterName } from "../shell/tell.js";

/**
 * @param {import("../store.js").Play} play
 * @param {import("../words.js").Words} words
 * @returns {import("./layer.js").Ui}
 */
export function uiOf({ game, reply: { seats }, draft, past }, words) {
  const say = words.of(game);
  const names = seats.map((_, seat) => sitterName(say, seats, seat));
  const colours = coloursOf(seats).map((colour) => say(`colour-${colour}`));
  return { say, seats, names, colours, said: past ? [] : draft.move.split(" ").filter(Boolean), html, svg };
}
