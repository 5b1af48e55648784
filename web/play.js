/** The game being played: turns touches into sentences, asks Python about each, and lets the computers have their turn. */

import { keepGame } from "./keep.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Reply} Reply */
/** @typedef {import("./store.js").Draft} Draft */
/** @typedef {import("./engine.js").Engine} Engine */

/** Milliseconds that a computer may think, at most, whatever its level. */
const CEILING = 1800;

/** Milliseconds between one move and a computer's next, so that people can follow. */
const PACE = 700;

/** @type {Draft} */
const NO_DRAFT = { move: "", status: "more", say: "", touch: [], ghost: null, refusal: null };

export class Play {
  /**
   * @param {Store} store
   * @param {Engine} engine
   * @param {{fast: boolean, isDrawn: (word: string) => boolean,
   *   announce: (record: import("./store.js").LogRecord) => void,
   *   refuse: (refusal: import("./store.js").Refusal) => void,
   *   fail: (error: unknown) => void}} options
   */
  constructor(store, engine, options) {
    this.store = store;
    this.engine = engine;
    this.options = options;
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
   * @param {{options: Record<string, any>, seats: any[], seed: string}} setup
   */
  async begin(game, { options, seats, seed }) {
    const answer = await this.engine.ask("new", {
      game,
      options,
      seats,
      seed,
      viewers: [firstPerson(seats)],
    });
    if (answer.refusal) return answer.refusal;
    await this.open(game, answer);
    return null;
  }

  /**
   * Go on with a game from its token; returns what is wrong with the text, or null.
   * @param {string} token
   */
  async resume(token) {
    const answer = await this.engine.ask("load", { token, viewers: [null] });
    if (!answer.table) return answer.refusal;
    await this.open(answer.game, answer);
    // A game that is over asks nobody, and is still somebody's.
    const { outcome, seats } = answer.replies[0];
    if (outcome) await this.look(firstPerson(seats));
    return null;
  }

  /**
   * @param {string} game
   * @param {{table: number, replies: Reply[]}} answer
   */
  async open(game, answer) {
    this.turn += 1;
    this.store.set({
      play: {
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
      },
    });
    await this.take(answer.replies[0]);
  }

  /** Leave the table; the game stays kept. */
  leave() {
    this.turn += 1;
    const table = this.now?.table;
    this.store.set({ play: null });
    if (table) this.engine.ask("close", { table }).catch(this.options.fail);
  }

  /**
   * Do something about the game after all that was asked before; what fails is told.
   * @param {() => Promise<unknown>} act
   */
  inLine(act) {
    this.line = this.line.then(act).catch(this.options.fail);
    return this.line;
  }

  /**
   * Take in a reply: show it, keep the game, and ask whoever is next.
   * @param {Reply} reply
   */
  async take(reply) {
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
    });
    for (const record of fresh) this.options.announce(record);
    await this.keep();
    if (person && reply.viewer !== seat) await this.look(seat);
    else if (person) await this.askDraft("");
    else if (seat !== null && !play.paused) this.letThink(seat);
  }

  /**
   * See the table as a seat sees it.
   * @param {number | null} viewer
   */
  async look(viewer) {
    if (!this.now) return;
    const { replies } = await this.engine.ask("look", { table: this.now.table, viewers: [viewer] });
    await this.take(replies[0]);
  }

  async keep() {
    if (!this.now) return;
    const { game, table } = this.now;
    const { token } = await this.engine.ask("save", { table });
    this.store.set({ saved: { game, token } });
    await keepGame({ game, token });
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
    if (draft.status === "more" && others.length === 0 && !this.options.isDrawn(word)) {
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
      const { prompt } = play.reply;
      if (prompt.seat === null) {
        await this.explain(play.reply.viewer ?? 0, word);
        return;
      }
      const words = play.draft.move ? play.draft.move.split(" ") : [];
      if (words.at(-1) === word && !play.draft.touch.includes(word)) {
        await this.askDraft(words.slice(0, -1).join(" "));
        return;
      }
      const said = [...words, word].join(" ");
      const draft = await this.askDraft(said);
      if (draft?.status === "done") await this.say(said);
      if (draft?.status !== "no") return;
      // Another piece of one's own is no mistake: the sentence begins again with it.
      if (words.length > 0 && (await this.askDraft(word))?.status !== "no") return;
      if (draft.refusal) this.refuse(draft.refusal);
    });
  }

  /**
   * Tell why a sentence may not be said now.
   * @param {number} seat
   * @param {string} move
   */
  async explain(seat, move) {
    if (!this.now) return;
    const { refusal } = await this.engine.ask("why", { table: this.now.table, seat, move });
    if (refusal) this.refuse(refusal);
  }

  /** @param {import("./store.js").Refusal} refusal */
  refuse(refusal) {
    this.store.setPlay({ refusal });
    this.options.refuse(refusal);
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
      this.refuse(answer.refusal);
      return;
    }
    this.turn += 1;
    await this.take(answer.replies[0]);
  }

  /**
   * Say what was typed, for the seat that is asked, else for whoever looks.
   * @param {string} text
   */
  submit(text) {
    const sentence = text.trim().split(/\s+/).join(" ");
    return this.inLine(async () => {
      if (sentence) await this.say(sentence, this.ownSeat());
    });
  }

  /** The person whose turn it is, or else the one who looks. */
  ownSeat() {
    return this.now?.reply.prompt.seat ?? this.now?.reply.viewer ?? 0;
  }

  /** Give up; the first time only asks whether that is really meant. */
  resign() {
    if (this.now?.resigning) return this.inLine(() => this.say("resign", this.ownSeat()));
    this.store.setPlay({ resigning: true });
    return this.line;
  }

  /** Offer a draw, or agree, where one's own seat has offered already, for the other. */
  draw() {
    return this.inLine(async () => {
      if (!this.now) return;
      const { prompt, seats } = this.now.reply;
      const silent = seats.map((_, seat) => seat).filter((seat) => !prompt.offers.includes(seat));
      await this.say("draw", silent.includes(this.ownSeat()) ? this.ownSeat() : silent[0]);
    });
  }

  /** Take the last word back. */
  back() {
    return this.inLine(() => {
      const words = this.now?.draft.move.split(" ").filter(Boolean) ?? [];
      return words.length > 0 ? this.askDraft(words.slice(0, -1).join(" ")) : Promise.resolve();
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
    this.turn += 1;
    return this.inLine(async () => {
      const play = this.now;
      if (!play) return;
      const verb = play.reply.prompt.undo ? "undo" : "takeback";
      const answer = await this.engine.ask(verb, { table: play.table, viewers: [play.reply.viewer] });
      if (answer.refusal) this.refuse(answer.refusal);
      else {
        this.store.setPlay({ paused: false });
        await this.take(answer.replies[0]);
      }
    });
  }

  /** Stop the computer's thinking; nothing is played until people let it go on. */
  stop() {
    this.turn += 1;
    this.store.setPlay({ paused: true, thinking: null, refusal: null });
  }

  /** Let the computer think again. */
  goOn() {
    this.store.setPlay({ paused: false, refusal: null });
    const seat = this.now && nextSeat(this.now.reply);
    if (typeof seat === "number") this.letThink(seat);
  }

  /**
   * Let a computer have its turn. People may stop it, undo or leave while it thinks.
   * @param {number} seat
   */
  letThink(seat) {
    const turn = this.turn;
    const stopped = () => this.turn !== turn || !this.now;
    this.store.setPlay({ thinking: { seat, nodes: 0 } });
    const think = async () => {
      const play = this.now;
      if (!play) return;
      const pause = wait(this.options.fast ? 0 : PACE);
      const move = await this.engine.think(play.table, seat, {
        ceiling: CEILING,
        stopped,
        progress: ({ nodes }) => stopped() || this.store.setPlay({ thinking: { seat, nodes } }),
      });
      await pause;
      if (!stopped()) await this.inLine(async () => stopped() || this.say(move, seat));
    };
    think().catch(this.options.fail);
  }
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param {Reply} reply
 * @returns {number | null} the seat whose turn it is; of several that choose in secret, the first
 */
export function nextSeat(reply) {
  return reply.prompt.waiting.find((seat) => seat >= 0) ?? null;
}

/** @param {import("./store.js").Sitter[]} seats */
function firstPerson(seats) {
  const seat = seats.findIndex(({ who }) => who === "person");
  return seat < 0 ? null : seat;
}
