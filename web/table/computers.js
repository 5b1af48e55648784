/** The computers at the table: lets each have its turn at a pace that people can follow, and stop it. */

import { wait } from "../engine/patience.js";
import { nextSeat } from "../model/seats.js";
import { pauseOf } from "../model/steps.js";

/** Milliseconds that a computer may think, at most, whatever its level. */
const CEILING = 1800;

export class Computers {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   settings: import("../access/settings.js").Settings, notices: import("../page/notices.js").Notices,
   *   line: import("./line.js").Line, play: import("./play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.thinking = uses.line.think();
  }

  /** Stop the computer's thinking; nothing is played until people let it go on. */
  stop() {
    this.thinking.halt();
    this.uses.engine.hurry();
    this.uses.store.setPlay({ saying: { refusal: null }, moving: { paused: true, thinking: null } });
  }

  /** Let the computers go on. */
  goOn() {
    this.uses.store.setPlay({ saying: { refusal: null }, moving: { paused: false } });
    this.step();
  }

  /** Let the computer that has the turn make its move; while the table is paused, only this one. */
  step() {
    const { play } = this.uses.store;
    const seat = play && nextSeat(play.reply);
    if (typeof seat === "number") this.letThink(seat);
  }

  /**
   * Let a computer have its turn. People may stop it, undo or leave while it thinks.
   * @param {number} seat
   * @param {number} [pause] in milliseconds, for which people look at what happened before
   */
  letThink(seat, pause = pauseOf(this.uses.settings.value("pace"))) {
    const signal = this.thinking.begin();
    this.uses.store.setPlay({ moving: { thinking: { seat } } });
    this.think(seat, pause, signal).catch(this.uses.notices.fail);
  }

  /**
   * @param {number} seat
   * @param {number} pause
   * @param {AbortSignal} signal
   */
  async think(seat, pause, signal) {
    const { play, store, engine, line } = this.uses;
    if (!store.play) return;
    const paused = wait(pause, signal);
    const thought = await engine.work("think", { table: store.play.table, seat, ms: CEILING }, signal);
    await paused;
    await line.add(async () => {
      if (thought && !signal.aborted) await play.say(thought.move, seat);
    });
  }
}
