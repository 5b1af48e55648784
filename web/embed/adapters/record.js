/** What has been reached, as it is reported: by the best of all attempts, and never less than before. */

/** @typedef {import("../messages.d.ts").Result} Result */

/** Points of what is best, as they are told. */
export const LEAST = 0;
export const MOST = 100;

export class Record {
  /** @param {{completion?: boolean, success?: boolean | null, best?: number | null}} [before] in an earlier session */
  constructor({ completion = false, success = null, best = null } = {}) {
    /** Whether anything was played to its end. */
    this.completion = completion;
    /** Whether anything was won, reached or solved; null where nobody can say. */
    this.success = success;
    /** From 0 to 1; null where there is no score, which is not a nought. */
    this.best = best;
  }

  /** Points of the best attempt; null where there is no score. */
  get raw() {
    return this.best === null ? null : Math.round(this.best * MOST);
  }

  /** @param {Pick<Result, "completion" | "success" | "best">} result */
  take({ completion, success, best }) {
    this.completion ||= completion;
    if (success !== null) this.success = this.success === true || success;
    if (best !== null) this.best = Math.max(this.best ?? LEAST, best);
  }
}

/**
 * How good what is kept of an earlier session was, from 0 to 1; null where that says nothing.
 * @param {string} text
 * @param {number} most that can be reached, as it is written there
 */
export function readBest(text, most) {
  const points = Number.parseFloat(text);
  return points >= LEAST && points <= most ? points / most : null;
}
