/** The game being played: turns touches into sentences, asks Python about each, and hands the turn on. */

import { drawnOf } from "../draw/drawn.js";
import { isGone } from "../engine/session.js";
import { renderers } from "../games/index.js";
import { makeId } from "../lobby/library.js";
import { countPersons, firstPerson, nextSeat } from "./seats.js";

/** @typedef {import("../engine/session.js").Table} Table */
/** @typedef {import("../store.js").Reply} Reply */
/** @typedef {import("../store.js").Draft} Draft */
/** @typedef {import("../store.js").Sitter} Sitter */

/** Refusals that the page itself gives, since the engine does not know who looks at what. */
const LOOKING_BACK = { code: "looking-back", args: {}, rule: "" };
const NOTHING_CHOSEN = { code: "nothing-chosen", args: {}, rule: "" };
const WATCHING = { code: "watching", args: {}, rule: "" };
const LESSON_DONE = { code: "lesson-done", args: {}, rule: "" };

/** @type {Draft} */
const NO_DRAFT = {
  move: "",
  status: "more",
  ask: { code: "", args: {} },
  touch: [],
  preview: null,
  refusal: null,
};

export class Play {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.store = app.store;
    this.engine = app.engine;
    /** Raised by whatever makes a computer's present thinking pointless. */
    this.turn = 0;
    /** @type {Promise<unknown>} touches are taken one after the other, however fast they come */
    this.line = Promise.resolve();
  }

  /** The game being played. */
  get now() {
    return this.store.state.play;
  }

  /**
   * Begin a game; returns a refusal where the options do not fit together.
   * @param {string} game
   * @param {{options: Record<string, any>, seats: Sitter[], seed: string, aids: import("../store.js").Aids}} setup
   */
  async begin(game, { options, seats, seed, aids }) {
    const answer = await this.engine.ask("new", { game, options, seats, seed, aids, viewers: [null] });
    if (answer.refusal) return answer.refusal;
    await this.open(game, answer);
    return null;
  }

  /**
   * Sit down at a table that the engine has opened.
   * @param {string} game
   * @param {{table: Table, replies: Reply[],
   *   lesson?: {key: string, number: number, of: number, rule: string}}} answer
   * @param {string} [id] under which the game is kept; a new one where it is not yet
   */
  async open(game, answer, id = makeId()) {
    await this.app.router.bringRenderer(game);
    this.turn += 1;
    const before = this.now?.table;
    this.store.set({
      play: {
        id: answer.lesson ? "" : id, // a lesson is not kept
        game,
        table: answer.table,
        reply: answer.replies[0],
        log: [],
        draft: NO_DRAFT,
        thinking: null,
        paused: false,
        resigning: false,
        refusal: null,
        last: null,
        curtain: null,
        hint: null,
        missed: null,
        past: null,
        review: null,
        told: null,
        lesson: answer.lesson ? { ...answer.lesson, done: false, hinted: false } : null,
      },
    });
    before?.close().catch(this.app.router.fail);
    const [reply] = answer.replies;
    try {
      // One person among computers looks on all the time; of several, nobody's hand is shown before they are asked.
      if (reply.viewer === null && countPersons(reply.seats) === 1) await this.look(firstPerson(reply.seats));
      else await this.take(reply);
    } catch (error) {
      if (!isGone(error)) throw error; // the table stands; the recovery lays the game on it again
    }
  }

  /** Leave the table; the game stays kept. */
  leave() {
    this.turn += 1;
    const table = this.now?.table;
    this.store.set({ play: null });
    this.engine.hurry();
    table?.close().catch(this.app.router.fail);
  }

  /**
   * Do something about the game after all that was asked before; what fails is told.
   * @param {() => Promise<unknown>} act
   */
  inLine(act) {
    this.line = this.line.then(act).catch(this.app.router.fail);
    return this.line;
  }

  /**
   * Take in a reply: show it, keep the game, and ask whoever is next.
   * @param {Reply} reply
   * @param {import("../store.js").TurningPoint | null} [missed] by the sentence that was just played
   */
  async take(reply, missed = null) {
    const play = this.now;
    if (!play) return;
    const log = [...play.log.slice(0, reply.log.from), ...reply.log.records];
    const fresh = reply.log.from > 0 ? reply.log.records : [];
    const seat = nextSeat(reply);
    const person = seat !== null && reply.seats[seat].who === "person";
    this.store.setPlay({
      reply,
      log,
      draft: NO_DRAFT,
      refusal: null,
      resigning: false,
      thinking: null,
      last: log.findLast((record) => record.seat !== null) ?? null,
      hint: null,
      // It stays until the same seat decides again.
      missed: missed ?? (fresh.some((record) => record.seat === play.missed?.seat) ? null : play.missed),
      // Whoever looks back goes on doing so while computers move, but sees nothing that another seat saw.
      past: play.reply.viewer === reply.viewer && (play.past?.at ?? 0) <= log.length ? play.past : null,
      review: reply.outcome ? play.review : null,
    });
    this.app.sound.follow(reply, fresh, renderers.get(play.game)?.catches);
    if (play.lesson) {
      // Only its goals can be played there, and nobody answers.
      await (log.length > 0 ? this.app.lessons.reach() : this.askDraft(""));
      return;
    }
    this.app.announcer.tell(fresh, missed);
    await this.keep();
    if (person && reply.viewer !== seat) await this.hand(seat, reply);
    else if (person) await this.askDraft("");
    else if (seat !== null && !play.paused) this.app.computers.letThink(seat);
  }

  /**
   * Hand the table to another person: behind a curtain, where somebody's hand is hidden from somebody else.
   * @param {number} seat
   * @param {Reply} reply
   */
  async hand(seat, reply) {
    if (this.now?.curtain === seat) return;
    if (!reply.hides || countPersons(reply.seats) < 2) {
      await this.look(seat);
      return;
    }
    this.store.setPlay({ curtain: seat, past: null });
    this.app.announcer.announceCurtain(seat);
    if (reply.viewer !== null) await this.look(null);
  }

  /** Draw the curtain for the person whom it waits for. */
  lift() {
    return this.inLine(async () => {
      const seat = this.now?.curtain ?? null;
      if (seat === null) return;
      this.store.setPlay({ curtain: null });
      await this.look(seat);
    });
  }

  /**
   * See the table as a seat sees it, or a bystander.
   * @param {number | null} viewer
   */
  async look(viewer) {
    if (!this.now) return;
    const { replies } = await this.engine.ask("look", { table: this.now.table, viewers: [viewer] });
    await this.take(replies[0]);
  }

  async keep() {
    if (!this.now) return;
    const play = this.now;
    const { token } = await this.engine.ask("save", { table: play.table });
    await this.app.library.keep(play, token);
  }

  /**
   * @param {string} said
   * @returns {Promise<Draft | null>}
   */
  async askDraft(said) {
    const play = this.now;
    if (!play || play.reply.prompt.seat === null) return null;
    /** @type {{draft: Draft}} */
    const { draft } = await this.engine.ask("draft", {
      table: play.table,
      seat: play.reply.prompt.seat,
      said,
    });
    if (draft.status === "no") return draft;
    const [word, ...others] = draft.touch;
    // A verb that is the only word to go on with, and that nothing on the table stands for, is said by itself.
    if (draft.status === "more" && others.length === 0 && !this.isDrawn(word, draft)) {
      return this.askDraft(said ? `${said} ${word}` : word);
    }
    this.store.setPlay({ draft, refusal: null, resigning: false });
    return draft;
  }

  /**
   * Touch the thing that a word stands for.
   * @param {string} word
   */
  touch(word) {
    return this.inLine(async () => {
      const play = this.now;
      if (!play) return;
      const { prompt, viewer } = play.reply;
      if (this.refusePast()) return;
      if (prompt.seat === null) {
        await this.explain(viewer, word);
        return;
      }
      const words = play.draft.move ? play.draft.move.split(" ") : [];
      if (words.at(-1) === word && !play.draft.touch.includes(word)) {
        await this.askDraft(words.slice(0, -1).join(" "));
        return;
      }
      const draft = await this.askDraft([...words, word].join(" "));
      if (draft?.status === "done") await this.say(draft.move);
      if (draft?.status !== "no") return;
      // What was offered and is refused all the same has to be told why. Anything else is no mistake: it takes the
      // place of the last word, or the sentence begins again with it.
      if (words.length > 0 && !play.draft.touch.includes(word)) {
        for (const said of [[...words.slice(0, -1), word], [word]]) {
          const other = await this.askDraft(said.join(" "));
          if (other?.status === "done") await this.say(other.move);
          if (other?.status !== "no") return;
        }
      }
      if (draft.refusal) this.refuse(draft.refusal);
    });
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

  /** @param {import("../store.js").Refusal} refusal */
  refuse(refusal) {
    this.store.setPlay({ refusal });
    this.app.announcer.refuse(refusal);
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
    const answer = await this.engine.ask("play", {
      table: play.table,
      seat,
      move,
      prompt: play.reply.prompt.id,
      viewers: [play.reply.viewer],
    });
    if (answer.refusal) {
      // What was touched to its end and yet is refused, as in a lesson, can end in another way.
      if (play.draft.status === "done")
        await this.askDraft(play.draft.move.split(" ").slice(0, -1).join(" "));
      this.refuse(answer.refusal);
      return;
    }
    this.turn += 1;
    await this.take(answer.replies[0], answer.missed);
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

  /** Give up; the first time only asks whether that is really meant. */
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

  /** Take the last word back. */
  back() {
    return this.inLine(async () => {
      if (this.refusePast()) return;
      const words = this.now?.draft.move.split(" ").filter(Boolean) ?? [];
      if (words.length > 0) await this.askDraft(words.slice(0, -1).join(" "));
      else this.refuse(NOTHING_CHOSEN);
    });
  }

  /** Play a draft that could go on but need not. */
  confirm() {
    return this.inLine(async () => {
      if (this.now?.draft.status === "may") await this.say(this.now.draft.move);
    });
  }

  /** Undo the last decision of a person, or take it back past what was revealed. */
  undo() {
    return this.inLine(async () => {
      const play = this.now;
      if (!play || this.refusePast()) return;
      const verb = play.reply.prompt.undo ? "undo" : "takeback";
      const answer = await this.engine.ask(verb, { table: play.table, viewers: [play.reply.viewer] });
      if (answer.refusal) this.refuse(answer.refusal);
      else {
        this.turn += 1;
        this.store.setPlay({ paused: false, missed: null });
        await this.take(answer.replies[0]);
        this.app.announcer.tellUndone();
      }
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
