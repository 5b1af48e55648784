/** The hints: finds a good sentence for whoever is asked, and tells it in three steps, each when it is asked for. */

import { bringIntoSight } from "../access/input.js";
import { Latest } from "../engine/latest.js";

/** @typedef {import("../store.js").Hint} Hint */

/** What is told one after the other. @type {Hint["step"][]} */
const STEPS = ["where", "what", "sentence"];

/** Milliseconds that may be thought about a hint: not much more than an ordinary computer takes. */
const CEILING = 1800;

export class Hints {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.search = new Latest();
  }

  /** Why nobody can be helped now: a refusal's code, "" where somebody can. */
  whyNot() {
    const { now } = this.app.play;
    if (!now || now.reply.outcome) return "turn-over";
    if (!now.reply.aids.hints) return "hint-off";
    if (now.past) return "looking-back";
    return now.reply.prompt.seat === null ? "turn-wait" : "";
  }

  /** Whether everything has been told. */
  get isTold() {
    return this.app.play.now?.hint?.step === STEPS.at(-1);
  }

  /** Tell the next step; for the first, find a sentence. */
  more() {
    const { play, store, router } = this.app;
    const hint = play.now?.hint;
    const code = this.whyNot();
    if (code) play.refuse({ code, args: {}, rule: "" });
    else if (!hint) this.find().catch(router.fail);
    else if (hint.step !== "search" && !this.isTold) {
      const step = STEPS[STEPS.indexOf(hint.step) + 1];
      store.setPlay({ hint: { ...hint, step }, refusal: null });
      this.show();
    }
  }

  /** Find a sentence and tell where it begins. Whatever else happens at the table meanwhile stops the search. */
  async find() {
    const { play, store, engine } = this.app;
    const seat = play.now?.reply.prompt.seat ?? null;
    if (!play.now || seat === null) return;
    const { table } = play.now;
    const signal = this.search.begin();
    store.setPlay({ hint: { seat, move: "", step: "search", words: [], events: [] }, refusal: null });
    const answer = await engine.work("hint", { table, seat, ms: CEILING }, signal);
    await play.inLine(async () => {
      if (!answer || !play.now || signal.aborted) return;
      if (answer.refusal) {
        store.setPlay({ hint: null });
        play.refuse(answer.refusal);
        return;
      }
      const { move, events } = answer.hint;
      const words = [...new Set(move.split(" "))].filter((word) => play.isDrawn(word));
      store.setPlay({ hint: { seat, move, step: STEPS[0], words, events }, refusal: null });
      this.show();
      await this.count(table);
    });
  }

  /**
   * Have a hint counted that has been shown: none is that was stopped, however late.
   * @param {import("../store.js").Answer["table"]} table
   */
  async count(table) {
    const { play, store, engine, turns } = this.app;
    const { hints, token, refusal } = await engine.ask("hinted", { table });
    if (refusal || play.now?.table !== table) return;
    store.setPlay({ reply: { ...play.now.reply, hints } });
    await turns.keep(token);
  }

  /** Say what was told last, and let what it speaks of be seen. */
  show() {
    this.app.announcer.tellHint();
    bringIntoSight(".hint-mark");
  }

  /** Play the sentence that was told. */
  follow() {
    const { play } = this.app;
    return play.inLine(async () => {
      const hint = play.now?.hint;
      if (hint?.move) await play.say(hint.move, hint.seat);
    });
  }

  /** Put the hint away, or stop looking for one. */
  close() {
    this.search.halt();
    this.app.engine.hurry();
    this.app.store.setPlay({ hint: null });
  }
}
