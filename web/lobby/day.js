/** How the deal of the day is set up. */

import { gameOf } from "../games/index.js";
import { isForOne } from "../model/day-goal.js";
import { withDefaults } from "../model/fitting.js";
import { chooseCompany, companiesOf, withLevel } from "./company.js";

/** @typedef {import("../model/state.d.ts").Setup} Setup */

/**
 * The set-up of the deal of the day, as its goal asks.
 * @param {Setup} setup
 * @param {import("#border").Description} description
 * @returns {Partial<Setup>}
 */
export function setUpDay(setup, description) {
  const goal = gameOf(setup.key)?.goal;
  const company = goal && isForOne(goal) ? "alone" : "computer";
  if (!goal || !companiesOf(description).includes(company)) return { deal: "day" };
  const chosen = chooseCompany(setup, description, company);
  return {
    ...chosen,
    seats: withLevel(chosen.seats, goal.level),
    options: withDefaults(description.options, goal.options),
    deal: "day",
    adjusted: null,
  };
}
