/** What somebody finds who is new: one way in, the first lesson of the game that is learnt soonest. */

import { html } from "lit";
import { GAMES } from "../games/index.js";
import { emblem } from "./emblems.js";

/** @typedef {{newcomer: import("../kept/newcomer.js").Newcomer, lessons: import("../table/lessons.js").Lessons,
 *   words: import("../i18n/words.js").Words}} Uses */

/**
 * The game with the fewest lessons; of several, the one whose usual game is the shortest.
 * @param {string[]} offered the games of the lobby, by their keys
 */
export const easiestOf = (offered) =>
  GAMES.filter(({ key, lessons }) => lessons > 0 && offered.includes(key)).toSorted(
    (one, other) => one.lessons - other.lessons || one.turns - other.turns,
  )[0];

/**
 * @param {string[]} offered the games of the lobby, by their keys
 * @param {Uses} app
 */
export function newcomerView(offered, { newcomer, lessons, words }) {
  const game = newcomer.isHere ? easiestOf(offered) : undefined;
  if (!game) return "";
  const say = words.of(game.key);
  const title = say("title");
  return html`<section class="card newcomer" aria-labelledby="newcomer-title">
    ${emblem(game.key)}
    <div>
      <h2 id="newcomer-title">${say("newcomer", { title })}</h2>
      <p class="fine">${say("newcomer-means", { of: game.lessons })}</p>
    </div>
    <button type="button" class="primary" @click=${() => lessons.learn(game.key)}>
      ${say("newcomer-begin")} <span class="visually-hidden">${title}</span>
    </button>
  </section>`;
}
