/** Answers what a person asks about the table, aloud and in writing: what can be touched, what happened, how it stands,
 * and what a game lets them inquire about. */

import { speak } from "../access/announcer.js";
import { drawnOf } from "../draw/drawn.js";
import { flat } from "../i18n/arguments.js";
import { tellPar, tellRecord, tellSides, tellTurn, tellWord } from "../i18n/tell.js";

/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {"touch" | "happened" | "stand"} Question */
/** @typedef {{lines: string[], isLit: boolean, draft: import("../store.js").Draft,
 *   reply: import("../store.js").Reply}} Told
 *   an answer in short, for eyes that see the table too; whether what can be touched lights up with it; and the moment of
 *   the game for which it holds */
/** @typedef {{heard: string[], seen: string[]}} Answer all of it, for whoever hears it, and in short */

/** So many things are told with all that is known of them; of more than these, what they are called. */
const FEW = 6;

export class Questions {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /** @param {Question} question */
  ask(question) {
    const { store, words } = this.app;
    const { play } = store.state;
    if (!play || play.curtain !== null) return;
    this.tell(play, this[question](play, words.of(play.game)), question === "touch");
  }

  /**
   * Find out what whoever is asked could reckon themselves.
   * @param {string} code one of the prompt's inquiries
   */
  inquire(code) {
    const { engine, play, words } = this.app;
    return play.inLine(async () => {
      const { now } = play;
      if (!now || now.past || !now.reply.prompt.inquiries.includes(code)) return;
      const { table, reply } = now;
      const { answer, refusal } = await engine.ask("inquire", {
        table,
        seat: /** @type {number} */ (reply.prompt.seat),
        code,
      });
      if (play.now?.table !== table) return;
      if (refusal) play.refuse(refusal);
      else this.tell(play.now, alike([words.of(now.game)(`inquired-${answer.code}`, flat(answer.args))]));
    });
  }

  /**
   * Tell an answer, aloud and in writing.
   * @param {Play} play
   * @param {Answer} answer
   * @param {boolean} [isLit]
   */
  tell({ draft, reply }, { heard, seen }, isLit = false) {
    this.app.store.setPlay({ told: { lines: seen, isLit, draft, reply } });
    speak("say", heard.join(" "));
  }

  /** The last answer while it holds: as long as the game is where it was. @returns {Told | null} */
  get answer() {
    const { told, draft, reply } = this.app.store.state.play ?? {};
    return told && told.draft === draft && told.reply === reply ? told : null;
  }

  /** Put the answer away. */
  close() {
    this.app.store.setPlay({ told: null });
  }

  /**
   * What can be touched now: a list for the ear, and a light for the eye.
   * @param {Play} play
   * @param {Say} say
   * @returns {Answer}
   */
  touch(play, say) {
    const { draft, reply, past } = play;
    if (past) return alike([say("questions-past")]);
    const turn = tellTurn(say, play);
    if (reply.prompt.seat === null) return alike([say("questions-nothing"), turn]);
    const count = draft.touch.length;
    const names = draft.touch.map((word) => {
      const piece = this.app.play.pieceOf(word);
      return (count > FEW && piece?.brief) || (piece?.label ?? tellWord(say, word, reply.seats));
    });
    const done = draft.status === "may" ? [say("questions-done")] : [];
    const lit = draft.touch.filter((word) => this.app.play.isDrawn(word)).length;
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
    const [heard, seen] = [this.app.words.aloud(game), say].map((each) =>
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
    const drawn = drawnOf(play, this.app.words);
    const turn = play.past ? say("questions-past") : tellTurn(say, play);
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
