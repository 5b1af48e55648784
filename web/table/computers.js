/** The computers at the table: lets each have its turn at a pace that people can follow, and stop it. */

import { Latest } from "../engine/latest.js";
import { wait } from "../engine/patience.js";
import { nextSeat } from "../model/seats.js";
import { pauseOf } from "../model/steps.js";

/** Milliseconds that a computer may think, at most, whatever its level. */
const CEILING = 1800;

export class Computers {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.thinking = new Latest();
  }

  /** Stop the computer's thinking; nothing is played until people let it go on. */
  stop() {
    this.thinking.halt();
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
   * @param {number} [pause] in milliseconds, for which people look at what happened before
   */
  letThink(seat, pause = pauseOf(this.app.settings.value("pace"))) {
    const signal = this.thinking.begin();
    this.app.store.setPlay({ thinking: { seat } });
    this.think(seat, pause, signal).catch(this.app.router.fail);
  }

  /**
   * @param {number} seat
   * @param {number} pause
   * @param {AbortSignal} signal
   */
  async think(seat, pause, signal) {
    const { play, engine } = this.app;
    if (!play.now) return;
    const paused = wait(pause, signal);
    const thought = await engine.work("think", { table: play.now.table, seat, ms: CEILING }, signal);
    await paused;
    await play.inLine(async () => {
      if (thought && !signal.aborted) await play.say(thought.move, seat);
    });
  }
}
