/** Opens games that are kept, or come in a link, a file or a text, and tells what is wrong where one does not open. */

import { tellRefusal } from "../i18n/tell.js";
import { isLink, LINK_ROOM, readKey } from "../model/links.js";

/** @typedef {import("#border").Refusal} Refusal */
/** @typedef {{token: string} | {save: string}} Source a token, or the text of a save, unchecked */
/** @typedef {import("../engine/session.js").OfTable<import("#border").Loaded>} Loaded */
/** @typedef {{review: import("./review.js").Review, sayAgain: (note: import("../kept/touched.js").Note) => unknown,
 *   offerBroken: (source: Source, loaded: Loaded) => unknown}} Ways what comes later of the ways on */

export class Importer {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, notices: import("../page/notices.js").Notices,
   *   address: import("../page/address.js").Address, games: import("../page/games.js").Games,
   *   library: import("../kept/library.js").Library, touched: import("../kept/touched.js").Touched,
   *   play: import("./play.js").Play, later: import("../page/later.js").Later<Ways>}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /**
   * Go on with a game of the library; one that cannot be read stays there.
   * @param {string} id
   */
  async resume(id) {
    const { later, library, notices, play, touched } = this.uses;
    const kept = await library.find(id);
    if (kept) {
      const taken = touched.take(kept);
      await this.open({ token: kept.token }, kept.game, id, kept.day);
      const note = await taken;
      if (note) await later.use(({ sayAgain }) => sayAgain(note));
      return;
    }
    play.toLobby();
    notices.give(library.disk.storage === "memory" ? "game-unread" : "game-gone");
  }

  /**
   * Open the game that a text is, as a new one: a save, or a token.
   * @param {string} text
   */
  async openText(text) {
    if (/^\s*[{[]/.test(text)) {
      await this.open({ save: text.trim() });
      return;
    }
    const token = text.trim();
    this.uses.games.expect(readKey(token));
    await this.open({ token });
  }

  /**
   * Sit down at a game, or tell why not.
   * @param {Source} source
   * @param {string} [game] where it is known
   * @param {string} [id] under which it is kept; a new one where it is not yet
   * @param {string} [day] that it is the deal of
   */
  async open(source, game = "", id = undefined, day = "") {
    const { address, later, games, notices, play } = this.uses;
    const isThere = address.hold();
    if (game) games.expect(game);
    const token = "token" in source ? source.token : "";
    const coming = id ? { room: "table", id } : { room: token && LINK_ROOM, id: token };
    if (!(await games.isWanted(coming))) return;
    try {
      const loaded = await this.load(source);
      if (loaded.refusal) this.refuse(loaded.refusal, game);
      else if (!loaded.broken) await this.sit(loaded, id, day, isThere);
      else {
        await loaded.table.close();
        this.leaveTable(); // whatever becomes of the offer
        await later.use(({ offerBroken }) => offerBroken(source, loaded));
      }
    } catch (error) {
      play.toLobby();
      notices.fail(error);
    }
  }

  /**
   * Ask the engine to load a game, after its wheel where it came in one.
   * @param {Source & {from?: "position", viewer?: number | null}} source
   */
  async load(source) {
    const { engine, games } = this.uses;
    const answer = await engine.send("load", source);
    const wheel =
      answer.refusal?.code === "save-game" && games.wheelOf(/** @type {string} */ (answer.refusal.args.game));
    if (!wheel) return answer;
    await games.install(wheel);
    return engine.send("load", source);
  }

  /**
   * @param {Loaded} loaded
   * @param {string} [id]
   * @param {string} [day]
   * @param {() => boolean} [isThere] whether somebody still is where they have asked for it
   */
  async sit(loaded, id, day, isThere = this.uses.address.hold()) {
    const { later, play, store } = this.uses;
    store.set({ dialog: null });
    if (await play.open(isThere, loaded.game, loaded, { id, day })) later.part?.review.resume();
  }

  /**
   * Tell why a game does not open: in the dialog that asked for it, else over the lobby.
   * @param {Refusal} refusal
   * @param {string} [game]
   */
  refuse(refusal, game = "") {
    const { notices, store, words } = this.uses;
    if (store.state.dialog?.name === "opening") {
      store.set({ dialog: { name: "opening", refusal } });
      return;
    }
    this.leaveTable();
    notices.give("kept-damaged", { why: tellRefusal(words.of(game), refusal) });
  }

  /** Go to the lobby. An address with a game that does not open is none to come back to. */
  leaveTable() {
    const { address, play } = this.uses;
    if (isLink(location.hash)) address.point("", true);
    play.toLobby();
  }
}
