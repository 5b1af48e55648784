/** Draws the parts of superheroes: heads, bodies and pairs of legs that fit together in any combination. */

import { BODIES } from "./bodies.js";
import { HEADS } from "./heads.js";
import { LEGS } from "./legs.js";

/** Each part is drawn in a field of this size; the neck is 25…35 wide, the waist 20…40. */
export const FIELD = { width: 60, height: 48 };

const DRAWN = { h: HEADS, b: BODIES, l: LEGS };

/** The values of Superhero level, in the order in which their parts are drawn, after 1 to 5 with four copies each. */
const GREENS = ["-3", "-2", "-1", "6", "7"];

/**
 * Draw one part in its field.
 * @param {string} card its word, such as `h3a`
 */
export function drawPart(card) {
  const kind = /** @type {"h" | "b" | "l"} */ (card[0]);
  const value = card.slice(1, -1);
  const green = GREENS.indexOf(value);
  const at = green < 0 ? (Number(value) - 1) * 4 + "abcd".indexOf(card.slice(-1)) : 20 + green;
  return DRAWN[kind][at]();
}
