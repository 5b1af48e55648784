/** The page's end of the wire to Python: starts the worker, asks, thinks in slices, and starts anew after a fall. */

/** @typedef {import("./start.js").Site} Site */
/** @typedef {import("./start.js").Progress} Progress */
/** @typedef {{move: string, nodes: number, depth: number}} Thought */

/** Milliseconds of thinking between two looks at the messages. */
const SLICE = 20;

/** A request that the engine could not make sense of, or an engine that is gone. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, any>} args
   */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

export class Engine {
  /**
   * @param {Site} site
   * @param {{progress: (progress: Progress) => void, ready: () => void,
   *   failed: (failure: {step: string, message: string}) => void}} listener
   */
  constructor(site, listener) {
    this.site = site;
    this.listener = listener;
    /** @type {Map<number, (text: string) => void>} */
    this.pending = new Map();
    this.asked = 0;
    /** @type {Promise<void>} settled once Python can be asked, at the first try or a later one */
    this.ready = Promise.resolve();
    /** @type {(() => void) | null} settles `ready`, while it is not */
    this.settleReady = null;
    this.start();
  }

  /** Start a worker, also in place of one that fell. Tables do not outlive their worker. */
  start() {
    this.worker?.terminate();
    this.abandon();
    if (!this.settleReady) {
      this.ready = new Promise((resolve) => {
        this.settleReady = resolve;
      });
    }
    const worker = new Worker(new URL(this.site.worker, document.baseURI), { type: "module" });
    this.worker = worker;
    worker.addEventListener("message", (event) => {
      const message = /** @type {import("./worker.js").FromWorker} */ (event.data);
      if (message.kind === "progress") this.listener.progress(message);
      else if (message.kind === "ready") this.open();
      else if (message.kind === "failed") this.fall(message);
      else this.settle(message.id, message.text);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.fall({ step: "fetch", message: event.message ?? "" });
    });
    worker.postMessage({ kind: "start", site: this.site, base: document.baseURI });
  }

  /** Let everybody ask who waited for Python. */
  open() {
    this.settleReady?.();
    this.settleReady = null;
    this.listener.ready();
  }

  /**
   * Tell that the worker is of no more use, and stop it, so that it says nothing further.
   * @param {{step: string, message: string}} failure
   */
  fall(failure) {
    this.worker?.terminate();
    this.abandon();
    this.listener.failed(failure);
  }

  /** Answer whoever still waits for the worker that is gone. */
  abandon() {
    for (const id of [...this.pending.keys()])
      this.settle(id, '{"error":{"code":"engine-absent","args":{}}}');
  }

  /**
   * @param {number} id
   * @param {string} text
   */
  settle(id, text) {
    this.pending.get(id)?.(text);
    this.pending.delete(id);
  }

  /**
   * @param {Record<string, any>} message
   * @returns {Promise<any>}
   */
  async post(message) {
    await this.ready;
    const id = ++this.asked;
    /** @type {Promise<string>} */
    const reply = new Promise((resolve) => this.pending.set(id, resolve));
    this.worker?.postMessage({ ...message, id });
    const answer = JSON.parse(await reply);
    if (answer.error) throw new EngineError(answer.error.code, answer.error.args);
    return answer;
  }

  /**
   * Ask the engine; the verbs and their answers are told in py/parlour/api.py.
   * @param {string} verb
   * @param {Record<string, any>} request
   */
  ask(verb, request = {}) {
    return this.post({ kind: "ask", text: JSON.stringify({ verb, ...request }) });
  }

  /**
   * Install a game's wheel, given by its address in the site.
   * @param {string} wheel
   * @returns {Promise<{games: string[]}>}
   */
  install(wheel) {
    return this.post({ kind: "install", wheel });
  }

  /**
   * Let the engine work slice by slice, until it is done, stopped, or what it has found is enough.
   * @param {string} verb which begins the work
   * @param {Record<string, any>} request
   * @param {{stopped: () => boolean, progress?: (answer: any) => void, isEnough?: (answer: any) => boolean}} options
   * @returns {Promise<any>} the last answer, or the refusal; null when stopped
   */
  async work(verb, request, { stopped, progress, isEnough = () => false }) {
    try {
      const begun = await this.ask(verb, request);
      if (begun.refusal) return begun;
      for (;;) {
        const answer = await this.ask("step", { job: begun.job, ms: SLICE });
        const isOver = answer.done || isEnough(answer);
        if (!answer.done && (isOver || stopped())) await this.ask("stop", { job: begun.job });
        if (stopped()) return null;
        if (isOver) return answer;
        progress?.(answer);
      }
    } catch (error) {
      // Whatever stopped the work has mostly changed the table too, and then the engine knows the job no more.
      if (stopped()) return null;
      throw error;
    }
  }

  /**
   * Think about a seat's move until done, stopped, or past the ceiling in milliseconds.
   * @param {number} table
   * @param {number} seat
   * @param {{ceiling: number, stopped: () => boolean, level?: number, progress?: (thought: Thought) => void}} options
   *   level: instead of the seat's own
   * @returns {Promise<string>} the move; "" when stopped
   */
  async think(table, seat, { ceiling, level, ...options }) {
    const end = performance.now() + ceiling;
    /** @param {Thought} thought */
    const isEnough = ({ move }) => move !== "" && performance.now() > end;
    const thought = await this.work("think", { table, seat, level }, { ...options, isEnough });
    return thought?.move ?? "";
  }
}
