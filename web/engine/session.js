/** One life of the worker: asks it, watches that it answers, and says for it that it is gone. */

import { beginWorker } from "./first.js";
import { onceWaited } from "./patience.js";
import { queue } from "./queue.js";

/** @typedef {import("./start.js").Site} Site */
/** @typedef {import("./start.js").Progress} Progress */
/** @typedef {import("./start.js").Kept} Kept */
/** @typedef {import("./worker.js").FromWorker} FromWorker */
/** @typedef {{kind: "queued", isWaiting: boolean}} Queued that it waits for another frame's start, or does no more */
/** @typedef {import("./start.js").Step | "crash" | "silence" | "fault"} Cause
 *   why a life ended: in a step of its start; by a mistake that nobody caught; without a word; or by one that Python
 *   met when a table was to be laid anew, after one that it had met there */
/** @typedef {{cause: Cause, message: string}} End */
/** @typedef {import("#border").Verbs} Verbs */
/**
 * What tells of a table, as the page has it: by the table itself, and not its number.
 * @template T
 * @typedef {{[K in keyof T]: [K, T[K]] extends ["table", number] ? Table : T[K]}} OfTable
 */
/**
 * One of several, each without what only others have.
 * @template T
 * @template [All=T]
 * @typedef {T extends unknown ? T & {[K in Exclude<All extends unknown ? keyof All : never, keyof T>]?: undefined} : never} Either
 */
/**
 * @template {keyof Verbs} V
 * @typedef {{[K in keyof Verbs[V][0]]: K extends "table" ? Table : Verbs[V][0][K]}} Request what a verb is asked
 */
/**
 * @template {keyof Verbs} V
 * @typedef {Either<OfTable<Verbs[V][1]>>} Answer what it is answered
 */

/**
 * Milliseconds without an answer, or without any news of the start, after which nothing more is hoped for. A slice of
 * thinking is 20 ms, anything else hardly longer; only a wheel has to be fetched first. They are long, so that no slow
 * machine is taken for a dead one: starting anew would be the slowest of all.
 */
const LIMITS = { start: 180_000, install: 180_000, request: 12_000, step: 8_000 };

/** Milliseconds without any news of a start after which that is told, or looked into. */
const QUIET = 8_000;

/** How long a slice of thinking is waited for that nobody wants any more. */
const HURRY = 1_000;

/** A request that the engine could not make sense of, or an engine that is gone. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number>} args
   */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** What is asked of a session or a table that is gone, or was just then: what ended it has told why. */
const GONE = "engine-gone";

/** What met a mistake of Python's and is about no table. */
const LEFT = "engine-left";

/** Tell whether a session or a table has ended while it was asked; why has been told already. @param {unknown} error */
export const isGone = (error) => error instanceof EngineError && error.code === GONE;

/** Tell whether Python met a mistake in what is about no table. @returns {error is EngineError} @param {unknown} error */
export const isLeft = (error) => error instanceof EngineError && error.code === LEFT;

/** A table of one session: it is gone with it, and its number means no table of a later one. */
export class Table {
  /**
   * @param {Session} session
   * @param {number} number
   */
  constructor(session, number) {
    this.session = session;
    this.number = number;
    /** Whether Python has met a mistake there, in the middle of anything: nothing of it can be relied on. */
    this.isBroken = false;
  }

  /** Whether it has to be laid anew. */
  get isLost() {
    return this.session.isOver || this.isBroken;
  }

  toJSON() {
    return this.number;
  }

  /** Clear it away, where that has not been done with the whole session. */
  async close() {
    if (!this.session.isOver) await this.session.send("close", { table: this });
  }
}

export class Session {
  /**
   * @param {Site} site
   * @param {Kept} kept what an earlier one has left
   * @param {{progress: (progress: Progress) => void, ready: () => void, keep: (kept: Kept) => void,
   *   queued: (isWaiting: boolean) => void, quiet: (step: import("./start.js").Step) => void, broke: (table: Table, message: string) => void,
   *   ended: (end: End) => void}} listener broke: Python has met a mistake at a table, and still answers
   */
  constructor(site, kept, listener) {
    this.listener = listener;
    this.isReady = false;
    this.isOver = false;
    this.sent = 0;
    /** @type {Map<number, {answer: (text: string) => void, refuse: (error: EngineError) => void, isStep: boolean,
     *   forgive: () => void}>} */
    this.pending = new Map();
    this.forgiveStart = () => {};
    this.forgiveQuiet = () => {};
    this.worker = beginWorker(site, kept, {
      message: ({ data }) => this.hear(data),
      error: (event) => {
        event.preventDefault();
        // A script that cannot be fetched is told by a plain event, which has no message.
        const { message } = event;
        this.end(message === undefined ? { cause: "fetch", message: "" } : { cause: "crash", message });
      },
    });
    this.awaitNews();
  }

  /** Wait for further news of the start. @param {import("./start.js").Step} [step] that it has reached */
  awaitNews(step = "fetch") {
    this.forgive();
    this.forgiveQuiet = onceWaited(QUIET, () => this.listener.quiet(step));
    this.forgiveStart = onceWaited(LIMITS.start, () => this.end({ cause: "silence", message: "" }));
  }

  /** Nothing more is waited for of the start. */
  forgive() {
    this.forgiveStart();
    this.forgiveQuiet();
  }

  /** @param {FromWorker | Queued} message */
  hear(message) {
    if (this.isOver) return;
    if (message.kind === "progress") {
      this.awaitNews(message.step);
      this.listener.progress(message);
    } else if (message.kind === "queued") {
      if (message.isWaiting) this.forgive();
      else this.awaitNews();
      this.listener.queued(message.isWaiting);
    } else if (message.kind === "ready") {
      this.forgive();
      queue.leave();
      this.isReady = true;
      this.listener.ready();
    } else if (message.kind === "keep") this.listener.keep(message.kept);
    else if (message.kind === "failed") this.end({ cause: message.step, message: message.message });
    else this.settle(message.id)?.answer(message.text);
  }

  /** @param {number} id */
  settle(id) {
    const request = this.pending.get(id);
    this.pending.delete(id);
    request?.forgive();
    return request;
  }

  /** End this life, also where the worker no longer listens; those who wait are told so. @param {End} end */
  end(end) {
    if (this.isOver) return;
    this.isOver = true;
    this.worker.terminate();
    this.forgive();
    if (!this.isReady) queue.leave();
    this.listener.ended(end);
    for (const id of [...this.pending.keys()]) this.settle(id)?.refuse(new EngineError(GONE));
  }

  /**
   * @param {Record<string, unknown>} message
   * @param {keyof typeof LIMITS} kind
   * @param {Table} [table] that it is about
   * @returns {Promise<unknown>}
   */
  async post(message, kind, table) {
    if (this.isOver) throw new EngineError(GONE);
    const id = ++this.sent;
    /** @type {Promise<string>} */
    const reply = new Promise((answer, refuse) => {
      const forgive = onceWaited(LIMITS[kind], () => this.fallSilent());
      this.pending.set(id, { answer, refuse, forgive, isStep: kind === "step" });
    });
    this.worker.postMessage({ ...message, id });
    /** @type {Partial<import("#border").Failed> & {table?: number}} */
    const answer = JSON.parse(await reply);
    if (answer.error?.code === "engine-fault") throw this.meetFault(String(answer.error.args.fault), table);
    if (answer.error) throw new EngineError(answer.error.code, answer.error.args);
    return typeof answer.table === "number" ? { ...answer, table: new Table(this, answer.table) } : answer;
  }

  /**
   * Python has met a mistake of ours: the table is lost where it was about one, and nothing else is.
   * @param {string} message
   * @param {Table} [table]
   */
  meetFault(message, table) {
    if (!table) return new EngineError(LEFT, { message });
    if (!table.isBroken) {
      table.isBroken = true;
      this.listener.broke(table, message);
    }
    return new EngineError(GONE);
  }

  fallSilent() {
    this.end({ cause: "silence", message: "" });
  }

  /**
   * Send Python a request; the verbs and their answers are told in py/parlour/door.
   * @template {keyof Verbs} V
   * @param {V} verb
   * @param {Request<V>} request
   * @param {Table} [table] that it is about
   */
  send(verb, request, table = /** @type {{table?: Table}} */ (request).table) {
    if (table?.isBroken && verb !== "close") return Promise.reject(new EngineError(GONE));
    const text = JSON.stringify({ verb, ...request });
    const answer = this.post({ kind: "request", text }, verb === "step" ? "step" : "request", table);
    return /** @type {Promise<Answer<V>>} */ (answer);
  }

  /**
   * Install a game's wheel, given by its address in the site.
   * @param {string} wheel
   */
  install(wheel) {
    return /** @type {Promise<Answer<"install">>} */ (this.post({ kind: "install", wheel }, "install"));
  }

  /** Wait no longer than a moment for thinking that nobody wants any more: those who say stop have waited enough. */
  hurry() {
    for (const request of this.pending.values()) {
      if (!request.isStep) continue;
      request.forgive();
      request.forgive = onceWaited(HURRY, () => this.fallSilent());
    }
  }
}
