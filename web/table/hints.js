/** The hints: finds a good sentence for the seat asked, and tells it in three steps, each when it is asked for. */

import { answerOf } from "../model/hints.js";
import { isJudging } from "../model/trials.js";

/** @typedef {import("../model/state.d.ts").Hint} Hint */

/** Milliseconds that may be thought about a hint: not much more than an ordinary computer takes. */
const CEILING = 1800;

export class Hints {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   notices: import("../page/notices.js").Notices, announcer: import("../access/announcer.js").Announcer,
   *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence,
   *   turns: import("./turns.js").Turns, play: import("./play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.search = uses.line.think();
  }

  /** Why nobody can be helped now: a refusal's code, "" where somebody can. */
  whyNot() {
    const { play: now } = this.uses.store;
    if (!now || now.reply.outcome) return "turn-over";
    if (!now.reply.aids.hints) return "hint-off";
    if (now.looking.past) return "looking-back";
    return now.reply.prompt.seat === null ? "turn-wait" : "";
  }

  /** Whether everything has been told. */
  get isTold() {
    return this.uses.store.play?.looking.hint?.step === "sentence";
  }

  /** Whether all of it is told where it can be read at this moment: only then can it be played by a button. */
  get isRead() {
    return this.isTold && !this.uses.store.play?.saying.refusal && !answerOf(this.uses.store.play);
  }

  /** Tell the next step; for the first, find a sentence. */
  more() {
    const { play, store, notices } = this.uses;
    const hint = store.play?.looking.hint;
    const code = this.whyNot();
    if (code) play.refuse({ code, args: {}, rule: "" });
    else if (!hint) this.find().catch(notices.fail);
    else if (hint.step !== "search" && !this.isTold) {
      const steps = stepsOf(hint);
      const step = steps[steps.indexOf(hint.step) + 1];
      this.tell({ ...hint, step });
    }
  }

  /** Find a sentence and tell where it begins. Whatever else happens at the table meanwhile stops the search. */
  async find() {
    const { play, store, engine, line, sentence } = this.uses;
    const seat = store.play?.reply.prompt.seat ?? null;
    if (!store.play || seat === null) return;
    const { table } = store.play;
    const signal = this.search.begin();
    /** @type {Hint} */
    const sought = { seat, move: "", step: "search", words: [], events: [], merits: [], said: "" };
    this.put(sought);
    const answer = await engine.work(
      "hint",
      { table, seat, said: store.play.saying.draft.move, ms: CEILING },
      signal,
    );
    await line.add(async () => {
      if (!answer || !store.play || signal.aborted) return;
      if (answer.refusal) {
        store.setPlay({ looking: { hint: null } });
        play.refuse(answer.refusal);
        return;
      }
      const { move, touch } = store.play.saying.draft;
      const isMarked = (/** @type {string} */ word) => sentence.isDrawn(word) || touch.includes(word);
      // Where somebody's answer is to be judged, one begins with what that speaks of.
      const { trial } = store.play;
      const spoken = isJudging(trial) ? trial?.judged?.move : answer.hint.move;
      const words = [...new Set(/** @type {string} */ (spoken).split(" "))].filter(isMarked);
      const hint = { ...sought, ...answer.hint, words, said: move };
      this.tell({ ...hint, step: stepsOf(hint)[0] });
      await this.count(table);
    });
  }

  /**
   * Have a hint counted that has been shown: none is that was stopped, however late.
   * @param {import("../model/state.d.ts").Answer["table"]} table
   */
  async count(table) {
    const { store, engine, turns } = this.uses;
    const { hints, token, refusal } = await engine.send("hinted", { table });
    if (refusal || store.play?.table !== table) return;
    store.setPlay({ reply: { ...store.play.reply, hints } });
    await turns.keep(token);
  }

  /** Tell a step, which is read where a refusal or an answer was. @param {Hint} hint */
  put(hint) {
    this.uses.store.setPlay({ saying: { refusal: null }, looking: { hint, told: null } });
  }

  /** The same, and say it; what it speaks of comes into sight (`draw/sight.js`). @param {Hint} hint */
  tell(hint) {
    this.put(hint);
    this.uses.announcer.tellHint();
  }

  /** Play the sentence that was told. */
  act() {
    const { play, store, line } = this.uses;
    return line.add(async () => {
      const hint = store.play?.looking.hint;
      if (hint?.move) await play.say(hint.move, hint.seat);
    });
  }

  /** Put the hint away, or stop looking for one. */
  close() {
    this.search.halt();
    this.uses.engine.hurry();
    this.uses.store.setPlay({ looking: { hint: null } });
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
