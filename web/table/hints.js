/** The hints: finds a good sentence for whoever is asked, and tells it in three steps, each when it is asked for. */

import { Latest } from "../engine/latest.js";

/** @typedef {import("../store.js").Hint} Hint */

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
    return this.app.play.now?.hint?.step === "sentence";
  }

  /** Whether all of it is told where it can be read at this moment: only then can it be played by a button. */
  get isRead() {
    return this.isTold && !this.app.play.now?.refusal && !this.app.questions.answer;
  }

  /** Tell the next step; for the first, find a sentence. */
  more() {
    const { play, store, router } = this.app;
    const hint = play.now?.hint;
    const code = this.whyNot();
    if (code) play.refuse({ code, args: {}, rule: "" });
    else if (!hint) this.find().catch(router.fail);
    else if (hint.step !== "search" && !this.isTold) {
      const steps = stepsOf(hint);
      const step = steps[steps.indexOf(hint.step) + 1];
      store.setPlay({ hint: { ...hint, step }, refusal: null, told: null });
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
    /** @type {Hint} */
    const sought = { seat, move: "", step: "search", words: [], events: [], merits: [], said: "" };
    store.setPlay({ hint: sought, refusal: null, told: null });
    const answer = await engine.work("hint", { table, seat, said: play.now.draft.move, ms: CEILING }, signal);
    await play.inLine(async () => {
      if (!answer || !play.now || signal.aborted) return;
      if (answer.refusal) {
        store.setPlay({ hint: null });
        play.refuse(answer.refusal);
        return;
      }
      const { move, touch } = play.now.draft;
      const isMarked = (/** @type {string} */ word) => play.isDrawn(word) || touch.includes(word);
      const words = [...new Set(/** @type {string} */ (answer.hint.move).split(" "))].filter(isMarked);
      const hint = { ...sought, ...answer.hint, words, said: move };
      store.setPlay({ hint: { ...hint, step: stepsOf(hint)[0] }, refusal: null, told: null });
      this.show();
      await this.count(table);
    });
  }

  /**
   * Put the hint away once something else is said than it advises, in whatever order; what had been said before it was
   * told was no answer to it.
   * @param {string} said
   */
  follow(said) {
    const hint = this.app.play.now?.hint;
    if (!hint?.move || said === hint.said) return;
    const advised = hint.move.split(" ");
    if (!said.split(" ").every((word) => word === "" || advised.includes(word))) this.close();
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

  /** Say what was told last; what it speaks of comes into sight (`draw/sight.js`). */
  show() {
    this.app.announcer.tellHint();
  }

  /** Play the sentence that was told. */
  act() {
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

/**
 * What is told of a hint, one after the other, each only where there is something to say.
 * @param {Hint} hint
 */
function stepsOf({ words, merits }) {
  /** @type {Hint["step"][]} */
  const steps = ["sentence"];
  if (merits.length > 0) steps.unshift("why");
  if (words.length > 0) steps.unshift("where");
  return steps;
}

/**
 * The words that a hint has told so far.
 * @param {Hint | null} hint
 */
export const toldWords = (hint) => hint?.words.slice(0, hint.step === "where" ? 1 : undefined) ?? [];
