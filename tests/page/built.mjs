/** Lets Node read modules of the page that name what only the build makes: the list of games, the seats' colours, and styles as text. */

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
    "games:prints": addressOf("export const PRINTS = {}"),
  };
  const styles = JSON.stringify(addressOf('export default ""'));
  const hooks = `const made = ${JSON.stringify(made)};
    export const resolve = (name, context, next) => made[name] || name.endsWith(".css")
      ? { url: made[name] ?? ${styles}, shortCircuit: true }
      : next(name, context);`;
  register(addressOf(hooks));
}
