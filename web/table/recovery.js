/** Recovery: after a mistake at the table, or the end of a session of the engine, lays the game on the table as it was. */

import { speak } from "../access/announcer.js";
import { violations } from "../engine/first.js";
import { isLeft } from "../engine/session.js";
import { FIRST_STATE } from "../model/store.js";

/** @typedef {import("../engine/session.js").End} End */
/** @typedef {import("../model/state.d.ts").Play} Play */

/** The table is laid anew by itself so many times within so many milliseconds; then people are asked, since what
 * ends it may come again and again. */
const MOST = 3;
const SPAN = 5 * 60_000;

/** What is told of an end, by its cause; of all others, that the games stopped by themselves. */
const TOLD = new Map([
  ["fault", "engine-fault"],
  ["silence", "engine-silence"],
]);

export class Recovery {
  /**
   * @param {{store: import("../model/store.js").Store, site: import("../engine/start.js").Site,
   *   engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words,
   *   notices: import("../page/notices.js").Notices, library: import("../kept/library.js").Library,
   *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence,
   *   turns: import("./turns.js").Turns, kinds: import("./kinds.js").Kinds,
   *   importer: import("./import.js").Importer, replay: import("./replay.js").Replay}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** @type {number[]} when sessions or tables ended lately */
    this.ends = [];
  }

  /** Count an end; tell whether it came too often. */
  comesAgain() {
    const now = performance.now();
    this.ends = [...this.ends.filter((end) => now - end < SPAN), now];
    return this.ends.length > MOST;
  }

  /**
   * Python has met a mistake at a table, and still answers: lay what lay there anew, from where it was kept.
   * @param {import("../engine/session.js").Table} table
   * @param {string} message
   */
  mend(table, message) {
    const { notices, store, line } = this.uses;
    if (store.play?.table !== table) return; // nobody sees it any more
    if (this.comesAgain()) {
      table.session.end({ cause: "fault", message });
      return;
    }
    notices.give("engine-fault");
    line.halt();
    void line.add(() => this.restore());
  }

  /** The engine was in use and is gone: start it anew, unless that has not helped. @param {End} end */
  fell({ cause, message }) {
    const { notices, store, words } = this.uses;
    if (!this.comesAgain()) {
      notices.give(TOLD.get(cause) ?? "engine-crash");
      this.start();
      return;
    }
    store.set({ notice: null, start: { ...FIRST_STATE.start, phase: "failed", step: "again", message } });
    speak("alert", words.say("start-stopped"));
  }

  /**
   * Find out why a start came to nothing, and mend what of it lies on the device.
   * @param {string} message of what failed
   */
  async explain(message) {
    const { store, site } = this.uses;
    const { start } = store.state;
    if (!site.worker) return; // the one file is from no host
    try {
      const { findFault, mendKept } = await import("../engine/host.js");
      const fault = await findFault(site, document.baseURI, message, violations);
      const isSame = () =>
        store.state.start.phase === "failed" && store.state.start.message === start.message;
      if (fault && isSame()) store.set({ start: { ...start, fault } });
      if ((await mendKept()) && isSame()) await this.retry();
    } catch {
      // What explains is a part of the site too; without it there are the words that stand already.
    }
  }

  /**
   * A start does not go on. One that has fetched all it needs never will, where that is damaged; and while it fetches,
   * looking would take from its line.
   * @param {import("../engine/start.js").Step} step
   */
  async doubt(step) {
    const { engine, site, store } = this.uses;
    const { session } = engine;
    store.set({ start: { ...store.state.start, isQuiet: true } });
    if (!site.worker || !session || step === "fetch") return; // the one file is from no host
    try {
      const { isDamage, findFault } = await import("../engine/host.js");
      const fault = await findFault(site, document.baseURI, "", violations);
      if (isDamage(fault) && !session.isReady) session.end({ cause: "fetch", message: "" });
    } catch {
      // What would tell does not come either: then the start is waited for as long as any.
    }
  }

  /** Start anew because somebody asks for it. */
  async retry() {
    const { store, site } = this.uses;
    const { fault } = store.state.start;
    this.ends = [];
    store.set({ start: { ...FIRST_STATE.start, phase: "starting" } });
    // What the host sent wrongly, and may send rightly by now, the browser may still have.
    if (fault)
      await import("../engine/host.js").then(({ refreshParts }) => refreshParts(site, document.baseURI));
    this.start();
  }

  start() {
    const { engine, line } = this.uses;
    line.halt();
    engine.start();
    // What is touched meanwhile waits in line until the table stands again.
    void line.add(() => this.restore());
  }

  /** Lay what lay on a table that is lost; where Python meets a mistake there too, in a session of its own. */
  async restore() {
    const { store, engine, kinds, notices } = this.uses;
    const { play: now } = store;
    if (!now?.table.isLost) return;
    try {
      const kind = kinds.of(now);
      if (kind.again) await kind.again();
      else await this.lay(now);
    } catch (error) {
      if (!isLeft(error)) throw error;
      engine.session?.end({ cause: "fault", message: String(error.args.message) });
    }
    if (store.play && !store.play.table.isLost) notices.give("engine-back");
  }

  /**
   * Lay a game from what was kept of it after its latest move; one of which nothing was kept yet begins again.
   * @param {Play} before
   */
  async lay({ id, game, reply, saying, looking }) {
    const { engine, importer, notices, replay, library, sentence, store, turns } = this.uses;
    const lost = store.play?.table;
    const { viewer, options, seats, seed, aids } = reply;
    const token = library.known.get(id)?.token;
    const laid = token
      ? await importer.load({ token, viewer })
      : await engine.send("new", { game, options, seats, seed, aids, viewer });
    if (store.play?.id !== id) {
      await laid.table?.close(); // somebody has left meanwhile
      return;
    }
    if (laid.refusal) {
      importer.refuse(laid.refusal, game);
      return;
    }
    const { hint, review } = looking;
    store.setPlay({ table: laid.table, looking: { review } });
    lost?.close().catch(notices.fail);
    await turns.take(laid);
    // The word that ended a sentence may be what ended the session: it is not among these.
    const { move } = saying.draft;
    if (move && store.play?.looking.curtain === null) await sentence.say(move);
    if (hint && hint.step !== "search") store.setPlay({ looking: { hint } });
    const { past } = store.play?.looking ?? {};
    if (past) await replay.show(past.at, past.point);
  }
}
