/** Notices over whatever the page shows: of what went wrong, and of what may be welcome. */

import { speak } from "../access/announcer.js";
import { EngineError, isGone } from "../engine/session.js";

/** Those of what went well, or may be welcome; all others tell of what went wrong. */
const GOOD_NEWS = ["branched", "engine-back", "erased", "link-seed", "part-coming", "version"];

export class Notices {
  /** @param {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words}} uses */
  constructor(uses) {
    this.uses = uses;
  }

  /**
   * Say that something went wrong; that the engine is gone has been told when it went.
   * @param {unknown} error
   */
  fail = (error) => {
    if (!(error instanceof EngineError)) {
      console.error(error);
      this.give("page-fault");
    } else if (!isGone(error)) this.give(error.code, error.args);
  };

  /**
   * @param {string} code
   * @param {import("../i18n/words.js").Args} [args]
   * @param {{label: string, do: () => void}} [act] what can be done about it
   */
  give(code, args = {}, act = undefined) {
    const { store, words } = this.uses;
    store.set({ notice: { code, args, act, tone: GOOD_NEWS.includes(code) ? "info" : "error" } });
    speak("alert", words.say(`notice-${code}`, args));
  }
}
