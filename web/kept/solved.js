/** Keeps on this device what was done with puzzles, sheets and slips; these themselves know what form it has. */

import { Disk } from "./disk.js";

/**
 * @template V
 * @param {(value: import("./disk.js").Unchecked<V>) => V | null} read null for what does not have the form of a value
 * @returns {Disk<V>}
 */
export const openSolved = (read) => new Disk("number-parlour-puzzles", "done", read);

/**
 * Whether the puzzle of a day was solved on it; what is no record has none.
 * @param {unknown} record of a game, as it is kept
 * @param {string} day
 */
export const isSolvedOn = (record, day) => Object.values(record ?? {}).some((done) => done?.ofDay === day);

/**
 * What was said to sheets.
 * @template V
 * @param {(value: import("./disk.js").Unchecked<V>) => V | null} read null for what does not have the form of a value
 * @returns {Disk<V>}
 */
export const openSaid = (read) => new Disk("number-parlour-sheets", "said", read);

/**
 * Slips that were collected.
 * @template V
 * @param {(value: import("./disk.js").Unchecked<V>) => V | null} read null for what does not have the form of a value
 * @returns {Disk<V>}
 */
export const openSlips = (read) => new Disk("number-parlour-slips", "collected", read);
