/** Tells of the deal of the day: its goal, and in the lobby what was reached with it today. */

import { html } from "lit";
import { gameOf } from "../games/index.js";
import { isBarren, reaches } from "../model/day-goal.js";

/** @typedef {{days: import("../kept/day.js").Days, setups: import("./setups.js").Setups,
 *   words: import("../i18n/words.js").Words}} Uses */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/day-goal.js").Goal} Goal */

/**
 * What is to be reached; a game for one says it in its own words, where it is known before the deal is.
 * @param {Goal} goal
 * @param {Say} say
 */
export const tellGoal = ({ level, measure, most, par }, say) =>
  measure
    ? say(`goal-${measure}`, { most })
    : say(par ? "goal-par" : "goal-win", { name: say(`level-${level}`) });

/**
 * The line of a game's card in the lobby about the deal of the day: what was reached today, or else the goal in a few
 * words, which the set-up tells in full.
 * @param {string} key
 * @param {Uses} app
 */
export function dayCard(key, { days, setups, words }) {
  const say = words.of(key);
  const goal = gameOf(key)?.goal;
  const result = days.resultOf(key);
  const isReached = goal && result && reaches(goal, result);
  return html`<div class="day ${isReached ? "is-reached" : ""}">
    <svg class="day-star" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 L15 9 L22.5 9.6 L16.8 14.5 L18.6 21.8 L12 17.8 L5.4 21.8 L7.2 14.5 L1.5 9.6 L9 9 Z"></path>
    </svg>
    <p>${goal && result ? html`<strong>${tellResult(goal, result, say)}</strong>` : nameGoal(goal, say)}</p>
    <button type="button" @click=${() => setups.choose(key, "day")}>
      ${say("setup-deal-day")} <span class="visually-hidden">${say("title")}</span>
    </button>
  </div>`;
}

/** @param {Goal | null | undefined} goal @param {Say} say */
function nameGoal(goal, say) {
  if (!goal) return say("day-same");
  const { level, measure, most, par } = goal;
  if (measure) return say("day-goal-fewer", { score: say(`goal-${measure}-count`, { count: most }) });
  return say(par ? "day-goal-par" : "day-goal-win", { name: say(`level-${level}`) });
}

/**
 * @param {Goal} goal
 * @param {import("../model/day-goal.js").Result} result
 * @param {Say} say
 */
function tellResult(goal, result, say) {
  const { count, par } = result;
  if (isBarren(result)) return say("day-par-none");
  if (par !== undefined) return say(result.won ? "day-par-reached" : "day-par-best", { count, par });
  if (!result.won) return say("day-tried");
  if (!goal.measure) return say("day-won");
  return say(reaches(goal, result) ? "day-reached" : "day-best", {
    score: say(`goal-${goal.measure}-count`, { count }),
  });
}
