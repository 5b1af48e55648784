/** SCORM 2004: reports the play in a frame to the learning platform around this page, or around the one that has opened it. */

import { attend } from "./course.js";
import { LEAST, MOST, readBest } from "./record.js";
import { Platform } from "./scorm.js";

/** @typedef {import("./record.js").Record} Record */

/** @type {import("./scorm.js").Names} */
const NAMES = {
  api: "API_1484_11",
  open: "Initialize",
  read: "GetValue",
  write: "SetValue",
  commit: "Commit",
  close: "Terminate",
  fault: "GetLastError",
  explain: "GetErrorString",
};

const TOKEN = "cmi.suspend_data";

/** Digits behind the point that a platform keeps. */
const DIGITS = 7;

export class Book {
  constructor() {
    this.platform = new Platform(NAMES);
  }

  open() {
    const { platform } = this;
    if (!platform.open()) return null;
    const success = platform.read("cmi.success_status");
    return {
      learner: platform.read("cmi.learner_id"),
      token: platform.read(TOKEN),
      completion: platform.read("cmi.completion_status") === "completed",
      success: success === "passed" ? true : success === "failed" ? false : null,
      best: readBest(platform.read("cmi.score.scaled"), 1),
    };
  }

  /** @param {Record} record */
  report({ completion, success, best, raw }) {
    this.platform.write("cmi.completion_status", completion ? "completed" : "incomplete");
    this.platform.write("cmi.success_status", success ? "passed" : success === false ? "failed" : "unknown");
    if (best === null) return;
    this.platform.write("cmi.score.min", String(LEAST));
    this.platform.write("cmi.score.max", String(MOST));
    this.platform.write("cmi.score.raw", String(raw));
    this.platform.write("cmi.score.scaled", String(Number(best.toFixed(DIGITS))));
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
    this.platform.write("cmi.exit", isOver ? "normal" : "suspend");
    this.platform.write("cmi.session_time", `PT${seconds}S`);
    this.platform.close();
  }
}

/** Report what is played in a frame, until this page is left. @param {HTMLIFrameElement} frame */
export const connect = (frame) => attend(frame, new Book());
