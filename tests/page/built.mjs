/** Lets Node read modules of the page that name what only the build makes: the list of games, and the seats' colours. */

import { register } from "node:module";

const addressOf = (/** @type {string} */ text) => `data:text/javascript,${encodeURIComponent(text)}`;

/**
 * Give what the build would make, to modules that are imported after this.
 * @param {unknown[]} [games]
 */
export function give(games = []) {
  /** @type {Record<string, string>} */
  const made = {
    "games:registry": addressOf(`export const GAMES = ${JSON.stringify(games)}`),
    "games:colours": addressOf("export const COLOURS = []"),
  };
  const hooks = `const made = ${JSON.stringify(made)};
    export const resolve = (name, context, next) => made[name]
      ? { url: made[name], shortCircuit: true }
      : next(name, context);`;
  register(addressOf(hooks));
}
