/** What was touched last, kept on the device before Python has answered it: if the page goes meanwhile, nothing is lost. */

import { Disk } from "./disk.js";

/** @typedef {{verb: "touch", seat: number, said: string, words: string[], onto?: string}} Touch
 * @typedef {{verb: "play", seat: number, move: string}} Whole
 * @typedef {(Touch | Whole) & {id: string, revision: string}} Note
 *   what Python was asked; words: that were touched, one after the other; id: of the kept game; revision: of what is kept
 *   of it, at which this was touched */

/** The one note is kept under this name. */
const LATEST = "latest";

export class Touched {
  /**
   * @param {{store: import("../model/store.js").Store, library: import("./library.js").Library}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** @type {Disk<Note>} */
    this.disk = new Disk("number-parlour-touched", "notes", readNote);
  }

  /** Be ready to write: a page that is about to go has no time to open anything. */
  open() {
    return this.disk.values();
  }

  /**
   * Write down what is being said by a person at the table; what is not kept, as in a lesson, is not kept here either.
   * @param {Touch | Whole} said
   */
  note(said) {
    const { library, store } = this.uses;
    const { id = "", reply } = store.play ?? {};
    const kept = library.disk.copies.get(id);
    if (!kept || reply?.seats[said.seat]?.who !== "person") return;
    void this.disk.put(LATEST, { id, revision: kept.revision, ...said });
  }

  /**
   * Take what was touched last at a game and has not come to be kept with it, null where all has. A game is written
   * anew with all that happens to it, so nothing is ever said twice, nor after it was undone.
   * @param {{id: string, revision: string}} kept
   * @returns {Promise<Note | null>}
   */
  async take({ id, revision }) {
    await this.disk.values();
    const note = this.disk.copies.get(LATEST);
    if (note?.id !== id) return null;
    // It goes first: if saying it is what ends the page, it is not said at each new beginning.
    await this.disk.remove([LATEST]);
    return note.revision === revision ? note : null;
  }

  /** Forget what was touched at a game. @param {string} id */
  async remove(id) {
    if (this.disk.copies.get(LATEST)?.id === id) await this.erase();
  }

  /** Forget it; returns whether nothing is left on the disk. */
  erase() {
    return this.disk.erase();
  }
}

/**
 * A note where it has the form of one; what it says is checked by the engine.
 * @param {Record<string, unknown> | null | undefined} note
 * @returns {Note | null}
 */
function readNote(note) {
  const isText = (/** @type {unknown} */ text) => typeof text === "string";
  const isTouch =
    note?.verb === "touch" && isText(note.said) && Array.isArray(note.words) && note.words.every(isText);
  const isWhole = note?.verb === "play" && isText(note.move);
  const isKept = Number.isInteger(note?.seat) && isText(note?.id) && isText(note?.revision);
  return isKept && (isTouch || isWhole) ? /** @type {Note} */ (/** @type {unknown} */ (note)) : null;
}
