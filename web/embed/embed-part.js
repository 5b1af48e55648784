/** The part of the page for whoever has it in a frame and says hello. */

import { Guest } from "./guest.js";

/** @typedef {ConstructorParameters<typeof Guest>[0]} Uses */
/** @typedef {ReturnType<typeof join>} Part */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const guest = new Guest(given);
  guest.open();
  return { follow: () => guest.follow() };
}
