/** A sentence in the making: turns touches into words, and asks Python which may follow. */

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
   * What a touch may mean, the likeliest first: it goes on with what was said. Else it is no mistake, but takes the place
   * of the last word, or the sentence begins again with it.
   * @param {string} word
   */
  meaningsOf(word) {
    const { words } = this;
    const isOpen = words.length === 0 || this.app.play.now?.draft.touch.includes(word);
    return isOpen ? [[...words, word]] : [[...words, word], [...words.slice(0, -1), word], [word]];
  }

  /**
   * Ask what comes of a touch, by its likeliest meaning that leads anywhere; where none does, the first tells why.
   * @param {number} seat
   * @param {string[]} meanings sentences
   * @param {number} [prompt] that was answered by it
   * @returns {Promise<import("../engine/session.js").Answer<"touch"> | null>} the answer; null where the table has gone meanwhile
   */
  async askMeanings(seat, meanings, prompt) {
    const { engine, play } = this.app;
    const { now } = play;
    if (!now) return null;
    let first = null;
    for (const said of meanings) {
      const request = { table: now.table, seat, said, prompt, viewers: [now.reply.viewer] };
      const answer = await engine.ask("touch", request);
      if (play.now?.table !== now.table) return null;
      if (!answer.draft || answer.replies || this.endOf(answer.draft).status !== "no") return answer;
      first ??= answer;
    }
    return first;
  }

  /**
   * Touch the thing that a word stands for.
   * @param {string} word
   */
  touch(word) {
    const { touched, play, turns, announcer } = this.app;
    const seat = play.now?.reply.prompt.seat ?? null;
    // While there are others to be answered first, it goes on with them, or would not be what was meant.
    if (seat !== null && this.coming.length > 0 && this.coming.length === play.unsettled)
      touched.note({ seat, verb: "touch", meanings: [[...this.words, ...this.coming, word].join(" ")] });
    this.coming.push(word);
    return play.inLine(async () => {
      const answer = await this.askTouch(word).finally(() => this.coming.shift());
      if (!answer) return;
      if (answer.replies) await turns.take(answer);
      else if (answer.refusal) play.refuse(answer.refusal, word);
      else {
        const draft = this.lay(answer.draft);
        if (draft.status === "no" && draft.refusal) play.refuse(draft.refusal, word);
        // A verb that was said by itself has ended it.
        else if (draft.status === "done") await play.say(draft.move);
        else if (draft.status !== "no") announcer.tellTurn();
      }
    });
  }

  /**
   * Ask what comes of touching the thing that a word stands for.
   * @param {string} word
   * @returns {Promise<import("../engine/session.js").Answer<"touch"> | null>} null where nothing is to be done about it any more
   */
  async askTouch(word) {
    const { touched, play, announcer } = this.app;
    if (!play.now || play.refusePast()) return null;
    const { prompt, viewer } = play.now.reply;
    const { words } = this;
    if (prompt.seat === null) {
      await play.explain(viewer, word);
      return null;
    }
    if (words.at(-1) === word && !play.now.draft.touch.includes(word)) {
      await this.ask(words.slice(0, -1).join(" "));
      announcer.tellTurn();
      return null;
    }
    const meanings = this.meaningsOf(word).map((meant) => meant.join(" "));
    // What was touched since is written down already, with this before it.
    if (this.coming.length === 1) touched.note({ seat: prompt.seat, verb: "touch", meanings });
    return this.askMeanings(prompt.seat, meanings, prompt.id);
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
   * word is a whole sentence; and nothing is taken back, where it was said already.
   * @param {string} word
   * @returns {Promise<Draft | null>} null where nobody is asked
   */
  async pick(word) {
    const { engine, play } = this.app;
    /** @type {Draft | null} */
    let picked = null;
    await play.inLine(async () => {
      const { now } = play;
      if (!now || now.past || now.reply.prompt.seat === null) return;
      const { words } = this;
      if (words.at(-1) === word) {
        picked = now.draft;
        return;
      }
      const { table, reply } = now;
      for (const meant of this.meaningsOf(word)) {
        const request = { table, seat: /** @type {number} */ (reply.prompt.seat), said: meant.join(" ") };
        const { draft } = await engine.ask("draft", request);
        if (play.now?.table !== table) return;
        if (this.isTakenBack(word, draft)) {
          picked = now.draft;
          return;
        }
        picked = draft.status === "done" || draft.status === "no" ? draft : this.lay(draft);
        if (draft.status !== "no") return;
      }
    });
    return picked;
  }

  /**
   * Lay what is held on the thing that a word stands for. What goes with it already stays so: nobody takes a thing back by
   * laying something on it.
   * @param {string} word
   */
  async layOn(word) {
    const { engine, play } = this.app;
    const stays = await play.inLine(async () => {
      const { now } = play;
      if (!now || !this.words.includes(word)) return false;
      const said = [...this.words, word].join(" ");
      const request = { table: now.table, seat: /** @type {number} */ (now.reply.prompt.seat), said };
      const { draft } = await engine.ask("draft", request);
      return this.isTakenBack(word, draft);
    });
    if (!stays) await this.touch(word);
  }

  /**
   * Whether a word is said less often than it was.
   * @param {string} word
   * @param {Draft} draft what it would come to
   */
  isTakenBack(word, { move }) {
    const count = (/** @type {string[]} */ words) => words.filter((each) => each === word).length;
    return count(move.split(" ")) < count(this.words);
  }

  /**
   * Say again what was said before.
   * @param {string} said
   */
  restore(said) {
    return this.app.play.inLine(() => this.ask(said));
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
