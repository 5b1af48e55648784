/** What somebody has chosen for all puzzles: an animal that stands for a name, and to do the sums alone. */

import { openSolved } from "../kept/solved.js";
import { ANIMALS } from "./animals.js";

/** @typedef {{animal: string, reckons: boolean}} Chosen animal: "" for none; reckons: whether no sum is told */

/** Where it is kept: no game has such a name. */
const KEY = "habits";

/** @type {Chosen} */
const USUAL = { animal: "", reckons: false };

export class Habits {
  constructor() {
    this.disk = openSolved(readChosen);
  }

  /** @returns {Chosen} */
  get chosen() {
    return this.disk.copies.get(KEY) ?? USUAL;
  }

  /** Read what was chosen. */
  read() {
    return this.disk.values();
  }

  /** @param {Partial<Chosen>} change */
  choose(change) {
    return this.disk.update(KEY, (before) => ({ ...USUAL, ...before, ...change }));
  }
}

/**
 * What was kept, where it has the form of it.
 * @param {import("../kept/disk.js").Unchecked<Chosen>} kept
 * @returns {Chosen | null}
 */
function readChosen(kept) {
  const { animal, reckons } = kept ?? {};
  if (typeof animal !== "string" || typeof reckons !== "boolean") return null;
  return { animal: ANIMALS.includes(animal) ? animal : "", reckons };
}
