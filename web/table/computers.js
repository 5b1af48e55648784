/** The computers at the table: lets each have its turn at a pace that people can follow, and stop it. */

import { wait } from "../engine/patience.js";
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
    /** Ends the present thinking. */
    this.thought = new AbortController();
  }

  /** Let nothing come of what a computer is thinking. */
  halt() {
    this.thought.abort();
  }

  /** Stop the computer's thinking; nothing is played until people let it go on. */
  stop() {
    this.halt();
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
    this.halt();
    this.thought = new AbortController();
    this.app.store.setPlay({ thinking: { seat } });
    this.think(seat, this.thought.signal).catch(this.app.router.fail);
  }

  /**
   * @param {number} seat
   * @param {AbortSignal} signal
   */
  async think(seat, signal) {
    const { play, engine, settings } = this.app;
    if (!play.now) return;
    const pause = wait(PACES[settings.value("pace")], signal);
    const move = await engine.think(play.now.table, seat, CEILING, signal);
    await pause;
    await play.inLine(async () => {
      if (!signal.aborted) await play.say(move, seat);
    });
  }
}
