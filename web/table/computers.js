/** The computers at the table: lets each have its turn at a pace that people can follow, and stop it. */

import { nextSeat } from "./seats.js";

/** Milliseconds that a computer may think, at most, whatever its level. */
const CEILING = 1800;

/** Milliseconds between one move and a computer's next, so that people can follow.
 * @type {Record<string, number>} */
const PACES = { slow: 1800, normal: 700, quick: 200, instant: 0 };

export class Computers {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /** Stop the computer's thinking; nothing is played until people let it go on. */
  stop() {
    this.app.play.turn += 1;
    this.app.engine.hurry();
    this.app.store.setPlay({ paused: true, thinking: null, refusal: null });
  }

  /** Let the computers go on. */
  goOn() {
    this.app.store.setPlay({ paused: false, refusal: null });
    this.step();
  }

  /** Let the computer whose turn it is make its move; while the table is paused, only this one. */
  step() {
    const { now } = this.app.play;
    const seat = now && nextSeat(now.reply);
    if (typeof seat === "number") this.letThink(seat);
  }

  /**
   * Let a computer have its turn. People may stop it, undo or leave while it thinks.
   * @param {number} seat
   */
  letThink(seat) {
    const { play, store, engine, router, settings } = this.app;
    const turn = play.turn;
    const stopped = () => play.turn !== turn || !play.now;
    store.setPlay({ thinking: { seat, nodes: 0 } });
    const think = async () => {
      if (!play.now) return;
      const pause = wait(PACES[settings.value("pace")]);
      const move = await engine.think(play.now.table, seat, {
        ceiling: CEILING,
        stopped,
        progress: ({ nodes }) => stopped() || store.setPlay({ thinking: { seat, nodes } }),
      });
      await pause;
      if (!stopped()) await play.inLine(async () => stopped() || play.say(move, seat));
    };
    think().catch(router.fail);
  }
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
