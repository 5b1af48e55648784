/** The line to Number Parlour in a frame: says hello to it, hears what it tells, and asks. Nothing else here knows how that is said. */

/** @typedef {import("../messages.d.ts").Answer} Answer */
/** @typedef {import("../messages.d.ts").Hello} Hello */
/** @typedef {import("../messages.d.ts").Told} Told */

const APP = "number-parlour";
const VERSION = 1;

export class Line {
  /**
   * @param {HTMLIFrameElement} frame
   * @param {{hear: (told: Told) => void, learner?: string}} uses
   */
  constructor(frame, { hear, learner }) {
    this.frame = frame;
    this.hear = hear;
    /** @type {Hello} */
    this.hello = { app: APP, v: VERSION, type: "hello", ...(learner && { learner }) };
    /** @type {MessagePort | null} */
    this.port = null;
    /** @type {Map<number, (answer: Answer) => void>} the requests that are not answered yet */
    this.asked = new Map();
    this.last = 0;
  }

  /** Say hello, now and whenever the frame was loaded anew: it may have been ready before this program was. */
  open() {
    addEventListener("message", ({ data, source }) => {
      if (source !== this.frame.contentWindow || data?.app !== APP || data.v !== VERSION) return;
      if (data.type === "ready") this.greet();
    });
    this.greet();
  }

  greet() {
    const { port1, port2 } = new MessageChannel();
    this.port?.close();
    this.port = port1;
    port1.onmessage = ({ data }) => this.take(data);
    // Whoever is shut in has no origin that could be named; the frame is this page's own.
    this.frame.contentWindow?.postMessage(this.hello, "*", [port2]);
  }

  /** @param {Told} told */
  take(told) {
    if (told.type !== "answer") return this.hear(told);
    const answer = this.asked.get(Number(told.id));
    this.asked.delete(Number(told.id));
    answer?.(told);
  }

  /**
   * Ask for something, once `ready` was heard.
   * @param {{type: "open", token: string}} request
   * @returns {Promise<Answer>}
   */
  ask(request) {
    this.last += 1;
    const id = this.last;
    this.port?.postMessage({ id, ...request });
    return new Promise((answer) => this.asked.set(id, answer));
  }
}
