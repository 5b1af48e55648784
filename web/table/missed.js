/** What a decision has missed: sought while the game goes on, so that nobody waits for it, and told once. */

import { Latest } from "../engine/latest.js";
import { rest, wait } from "../engine/patience.js";
import { isGone } from "../engine/session.js";
import { isInAir } from "../model/steps.js";
import { landed } from "./flights.js";

/** Milliseconds in which what has happened is heard before anything else is said of it. */
const HEARD = 500;

export class Missed {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   announcer: import("../access/announcer.js").Announcer, notices: import("../page/notices.js").Notices}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.seeking = new Latest();
  }

  /**
   * Seek what the decision after so many records has missed.
   * @param {number} at
   */
  async seek(at) {
    const { store, engine, announcer, notices } = this.uses;
    const signal = this.seeking.begin();
    if (!store.play || store.play.reply.outcome) return;
    const { table, log } = store.play;
    const { seat } = log[at];
    // What was decided is drawn first: thinking would make it wait on a slow device.
    await rest(HEARD);
    if (signal.aborted || store.play?.table !== table) return;
    try {
      const answer = await engine.work("seek", { table, at }, signal);
      const now = store.play;
      const isHere = now?.table === table && now.log.length > at;
      // Who has decided again thinks of something else by now.
      if (!answer?.missed || !isHere || now.log.slice(at + 1).some((record) => record.seat === seat)) return;
      store.setPlay({ looking: { missed: answer.missed } });
      await wait(HEARD, signal);
      await landed(signal);
      // What flies is looked at, and told once it has landed: this with it.
      const { play } = store;
      if (!signal.aborted && play?.looking.missed === answer.missed && !isInAir(play.moving))
        announcer.tellMissed();
    } catch (error) {
      if (!isGone(error) && store.play?.table === table) notices.fail(error);
    }
  }
}
