/** Which puzzles were done on this device, and how each went. */

import { Disk } from "./disk.js";

/** @typedef {"alone" | "helped" | "tried"} How solved alone at the first answer; solved with help or after a wrong one; or
 *   not solved */
/** @typedef {{how: How, day: string, task: string, box?: number, due?: string}} Done how a puzzle went the last time; box, from
 *   1, and due: of one that is to be asked again, and the day from which on it is */
/** @typedef {Record<string, Done>} Record_ by the id of the puzzle */

/** The best first. @type {How[]} */
export const HOWS = ["alone", "helped", "tried"];

/** Boxes through which a puzzle goes that is asked again. */
const MOST_BOX = 5;

export class Solved {
  constructor() {
    /** @type {Disk<Record_>} by game */
    this.disk = new Disk("number-parlour-puzzles", "done", readRecord);
  }

  /** Forget it all; returns whether nothing is left on the disk. */
  erase() {
    return this.disk.erase();
  }
}

/**
 * What was kept, where it has the form of it; a puzzle that has not is left out.
 * @param {unknown} kept
 * @returns {Record_ | null}
 */
export function readRecord(kept) {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
  return Object.fromEntries(Object.entries(kept).filter(([, done]) => isDone(done)));
}

/** @param {unknown} kept */
function isDone(kept) {
  const { how, day, task, box, due } = /** @type {{[K in keyof Done]?: unknown}} */ (kept ?? {});
  const isIn = HOWS.some((each) => each === how) && typeof day === "string" && typeof task === "string";
  if (!isIn) return false;
  if (box === undefined) return due === undefined;
  return (
    typeof box === "number" && Number.isInteger(box) && box >= 1 && box <= MOST_BOX && typeof due === "string"
  );
}
