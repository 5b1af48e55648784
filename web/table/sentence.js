/** What has been said of a sentence at the table, and what may follow. */

import { drawnOf } from "../draw/drawn.js";
import { isFollowed } from "../model/hints.js";

/** @typedef {import("#border").Draft} Draft */

export class Sentence {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /** The words said so far. @returns {string[]} */
  get words() {
    return this.uses.store.play?.saying.draft.move.split(" ").filter(Boolean) ?? [];
  }

  /**
   * What on the board stands for a word, undefined where nothing does.
   * @param {string} word
   * @param {Draft} [draft] another one than that which is shown
   */
  pieceOf(word, draft) {
    const { store, words } = this.uses;
    const { play } = store;
    return play ? drawnOf(play, words, { draft, past: null, line: [] })?.byTouch.get(word) : undefined;
  }

  /** @param {string} word @param {Draft} [draft] */
  isDrawn(word, draft) {
    return this.pieceOf(word, draft) !== undefined;
  }

  /**
   * The draft to which one leads: a verb that is the only word to go on with, and that nothing on the table stands for, is
   * said by itself; but nobody's whole sentence is.
   * @param {Draft} draft
   */
  endOf(draft) {
    let laid = draft;
    while (laid.next && (laid.move || laid.next.status !== "done")) {
      if (this.isDrawn(laid.touch[0], laid)) break;
      laid = laid.next;
    }
    return laid;
  }

  /**
   * Show what may be touched, unless the words lead nowhere. A hint goes once something else is said than it advises.
   * @param {Draft} draft
   * @returns {Draft} the one that is shown, or leads nowhere
   */
  lay(draft) {
    const { store } = this.uses;
    const laid = this.endOf(draft);
    const told = store.play?.looking.hint ?? null;
    const hint = isFollowed(told, laid.move) ? told : null;
    if (laid.status !== "no")
      store.setPlay({ saying: { draft: laid, refusal: null, resigning: false }, looking: { hint } });
    return laid;
  }

  /**
   * Show what may be touched after some words, where somebody is asked for a sentence.
   * @param {string} said
   */
  async say(said) {
    const { store, engine } = this.uses;
    const { table, reply } = store.play ?? {};
    const seat = reply?.prompt.seat ?? null;
    if (!table || seat === null) return;
    const { draft } = await engine.send("draft", { table, seat, said });
    if (store.play?.table === table) this.lay(draft);
  }
}
