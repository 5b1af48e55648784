/** The game being played: opens and leaves its table, and does what people and computers want done there. */

import { bringIntoSight } from "../access/input.js";
import { STOP } from "../access/roving.js";
import { drawnOf } from "../draw/drawn.js";
import { isGone } from "../engine/session.js";
import { makeId } from "../lobby/id.js";
import { sitDown } from "../store.js";

/** @typedef {import("../store.js").Answer} Answer */
/** @typedef {import("../store.js").Draft} Draft */
/** @typedef {import("../store.js").Sitter} Sitter */

/** Refusals that the page itself gives, since the engine does not know who looks at what. */
const LOOKING_BACK = { code: "looking-back", args: {}, rule: "" };
const WATCHING = { code: "watching", args: {}, rule: "" };
const LESSON_DONE = { code: "lesson-done", args: {}, rule: "" };

export class Play {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.store = app.store;
    this.engine = app.engine;
    /** @type {Promise<unknown>} touches are taken one after the other, however fast they come */
    this.line = Promise.resolve();
    /** How many of them are not begun yet. */
    this.queued = 0;
    /** How many are not done yet. */
    this.unsettled = 0;
    /** @type {HTMLElement | null} from where somebody has come to the box for a typed move */
    this.typist = null;
  }

  /** The game being played. */
  get now() {
    return this.store.state.play;
  }

  /**
   * Begin a game; returns a refusal where the options do not fit together.
   * @param {string} game
   * @param {{options: import("../store.js").Options, seats: Sitter[], seed: string, aids: import("../store.js").Aids, day?: string}} setup
   *   day: that it is the deal of
   */
  async begin(game, { options, seats, seed, aids, day }) {
    const answer = await this.engine.ask("new", { game, options, seats, seed, aids });
    if (answer.refusal) return answer.refusal;
    await this.open(game, answer, makeId(), day);
    return null;
  }

  /**
   * Sit down at a table that the engine has opened.
   * @param {string} game
   * @param {Answer & {lesson?: Omit<import("./lessons.js").Lesson, "done" | "hinted">}}} answer
   * @param {string} [id] under which the game is kept; a new one where it is not yet
   * @param {string} [day] that it is the deal of
   */
  async open(game, answer, id = makeId(), day = "") {
    const { later, router } = this.app;
    // The later part has the window of a board that roams. Where it does not come, one plays without.
    await Promise.all([router.bringRenderer(game), later.soon()]);
    this.halt();
    this.app.turns.skip();
    const before = this.now?.table;
    const { table, replies } = answer;
    const lesson = answer.lesson ? { ...answer.lesson, done: false, hinted: false } : null;
    // A lesson is not kept.
    const known = { id: lesson ? "" : id, game, table, reply: replies[0], lesson, day };
    this.store.set({
      play: { ...sitDown(known), review: this.app.review?.recall(known.id, known.reply) ?? null },
    });
    before?.close().catch(this.app.router.fail);
    try {
      await this.app.turns.take(answer);
    } catch (error) {
      if (!isGone(error)) throw error; // the table stands; the recovery lays the game on it again
    }
  }

  /** Leave the table; the game stays kept. */
  leave() {
    this.halt();
    this.app.turns.skip();
    const table = this.now?.table;
    this.store.set({ play: null });
    this.engine.hurry();
    table?.close().catch(this.app.router.fail);
  }

  /** End whatever is being thought about the table: it has changed, or goes. */
  halt() {
    const { computers, hints, review } = this.app;
    for (const work of [computers.thinking, hints.search, review?.judging]) work?.halt();
  }

  /**
   * Do something about the game after all that was asked before; what fails is told. What is being shown moment after
   * moment is shown at once, so that nobody has to wait for it.
   * @param {() => Promise<unknown>} act
   */
  inLine(act) {
    this.app.turns.skip();
    this.queued += 1;
    this.unsettled += 1;
    const begin = () => {
      this.queued -= 1;
      return act();
    };
    const settle = () => {
      this.unsettled -= 1;
    };
    this.line = this.line.then(begin).catch(this.app.router.fail).finally(settle);
    return this.line;
  }

  /**
   * Tell why a sentence may not be said now.
   * @param {number | null} seat null for whoever only watches
   * @param {string} move
   */
  async explain(seat, move) {
    if (!this.now) return;
    const { table, reply, lesson } = this.now;
    if (lesson?.done || (seat === null && !reply.outcome)) {
      this.refuse(lesson ? LESSON_DONE : WATCHING);
      return;
    }
    const { refusal } = await this.engine.ask("why", { table, seat: seat ?? 0, move });
    if (refusal) this.refuse(refusal);
  }

  /**
   * @param {import("../store.js").Refusal} refusal
   * @param {string} [meant] the word that was touched, where there was one
   */
  refuse(refusal, meant) {
    this.store.setPlay({ refusal: { ...refusal, meant }, told: null });
    this.app.announcer.refuse(refusal);
  }

  /** Answer a touch that means nothing with what would mean something: nobody has done anything wrong. */
  nudge() {
    if (!this.now) return;
    this.store.setPlay({ refusal: null, told: null, nudges: this.now.nudges + 1 });
    this.app.announcer.tellTurn();
  }

  /** Let somebody type a move. */
  type() {
    if (!this.now || this.now.reply.outcome || this.now.lesson?.done) return;
    const box = () => document.getElementById("notation");
    const isThere = box() !== null;
    box()?.focus();
    if (this.now.isTyping) return;
    // What was answered lies over the table, and would lie over the box too.
    this.store.setPlay({ isTyping: true, told: null });
    void this.inLine(async () => {
      const example = await this.app.drafts.findSentence();
      this.store.setPlay({ example });
      bringIntoSight(".notation");
    });
    // Else it is drawn with the next frame. (Whoever has left a box that was there is not called back to it.)
    if (!isThere) requestAnimationFrame(() => requestAnimationFrame(() => box()?.focus()));
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
    this.store.setPlay({ isTyping: false });
    const { room } = this.app.router;
    const place = this.typist?.isConnected ? this.typist : room.querySelector(STOP);
    /** @type {HTMLElement} */ (place ?? room).focus();
  }

  /** Tell whoever looks back that nothing can be done there; return whether somebody does. */
  refusePast() {
    if (!this.now?.past) return false;
    this.refuse(LOOKING_BACK);
    return true;
  }

  /**
   * Say a whole sentence, for the seat that is asked or for another (giving up is open to everybody).
   * @param {string} move
   * @param {number | null} [seat]
   */
  async say(move, seat = this.now?.reply.prompt.seat ?? null) {
    const play = this.now;
    if (!play || seat === null) return;
    const { table, reply } = play;
    this.app.touched.note({ verb: "play", seat, move });
    const answer = await this.engine.ask("play", { table, seat, move, prompt: reply.prompt.id });
    if (answer.refusal) {
      this.refuse(answer.refusal);
      return;
    }
    await this.app.turns.take(answer);
  }

  /**
   * Say what was typed, for the seat that is asked, else for whoever looks.
   * @param {string} text
   */
  submit(text) {
    const sentence = text.trim().split(/\s+/).join(" ");
    return this.inLine(async () => {
      if (!sentence || this.refusePast()) return;
      if (this.now?.lesson?.done) this.refuse(LESSON_DONE);
      else if (this.now?.reply.viewer === null) this.refuse(WATCHING);
      else await this.say(sentence, this.ownSeat());
    });
  }

  /** The person whose turn it is, or else the one who looks. */
  ownSeat() {
    return this.now?.reply.prompt.seat ?? this.now?.reply.viewer ?? 0;
  }

  /** Give up, or leave a larger table; the first time only asks whether that is really meant. */
  resign() {
    if (this.refusePast()) return this.line;
    if (this.now?.resigning) return this.inLine(() => this.say("resign", this.ownSeat()));
    this.store.setPlay({ resigning: true });
    return this.line;
  }

  /** Offer a draw, or agree to it; each says so in a turn of their own. */
  draw() {
    return this.inLine(async () => {
      if (!this.now || this.refusePast()) return;
      await this.say("draw", this.ownSeat());
    });
  }

  /** Undo the last decision of a person, or take it back past what was revealed. */
  undo() {
    return this.inLine(async () => {
      const play = this.now;
      if (!play || this.refusePast()) return;
      const verb = play.reply.prompt.undo ? "undo" : "takeback";
      const answer = await this.engine.ask(verb, { table: play.table });
      if (answer.refusal) this.refuse(answer.refusal);
      else {
        this.store.setPlay({ paused: false, missed: null });
        await this.app.turns.take(answer, true);
        this.app.announcer.tellUndone();
      }
    });
  }

  /**
   * Choose in which windows a seat is asked from now on; where it is asked now and does not want to be, it passes.
   * @param {number} seat
   * @param {Record<string, "always" | "could" | "never">} asked by kind of window
   */
  askMe(seat, asked) {
    return this.inLine(async () => {
      if (!this.now) return;
      await this.app.turns.take(await this.engine.ask("ask", { table: this.now.table, seat, asked }), true);
    });
  }

  /** Put away what was missed. */
  forget() {
    this.store.setPlay({ missed: null });
  }

  /**
   * What on the board stands for a word, undefined where nothing does.
   * @param {string} word
   * @param {Draft} [draft] another one than that which is shown
   */
  pieceOf(word, draft = this.now?.draft) {
    const play = this.now;
    if (!play || !draft) return undefined;
    return drawnOf({ ...play, draft, past: null }, this.app.words)?.byTouch.get(word);
  }

  /** @param {string} word @param {Draft} [draft] */
  isDrawn(word, draft) {
    return this.pieceOf(word, draft) !== undefined;
  }
}
