/** Listens for the page around this one, where there is one: that may say hello at any time, and what it asks for then waits
 * until somebody here can do it. web/embed/messages.d.ts tells what is said.
 */

const APP = "number-parlour";
const VERSION = 1;

/** The most points that can be reached, whatever is played. */
export const MAX_POINTS = 100;

/** What is said and understood. */
const CAPS = [
  ...["state", "started", "finished", "lesson", "answered", "told", "size", "save"],
  ...["open", "locale", "theme", "learner", "getState", "suspend"],
];

/** So many requests wait at most; a page that asks for more before anything is here is not one that wants to play. */
const MOST_WAITING = 32;

/** A learner's key: printable, and no longer than any platform's. */
const KEY = /^[!-~]{1,128}$/;

/** Whether a text can be the key of a learner. @param {unknown} text @returns {text is string} */
export const isLearner = (text) => typeof text === "string" && KEY.test(text);

class Greeting {
  constructor() {
    /** @type {MessagePort | null} to the page around this one, once it has said hello */
    this.port = null;
    /** Who learns here by what was said last, "" where nobody says. */
    this.named = "";
    /** Whose things were opened here, null until any are: that stays, and nobody else ever sees them. @type {string | null} */
    this.owner = null;
    /** Whether it takes files that the frame may not download. */
    this.saves = false;
    /** @type {unknown[]} what was asked for and nobody has heard yet */
    this.waiting = [];
    /** @type {{hear: (data: unknown) => void, renamed: (learner: string) => void} | null} hears it, once somebody does */
    this.hearer = null;
    /** @type {() => void} */
    this.want = () => {};
    /** Settled when something is to be opened: then nobody here has to ask for it first. @type {Promise<void>} */
    this.wanted = new Promise((resolve) => {
      this.want = resolve;
    });
    /** @type {() => void} */
    this.meet = () => {};
    /** Settled when somebody has said hello. @type {Promise<void>} */
    this.met = new Promise((resolve) => {
      this.meet = resolve;
    });
  }

  /**
   * What stands behind the names of all that is kept here, where somebody says who learns; it is the same from now on.
   * No platform's own learners have such an ending.
   */
  get ending() {
    this.owner ??= this.named;
    return this.owner && `/${this.owner}`;
  }

  /**
   * Say that the page is here, and listen from now on. What is said to a page that has not said hello, holds nothing about
   * anybody, so it does not matter who that is.
   * @param {{version: string}} site
   * @param {string} origin of the only page that may say hello, "" where any may that has this one in a frame
   */
  listen({ version }, origin) {
    const ready = { type: "ready", version, caps: CAPS, max: MAX_POINTS };
    addEventListener("message", ({ data, source, ports, origin: from }) => {
      // The source decides: a page in a frame that is shut in has no origin.
      if (source !== parent || (origin && from !== origin)) return;
      if (data?.app !== APP || data.v !== VERSION || data.type !== "hello") return;
      if (ports.length !== 1) return;
      // Who says hello again has begun anew, and does not hear the former line any more.
      this.port?.close();
      this.port = ports[0];
      this.port.onmessage = ({ data }) => this.hear(data);
      this.port.postMessage(ready);
      this.saves = data.saves === true;
      this.note(data.learner);
      this.meet();
    });
    parent.postMessage({ app: APP, v: VERSION, ...ready }, "*");
  }

  /** Give it a file, where it takes any; return whether it does. @param {string} name @param {string} text */
  save(name, text) {
    if (this.saves) this.port?.postMessage({ type: "save", name, text });
    return this.saves;
  }

  /** @param {unknown} data */
  hear(data) {
    const { type, learner } = /** @type {{type?: unknown, learner?: unknown}} */ (data ?? {});
    if (type === "open") this.want();
    if (this.hearer) this.hearer.hear(data);
    else {
      if (type === "learner") this.note(learner);
      if (this.waiting.length < MOST_WAITING) this.waiting.push(data);
    }
  }

  /** Note who learns here, where that is said. @param {unknown} learner */
  note(learner) {
    if (!isLearner(learner)) return;
    this.named = learner;
    this.hearer?.renamed(learner);
  }

  /** Hear what has been asked for, and what will be. @param {NonNullable<Greeting["hearer"]>} hearer */
  take(hearer) {
    this.hearer = hearer;
    for (const data of this.waiting.splice(0)) hearer.hear(data);
    if (this.named) hearer.renamed(this.named);
  }
}

/** Of this page there is one. */
export const greeting = new Greeting();
