/** What was touched last, kept on the device before Python has answered it: if the page goes meanwhile, nothing is lost. */

import { Disk } from "./disk.js";

/** @typedef {{id: string, revision: string, seat: number, verb: "touch" | "play", meanings: string[]}} Note
 *   id: of the kept game; revision: of what is kept of it, at which this was touched; meanings: the sentences, the
 *   likeliest first, of which the first is said that leads anywhere */

/** Under this name the one note is kept. */
const LATEST = "latest";

export class Touched {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {Disk<Note>} */
    this.disk = new Disk("number-parlour-touched", "notes", readNote);
  }

  /** Be ready to write: a page that is about to go has no time to open anything. */
  open() {
    return this.disk.values();
  }

  /**
   * Write down what is being said by a person at the table; what is not kept, as in a lesson, is not kept here either.
   * @param {Pick<Note, "seat" | "verb" | "meanings">} said
   */
  note(said) {
    const { library, play } = this.app;
    const { id = "", reply } = play.now ?? {};
    const kept = library.disk.copies.get(id);
    if (!kept || reply?.seats[said.seat]?.who !== "person") return;
    void this.disk.put(LATEST, { id, revision: kept.revision, ...said });
  }

  /**
   * Take what was touched last at a game and has not come to be kept with it, null where all has. A game is written
   * anew with all that happens to it, so nothing is ever said twice, nor after it was undone.
   * @param {Pick<Note, "id" | "revision">} kept
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
 * A note where it has the form of one; its sentences are checked by the engine.
 * @param {import("./disk.js").Unchecked<Note>} note
 * @returns {Note | null}
 */
function readNote(note) {
  const fits =
    typeof note?.id === "string" &&
    typeof note.revision === "string" &&
    Number.isInteger(note.seat) &&
    ["touch", "play"].includes(/** @type {string} */ (note.verb)) &&
    Array.isArray(note.meanings) &&
    note.meanings.every((/** @type {unknown} */ each) => typeof each === "string");
  return fits ? /** @type {Note} */ (note) : null;
}
