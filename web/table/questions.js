/** Answers what a person asks about the table, aloud and in writing: what can be touched, what happened, how it stands,
 * and what a game lets them inquire about. */

import { speak } from "../access/announcer.js";
import { drawnOf } from "../draw/drawn.js";
import { flat } from "../i18n/arguments.js";
import { tellPar, tellRecord, tellSides, tellTurn, tellWord } from "../i18n/tell.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {"touch" | "happened" | "stand"} Question */
/** @typedef {{heard: string[], seen: string[]}} Answer all of it, for those who hear it, and in short */

/** So many things are told with all that is known of them; of more, only what they are called. */
const FEW = 6;

export class Questions {
  /**
   * @param {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
   *   engine: import("../engine/engine.js").Engine, line: import("./line.js").Line,
   *   sentence: import("./sentence.js").Sentence, play: import("./play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /** @param {Question} question */
  about(question) {
    const { store, words } = this.uses;
    const { play } = store.state;
    if (!play || play.looking.curtain !== null) return;
    this.tell(play, this[question](play, words.of(play.game)), question === "touch");
  }

  /**
   * Find out what the player who is asked could reckon themselves.
   * @param {string} code one of the prompt's inquiries
   */
  inquire(code) {
    const { engine, line, play, store, words } = this.uses;
    return line.add(async () => {
      const { play: now } = store;
      if (!now || now.looking.past || !now.reply.prompt.inquiries.includes(code)) return;
      const { table, reply } = now;
      const { answer, refusal } = await engine.send("inquire", {
        table,
        seat: /** @type {number} */ (reply.prompt.seat),
        code,
      });
      if (store.play?.table !== table) return;
      if (refusal) play.refuse(refusal);
      else this.tell(store.play, alike([words.of(now.game)(`inquired-${answer.code}`, flat(answer.args))]));
    });
  }

  /**
   * Tell an answer, aloud and in writing.
   * @param {Play} play
   * @param {Answer} answer
   * @param {boolean} [isLit]
   */
  tell({ saying: { draft }, reply }, { heard, seen }, isLit = false) {
    this.uses.store.setPlay({ looking: { told: { lines: seen, isLit, draft, reply } } });
    speak("say", heard.join(" "));
  }

  /** Put the answer away. */
  close() {
    this.uses.store.setPlay({ looking: { told: null } });
  }

  /**
   * What can be touched now: a list for the ear, and a light for the eye.
   * @param {Play} play
   * @param {Say} say
   * @returns {Answer}
   */
  touch(play, say) {
    const { reply, saying, looking } = play;
    const { draft } = saying;
    if (looking.past) return alike([say("questions-past")]);
    const turn = tellTurn(say, play);
    if (reply.prompt.seat === null) return alike([say("questions-nothing"), turn]);
    const count = draft.touch.length;
    const names = draft.touch.map((word) => {
      const piece = this.uses.sentence.pieceOf(word);
      return (count > FEW && piece?.brief) || (piece?.label ?? tellWord(say, word, reply.seats));
    });
    const done = draft.status === "may" ? [say("questions-done")] : [];
    const lit = draft.touch.filter((word) => this.uses.sentence.isDrawn(word)).length;
    return {
      heard: [turn, say("questions-touch-list", { count, list: names.join("; ") }), ...done],
      seen: [turn, ...(lit > 0 ? [say("questions-touch-lit", { count: lit })] : []), ...done],
    };
  }

  /**
   * What happened since the last move of the person who asks; that move, where nothing has.
   * @param {Play} play
   * @param {Say} say
   * @returns {Answer}
   */
  happened({ game, log, reply }, say) {
    const seat = reply.viewer ?? reply.prompt.seat;
    const own = log.findLastIndex((record) => record.seat === seat && seat !== null);
    // Somebody who has not moved, or only watches, asks about the last round.
    const since = own < 0 ? log.slice(-reply.seats.length) : log.slice(own + 1);
    const records = since.length > 0 ? since : log.slice(own);
    const [heard, seen] = [this.uses.words.aloud(game), say].map((each) =>
      records.map((record) => tellRecord(each, reply, record)),
    );
    return { heard, seen };
  }

  /**
   * Whose turn it is, and how the game stands by its own words.
   * @param {Play} play
   * @param {Say} say
   * @returns {Answer}
   */
  stand(play, say) {
    const drawn = drawnOf(play, this.uses.words);
    const turn = play.looking.past ? say("questions-past") : tellTurn(say, play);
    const goal = tellPar(say, play);
    const sides = [...tellSides(say, play.reply), ...(goal ? [goal] : [])];
    const [heard, seen] = [false, true].map(
      (isBrief) => drawn?.renderer.stand?.(drawn.view, drawn.ui, isBrief) ?? [],
    );
    return { heard: [turn, ...sides, ...heard], seen: seen.length > 0 ? [...sides, ...seen] : [turn] };
  }
}

/** What is as short to read as to hear. @param {string[]} lines @returns {Answer} */
const alike = (lines) => ({ heard: lines, seen: lines });
