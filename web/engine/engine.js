/** The page's end of the wire to Python: one session after the other, asked as if it were one; works in slices. */

import { EngineError, isGone, Session } from "./session.js";

/** @typedef {import("./start.js").Site} Site */
/** @typedef {import("./start.js").Progress} Progress */
/** @typedef {import("./session.js").Table} Table */
/** @typedef {import("./session.js").End} End */
/** @typedef {import("#border").Verbs} Verbs */
/** @typedef {import("#border").Jobs} Jobs */
/** @typedef {import("#border").Refused} Refused */
/**
 * @template {keyof Verbs} V
 * @typedef {import("./session.js").Request<V>} Request
 */
/**
 * @template T
 * @typedef {import("./session.js").Either<T>} Either
 */
/**
 * @template {keyof Jobs} V
 * @typedef {Either<Jobs[V][1] | Extract<Verbs[V][1], Refused>>} Ended what some work comes to
 */

/** Milliseconds of work between two looks at the messages. */
const SLICE = 20;

/** Sessions that are asked the same, one after the other. */
const MOST_TRIES = 2;

export class Engine {
  /**
   * @param {Site} site
   * @param {{begun: () => void, progress: (progress: Progress) => void, ready: () => void,
   *   queued: (isWaiting: boolean) => void, quiet: (step: import("./start.js").Step) => void, failed: (end: End) => void, fell: (end: End) => void,
   *   broke: (table: Table, message: string) => void}} listener failed: a start that came to nothing; fell: the
   *   end of a session that was in use; after both it is for the listener to start anew; broke: a table is lost alone
   */
  constructor(site, listener) {
    this.site = site;
    this.listener = listener;
    /** @type {(session: Session) => void} settles `ready` */
    this.open = () => {};
    /** @type {Promise<Session>} settled once Python can be asked, at the first try or a later one */
    this.ready = this.awaitSession();
    /** @type {import("./start.js").Kept} with which the next session starts sooner, and without the network */
    this.kept = {};
    /** @type {Set<string>} the wheels that were installed, and that every session needs */
    this.wheels = new Set();
    /** @type {Session | null} null until somebody wants it */
    this.session = null;
  }

  /** @returns {Promise<Session>} */
  awaitSession() {
    return new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** Somebody wants Python, or will: let it begin, where it has not yet. */
  want() {
    if (!this.session) this.start();
  }

  /** Start a session, also in place of one that has ended. Tables do not outlive theirs. */
  start() {
    this.session = this.begin();
  }

  begin() {
    let isOpen = false;
    this.listener.begun();
    const session = new Session(this.site, this.kept, {
      progress: (progress) => this.listener.progress(progress),
      queued: (isWaiting) => this.listener.queued(isWaiting),
      quiet: (step) => this.listener.quiet(step),
      broke: (table, message) => this.listener.broke(table, message),
      keep: (kept) => {
        this.kept = kept;
      },
      ready: async () => {
        // One that cannot be installed any more is missed when it is asked for.
        for (const wheel of this.wheels) await session.install(wheel).catch(() => {});
        if (session.isOver) return;
        isOpen = true;
        this.open(session);
        this.listener.ready();
      },
      ended: (end) => {
        if (isOpen) this.ready = this.awaitSession();
        this.listener[session.isReady ? "fell" : "failed"](end);
      },
    });
    return session;
  }

  /**
   * Send the engine a request; the verbs and their answers are told in py/parlour/door. A request about a table goes to the
   * session in which that table lies, any other one to the session of now.
   * @template {keyof Verbs} V
   * @param {V} verb
   * @param {Request<V>} request
   */
  send(verb, request) {
    const { table } = /** @type {{table?: Table}} */ (request);
    if (table) return table.session.send(verb, request);
    return this.sendAny((session) => session.send(verb, request));
  }

  /**
   * Install a game's wheel, given by its address in the site.
   * @param {string} wheel
   */
  async install(wheel) {
    const answer = await this.sendAny((session) => session.install(wheel));
    this.wheels.add(wheel);
    return answer;
  }

  /**
   * Send what any session can answer. If one ends meanwhile the next one is asked, but never a third: the request
   * itself may be what ends them.
   * @template T
   * @param {(session: Session) => Promise<T>} send
   */
  async sendAny(send) {
    this.want();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await send(await this.ready);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    throw new EngineError("engine-again");
  }

  /** Wait no longer than a moment for thinking that nobody wants any more. */
  hurry() {
    this.session?.hurry();
  }

  /**
   * Let the engine work slice by slice, until it is done or not wanted any more.
   * @template {keyof Jobs} V
   * @param {V} verb which begins the work
   * @param {Request<V>} request
   * @param {AbortSignal} signal
   * @param {(answer: Jobs[V][0]) => unknown} [progress] the next slice waits for what it returns
   * @returns {Promise<Ended<V> | null>} the last answer, or the refusal; null where it is not wanted any more
   */
  async work(verb, request, signal, progress) {
    const { table } = request;
    const { session } = table;
    try {
      const begun = /** @type {Either<import("#border").Begun | Refused>} */ (
        /** @type {unknown} */ (await session.send(verb, request))
      );
      if (begun.refusal) return /** @type {Ended<V>} */ (begun);
      while (!signal.aborted) {
        const answer = await session.send("step", { job: begun.job, ms: SLICE }, table);
        if (signal.aborted && answer.done) return null;
        if (answer.done) return /** @type {Ended<V>} */ (/** @type {unknown} */ (answer));
        if (!signal.aborted) await progress?.(answer);
      }
      await session.send("stop", { job: begun.job }, table);
    } catch (error) {
      // What has changed the table has ended the work: the engine knows the job no more.
      const isEnded = error instanceof EngineError && error.code === "request-job";
      if (!signal.aborted && !isEnded) throw error;
    }
    return null;
  }
}
