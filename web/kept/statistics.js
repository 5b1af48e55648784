/** The statistics: how each game on this device ended, kept on it alone; and whether it was better than all before. */

import { LONGEST_TABLE } from "../model/after.js";
import { dayOf } from "../model/dates.js";
import { Disk } from "./disk.js";

/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("../model/after.js").Ending} Ending */
/** @typedef {{id: string, game: string, day: string, levels: number[], ending: Ending, hints: number,
 *   takebacks: number, moves: number, order?: number, table?: string, count?: number, pride?: number}} Result levels: of the computers, by
 *   their seats; order: which of all it was; table, count, pride: what can be compared with other games (`feats.js`), where anything can */

/** Anything that is counted is at most this. */
const MOST = 999_999;

const ENDINGS = ["won", "lost", "drawn", "shared", "watched"];

export class Statistics {
  constructor() {
    /** @type {Disk<Result>} */
    this.disk = new Disk("number-parlour-statistics", "results", readResult);
  }

  /**
   * Record how a game has ended; again, where it was taken back and has ended differently.
   * @param {{id: string, game: string, moves: number}} kept
   * @param {Reply} reply
   * @param {import("#border").LogRecord[]} log
   * @returns {Promise<{feat: import("../model/state.d.ts").Feat | null, losses: number}>} what was never reached before, and
   *   how many games were lost one after the other
   */
  async record({ id, game, moves }, reply, log) {
    const { seats, hints, takebacks } = reply;
    const levels = seats.flatMap(({ level, left }) => (level && !left ? [level] : []));
    const feats = await import("./feats.js").catch(() => null); // where it does not come, nothing is compared
    const before = (await this.disk.values()).filter((each) => each.id !== id);
    // The clock may have been wrong; counting on never is.
    const order = Math.min(MOST, Math.max(0, ...before.map((each) => each.order ?? 0)) + 1);
    /** @type {Result} */
    const result = {
      id,
      game,
      day: dayOf(),
      levels,
      ending: endingOf(reply),
      hints,
      takebacks,
      moves,
      order,
    };
    const compared = { ...result, ...feats?.comparableOf(game, result.ending, reply, log) };
    await this.disk.update(id, () => compared);
    return {
      feat: feats?.featOf(compared, before) ?? null,
      losses: feats?.countLosses(compared, before) ?? 0,
    };
  }

  /** Erase them; returns whether nothing is left on the disk. */
  erase() {
    return this.disk.erase();
  }
}

/**
 * @param {Reply} reply
 * @returns {Ending}
 */
export function endingOf({ seats, outcome }) {
  // Those who left were people too.
  const people = seats.flatMap(({ who, left }, seat) => (who === "person" || left ? [seat] : []));
  if (people.length !== 1) return people.length > 1 ? "shared" : "watched";
  const winners = outcome?.winners ?? [];
  // Those who play alone win against the game, or lose to it.
  if (seats.length === 1) return winners.length > 0 ? "won" : "lost";
  // If everybody has won, nobody has.
  if (winners.length === 0 || winners.length === seats.length) return "drawn";
  return winners.includes(people[0]) ? "won" : "lost";
}

/**
 * One result, where it has the form of it; nothing else of what came with it is kept.
 * @param {import("./disk.js").Unchecked<Result>} told
 * @returns {Result | null}
 */
export function readResult(told) {
  const fits =
    told &&
    isShort(told.id) &&
    isShort(told.game) &&
    typeof told.day === "string" &&
    /^\d{4}-\d\d-\d\d$/.test(told.day) &&
    Array.isArray(told.levels) &&
    told.levels.length <= 8 &&
    told.levels.every((/** @type {unknown} */ level) => isCount(level, 9)) &&
    ENDINGS.includes(/** @type {string} */ (told.ending)) &&
    [told.hints, told.takebacks, told.moves, told.order ?? 0].every((count) => isCount(count, MOST));
  if (!fits) return null;
  const { id, game, day, levels, ending, hints, takebacks, moves, order, table, count, pride } =
    /** @type {Result} */ (told);
  const isTable = typeof table === "string" && table.length <= LONGEST_TABLE;
  const hasCount = isTable && isCount(Math.abs(Number(count ?? Number.NaN)), MOST);
  const hasPride = isTable && isCount(pride, MOST);
  /** @type {Result} */
  const result = { id, game, day, levels, ending, hints, takebacks, moves, ...(order && { order }) };
  return {
    ...result,
    ...((hasCount || hasPride) && { table }),
    ...(hasCount && { count }),
    ...(hasPride && { pride }),
  };
}

/** @param {unknown} text */
const isShort = (text) => typeof text === "string" && /^[\w-]{1,64}$/.test(text);

/** @param {unknown} number @param {number} most */
const isCount = (number, most) => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most;
