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
   * Think about a seat's move, slice by slice, until done, stopped, or past the ceiling in milliseconds.
   * @param {number} table
   * @param {number} seat
   * @param {{ceiling: number, stopped: () => boolean, progress?: (thought: Thought) => void}} options
   * @returns {Promise<string>} the move; "" when stopped
   */
  async think(table, seat, { ceiling, stopped, progress }) {
    const end = performance.now() + ceiling;
    try {
      const { job } = await this.ask("think", { table, seat });
      for (;;) {
        const thought = await this.ask("step", { job, ms: SLICE });
        if (thought.done) return stopped() ? "" : thought.move;
        if (stopped() || (thought.move && performance.now() > end)) {
          await this.ask("stop", { job });
          return stopped() ? "" : thought.move;
        }
        progress?.(thought);
      }
    } catch (error) {
      // Whatever stopped the thinking has mostly changed the table too, and then the engine knows the job no more.
      if (stopped()) return "";
      throw error;
    }
  }
}
