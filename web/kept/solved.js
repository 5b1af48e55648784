/** Where it is kept on this device which puzzles were done; what it holds, the puzzles themselves know. */

import { Disk } from "./disk.js";

/**
 * @template V
 * @param {(value: import("./disk.js").Unchecked<V>) => V | null} read null for what does not have the form of a value
 * @returns {Disk<V>}
 */
export const openSolved = (read) => new Disk("number-parlour-puzzles", "done", read);
