/** A sentence in the making: hands touches to Python, which says what they mean, and shows what may be touched next. */

/** @typedef {import("../store.js").Draft} Draft */

const NOTHING_CHOSEN = { code: "nothing-chosen", args: {}, rule: "" };

export class Drafts {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {string[]} words that were touched and are not answered yet */
    this.coming = [];
  }

  /** The words said so far. @returns {string[]} */
  get words() {
    return this.app.play.now?.draft.move.split(" ").filter(Boolean) ?? [];
  }

  /**
   * The draft to which one leads: a verb that is the only word to go on with, and that nothing on the table stands for, is
   * said by itself; but nobody's whole sentence is.
   * @param {Draft} draft
   */
  endOf(draft) {
    let laid = draft;
    while (laid.next && (laid.move || laid.next.status !== "done")) {
      if (this.app.play.isDrawn(laid.touch[0], laid)) break;
      laid = laid.next;
    }
    return laid;
  }

  /**
   * Show what may be touched, unless the words lead nowhere.
   * @param {Draft} draft
   * @returns {Draft} the one that is shown, or leads nowhere
   */
  lay(draft) {
    const laid = this.endOf(draft);
    if (laid.status !== "no") {
      this.app.store.setPlay({ draft: laid, refusal: null, resigning: false });
      this.app.hints.follow(laid.move);
    }
    return laid;
  }

  /**
   * Ask what may be touched after some words.
   * @param {string} said
   * @returns {Promise<Draft | null>} null where nobody is asked for a sentence
   */
  async ask(said) {
    const { now } = this.app.play;
    if (!now || now.reply.prompt.seat === null) return null;
    const request = { table: now.table, seat: /** @type {number} */ (now.reply.prompt.seat), said };
    const { draft } = await this.app.engine.ask("draft", request);
    return this.app.play.now?.table === now.table ? this.lay(draft) : null;
  }

  /** A whole sentence that could be said now; "" where nobody is asked. @returns {Promise<string>} */
  async findSentence() {
    const { now } = this.app.play;
    const seat = now?.reply.prompt.seat ?? null;
    if (!now || seat === null) return "";
    const { move } = await this.app.engine.ask("example", { table: now.table, seat, said: now.draft.move });
    return move ?? "";
  }

  /**
   * Touch the thing that a word stands for, or lay it onto another.
   * @param {string} word
   * @param {{said: string, onto: string}} [laid] said: before it was taken hold of
   */
  touch(word, laid) {
    const { touched, play } = this.app;
    const seat = play.now?.reply.prompt.seat ?? null;
    // While there are others to be answered first, it goes on with them, or would not be what was meant.
    if (seat !== null && this.coming.length > 0 && this.coming.length === play.unsettled)
      touched.note({ verb: "touch", seat, said: [...this.words, ...this.coming].join(" "), word });
    this.coming.push(laid?.onto ?? word);
    return play.inLine(async () => {
      const answer = await this.askTouch(word, laid).finally(() => this.coming.shift());
      if (answer?.result === "refused") play.refuse(answer.refusal, word);
      else if (answer) await this.follow(answer);
    });
  }

  /**
   * Ask what comes of touching the thing that a word stands for.
   * @param {string} word
   * @param {{said: string, onto: string}} [laid]
   * @returns {Promise<import("../engine/session.js").Answer<"touch"> | null>} null where nothing is to be done about it any more
   */
  async askTouch(word, laid) {
    const { engine, touched, play } = this.app;
    if (!play.now || play.refusePast()) return null;
    const { table, draft, reply } = play.now;
    const { seat, id: prompt } = reply.prompt;
    if (seat === null) {
      await play.explain(reply.viewer, word);
      return null;
    }
    const request = { seat, said: draft.move, word, ...laid };
    // What was touched since is written down already, with this before it.
    if (this.coming.length === 1) touched.note({ verb: "touch", ...request });
    const answer = await engine.ask("touch", { table, prompt, ...request });
    return play.now?.table === table ? answer : null;
  }

  /**
   * Go on with what a touch has come to. A verb that is said by itself may end it.
   * @param {import("../engine/session.js").Either<import("../store.js").Answer | import("#border").Drafted>} answer
   * @param {number} [seat]
   */
  async follow(answer, seat) {
    const { play, turns, announcer } = this.app;
    if (answer.replies) {
      await turns.take(answer);
      return;
    }
    const { move, status } = this.endOf(answer.draft);
    if (status === "done") await play.say(move, seat);
    else {
      this.lay(answer.draft);
      announcer.tellTurn();
    }
  }

  /** Say what has to be said before the word that was touched and refused, and then that word. */
  async mean() {
    const { play } = this.app;
    const { args, meant } = play.now?.refusal ?? {};
    if (!meant || typeof args?.first !== "string") return;
    const { first } = args;
    await play.inLine(() => play.say(first));
    if (!play.now?.refusal) await this.touch(meant);
  }

  /**
   * Take hold of the thing that a word stands for: show what may come after it. Nothing is played by that, also where the
   * word is a whole sentence.
   * @param {string} word
   * @returns {Promise<{before: Draft, held: Draft} | null>} before: what was said till then; null where nobody is asked
   */
  async pick(word) {
    const { engine, play } = this.app;
    let picked = null;
    await play.inLine(async () => {
      const { now } = play;
      if (!now || now.past || now.reply.prompt.seat === null) return;
      const { table, draft: before } = now;
      const request = { table, seat: now.reply.prompt.seat, said: before.move, word };
      const { draft } = await engine.ask("hold", request);
      if (play.now?.table !== table) return;
      picked = { before, held: draft.status === "done" ? draft : this.lay(draft) };
    });
    return picked;
  }

  /**
   * Let go what was held: all is as it was before, unless something has been said since.
   * @param {{before: Draft, held: Draft}} picked
   */
  putBack({ before, held }) {
    return this.app.play.inLine(async () => {
      if (this.app.play.now?.draft === held) this.lay(before);
    });
  }

  /** Take the last word back. */
  back() {
    const { play, announcer } = this.app;
    return play.inLine(async () => {
      if (play.refusePast()) return;
      const { words } = this;
      if (words.length === 0) {
        play.refuse(NOTHING_CHOSEN);
        return;
      }
      await this.ask(words.slice(0, -1).join(" "));
      announcer.tellTurn();
    });
  }

  /** Play a draft that could go on but need not. */
  confirm() {
    const { play } = this.app;
    return play.inLine(async () => {
      if (play.now?.draft.status === "may") await play.say(play.now.draft.move);
    });
  }
}
