/** The game being played: opens and leaves its table, and does what people and computers want done there. */

import { STOP } from "../access/roving.js";
import { bringIntoSight } from "../draw/bring.js";
import { isGone } from "../engine/session.js";
import { makeId } from "../model/id.js";
import { isLink } from "../model/links.js";
import { sitAgain, spareWindows } from "../model/seats.js";
import { sitDown } from "../model/store.js";

/** @typedef {import("../model/state.d.ts").Answer} Answer */
/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("../model/state.d.ts").Review} Review */

/** Refusals that the page itself gives, since the engine does not know who looks at what. */
const LOOKING_BACK = { code: "looking-back", args: {}, rule: "" };
const WATCHING = { code: "watching", args: {}, rule: "" };

export class Play {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   announcer: import("../access/announcer.js").Announcer, settings: import("../access/settings.js").Settings,
   *   notices: import("../page/notices.js").Notices, address: import("../page/address.js").Address,
   *   games: import("../page/games.js").Games, touched: import("../kept/touched.js").Touched,
   *   line: import("./line.js").Line, kinds: import("./kinds.js").Kinds, turns: import("./turns.js").Turns,
   *   later: import("../page/later.js").Later<{review: {recall: (id: string, reply: import("#border").Reply) => Review | null}}>}} uses
   * @param {{left: () => void}} listener told when the table was left for the lobby
   */
  constructor(uses, listener) {
    this.uses = uses;
    this.store = uses.store;
    this.line = uses.line;
    this.listener = listener;
    /** @type {HTMLElement | null} from where somebody has come to the box for a typed move */
    this.typist = null;
  }

  get now() {
    return this.store.play;
  }

  /**
   * Begin a game and sit down at it; returns a refusal where the options do not fit together.
   * @param {string} game
   * @param {{options: import("../model/state.d.ts").Options, seats: Sitter[], seed: string, aids: import("#border").Aids, day?: string}} setup
   *   day: that it is the deal of
   */
  async begin(game, { options, seats, seed, aids, day }) {
    const { address, engine } = this.uses;
    const isThere = address.hold();
    const answer = await engine.send("new", { game, options, seats, seed, aids });
    if (answer.refusal) return answer.refusal;
    await this.open(isThere, game, answer, { day });
    return null;
  }

  /**
   * Play again with the same options and a new deal.
   * @param {Sitter[]} seats the same sitters, at the same seats or at others
   * @param {number} [level] of the computers, where it is another one
   */
  again(seats, level) {
    return this.line.add(async () => {
      if (!this.now) return;
      const { game, reply } = this.now;
      const { options, aids, windows } = reply;
      const same = seats.map(sitAgain);
      const others = same.map((sitter) => (level && sitter.level ? { ...sitter, level } : sitter));
      const sitters = spareWindows(others, windows);
      const refusal = await this.begin(game, { options, seats: sitters, seed: "", aids });
      if (refusal) this.refuse(refusal);
    });
  }

  /**
   * Sit down at a table that the engine has opened, unless somebody has gone elsewhere meanwhile: what was wanted last holds.
   * @param {() => boolean} isThere whether they still are where they have asked for it
   * @param {string} game
   * @param {Answer} answer
   * @param {{id?: string, day?: string, place?: string, about?: import("../model/state.d.ts").About}} [more] id: under which the
   *   game is kept, a new one where it is not yet; day: that it is the deal of; place: the address of what lays it, where it is
   *   no table of its own; about: what the table is for, which is not kept
   * @returns {Promise<boolean>} whether they sit there now
   */
  async open(isThere, game, answer, { id = makeId(), day = "", place = "", about } = {}) {
    const { later, games, line, notices, store, turns } = this.uses;
    // The later part has the viewport of a board that roams. If it does not come, one plays without.
    await Promise.all([games.bringRenderer(game), later.soon()]);
    if (!isThere()) {
      await answer.table.close();
      return false;
    }
    line.halt();
    line.skip();
    const before = store.play?.table;
    const { table, replies } = answer;
    const known = { id: about ? "" : id, game, table, reply: replies[0], day, place };
    store.set({
      play: sitDown(known, about, later.part?.review.recall(known.id, known.reply)),
    });
    before?.close().catch(notices.fail);
    try {
      await turns.take(answer);
    } catch (error) {
      if (!isGone(error)) throw error; // the table stands; the recovery lays the game on it again
    }
    if (this.now?.table !== table) return false;
    this.show();
    return true;
  }

  /** Go to the table, where it lies ready. */
  show() {
    const { store, address, kinds } = this.uses;
    store.set({ screen: "table", notice: null, coming: null });
    if (store.play) address.go(kinds.of(store.play).placeOf(store.play), isLink(location.hash));
  }

  /** Leave the table for the lobby; the game stays kept. */
  leave() {
    this.standUp();
    this.listener.left();
  }

  /** Leave the table, and let the page's address be the lobby's. */
  toLobby() {
    this.standUp();
    this.uses.address.go("");
    this.listener.left(); // the last, since the page may be loaded anew from the address of now
  }

  /** Take the table away. */
  standUp() {
    const { engine, line, notices, store } = this.uses;
    line.halt();
    line.skip();
    const table = store.play?.table;
    store.set({ screen: "lobby", play: null, setup: null, coming: null });
    engine.hurry();
    table?.close().catch(notices.fail);
  }

  /**
   * Tell why a sentence may not be said now.
   * @param {number | null} seat null for those who only watch
   * @param {string} move
   */
  async explain(seat, move) {
    if (!this.now) return;
    const { table, reply } = this.now;
    if (seat === null && !reply.outcome) {
      this.refuse(WATCHING);
      return;
    }
    const { refusal } = await this.uses.engine.send("why", { table, seat: seat ?? 0, move });
    if (refusal && this.now?.table === table) this.refuse(refusal);
  }

  /**
   * @param {import("#border").Refusal} refusal
   * @param {string} [meant] the word that was touched, where there was one
   */
  refuse(refusal, meant) {
    this.store.setPlay({ saying: { refusal: { ...refusal, meant } }, looking: { told: null, shown: null } });
    this.uses.announcer.refuse(refusal);
  }

  /** Answer a touch that means nothing with what would mean something: nobody has done anything wrong. */
  nudge() {
    const nudges = (this.now?.saying.nudges ?? 0) + 1;
    this.store.setPlay({ saying: { refusal: null, nudges }, looking: { told: null, shown: null } });
    this.uses.announcer.tellTurn();
  }

  /** Let somebody type a move. */
  type() {
    if (!this.now || this.now.reply.outcome || this.now.done) return;
    const box = () => document.getElementById("notation");
    const isThere = box() !== null;
    box()?.focus();
    if (this.now.saying.isTyping) return;
    // What was answered lies over the table, and would lie over the box too.
    this.store.setPlay({ saying: { isTyping: true }, looking: { told: null } });
    void this.line.add(async () => {
      const example = await this.findSentence();
      this.store.setPlay({ saying: { example } });
      bringIntoSight(".notation");
    });
    // Else it is drawn with the next frame. (Those who have left a box that was there are not called back to it.)
    if (!isThere) requestAnimationFrame(() => requestAnimationFrame(() => box()?.focus()));
  }

  /** A whole sentence that could be said now; "" where nobody is asked. @returns {Promise<string>} */
  async findSentence() {
    const { table, saying, reply } = this.now ?? {};
    const seat = reply?.prompt.seat ?? null;
    if (!table || !saying || seat === null) return "";
    const { move } = await this.uses.engine.send("example", { table, seat, said: saying.draft.move });
    return move ?? "";
  }

  /**
   * Remember from where somebody comes to the box for a typed move.
   * @param {FocusEvent} event
   */
  noteTypist({ currentTarget, relatedTarget }) {
    const isInside = /** @type {HTMLElement} */ (currentTarget).contains(
      /** @type {Node | null} */ (relatedTarget),
    );
    if (!isInside) this.typist = /** @type {HTMLElement | null} */ (relatedTarget);
  }

  /** Put the box for a typed move away, unless it stays there always, and go back to where one came from; else to the board. */
  stopTyping() {
    this.store.setPlay({ saying: { isTyping: false } });
    const { room } = this.uses.address;
    const place = this.typist?.isConnected ? this.typist : room.querySelector(STOP);
    /** @type {HTMLElement} */ (place ?? room).focus();
  }

  /** Tell those who look back that nothing can be done there; return whether somebody does. */
  refusePast() {
    if (!this.now?.looking.past) return false;
    this.refuse(LOOKING_BACK);
    return true;
  }

  /**
   * Say a whole sentence, for the seat that is asked or for another (giving up is open to everybody).
   * @param {string} move
   * @param {number | null} [seat]
   */
  async say(move, seat = this.now?.reply.prompt.seat ?? null) {
    if (!this.now || seat === null) return;
    const { table, reply } = this.now;
    this.uses.touched.note({ verb: "play", seat, move });
    const answer = await this.uses.engine.send("play", { table, seat, move, prompt: reply.prompt.id });
    if (this.now?.table === table) await this.hear(answer); // else another one lies there by now
  }

  /**
   * Hear what a sentence has come to; then those hear it for whom the table is there.
   * @param {import("./kinds.js").Said} answer
   * @param {string} [meant] the word that was touched, where there was one
   */
  async hear(answer, meant) {
    const { kinds, turns } = this.uses;
    const table = this.now?.table;
    if (answer.refusal) this.refuse(answer.refusal, meant);
    else await turns.take(answer);
    if (this.now && this.now.table === table) await kinds.of(this.now).hear?.(answer);
  }

  /**
   * Say what was typed, for the seat that is asked, else for the viewer.
   * @param {string} text
   */
  submit(text) {
    const sentence = text.trim().split(/\s+/).join(" ");
    return this.line.add(async () => {
      if (!sentence || this.refusePast()) return;
      if (this.now?.reply.viewer === null) this.refuse(WATCHING);
      else await this.say(sentence, this.ownSeat());
    });
  }

  /** The person who has the turn, or else the one who looks. */
  ownSeat() {
    return this.now?.reply.prompt.seat ?? this.now?.reply.viewer ?? 0;
  }

  /** Give up, or leave a larger table; the first time only asks whether that is really meant. */
  resign() {
    if (this.refusePast()) return this.line.end;
    if (this.now?.saying.resigning) return this.line.add(() => this.say("resign", this.ownSeat()));
    this.store.setPlay({ saying: { resigning: true } });
    return this.line.end;
  }

  /** Offer a draw, or agree to it; each says so in a turn of their own. */
  draw() {
    return this.line.add(async () => {
      if (!this.now || this.refusePast()) return;
      await this.say("draw", this.ownSeat());
    });
  }

  /** Undo the last decision of a person, or take it back past what was revealed. */
  undo() {
    return this.turnBack("undone", ({ undo }) => (undo ? "undo" : "takeback"));
  }

  /** Redo what was undone last. */
  redo() {
    return this.turnBack("redone", () => "redo");
  }

  /**
   * @param {"undone" | "redone"} told
   * @param {(prompt: import("#border").Prompt) => "undo" | "takeback" | "redo"} choose by what may be done
   */
  turnBack(told, choose) {
    return this.line.add(async () => {
      if (this.now?.kind !== "game" || this.refusePast()) return;
      const { table, reply } = this.now;
      const answer = await this.uses.engine.send(choose(reply.prompt), { table });
      if (this.now?.table !== table) return;
      if (answer.refusal) this.refuse(answer.refusal);
      else {
        this.store.setPlay({ moving: { paused: false }, looking: { missed: null } });
        await this.uses.turns.take(answer, true);
        this.uses.announcer.tellTurned(told);
      }
    });
  }

  /**
   * Choose in which windows a seat is asked from now on; where it is asked now and does not want to be, it passes.
   * @param {number} seat
   * @param {Record<string, "always" | "could" | "never">} wishes by kind of window
   */
  wish(seat, wishes) {
    return this.line.add(async () => {
      if (!this.now) return;
      const { table } = this.now;
      const answer = await this.uses.engine.send("wish", { table, seat, wishes });
      if (this.now?.table === table) await this.uses.turns.take(answer, true);
    });
  }

  /** Put away what was missed. */
  forget() {
    this.store.setPlay({ looking: { missed: null } });
  }
}
