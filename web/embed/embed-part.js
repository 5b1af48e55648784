/** The part of the page for whoever has it in a frame and says hello. */

import { Host } from "./host.js";

/** @typedef {ConstructorParameters<typeof Host>[0]} Uses */
/** @typedef {ReturnType<typeof join>} Part */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const host = new Host(given);
  host.open();
  return { follow: () => host.follow() };
}
