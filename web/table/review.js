/** The review of a game that is over: has the engine judge its moves, and looks at the turning points that it finds. */

import { Latest } from "../engine/latest.js";

/** @typedef {import("../store.js").TurningPoint} TurningPoint */

export class Review {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.judging = new Latest();
  }

  /** Judge the game; people may stop it or leave, and look at the table meanwhile. */
  ask() {
    const { play, router } = this.app;
    if (play.now?.reply.outcome && !play.now.review) this.judge().catch(router.fail);
  }

  async judge() {
    const { play, store, engine, announcer } = this.app;
    if (!play.now) return;
    const { table, log } = play.now;
    const signal = this.judging.begin();
    /** @param {import("../store.js").Review} review */
    const put = (review) => store.setPlay({ review });
    let seen = 0; // several slices may judge one record, and then there is nothing new to be seen
    put({ at: seen, of: log.length, points: null });
    const answer = await engine.work("review", { table }, signal, ({ at, of }) => {
      if (at !== seen) put({ at, of, points: null });
      seen = at;
    });
    if (!answer) return;
    if (answer.refusal) {
      store.setPlay({ review: null });
      play.refuse(answer.refusal);
      return;
    }
    put({ at: answer.of, of: answer.of, points: answer.points });
    announcer.tellReview();
  }

  /** Stop judging, or put the review away. */
  close() {
    this.judging.halt();
    this.app.engine.hurry();
    this.app.store.setPlay({ review: null });
  }

  /**
   * See the table as it stood when something better could have been said.
   * @param {TurningPoint} point
   */
  look(point) {
    return this.app.replay.show(point.at, point);
  }

  /**
   * Play on from there, as a game of its own.
   * @param {TurningPoint} point
   */
  async retry(point) {
    await this.look(point);
    await this.app.replay.branch();
  }
}
