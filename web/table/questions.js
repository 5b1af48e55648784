/** Answers what a person asks about the table, aloud and in writing: what can be touched, what happened, how it stands. */

import { speak } from "../access/announcer.js";
import { drawnOf } from "../draw/drawn.js";
import { tellRecord, tellSides, tellTurn } from "../i18n/tell.js";

/** @typedef {import("../store.js").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {"touch" | "happened" | "stand"} Question */
/** @typedef {{lines: string[], draft: import("../store.js").Draft, reply: import("../store.js").Reply}} Told
 *   an answer, and the moment of the game for which it holds */

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
    const lines = this[question](play, words.of(play.game));
    store.setPlay({ told: { lines, draft: play.draft, reply: play.reply } });
    speak("say", lines.join(" "));
  }

  /** The lines of the last answer while it holds: as long as the game is where it was. @returns {string[] | null} */
  get answer() {
    const { told, draft, reply } = this.app.store.state.play ?? {};
    return told && told.draft === draft && told.reply === reply ? told.lines : null;
  }

  /** Put the answer away. */
  close() {
    this.app.store.setPlay({ told: null });
  }

  /**
   * What can be touched now.
   * @param {Play} play
   * @param {Say} say
   */
  touch(play, say) {
    const { draft, reply, past } = play;
    if (past) return [say("questions-past")];
    const turn = tellTurn(say, play);
    if (reply.prompt.seat === null) return [say("questions-nothing"), turn];
    const count = draft.touch.length;
    const names = draft.touch.map((word) => {
      const piece = this.app.play.pieceOf(word);
      return (count > FEW && piece?.brief) || (piece?.label ?? say(`word-${word}`));
    });
    const done = draft.status === "may" ? [say("questions-done")] : [];
    return [turn, say("questions-touch-list", { count, list: names.join("; ") }), ...done];
  }

  /**
   * What happened since the last move of the person who asks; that move, where nothing has.
   * @param {Play} play
   * @param {Say} say
   */
  happened({ log, reply }, say) {
    const seat = reply.viewer ?? reply.prompt.seat;
    const own = log.findLastIndex((record) => record.seat === seat && seat !== null);
    // Somebody who has not moved, or only watches, asks about the last round.
    const since = own < 0 ? log.slice(-reply.seats.length) : log.slice(own + 1);
    const records = since.length > 0 ? since : log.slice(own);
    return records.map((record) => tellRecord(say, reply, record));
  }

  /**
   * Whose turn it is, and how the game stands by its own words.
   * @param {Play} play
   * @param {Say} say
   */
  stand(play, say) {
    const drawn = drawnOf(play, this.app.words);
    const lines = drawn?.renderer.stand?.(drawn.view, drawn.ui) ?? [];
    const turn = play.past ? say("questions-past") : tellTurn(say, play);
    return [turn, ...tellSides(say, play.reply), ...lines];
  }
}
