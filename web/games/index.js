/** The games of the parlour, in the order of the lobby. */

import { GAMES } from "games:registry";

/** Each with its emblem and the way to its renderer, or none where it is still to come; lessons and levels: how many it has; scored: whether more points than ever are a feat; pride: the kind of event, and what counts it, of which the largest ever is one; turns: of a person in a usual game; tempts: the refusals that say of a sum that it is wrong; puzzles: whether it has some; goal: of its deal of the day.
 * The build makes the list: of the engine's registry, and of the folders beside this file. */
export { GAMES };

/** @param {string} key */
export const gameOf = (key) => GAMES.find((game) => game.key === key);

/** Whether a game of the parlour has lessons, also before Python can say so. @param {string} key */
export const teaches = (key) => (gameOf(key)?.lessons ?? 0) > 0;
