/** Kolibri: reports the play in a frame by what it has of SCORM 1.2, so that its progress comes of play, and of nothing else.
 *
 * Of a score Kolibri makes that share of the whole, and without one it goes by the status: half of the whole for `incomplete`
 * and `failed`, nothing for `not attempted`, and for `completed` the time that has passed. It takes each word as it is written,
 * and never lowers what it has, so a score goes before the status.
 */

import { attend } from "./course.js";
import { MOST } from "./record.js";
import { Book as BookOfScorm } from "./scorm12.js";

/** @typedef {import("../messages.d.ts").Told} Told */
/** @typedef {import("./record.js").Record} Record */

export class Book extends BookOfScorm {
  constructor() {
    super("not attempted");
    /** Whether a game was played to its end of which nobody can say whose score it is: more than that cannot be done. */
    this.isWhole = false;
  }

  /** @param {Told} told */
  hear(told) {
    if (told.type === "finished" && told.scaled === null) this.isWhole = true;
  }

  /** @param {Record} record */
  report({ completion, success, raw }) {
    super.report({ completion, success, raw: this.isWhole ? MOST : raw });
  }

  /** Kolibri does not take the word for a session that is over. @param {{seconds: number}} end */
  close({ seconds }) {
    super.close({ seconds, isOver: false });
  }
}

/** Report what is played in a frame, until this page is left. @param {HTMLIFrameElement} frame */
export const connect = (frame) => attend(frame, new Book());
