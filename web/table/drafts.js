/** A sentence in the making: hands touches to Python, which says what they mean, and shows what may be touched next. */

import { lineOf } from "../model/trials.js";

/** @typedef {import("#border").Draft} Draft */

const NOTHING_CHOSEN = { code: "nothing-chosen", args: {}, rule: "" };

export class Drafts {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   announcer: import("../access/announcer.js").Announcer, touched: import("../kept/touched.js").Touched,
   *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence,
   *   play: import("./play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** @type {string[]} words that were touched and are not answered yet */
    this.coming = [];
    /** The word that was touched last where something could come of it. */
    this.latest = "";
    /** Whether that took something back. */
    this.tookBack = false;
  }

  /**
   * Touch the thing that a word stands for, or lay it onto another.
   * @param {string} word
   * @param {{said: string, onto: string}} [laid] said: before it was taken hold of
   * @param {boolean} [isSecond] whether it is the second of two quick taps
   */
  touch(word, laid, isSecond = false) {
    const { store, touched, line, sentence } = this.uses;
    const seat = store.play?.reply.prompt.seat ?? null;
    // While there are others to be answered first, all of them are written down, in their order.
    if (seat !== null && this.coming.length > 0 && this.coming.length === line.unsettled)
      touched.note({ verb: "touch", seat, said: sentence.words.join(" "), words: [...this.coming, word] });
    this.coming.push(laid?.onto ?? word);
    return line.add(async () => {
      const answer = await this.sendTouch(word, laid, isSecond).finally(() => this.coming.shift());
      if (answer) await this.follow(answer, { meant: laid?.onto ?? word });
    });
  }

  /**
   * Have Python say what comes of touching the thing that a word stands for.
   * @param {string} word
   * @param {{said: string, onto: string}} [laid]
   * @param {boolean} [isSecond]
   * @returns {Promise<import("../engine/session.js").Answer<"touch"> | null>} null where nothing is to be done about it any more
   */
  async sendTouch(word, laid, isSecond = false) {
    const { engine, store, touched, play } = this.uses;
    if (!store.play || play.refusePast() || (isSecond && this.isUndoing(word))) return null;
    if (store.play.done) {
      // Two taps where one would do are no mistake, nor is one that ends what is being shown.
      if (word === this.latest || lineOf(store.play).length > 0) play.nudge();
      else play.refuse({ code: `${store.play.kind}-done`, args: {}, rule: "" });
      return null;
    }
    this.latest = word;
    const { table, saying, reply } = store.play;
    const { seat, id: prompt } = reply.prompt;
    if (seat === null) {
      await play.explain(reply.viewer, word);
      return null;
    }
    const said = { seat, said: saying.draft.move, ...laid };
    // What was touched since is written down already, with this before it.
    if (this.coming.length === 1) touched.note({ verb: "touch", ...said, words: [word] });
    const answer = await engine.send("touch", { table, prompt, ...said, word });
    this.tookBack = answer.result === "taken back";
    return store.play?.table === table ? answer : null;
  }

  /**
   * Whether to touch a thing once more would give back what it was touched for: who taps twice means to tap once.
   * @param {string} word
   */
  isUndoing(word) {
    const { draft } = this.uses.store.play?.saying ?? {};
    const isSaid = draft?.move.split(" ").includes(word) && !draft.touch.includes(word);
    return word === this.latest && (isSaid || this.tookBack);
  }

  /**
   * Go on with what a touch has come to. A verb that is said by itself may end it.
   * @param {import("../engine/session.js").Answer<"touch"> | import("../engine/session.js").Answer<"play">} answer
   * @param {{seat?: number, meant?: string}} more seat: who has touched it, where that is not who is asked; meant: the word
   */
  async follow(answer, { seat, meant }) {
    const { play, sentence, announcer } = this.uses;
    if (answer.replies || answer.refusal) {
      await play.hear(answer, meant);
      return;
    }
    const { move, status } = sentence.endOf(answer.draft);
    if (status === "done") await play.say(move, seat);
    else {
      sentence.lay(answer.draft);
      announcer.tellTurn();
    }
  }

  /** Say what has to be said before the word that was touched and refused, and then that word. */
  async mean() {
    const { play, store, line } = this.uses;
    const { args, meant } = store.play?.saying.refusal ?? {};
    if (!meant || typeof args?.first !== "string") return;
    const { first } = args;
    await line.add(() => play.say(first));
    if (!store.play?.saying.refusal) await this.touch(meant);
  }

  /**
   * Take hold of the thing that a word stands for: show what may come after it. Nothing is played by that, also where the
   * word is a whole sentence.
   * @param {string} word
   * @returns {Promise<{before: Draft, held: Draft, prompt: import("#border").Prompt} | null>} before: what was said till
   *   then; prompt: what is asked; null where nobody is
   */
  async pick(word) {
    const { engine, store, line, sentence } = this.uses;
    let picked = null;
    await line.add(async () => {
      const { play: now } = store;
      if (!now || now.looking.past || now.reply.prompt.seat === null) return;
      const { table } = now;
      const before = now.saying.draft;
      const request = { table, seat: now.reply.prompt.seat, said: before.move, word };
      const { draft } = await engine.send("hold", request);
      if (store.play?.table !== table) return;
      const held = draft.status === "done" ? draft : sentence.lay(draft);
      picked = { before, held, prompt: now.reply.prompt };
    });
    return picked;
  }

  /**
   * Let go what was held: all is as it was before, unless something has been said since.
   * @param {{before: Draft, held: Draft}} picked
   */
  putBack({ before, held }) {
    const { store, line, sentence } = this.uses;
    return line.add(async () => {
      if (store.play?.saying.draft.move === held.move) sentence.lay(before);
    });
  }

  /** Take the last word back. */
  back() {
    const { play, line, sentence, announcer } = this.uses;
    return line.add(async () => {
      if (play.refusePast()) return;
      const { words } = sentence;
      if (words.length === 0) {
        play.refuse(NOTHING_CHOSEN);
        return;
      }
      await sentence.say(words.slice(0, -1).join(" "));
      announcer.tellTurn();
    });
  }

  /** Play a draft that could go on but need not. */
  confirm() {
    const { play, store, line } = this.uses;
    return line.add(async () => {
      const { draft } = store.play?.saying ?? {};
      if (draft?.status === "may") await play.say(draft.move);
    });
  }

  /**
   * Say what the person behind the curtain answers before everybody, who see no hand.
   * @param {string} word
   */
  answer(word) {
    const { play, line, store } = this.uses;
    const length = store.play?.reply.length;
    return line.add(async () => {
      const seat = store.play?.looking.curtain ?? null;
      // What is asked by then may be asked of somebody else.
      if (seat !== null && store.play?.reply.length === length) await play.say(word, seat);
    });
  }
}
