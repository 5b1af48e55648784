/** Feats: what somebody has reached with a game as never before on this device; and how often they have lost of late. */

import { gameOf } from "../games/index.js";
import { LONGEST_TABLE } from "../model/after.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("../model/state.d.ts").Feat} Feat */
/** @typedef {{game: string, levels: number[], ending: string, table?: string, count?: number, pride?: number}} Played how a game has ended;
 *   table: what was played and by how many; count: what can be compared with other games at such a table: points, or less
 *   than 0 where few are better; pride: the largest that the person has brought about in it */
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
  const alike = same.filter(({ table }) => table === now.table);
  const most = surpass(
    now.count,
    alike.map(({ count }) => count),
  );
  if (most) return { ...most, code: most.count < 0 ? "fewest" : "most", count: Math.abs(most.count) };
  const pride = surpass(
    now.pride,
    alike.map(({ pride }) => pride),
  );
  return pride && { ...pride, code: "pride" };
}

/**
 * A number that is larger than all before, and the largest of these; null where it is not, or there was none.
 * @param {number | undefined} count
 * @param {(number | undefined)[]} before
 */
function surpass(count, before) {
  const counts = before.filter((each) => each !== undefined);
  const best = Math.max(...counts);
  if (count === undefined || counts.length === 0 || count <= best) return null;
  return { count, before: Math.abs(best) };
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
 * @param {Pick<import("#border").LogRecord, "seat" | "events">[]} log
 * @returns {{table?: string, count?: number, pride?: number}}
 */
export function comparableOf(key, ending, { seats, options, outcome, view }, log) {
  const own = seats.findIndex(({ who }) => who === "person");
  const { scored, goal, pride } = gameOf(key) ?? {};
  if (!outcome || !scored || ending === "shared" || ending === "watched" || outcome.reason === "resigned")
    return {};
  const table = JSON.stringify([seats.length, ...Object.entries(options).toSorted()]).slice(0, LONGEST_TABLE);
  const isFew = seats.length === 1 && Boolean(goal?.measure);
  const count = isFew ? -Number(view[goal?.measure ?? ""]) : (outcome.scores[own] ?? 0);
  const largest = pride ? largestOf(log, own, pride) : 0;
  return {
    table,
    ...((!isFew || ending === "won") && { count }),
    ...(largest > 0 && { pride: largest }),
  };
}

/**
 * The largest that a seat has brought about, 0 where that is nothing.
 * @param {Pick<import("#border").LogRecord, "seat" | "events">[]} log
 * @param {number} own
 * @param {string[]} pride the kind of event, and what counts it
 */
function largestOf(log, own, [sought, datum]) {
  const events = log.flatMap(({ seat, events }) => (seat === own ? events : []));
  return Math.max(
    0,
    ...events.flatMap(({ kind, data }) => (kind === sought ? [Number(data[datum]) || 0] : [])),
  );
}
