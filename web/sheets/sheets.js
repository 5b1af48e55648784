/** A sheet as a pupil works through it: lays its questions on the table, keeps what is said, and makes the slip of it. */

import { gameOf } from "../games/index.js";
import { flat } from "../i18n/arguments.js";
import { openSaid } from "../kept/solved.js";
import { findAddress, linkTo } from "../model/addresses.js";
import { makeId } from "../model/id.js";
import { scoreOfGame } from "../model/score.js";
import { NO_SKILLS, practisedBy } from "../model/skills.js";
import { openPack } from "../puzzles/packs.js";
import { puzzleAt, Trials } from "../puzzles/trials.js";
import { isHere, optionsOf, placeOf, questionOf, resolveItems } from "./drawing.js";
import {
  beginProgress,
  minutesOf,
  noteSaid,
  readProgress,
  saidOf,
  triesOf,
  wentOf,
  worthOf,
} from "./records.js";

/** @typedef {import("#border").SheetRead & {text: string}} Sheet */
/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("./drawing.js").Asked & {puzzle: Puzzle | null, isPlayed: boolean}} Question */
/** @typedef {{store: import("../model/store.js").Store, site: import("../engine/start.js").Site,
 *   engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words,
 *   games: import("../page/games.js").Games, library: import("../kept/library.js").Library,
 *   address: import("../page/address.js").Address, notices: import("../page/notices.js").Notices,
 *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share}>} & import("../puzzles/trials.js").Uses} Uses */

/** On a class's list, at most. */
export const MOST_NUMBER = 99;

/** Hints that a slip can tell. */
const MOST_HINTS = 99;

export class Sheets {
  /** @param {Uses} uses */
  constructor(uses) {
    this.uses = uses;
    this.trials = new Trials(uses);
    this.disk = openSaid(readProgress);
    /** @type {Sheet | null} */
    this.sheet = null;
    this.number = 0;
    /** @type {Question[]} */
    this.questions = [];
    /** @type {Pick<import("../puzzles/packs.js").Pack, "puzzles" | "skills">} */
    this.pack = { puzzles: [], skills: NO_SKILLS };
    const { kinds, words } = uses;
    kinds.set("game", {
      ...kinds.of({ kind: "game" }),
      acts: ({ place }) => (place ? [{ label: words.say("sheet-all"), act: () => this.back() }] : []),
      nextOf: ({ place }) => (place ? this.nextAfter(atOf(place)) : null),
    });
  }

  /** Where it is kept what was said: each number of a class has its own, where the questions are others for each. */
  get key() {
    return this.sheet ? `${this.sheet.hash}-${this.sheet.each ? this.number : 0}` : "";
  }

  get progress() {
    return this.disk.copies.get(this.key) ?? beginProgress(this.number);
  }

  /** Whether it can be begun: who has questions of their own says first which number they have. */
  get isReady() {
    return !this.sheet?.each || this.number > 0;
  }

  /** The first question that is not solved, and is here; -1 where there is none. */
  get next() {
    return this.questions.findIndex((_, at) => this.has(at) && !saidOf(this.progress, at).done);
  }

  /** Those that are here and went so, by their places from 0. @param {import("./records.js").Went[]} went */
  list(...went) {
    return [...this.questions.keys()].filter(
      (at) => this.has(at) && went.includes(wentOf(saidOf(this.progress, at))),
    );
  }

  /** The questions that are worth another go: those that are not solved, and those that took more than one. */
  get again() {
    return this.list("tried", "part", "helped");
  }

  /** What its questions practise. */
  get practised() {
    return practisedBy(this.questions, this.pack.skills);
  }

  /**
   * How far the sheet is, for whoever is told of that; null where somebody does something else.
   * @returns {import("../model/state.d.ts").Worked | null}
   */
  get worked() {
    const { sheet, isReady, key } = this;
    const { screen, play } = this.uses.store.state;
    const isHere = screen === "sheet" || play?.trial?.way === "sheet" || Boolean(play?.place);
    if (!sheet || !isReady || !isHere) return null;
    const { text, game, hash } = sheet;
    const asked = [...this.questions.keys()].filter((at) => this.has(at));
    const all = asked.map((at) => saidOf(this.progress, at));
    const over = all.filter((said) => worthOf(said) !== undefined);
    return {
      ...{ key, text, game, hash },
      of: all.length,
      said: all.filter((said) => triesOf(said).length > 0 || said.game).length,
      worths: over.map((said) => worthOf(said) ?? null),
      isSolved: over.every(({ done }) => done),
      hints: all.reduce((sum, { hints }) => sum + hints, 0),
    };
  }

  /** Whether a question can be asked here. @param {number} at */
  has(at) {
    const question = this.questions[at];
    return question !== undefined && (question.puzzle !== null || (question.isPlayed && isHere(question)));
  }

  /**
   * Come in by a link.
   * @param {string} text of the sheet
   * @param {string} [number] of a question, from 1
   */
  async enter(text, number = "") {
    const { store, play } = this.uses;
    if (!(await this.open(text))) return;
    const at = Number(number) - 1;
    if (this.isReady && this.has(at)) await this.lay(at);
    else {
      if (store.play) play.leave();
      this.show();
    }
  }

  /**
   * Have a sheet here with all that its questions need; return whether it has come, else people are told, in the lobby.
   * @param {string} text
   */
  async open(text) {
    const { engine, games, notices, play, words } = this.uses;
    if (this.sheet?.text === text) return true;
    try {
      engine.want();
      await Promise.all([words.load("shell", "sheets"), words.load("shell", "puzzles")]);
      if (!(await games.isWanted({ room: "sheet", id: text }))) return false;
      const sheet = await engine.send("sheet", { text });
      if (sheet.refusal) {
        const { code, args } = sheet.refusal;
        notices.give("sheet-broken", { why: words.say(`refusal-${code}`, flat(args)) });
        play.toLobby();
        return false;
      }
      const { game } = sheet;
      if (!gameOf(game)?.puzzles) throw new Error(`no puzzles of ${game}`);
      games.expect(game);
      const [pack] = await Promise.all([
        openPack(game),
        this.disk.values(),
        words.load(game, `${game}-puzzles`),
      ]);
      this.pack = pack;
      this.sheet = { ...sheet, text };
      this.number = sheet.each ? 0 : (this.disk.copies.get(`${sheet.hash}-0`)?.number ?? 0);
      this.resolve();
      return true;
    } catch (error) {
      console.info("no sheet:", error);
      notices.give("puzzles-absent");
      play.toLobby();
      return false;
    }
  }

  /** Find what is asked of whom. */
  resolve() {
    const { sheet, pack, number } = this;
    if (!sheet) return;
    this.questions = resolveItems(sheet, pack, number).map((asked) => {
      const stood = questionOf(asked);
      const puzzle = asked.puzzle ?? (stood && puzzleAt(stood));
      return { ...asked, puzzle, isPlayed: asked.item.asks === "play" };
    });
  }

  /**
   * Say which number one has on the class's list.
   * @param {number} number
   */
  async choose(number) {
    const { store } = this.uses;
    this.number = Number.isInteger(number) && number > 0 && number <= MOST_NUMBER ? number : 0;
    this.resolve();
    if (!this.sheet?.each) await this.keep((progress) => ({ ...progress, number: this.number }));
    store.set({});
  }

  /** @param {(before: import("./records.js").Progress) => import("./records.js").Progress} change */
  async keep(change) {
    await this.disk.update(this.key, (before) => change(before ?? beginProgress(this.number)));
    this.uses.store.set({});
  }

  /** Show all its questions. */
  show() {
    const { store, address } = this.uses;
    store.set({ screen: "sheet", coming: null });
    address.go(`sheet/${this.sheet?.text}`);
    void this.followGames();
  }

  /** See which of its games are over, and what they are worth: each goes its own way, and may be gone on with from the lobby. */
  async followGames() {
    try {
      for (const at of this.list("begun")) {
        const kept = await this.uses.library.find(saidOf(this.progress, at).game);
        const worth = kept?.over ? await this.findWorth(kept.token) : null;
        if (kept?.over) await this.keep((progress) => noteSaid(progress, at, { done: true, worth }));
      }
    } catch (error) {
      console.info("It will be seen the next time whether a game of the sheet is over:", error);
    }
  }

  /** What a game that is over is worth; null where nobody can say. @param {string} token */
  async findWorth(token) {
    const loaded = await this.uses.engine.send("load", { token });
    if (loaded.refusal) return null;
    await loaded.table.close();
    return scoreOfGame(loaded.replies[0]).scaled;
  }

  /** Leave the table for the list of questions. */
  back() {
    const { store, play } = this.uses;
    if (store.play) play.leave();
    this.show();
  }

  /** Lay the next question that is not solved, or show that all are. */
  goOn() {
    const { next } = this;
    return next < 0 ? this.back() : this.lay(next);
  }

  /** Lay the next question that is worth another go, or show how all went. @param {number} at the one that was done again */
  goOnAgain(at) {
    const next = this.again.find((each) => each > at);
    return next === undefined ? this.back() : this.lay(next);
  }

  /** What the sheet allows. */
  get aids() {
    const { locks = [] } = this.sheet ?? {};
    return { hints: !locks.includes("hints"), takebacks: !locks.includes("takebacks") };
  }

  /**
   * Lay a question on the table.
   * @param {number} at
   */
  async lay(at) {
    const { notices, play } = this.uses;
    const question = this.questions[at];
    if (!this.sheet || !question) return;
    try {
      if (question.isPlayed) await this.play(at, question);
      else if (question.puzzle) {
        const { asks } = question.item;
        const { done, parts = [] } = saidOf(this.progress, at);
        const asked = {
          puzzle: question.puzzle,
          way: /** @type {const} */ ("sheet"),
          aids: this.aids,
          said: done ? [] : parts,
        };
        const isLaid =
          asks !== "play" && (await this.trials.lay(this.sheet.game, { ...asked, asks }, this.frameOf(at)));
        // Of some kinds nobody can judge an answer: then the question itself is asked.
        if (!isLaid) await this.trials.lay(this.sheet.game, { ...asked, asks: "best" }, this.frameOf(at));
      }
    } catch (error) {
      notices.fail(error);
      play.toLobby();
    }
  }

  /** The address of a question. @param {number} at */
  placeOf(at) {
    return `sheet/${this.sheet?.text}/${at + 1}`;
  }

  /**
   * What stands and is done around a question.
   * @param {number} at
   * @returns {import("../puzzles/trials.js").Frame}
   */
  frameOf(at) {
    const { said: before, hints: helped, done: isAgain } = saidOf(this.progress, at);
    /** @param {import("../model/state.d.ts").Trial} trial @param {boolean} done */
    const note = ({ wrong, said }, done) => {
      const hints = Math.min(helped + (this.uses.store.play?.reply.hints ?? 0), MOST_HINTS);
      const tries = [...before, ...wrong];
      const change = done ? { said: [...tries, said], parts: [] } : { said: tries, parts: said };
      return this.keep((progress) => noteSaid(progress, at, { ...change, hints, done }));
    };
    const { words } = this.uses;
    return {
      place: this.placeOf(at),
      which: { at: at + 1, of: this.questions.length },
      sharedAs: this.sheet?.each ? "" : "question", // which is another one for each number, and the link knows none
      partingOf: ({ done }) => ({
        acts: done ? [] : [{ label: words.say("sheet-skip"), act: () => this.goOnFrom(at) }],
        back: { label: words.say("sheet-all"), act: () => this.back() },
      }),
      next: () => (isAgain ? this.goOnAgain(at) : this.goOnFrom(at)),
      again: () => this.lay(at),
      tried: (trial) => note(trial, false),
      found: (trial) => note(trial, false),
      failed: () => this.keep((progress) => noteSaid(progress, at, { failed: true })),
      solved: (how, trial) =>
        isAgain
          ? this.keep((progress) => noteSaid(progress, at, { again: how === "alone" || how === "second" }))
          : note(trial, true),
    };
  }

  /** The next question after one that is not solved: those that were left for later come in the end. @param {number} at */
  findNext(at) {
    const others = [...this.questions.keys()].filter(
      (each) => this.has(each) && !saidOf(this.progress, each).done,
    );
    return others.find((each) => each > at) ?? others.find((each) => each < at);
  }

  /** Lay the question that comes next after one. @param {number} at */
  goOnFrom(at) {
    const next = this.findNext(at);
    return next === undefined ? this.back() : this.lay(next);
  }

  /** What comes next after a game. @param {number} at */
  nextAfter(at) {
    const label = this.findNext(at) === undefined ? "sheet-back" : "sheet-next";
    return { label: this.uses.words.say(label), act: () => this.goOnFrom(at) };
  }

  /**
   * Play on from a position, or play a whole game; one that was begun goes on.
   * @param {number} at
   * @param {Question} question
   */
  async play(at, question) {
    const { address, engine, games, library, play } = this.uses;
    const { sheet, aids } = this;
    if (!sheet) return;
    const isThere = address.hold();
    const kept = await library.find(saidOf(this.progress, at).game);
    const id = kept?.id ?? makeId();
    const seed = `${sheet.word || sheet.hash}${sheet.each ? `-${this.number}` : ""}-${at + 1}`;
    const { item } = question;
    const { level } = item;
    const opened = kept
      ? await engine.send("load", { token: kept.token })
      : item.kind === "deal"
        ? await engine.send("new", {
            game: sheet.game,
            options: optionsOf(item, await games.describe(sheet.game)),
            seats: Array.from({ length: item.seats ?? 1 }, (_, seat) =>
              seat === 0 || level === 0 ? { who: "person" } : { who: "computer", level },
            ),
            seed,
            aids,
          })
        : await engine.send("resume", { game: sheet.game, level, seed, aids, ...placeOf(question) });
    if (opened.refusal) throw new Error(opened.refusal.code);
    await this.keep((progress) => noteSaid(progress, at, { game: id }));
    await play.open(isThere, sheet.game, opened, { id, place: this.placeOf(at) });
  }

  /** See whether a game of the sheet is over by what was just said at its table. */
  settle() {
    const { play } = this.uses.store;
    return this.sheet && play?.place && play.reply.outcome ? this.followGames() : undefined;
  }

  /** Put what was said on a slip, and show its link and code. */
  async hand() {
    const { engine, later, library, notices, site, words } = this.uses;
    const { sheet, progress } = this;
    if (!sheet) return;
    try {
      const items = await Promise.all(
        this.questions.map(async ({ isPlayed }, at) => {
          const said = saidOf(progress, at);
          const { hints, game } = said;
          if (!isPlayed) return { said: triesOf(said), hints };
          const kept = game ? await library.find(game) : null;
          return { said: kept ? [[kept.token]] : [], hints: 0 };
        }),
      );
      const about = {
        game: sheet.game,
        sheet: sheet.hash,
        number: this.number,
        minutes: minutesOf(progress),
      };
      const slip = await engine.send("fill", { ...about, items });
      if (slip.refusal) {
        notices.give("sheet-broken", {
          why: words.say(`refusal-${slip.refusal.code}`, flat(slip.refusal.args)),
        });
        return;
      }
      const { share } = await later.bring();
      const link = linkTo(`slip=${slip.text}`, findAddress(site));
      await share.open(link, { game: sheet.game, of: "slip", told: "slip-what" });
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Begin anew, for the next pupil at this device. */
  async clear() {
    await this.keep(() => beginProgress(0));
    this.number = 0;
    this.resolve();
    this.uses.store.set({});
  }
}

/** Which question an address names, from 0. @param {string} place */
const atOf = (place) => Number(place.split("/").at(-1)) - 1;
