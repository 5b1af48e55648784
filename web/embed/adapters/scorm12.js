/** SCORM 1.2: reports the play in a frame to the learning platform around this page, or around the one that has opened it. */

import { attend } from "./course.js";
import { LEAST, MOST, readBest } from "./record.js";
import { Platform } from "./scorm.js";

/** @typedef {import("./record.js").Record} Record */

/** @type {import("./scorm.js").Names} */
const NAMES = {
  api: "API",
  open: "LMSInitialize",
  read: "LMSGetValue",
  write: "LMSSetValue",
  commit: "LMSCommit",
  close: "LMSFinish",
  fault: "LMSGetLastError",
  explain: "LMSGetErrorString",
};

const STATUS = "cmi.core.lesson_status";
const TOKEN = "cmi.suspend_data";

export class Book {
  /** @param {string} [open] the word for what was not played to its end */
  constructor(open = "incomplete") {
    this.platform = new Platform(NAMES);
    /** From the least to the most: the one word has to say both how far it is and how good it was. */
    this.words = [open, "failed", "completed", "passed"];
    /** The place of the word that stands there. */
    this.rank = 0;
  }

  open() {
    const { platform } = this;
    if (!platform.open()) return null;
    const status = platform.read(STATUS);
    this.rank = this.words.indexOf(status);
    return {
      learner: platform.read("cmi.core.student_id"),
      token: platform.read(TOKEN),
      completion: this.rank > 0,
      success: status === "passed" ? true : status === "failed" ? false : null,
      best: readBest(platform.read("cmi.core.score.raw"), MOST),
    };
  }

  /** @param {Pick<Record, "completion" | "success" | "raw">} record */
  report({ completion, success, raw }) {
    if (raw !== null) {
      this.platform.write("cmi.core.score.min", String(LEAST));
      this.platform.write("cmi.core.score.max", String(MOST));
      this.platform.write("cmi.core.score.raw", String(raw));
    }
    const rank = success ? 3 : success === false ? 1 : completion ? 2 : 0;
    this.rank = Math.max(this.rank, rank);
    this.platform.write(STATUS, this.words[this.rank]);
  }

  /** @param {string} token */
  keep(token) {
    this.platform.write(TOKEN, token);
  }

  commit() {
    this.platform.commit();
  }

  /** @param {{seconds: number, isOver: boolean}} end */
  close({ seconds, isOver }) {
    this.platform.write("cmi.core.exit", isOver ? "" : "suspend");
    this.platform.write("cmi.core.session_time", writeTime(seconds));
    this.platform.close();
  }
}

/** As HHHH:MM:SS. @param {number} seconds */
export function writeTime(seconds) {
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part, at) => String(Math.floor(part)).padStart(at ? 2 : 4, "0")).join(":");
}

/** Report what is played in a frame, until this page is left. @param {HTMLIFrameElement} frame */
export const connect = (frame) => attend(frame, new Book());
