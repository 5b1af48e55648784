/** SPLICE: the messages that Runestone, PreTeXt, Doenet, OpenDSA, CodeCheck and Canvas understand, spoken where the address says
 * `host=splice`. The score and the state are those of the port. The reference is the script of CSSPLICE for pages in frames.
 */

import { makeId } from "../model/id.js";

/** @typedef {import("./messages.d.ts").Told} Told */
/** @typedef {import("./messages.d.ts").Standing} Standing */

/** Milliseconds after which no state is expected any more, as the reference has it. */
const LIMIT = 15_000;

/** What is told as an event, by its own name. */
const EVENTS = ["started", "answered", "lesson", "finished"];

export class Splice {
  /** @param {{bringBack: (token: string) => unknown, flush: () => void}} does what a host may ask for */
  constructor(does) {
    this.does = does;
    this.asked = makeId();
    /** Whether a state may still come; nobody waits for it. */
    this.isExpecting = true;
    /** How the game stood when that was told last. @type {Standing | null} */
    this.standing = null;
  }

  /** Listen, and ask for what an earlier visit has left. */
  open() {
    addEventListener("message", ({ data, source }) => {
      if (source === parent && typeof data === "object" && data !== null) this.hear(data);
    });
    setTimeout(() => {
      this.isExpecting = false;
    }, LIMIT);
    this.post("SPLICE.getState", {}, this.asked);
  }

  /** @param {Record<string, unknown>} message */
  hear({ subject, message_id: id, state }) {
    if (subject === "SPLICE.flushState") {
      this.does.flush();
      const answer = { success: true, hadState: this.isStarted };
      this.post("SPLICE.flushState.response", answer, typeof id === "string" ? id : "");
    }
    // An error is Canvas's word for a message that it does not know: then there is nobody to ask. What quotes another
    // message is another's, and only the first state counts.
    if (subject !== "SPLICE.getState.response" || !this.isExpecting || id !== this.asked) return;
    const token = readToken(state);
    if (!token) return;
    this.isExpecting = false;
    this.does.bringBack(token);
  }

  get isStarted() {
    return this.standing !== null && this.standing.status !== "untouched";
  }

  /** @param {Told} told */
  tell(told) {
    if (told.type === "size") this.post("lti.frameResize", { height: told.height });
    else if (told.type === "state") {
      this.standing = told;
      this.report();
    } else if (EVENTS.includes(told.type)) {
      const { type: name, ...data } = told;
      this.post("SPLICE.sendEvent", { name, data });
    }
  }

  /** Report the best so far, a nought until there is one; of what was never touched, nothing. */
  report() {
    if (!this.standing || !this.isStarted) return;
    const { best, token } = this.standing;
    this.post("SPLICE.reportScoreAndState", { score: best ?? 0, state: token || null });
  }

  /** @param {string} subject @param {Record<string, unknown>} fields @param {string} [id] */
  post(subject, fields, id = makeId()) {
    parent.postMessage({ subject, message_id: id, ...fields }, "*");
  }
}

/**
 * The token that a state is, "" where it is none. Runestone keeps states as JSON, and gives back what it has kept.
 * @param {unknown} state
 */
function readToken(state) {
  if (typeof state !== "string") return "";
  return /^"([\w-]*)"$/.exec(state)?.[1] ?? state;
}
