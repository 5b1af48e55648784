/** The goal of a deal of the day for one: has a computer play the same deal while the person thinks. */

import { Latest } from "../engine/latest.js";
import { gameOf } from "../games/index.js";
import { meets } from "../model/day-goal.js";

/** @typedef {import("../model/state.d.ts").Play["table"]} Table */

export class Par {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   line: import("./line.js").Line, days: import("../kept/day.js").Days}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.playing = new Latest();
    /** At which it was played last, whatever came of it. @type {Table | null} */
    this.table = null;
  }

  /** Have the deal of the table played, once, where there is such a goal. A game of which that fails has none. */
  seek() {
    const { play: now } = this.uses.store;
    if (!now?.day || now.par !== null || now.table === this.table) return;
    const goal = gameOf(now.game)?.goal;
    if (!goal?.par || !meets(goal, now.reply.seats, now.reply.options)) return;
    this.table = now.table;
    this.find(now.table).catch(() => {});
  }

  /**
   * Have it played, tell what was reached, and record what that makes of a game that was over first.
   * @param {Table} table
   */
  async find(table) {
    const { days, engine, line, store } = this.uses;
    const signal = this.playing.begin();
    // Whatever is asked at the table comes first; who has left it wants no more of this.
    const giveWay = async () => {
      await line.end;
      if (store.play?.table !== table) this.playing.halt();
    };
    const answer = await engine.work("par", { table }, signal, giveWay);
    if (!answer || store.play?.table !== table) return;
    store.setPlay({ par: answer.score });
    await line.end; // the move that ends the game may just be shown and kept
    const { play: now } = store;
    if (now?.table === table && now.reply.outcome)
      await days.record(now.game, now.day, now.reply, answer.score);
  }
}
