/** A question on the table: lays its position, hears what is answered, and tells how it went. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../draw/bring.js";
import { Habits } from "./habits.js";
import { tellJudged, tellSolved } from "./telling.js";

/** @typedef {import("../model/store.js").Puzzle} Puzzle */
/** @typedef {import("../model/store.js").Trial} Trial */
/** @typedef {import("../model/store.js").Guide} Guide */
/** @typedef {import("./records.js").How} How */
/** @typedef {{puzzle: Puzzle, way: Trial["way"], asks: NonNullable<import("#border").Verbs["puzzle"][0]["asks"]>, aids?: import("../model/store.js").Aids}} Question */
/** @typedef {Pick<Guide, "place" | "view" | "next" | "again"> & {tried?: (trial: Trial) => unknown,
 *   solved: (how: How, trial: Trial) => unknown}} Frame what stands around it; tried: is told of each wrong answer; solved: how it was */
/** @typedef {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
 *   words: import("../i18n/words.js").Words, sound: import("../access/sound.js").Sound,
 *   play: import("../table/play.js").Play, turns: import("../table/turns.js").Turns, room: HTMLElement}} Uses */

export class Posing {
  /** @param {Uses} uses */
  constructor(uses) {
    this.uses = uses;
    this.habits = new Habits();
  }

  /** @returns {Trial | null} the question on the table */
  get trial() {
    return this.uses.store.play?.lesson?.puzzle ?? null;
  }

  /**
   * Lay a question on the table; return whether it can be asked so: nobody can judge one of several answers, or a word.
   * @param {string} game
   * @param {Question} question
   * @param {Frame} frame
   */
  async lay(game, { puzzle, way, asks, aids }, frame) {
    const { engine, play, words } = this.uses;
    await this.habits.read();
    const { reckons } = this.habits.chosen;
    const { task, seat, position } = puzzle;
    const posed = await engine.send("puzzle", { game, task, seat, position, asks, aids, reckons });
    if (posed.refusal) throw new Error(posed.refusal.code);
    const { several, answers, words: choices, said: judged } = posed.puzzle;
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
      several,
      number: answers,
      said: [],
      wrong: [],
      refuted: [],
      judged,
      why: null,
      reckons: posed.puzzle.reckons,
    };
    const guide = this.guide(frame);
    const lesson = { key: "puzzle", number: 0, of: 0, rule: "", goals: [], about: [], puzzle: trial, guide };
    await play.open(game, { ...posed, lesson });
    play.show();
    bringIntoSight(".lesson");
    const say = words.of(game);
    speak("say", judged ? tellJudged(judged, say) : say(`task-${task}`));
    return true;
  }

  /**
   * What stands and is done at the table of a question.
   * @param {Frame} frame
   * @returns {Guide}
   */
  guide({ place, view, next, again, tried, solved }) {
    return {
      place,
      view,
      next,
      again,
      answer: (part) => this.answer(part, solved),
      hear: () => this.hear(solved),
      reckon: async (reckons) => {
        await this.habits.choose({ reckons });
        await again();
      },
      refused: (refusal) => this.refused(refusal, { tried, solved }),
    };
  }

  /** @param {Partial<Trial>} change */
  set(change) {
    const { store } = this.uses;
    const { lesson } = store.play ?? {};
    if (lesson?.puzzle) store.setPlay({ lesson: { ...lesson, puzzle: { ...lesson.puzzle, ...change } } });
  }

  /**
   * Hear why a sentence was not played: it may be one of several right answers, or a wrong one.
   * @param {import("../model/store.js").Refusal} refusal
   * @param {Pick<Frame, "tried" | "solved">} told
   */
  async refused({ code, args }, { tried, solved }) {
    const { trial } = this;
    if (!trial) return;
    const move = String(args.move);
    if (code === "puzzle-found") await this.answer(move, solved);
    else if (code.startsWith("wrong-")) {
      const wrong = [...trial.wrong, [...trial.said, move]];
      this.set({ wrong });
      await tried?.({ ...trial, wrong });
      if (!trial.words.includes(move)) await this.refute(move);
    }
  }

  /**
   * Tell what would come after a wrong sentence, where that is what refutes it.
   * @param {string} move
   */
  async refute(move) {
    const { engine, store } = this.uses;
    const table = store.play?.table;
    if (!table) return;
    const { events } = await engine.send("refute", { table, part: move });
    if (store.play?.table === table) this.set({ refuted: events });
  }

  /**
   * Hear what was just played, which was right so far; return whether anything was that is not heard yet.
   * @param {Frame["solved"]} solved
   */
  async hear(solved) {
    const { play } = this.uses.store;
    const { trial } = this;
    if (!play || !trial) return false;
    if (play.lesson?.done) return true;
    const moves = play.log.filter(({ seat }) => seat === play.reply.viewer);
    const move = moves.at(-1)?.move;
    // Of several answers only the last one is played.
    const isListed = trial.several || trial.asks === "many";
    if (!move || moves.length <= (isListed ? 0 : trial.said.length)) return false;
    await this.answer(move, solved);
    return true;
  }

  /**
   * Give a part of an answer.
   * @param {string} part
   * @param {Frame["solved"]} solved
   */
  async answer(part, solved) {
    const { engine, play, store, turns } = this.uses;
    const table = store.play?.table;
    if (!table || !this.trial) return;
    const answer = await engine.send("answer", { table, part });
    if (store.play?.table !== table) return;
    if (answer.refusal) {
      play.refuse(answer.refusal);
      return;
    }
    const { result, number, said, why } = answer;
    this.set({ number, said, why, refuted: [] });
    if (why) await this.refute(String(why.args.move));
    if (result === "right") await this.solve(solved);
    else {
      store.setPlay({ saying: { refusal: null } });
      await turns.take(answer);
    }
  }

  /** It is solved: say so, and let it be remembered. @param {Frame["solved"]} solved */
  async solve(solved) {
    const { store, sound, words, room } = this.uses;
    const { trial } = this;
    const { lesson, reply, game } = store.play ?? {};
    if (!trial || !lesson || !reply || !game) return;
    store.setPlay({ lesson: { ...lesson, done: true }, saying: { refusal: null } });
    void sound.play("badge", 0.3);
    speak("say", tellSolved(trial, words.of(game)));
    await solved(trial.wrong.length === 0 && reply.hints === 0 ? "alone" : "helped", trial);
    // Once it is drawn, the focus goes to what comes next.
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
