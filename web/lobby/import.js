/** Opens games that are kept, or come in a link, a file or a text, and tells what is wrong where one does not open. */

import { tellRefusal } from "../i18n/tell.js";
import { LINK_ROOM } from "./links.js";

/** @typedef {import("../store.js").Refusal} Refusal */
/** @typedef {{token: string} | {save: string}} Source a token, or the text of a save, unchecked */
/** @typedef {import("../engine/session.js").OfTable<import("#border").Loaded>} Loaded */

/** A token in whatever stands around it, a link for instance. */
const TOKEN = /(?<![\w-])n\d[\w-]{16,}/;

/** Characters of a token's body that hold its game's key, after the checksum: as many as the longest key needs. */
const HEAD = 96;

/**
 * The key of the game that a token says it is of; "" where it says none. Whether it is a token at all, Python finds out.
 * @param {string} token
 */
export function readKey(token) {
  try {
    const body = token
      .slice(2, 2 + HEAD)
      .replace(/-/g, "+")
      .replace(/_/g, "/");
    return /^[\s\S]{4}([\w-]+)\n/.exec(atob(body.slice(0, body.length & ~3)))?.[1] ?? "";
  } catch {
    return "";
  }
}

export class Importer {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * Go on with a game of the library; one that cannot be read stays there.
   * @param {string} id
   */
  async resume(id) {
    const { later, library, router, touched } = this.app;
    const kept = await library.find(id);
    if (kept) {
      const taken = touched.take(kept);
      await this.open({ token: kept.token }, kept.game, id, kept.day);
      const note = await taken;
      if (note) await later.use(({ sayAgain }) => sayAgain(note, this.app));
      return;
    }
    router.toLobby();
    router.notice(library.disk.storage === "memory" ? "game-unread" : "game-gone");
  }

  /**
   * Open the game that a text holds, as a new one: a save, a token, or a link with one in it.
   * @param {string} text
   */
  async openText(text) {
    if (/^\s*[{[]/.test(text)) {
      await this.open({ save: text.trim() });
      return;
    }
    const token = TOKEN.exec(text)?.[0] ?? text.trim();
    this.app.router.expect(readKey(token));
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
    const { later, router } = this.app;
    if (game) router.expect(game);
    const token = "token" in source ? source.token : "";
    const coming = id ? { room: "table", id } : { room: token && LINK_ROOM, id: token };
    if (!(await router.isWanted(coming))) return;
    try {
      const loaded = await this.load(source);
      if (loaded.refusal) this.refuse(loaded.refusal, game);
      else if (!loaded.broken) await this.sit(loaded, id, day);
      else {
        await loaded.table.close();
        this.leaveTable(); // whatever becomes of the offer
        await later.use(({ offerBroken }) => offerBroken(source, loaded, this.app));
      }
    } catch (error) {
      router.toLobby();
      router.fail(error);
    }
  }

  /**
   * Ask the engine to load a game, after its wheel where it came in one.
   * @param {Source & {from?: "position", viewer?: number | null}} source
   */
  async load(source) {
    const { engine, router } = this.app;
    const answer = await engine.ask("load", source);
    const wheel =
      answer.refusal?.code === "save-game" &&
      router.wheelOf(/** @type {string} */ (answer.refusal.args.game));
    if (!wheel) return answer;
    await router.install(wheel);
    return engine.ask("load", source);
  }

  /**
   * @param {Loaded} loaded
   * @param {string} [id]
   * @param {string} [day]
   */
  async sit(loaded, id, day) {
    const { play, review, router, store } = this.app;
    store.set({ dialog: null });
    await play.open(loaded.game, loaded, id, day);
    router.openTable();
    review?.resume();
  }

  /**
   * Tell why a game does not open: in the dialog that asked for it, else over the lobby.
   * @param {Refusal} refusal
   * @param {string} [game]
   */
  refuse(refusal, game = "") {
    const { router, store, words } = this.app;
    if (store.state.dialog?.name === "opening") {
      store.set({ dialog: { name: "opening", refusal } });
      return;
    }
    this.leaveTable();
    router.notice("kept-damaged", { why: tellRefusal(words.of(game), refusal) });
  }

  /** Go to the lobby. An address with a game that does not open is none to come back to. */
  leaveTable() {
    const { router } = this.app;
    if (isLink(location.hash)) router.point("", true);
    router.toLobby();
  }
}

/** Tell whether an address leads to a game that it holds itself. @param {string} hash */
export const isLink = (hash) => hash.startsWith(`#/${LINK_ROOM}/`);
