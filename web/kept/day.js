/** The deal of the day: who has reached it today, kept on this device alone. */

import { gameOf } from "../games/index.js";
import { dealOfTheDay, isDay } from "../model/dates.js";
import { better, meets, resultBeside } from "../model/day-goal.js";
import { Disk } from "./disk.js";
import { endingOf } from "./statistics.js";

/** @typedef {import("../model/day-goal.js").Result} Result */

export class Days {
  constructor() {
    /** @type {Disk<Result>} the best of the latest day, by game */
    this.disk = new Disk("number-parlour-days", "best", readResult);
  }

  /** Read what was reached before. */
  async open() {
    await this.disk.values();
  }

  /**
   * What was reached today, null where nothing was tried.
   * @param {string} game
   */
  resultOf(game) {
    const result = this.disk.copies.get(game);
    return result?.day === dealOfTheDay() ? result : null;
  }

  /**
   * Record how the deal of a day has ended, where it was played as its goal asks.
   * @param {string} game
   * @param {string} day that it is the deal of
   * @param {import("#border").Reply} reply
   * @param {number | null} par what a computer reaches with it: null where that is not known, or does not count
   */
  async record(game, day, reply, par) {
    const goal = gameOf(game)?.goal;
    if (!goal || !meets(goal, reply.seats, reply.options) || (goal.par && par === null)) return;
    const won = endingOf(reply) === "won";
    const count = goal.measure ? Number(reply.view[goal.measure]) : 0;
    const result = par === null ? { day, won, count } : resultBeside(day, reply, par);
    await this.disk.update(game, (before) => better(result, before));
  }

  /** Forget it all; returns whether nothing is left on the disk. */
  erase() {
    return this.disk.erase();
  }
}

/**
 * What was kept, where it has the form of it.
 * @param {import("./disk.js").Unchecked<Result>} kept
 * @returns {Result | null}
 */
const readResult = (kept) =>
  isDay(kept?.day) &&
  typeof kept?.won === "boolean" &&
  Number.isInteger(kept.count) &&
  (kept.par === undefined || Number.isInteger(kept.par))
    ? /** @type {Result} */ (kept)
    : null;
