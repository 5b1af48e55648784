/** The rules: shows those of a game beside the table or else in a dialog, at a paragraph or searched. */

import { speak } from "../access/announcer.js";
import { WIDE } from "../draw/windows.js";
import { EngineError } from "../engine/session.js";

export class Rules {
  /**
   * @param {{store: import("../model/store.js").Store, site: import("../engine/start.js").Site,
   *   words: import("../i18n/words.js").Words, notices: import("../page/notices.js").Notices,
   *   games: import("../page/games.js").Games,
   *   later: import("../page/later.js").Later<{readRules: typeof import("./read.js").readRules}>}} uses
   * @param {HTMLElement} room
   */
  constructor(uses, room) {
    this.uses = uses;
    this.room = room;
    /** Whether they are shown anew, and have still to be scrolled to where one reads on. */
    this.isFresh = false;
  }

  /**
   * Show the rules, at a paragraph where one is asked for. Beside the table the focus stays with the game.
   * @param {string} game
   * @param {string} [paragraph]
   */
  async show(game, paragraph = "") {
    const { rules, screen } = this.uses.store.state;
    if (rules?.beside && screen === "table" && rules.game === game && !paragraph) {
      document.getElementById("rules-query")?.focus();
      return;
    }
    try {
      const { readRules } = await this.uses.later.bring();
      const { language, blocks } = await readRules(game, this.uses);
      const beside = this.uses.store.state.screen === "table" && matchMedia(WIDE).matches;
      this.isFresh = true;
      this.uses.store.set({ rules: { game, language, blocks, paragraph, query: "", beside } });
      // A dialog takes the focus, and is read from there; a panel has to be heard of.
      const asked = blocks.find(({ rule }) => paragraph && rule === paragraph)?.element.textContent;
      if (beside && asked) speak("say", asked, language);
      else if (beside) speak("say", this.uses.words.say("rules-beside"));
    } catch (error) {
      this.uses.notices.fail(error instanceof EngineError ? error : new EngineError("rules-absent"));
    }
  }

  /** @param {string} query */
  search(query) {
    const { rules } = this.uses.store.state;
    this.isFresh = true;
    if (rules) this.uses.store.set({ rules: { ...rules, query, paragraph: "" } });
  }

  close() {
    /** @type {HTMLDialogElement | null} */ (this.room.querySelector("dialog.rules[open]"))?.close();
    this.uses.store.set({ rules: null });
  }

  /** Once they are drawn: open the dialog that they are in, and go to the paragraph that was asked for. */
  settle() {
    const dialog = /** @type {HTMLDialogElement | null} */ (this.room.querySelector("dialog.rules"));
    if (dialog && !dialog.open) dialog.showModal();
    const text = this.room.querySelector(".rules-text");
    if (!text || !this.isFresh) return;
    this.isFresh = false;
    const asked = /** @type {HTMLElement | null} */ (text.querySelector(".is-asked"));
    if (asked) scrollToBlock(asked);
    else scrollerOf(text).scrollTop = 0;
    if (dialog) asked?.focus({ preventScroll: true });
  }
}

/**
 * Bring a paragraph into sight within the rules; the page itself stays where it is.
 * @param {HTMLElement} block
 */
export function scrollToBlock(block) {
  const text = block.closest(".rules-text");
  if (!text) return;
  const scroller = scrollerOf(text);
  const bar = scroller === text ? 0 : (scroller.querySelector(".rules-bar")?.clientHeight ?? 0);
  scroller.scrollTop += block.getBoundingClientRect().top - scroller.getBoundingClientRect().top - bar - 24;
}

/**
 * What scrolls: the text by itself, or, where the window is small, all of the rules below their bar.
 * @param {Element} text
 */
const scrollerOf = (text) =>
  (getComputedStyle(text).overflowY === "visible" && text.closest(".rules")) || text;
