/** What a table may be for, a game, a lesson or a trial: whoever draws it, hears at it or leads away from it looks its kind up here. */

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../engine/session.js").Answer<"play">} Said what a sentence has come to */
/** @typedef {"game" | "table" | "lesson" | "puzzle" | "question" | "sheet" | "slip"} Shared what a link is to, as locales name it */
/** @typedef {{placeOf: (play: Play) => string, sharedAs: (play: Play) => Shared | "", view?: (play: Play, say: Say) => unknown, come?: (play: Play, say: Say) => unknown, news?: (play: Play, say: Say) => unknown,
 *   acts?: (play: Play, say: Say) => {label: string, act: () => unknown, isOn?: boolean}[], hint?: () => unknown, offersHint?: (play: Play) => boolean,
 *   hear?: (answer: Said) => unknown, nextOf?: (play: Play, say: Say) => {label: string, act: () => unknown} | null,
 *   again?: () => unknown}} Kind placeOf: its address; sharedAs: what a link to it is called, "" where none leads others to the same; view: what stands beside the board; come: what has come of what was said there, in the speech bubble; news: stands there in place of what is asked, until something is touched; acts: what its menu has besides, isOn: that can be put on and off; hint: tells its own, in place of the
 *   engine's; offersHint: whether the button for one stands out; hear: what somebody has said there; nextOf: what is urged once it is done, null: what fits its end; again: lays it from its beginning */

/** A game has an address, and all else that happens at its table is the table's own. @type {Kind} */
const GAME = { placeOf: ({ id, place }) => place || `table/${id}`, sharedAs: () => "game" };

export class Kinds {
  constructor() {
    /** @type {Map<Play["kind"], Kind>} */
    this.known = new Map([["game", GAME]]);
  }

  /**
   * Say what follows from a kind of table; of trials there are several rooms, and who lays one says so.
   * @param {Play["kind"]} name
   * @param {Kind} kind
   */
  set(name, kind) {
    this.known.set(name, kind);
  }

  /** @param {Pick<Play, "kind">} play @returns {Kind} */
  of({ kind }) {
    return this.known.get(kind) ?? GAME;
  }
}
