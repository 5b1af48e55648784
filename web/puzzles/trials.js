/** Trials: lays questions on the table, hears what answers to them have come to, and tells how they went. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../draw/bring.js";
import { wait } from "../engine/patience.js";
import { restOf } from "../model/steps.js";
import { Habits } from "./habits.js";
import { endView, foundView, puzzleView, refutedView, seenView, shownView } from "./puzzle-view.js";
import { howOf } from "./records.js";
import { tellBetter, tellBoth, tellFailed, tellJudged, tellSolved } from "./telling.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("../model/state.d.ts").Trial} Trial */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../table/kinds.js").Kind} Kind */
/** @typedef {import("./records.js").How} How */
/** @typedef {{puzzle: Puzzle, way: Trial["way"], asks: NonNullable<import("#border").Verbs["puzzle"][0]["asks"]>, aids?: import("#border").Aids, said?: string[]}} Question said:
 *   what was right of an answer before */
/** @typedef {{place: string, which?: import("./puzzle-view.js").Which, sharedAs: ReturnType<Kind["sharedAs"]>, asker?: import("./puzzle-view.js").Asker, isFirst?: () => boolean, partingOf: (play: Play, say: Say) => import("./puzzle-view.js").Parting, next: () => unknown,
 *   again: () => unknown, tried?: (trial: Trial) => unknown, found?: (trial: Trial) => unknown, failed?: () => unknown, solved: (how: How, trial: Trial) => unknown}} Frame what stands
 *   around a question: its address, which of how many it is, what a link to that is called ("" where others find something else there), the animal that asks it, whether somebody has solved none of its kind, what leads away from it, what comes next; tried: is told of each wrong answer, found: of each right part after which more is asked, failed: of one after which nothing more is asked; solved: how
 *   it was */
/** @typedef {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings, engine: import("../engine/engine.js").Engine,
 *   words: import("../i18n/words.js").Words, sound: import("../access/sound.js").Sound,
 *   address: import("../page/address.js").Address, line: import("../table/line.js").Line, kinds: import("../table/kinds.js").Kinds,
 *   play: import("../table/play.js").Play, room: HTMLElement}} Uses */

/** Milliseconds in which a sentence can be read at least. */
const READ = 2000;

/** @implements {Kind} */
export class Trials {
  /** @param {Uses} uses */
  constructor(uses) {
    this.uses = uses;
    this.habits = new Habits();
    /** @type {Frame | null} of the question on the table */
    this.frame = null;
  }

  /** @returns {Trial | null} the question on the table */
  get trial() {
    return this.uses.store.play?.trial ?? null;
  }

  /**
   * Lay a question on the table, unless somebody goes elsewhere meanwhile; return whether it can be asked so: nobody can judge one
   * of several answers, or a word.
   * @param {string} game
   * @param {Question} question
   * @param {Frame} frame
   */
  async lay(game, { puzzle, way, asks, aids, said = [] }, frame) {
    const { address, engine, kinds, play, settings, words } = this.uses;
    const isThere = address.hold();
    await this.habits.read();
    const { reckons } = this.habits.chosen;
    const { task, seat, position } = puzzle;
    const usual = { hints: !settings.barsHints, takebacks: true };
    const question = { game, task, seat, position, asks, aids: aids ?? usual, reckons, said };
    const posed = await engine.send("puzzle", question);
    if (posed.refusal) throw new Error(posed.refusal.code);
    const { several, about, answers, words: choices, said: judged, standing } = posed.puzzle;
    if (asks === "mistake" && !judged) {
      await posed.table.close();
      return false;
    }
    /** @type {Trial} */
    const trial = {
      puzzle,
      way,
      asks,
      words: choices,
      about,
      several,
      number: answers,
      args: {},
      cheer: "",
      said: [],
      found: [],
      wrong: [],
      line: [],
      both: [],
      judged,
      why: null,
      failed: false,
      better: null,
      reckons: posed.puzzle.reckons,
      ...standing,
    };
    this.frame = frame;
    kinds.set("trial", this);
    if (!(await play.open(isThere, game, posed, { about: { kind: "trial", lesson: null, trial } })))
      return true;
    bringIntoSight(".lesson");
    const say = words.of(game);
    speak("say", judged ? tellJudged(judged, say, frame.asker?.animal) : say(`task-${task}`));
    return true;
  }

  placeOf() {
    return this.frame?.place ?? "";
  }

  sharedAs() {
    return this.frame?.sharedAs ?? "";
  }

  /** Whether a hint is offered to somebody who has not solved one of this kind yet; where words are asked there is none. @param {Play} play */
  offersHint({ done, trial, reply }) {
    if (done || !trial || trial.judged || trial.words.length > 0) return false;
    return reply.aids.hints && reply.hints === 0 && Boolean(this.frame?.isFirst?.());
  }

  /** @param {Play} play @param {Say} say */
  view(play, say) {
    if (!this.frame) return "";
    const doing = {
      answer: (/** @type {string} */ word) => this.answer(word),
      show: (/** @type {number | null} */ at) => this.show(at),
      reckon: (/** @type {boolean} */ reckons) => this.reckon(reckons),
    };
    const { asker, which } = this.frame;
    const asking = { asker, which, isFirst: this.offersHint(play) };
    return puzzleView(play, say, this.frame.partingOf(play, say), doing, asking);
  }

  /**
   * What has come of an answer: once it has ended, how; before that, what would follow upon one that is refused.
   * @param {Play} play
   * @param {Say} say
   */
  come(play, say) {
    const { trial, done, reply, saying, looking } = play;
    if (!trial) return "";
    if (done) {
      const { shown } = looking;
      return shown === null ? endView(trial, say) : shownView(this.tellShown(play, shown, say));
    }
    return saying.refusal?.code.startsWith("wrong-") ? refutedView(trial, reply, say) : "";
  }

  /**
   * That one of several answers was right, or what was said of somebody's, until something is touched.
   * @param {Play} play
   * @param {Say} say
   */
  news({ trial, saying }, say) {
    if (!trial || trial.said.length === 0 || saying.draft.move) return "";
    if (trial.judged) return seenView(trial, say);
    return trial.several ? foundView(say) : "";
  }

  /**
   * What leads away from it, and whether sums are told, where the card has no room for that.
   * @param {Play} play
   * @param {Say} say
   */
  acts(play, say) {
    const { trial, done } = play;
    if (!trial || !this.frame) return [];
    const { acts, back } = this.frame.partingOf(play, say);
    const { reckons } = trial;
    if (reckons === null || done) return [...acts, back];
    const alone = { label: say("puzzle-alone"), act: () => this.reckon(!reckons), isOn: reckons };
    return [...acts, back, alone];
  }

  /** @param {Play} _play @param {Say} say */
  nextOf(_play, say) {
    return { label: say("puzzle-next"), act: () => this.frame?.next() };
  }

  again() {
    return this.frame?.again();
  }

  /** Lay it anew, with sums told or not, as it shall be for all puzzles from now on. @param {boolean} reckons */
  async reckon(reckons) {
    const isThere = this.uses.address.hold();
    await this.habits.choose({ reckons });
    if (isThere()) await this.again();
  }

  /** Answer with one of the words that there are to choose from; one that was pressed when it was solved is none. @param {string} word */
  answer(word) {
    const { line, play, store } = this.uses;
    const table = store.play?.table;
    return line.add(async () => {
      if (store.play?.table === table && !store.play?.done) await play.say(word);
    });
  }

  /** @param {Partial<Trial>} change */
  set(change) {
    const { trial } = this;
    if (trial) this.uses.store.setPlay({ trial: { ...trial, ...change } });
  }

  /** Hear what an answer has come to. @param {import("../table/kinds.js").Said} answer */
  async hear(answer) {
    const { store, words } = this.uses;
    if (answer.result === "wrong") {
      this.set({ wrong: answer.wrong, line: answer.line, both: answer.both });
      if (this.trial) await this.frame?.tried?.(this.trial);
      if (answer.better) await this.fail(answer.refusal, answer.better);
    }
    if (answer.result !== "right") return;
    const { number, args, said, found, why, both } = answer;
    this.set({ number, args, said, found, why, both });
    if (answer.done) {
      await this.solve();
      return;
    }
    if (this.trial) await this.frame?.found?.(this.trial);
    if (this.trial?.several) speak("say", words.of(store.play?.game ?? "")("puzzle-found"));
    else if (this.trial?.judged) speak("say", tellBetter(this.trial, words.of(store.play?.game ?? "")));
  }

  /**
   * Something wrong was said of somebody's answer: tell why, show what is better, and ask nothing more.
   * @param {import("#border").Refusal} why
   * @param {import("#border").Supposed} better
   */
  async fail(why, better) {
    const { store, words } = this.uses;
    this.set({ why, better, failed: true });
    store.setPlay({ done: true, looking: { hint: null } });
    if (!this.trial || !store.play) return;
    speak("say", tellFailed(this.trial, words.of(store.play.game)));
    await this.frame?.failed?.();
    this.focusNext();
    void this.showBoth();
  }

  /** Somebody has come to a place on the path that is worth a cheer. @param {import("./path.js").Cheer} cheer */
  cheer(cheer) {
    if (!cheer) return;
    const { store, words } = this.uses;
    this.set({ cheer });
    speak("say", words.of(store.play?.game ?? "")(`puzzle-cheer-${cheer}`));
  }

  /** It is solved: say so, and let it be remembered. */
  async solve() {
    const { store, sound, words } = this.uses;
    const { trial, frame } = this;
    const { reply, game } = store.play ?? {};
    if (!trial || !frame || !reply || !game) return;
    void sound.play("badge", 0.3);
    speak("say", tellSolved(trial, words.of(game)));
    await frame.solved(howOf(trial, reply.hints), trial);
    this.focusNext();
    void this.showBoth();
  }

  /**
   * What is told of the answer that is played out.
   * @param {Play} play
   * @param {number} at
   * @param {Say} say
   */
  tellShown({ trial, reply }, at, say) {
    return trial ? tellBoth(trial, reply, at, say, this.frame?.asker?.animal) : "";
  }

  /** Play out one of both answers on the board, null: none of them. @param {number | null} at */
  show(at) {
    const { store, words } = this.uses;
    const { play } = store;
    if (!play) return;
    store.setPlay({ saying: { refusal: null }, looking: { shown: at } });
    speak("say", at === null ? "" : this.tellShown(play, at, words.aloud(play.game)));
  }

  /**
   * Once it is over, play out somebody's answer, and then the better one, each for as long as its sentence is read; whatever
   * anybody does stops that. Where nothing is to move by itself, or all is to go fast, both wait for who calls for them.
   */
  async showBoth() {
    const { line, settings, store } = this.uses;
    const { table } = store.play ?? {};
    const stay = 2 * restOf(settings.value("pace"));
    if (!this.trial?.both.length || stay < READ || "still" in document.documentElement.dataset) return;
    const signal = line.showing.begin();
    for (const at of [...this.trial.both.keys(), null]) {
      await wait(stay, signal);
      if (signal.aborted || store.play?.table !== table) return;
      this.show(at);
    }
  }

  /** Once it is drawn, the focus goes to what comes next. */
  focusNext() {
    const { room } = this.uses;
    const go = () => /** @type {HTMLElement | null} */ (room.querySelector(".dock .go.primary"))?.focus();
    requestAnimationFrame(() => requestAnimationFrame(go));
  }
}

/**
 * A question that stands somewhere else than in a pack.
 * @param {import("#border").QuestionShown} question
 * @param {string} [id]
 * @returns {Puzzle}
 */
export const puzzleAt = (question, id = "") => ({
  id,
  ...question,
  answers: 0,
  solved: [],
  facts: {},
  dots: 0,
  presets: [],
  skills: [],
});
