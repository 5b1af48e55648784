/** Feats: what somebody has reached with a game as never before on this device; and how often they have lost of late. */

import { gameOf } from "../games/index.js";
import { LONGEST_TABLE } from "../model/after.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("../model/state.d.ts").Feat} Feat */
/** @typedef {{game: string, levels: number[], ending: string, table?: string, count?: number}} Played how a game has ended;
 *   table: what was played and by how many; count: what can be compared with other games at such a table: points, or less
 *   than 0 where few are better */
/** @typedef {Pick<Played, "game" | "ending"> & {order?: number}} Ordered */
/** @param {number[]} levels */
const strongest = (levels) => Math.max(0, ...levels);

/**
 * What somebody has reached with a game as never before, null where that is nothing. The first of all games at a table
 * is no feat, since there is nothing that it is better than.
 * @param {Played} now
 * @param {Played[]} before
 * @returns {Feat | null}
 */
export function featOf(now, before) {
  const same = before.filter(({ game }) => game === now.game);
  const level = strongest(now.levels);
  const isBeaten = same.some(({ ending, levels }) => ending === "won" && strongest(levels) >= level);
  if (now.ending === "won" && level > 0 && !isBeaten) return { code: "level", count: level, before: 0 };
  const { table, count } = now;
  if (count === undefined) return null;
  const counts = same.flatMap((each) =>
    each.table === table && each.count !== undefined ? [each.count] : [],
  );
  const best = Math.max(...counts);
  if (counts.length === 0 || count <= best) return null;
  return { code: count < 0 ? "fewest" : "most", count: Math.abs(count), before: Math.abs(best) };
}

/**
 * How many games were lost one after the other, the last of them now.
 * @param {Ordered} now
 * @param {Ordered[]} before
 */
export function countLosses(now, before) {
  const latest = before
    .filter(({ game }) => game === now.game)
    .toSorted(({ order: one = 0 }, { order: other = 0 }) => other - one);
  const others = latest.findIndex(({ ending }) => ending !== "lost");
  return now.ending === "lost" ? 1 + (others < 0 ? latest.length : others) : 0;
}

/**
 * What of a game can be compared with others at such a table: a person's own points where a game counts them, or, alone,
 * what is to be little at the end of a game that is won.
 * @param {string} key
 * @param {import("../model/after.js").Ending} ending
 * @param {Reply} reply
 * @returns {{table?: string, count?: number}}
 */
export function comparableOf(key, ending, { seats, options, outcome, view }) {
  const own = seats.findIndex(({ who }) => who === "person");
  const { scored, goal } = gameOf(key) ?? {};
  if (!outcome || !scored || ending === "shared" || ending === "watched" || outcome.reason === "resigned")
    return {};
  const table = JSON.stringify([seats.length, ...Object.entries(options).toSorted()]).slice(0, LONGEST_TABLE);
  const isFew = seats.length === 1 && Boolean(goal?.measure);
  if (isFew && ending !== "won") return {};
  return { table, count: isFew ? -Number(view[goal?.measure ?? ""]) : (outcome.scores[own] ?? 0) };
}
