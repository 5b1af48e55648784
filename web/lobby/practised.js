/** What the ways of playing a game practise: it comes when somebody looks at them, and where it does not, nobody misses it. */

import { gameOf } from "../games/index.js";
import { NO_SKILLS, practisedAt } from "../model/skills.js";

export class Practised {
  /** @param {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words}} uses */
  constructor(uses) {
    this.uses = uses;
    /** @type {Map<string, import("../model/skills.js").Skills>} by game */
    this.known = new Map();
  }

  /** Have it here. @param {string} key of the game */
  async bring(key) {
    const { store, words } = this.uses;
    if (this.known.has(key) || !gameOf(key)?.puzzles) return;
    const { openPack } = await import("../puzzles/packs.js");
    const [{ skills }] = await Promise.all([openPack(key), words.load(key, `${key}-puzzles`)]);
    this.known.set(key, skills);
    store.set({});
  }

  /** What is known of a set-up. @param {import("../model/state.d.ts").Setup} setup */
  find(setup) {
    return practisedAt(setup, this.known.get(setup.key) ?? NO_SKILLS);
  }
}
