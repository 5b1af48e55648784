/** What a decision has missed, where that has to be sought: found while the game goes on, and told once. */

import { Latest } from "../engine/latest.js";
import { isGone } from "../engine/session.js";
import { ownSeat } from "../model/seats.js";

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
   * Seek what the decision after so many records has missed. Only where one person plays: what is best for a seat is
   * none of the other people's business while the game goes on.
   * @param {number} at
   */
  async seek(at) {
    const { store, engine, announcer, notices } = this.uses;
    const signal = this.seeking.begin();
    if (!store.play || store.play.reply.outcome || ownSeat(store.play.reply.seats) === null) return;
    const { table, log } = store.play;
    const decision = log[at];
    try {
      const answer = await engine.work("seek", { table, at }, signal);
      const now = store.play;
      const isHere = now?.table === table && now.log[at] === decision;
      // Who has decided again thinks of something else by now.
      if (!answer?.missed || !isHere || now.log.slice(at + 1).some(({ seat }) => seat === decision.seat))
        return;
      store.setPlay({ looking: { missed: answer.missed } });
      announcer.tellMissed();
    } catch (error) {
      if (!isGone(error) && store.play?.table === table) notices.fail(error);
    }
  }
}
