/** The practice: lays puzzles on the table one after the other, hears what is answered, and remembers how it went. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../draw/bring.js";
import { gameOf } from "../games/index.js";
import { openSolved } from "../kept/solved.js";
import { dayOf } from "../model/dates.js";
import { choose, nextDots, puzzleOf } from "./choosing.js";
import { openPack } from "./packs.js";
import { listDue, note, readRecord } from "./records.js";
import { tellJudged, tellSolved } from "./telling.js";

/** @typedef {import("../model/store.js").Puzzle} Puzzle */
/** @typedef {Trial["way"]} Way */
/** @typedef {import("../model/store.js").Trial} Trial */

export class Practice {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
   *   address: import("../page/address.js").Address, notices: import("../page/notices.js").Notices,
   *   sound: import("../access/sound.js").Sound,
   *   play: import("../table/play.js").Play, turns: import("../table/turns.js").Turns, room: HTMLElement,
   *   view: (play: import("../model/store.js").Play, say: import("../i18n/words.js").Say, practice: Practice) => unknown}} uses view: of a puzzle
   */
  constructor(uses) {
    this.uses = uses;
    this.disk = openSolved(readRecord);
    /** @type {Puzzle[]} of the game that is practised */
    this.pack = [];
    /** @type {import("./packs.js").Skills} */
    this.skills = { skills: {}, tasks: {} };
    /** @type {Map<string, Element>} a picture of each kind */
    this.pictures = new Map();
    this.game = "";
    /** @type {import("./records.js").How[]} how the puzzles went that were done since the practice began */
    this.course = [];
  }

  /** @returns {Trial | null} the puzzle on the table */
  get trial() {
    return this.uses.store.play?.lesson?.puzzle ?? null;
  }

  /** What was done with the game's puzzles. */
  get record() {
    return this.disk.copies.get(this.game) ?? {};
  }

  /** The puzzles that are asked again today, as far as the pack has them. */
  get due() {
    const known = new Set(this.pack.map(({ id }) => id));
    return listDue(this.record).filter((id) => known.has(id));
  }

  /** The game's puzzle of today. */
  get ofToday() {
    return puzzleOf(this.pack, dayOf());
  }

  /**
   * Show what there is to practise in a game.
   * @param {string} game
   */
  async open(game) {
    const { store, play, address } = this.uses;
    if (!(await this.has(game))) return;
    if (store.play) play.leave();
    this.course = [];
    store.set({ screen: "puzzles", coming: null, notice: null });
    address.go(`puzzles/${game}`);
  }

  /**
   * Have all that the puzzles of a game need; return whether it has come, else people are told, in the lobby.
   * @param {string} game
   */
  async has(game) {
    const { games, notices, play } = this.uses;
    if (!gameOf(game)?.puzzles) {
      play.toLobby();
      return false;
    }
    games.expect(game);
    try {
      await this.bring(game);
      return true;
    } catch (error) {
      console.info("no puzzles:", error);
      notices.give("puzzles-absent");
      play.toLobby();
      return false;
    }
  }

  /**
   * Have the words, the pack and the record of a game here.
   * @param {string} game
   */
  async bring(game) {
    const { words } = this.uses;
    const [{ puzzles, skills, pictures }] = await Promise.all([
      openPack(game),
      this.disk.values(),
      words.load("shell", "puzzles"),
      words.load(game, `${game}-puzzles`),
    ]);
    this.pack = puzzles;
    this.skills = skills;
    this.pictures = pictures;
    this.game = game;
  }

  /**
   * Open a puzzle by an address.
   * @param {string} game
   * @param {string} id
   */
  async show(game, id) {
    if (!(await this.has(game))) return;
    const puzzle = this.pack.find((each) => each.id === id);
    if (puzzle) await this.lay(puzzle, "one");
    else {
      await this.open(game);
      this.uses.notices.give("puzzle-absent");
    }
  }

  /** Begin to practise. @param {Way} way @param {string} [task] */
  begin(way, task = "") {
    this.course = [];
    return this.go(way, task, null);
  }

  /** Lay the next one. */
  next() {
    const { trial } = this;
    if (!trial) return undefined;
    const { way, puzzle } = trial;
    return this.go(way, way === "kind" ? puzzle.task : "", puzzle);
  }

  /** @param {Way} way @param {string} task @param {Puzzle | null} last */
  async go(way, task, last) {
    const puzzle = this.find(way, task, last);
    if (puzzle) await this.lay(puzzle, way);
    else await this.open(this.game);
  }

  /**
   * @param {Way} way
   * @param {string} task
   * @param {Puzzle | null} last
   * @returns {Puzzle | null | undefined}
   */
  find(way, task, last) {
    if (way === "day" || way === "one") return last ? null : this.ofToday;
    if (way === "due") {
      const next = this.due.find((id) => id !== last?.id);
      return this.pack.find(({ id }) => id === next);
    }
    const record = way === "mistake" ? {} : this.record;
    return choose(this.pack, record, { task, dots: nextDots(last?.dots ?? 0, this.course), last });
  }

  /**
   * Lay a puzzle on the table.
   * @param {Puzzle} puzzle
   * @param {Way} way
   */
  async lay(puzzle, way) {
    const { engine, games, notices, play, words } = this.uses;
    const { game } = this;
    if (!(await games.isWanted({ room: "puzzles", id: game }))) return;
    try {
      await extend(engine);
      const { task, seat, position } = puzzle;
      const posed = await engine.send("puzzle", { game, task, seat, position, mistake: way === "mistake" });
      if (posed.refusal) throw new Error(posed.refusal.code);
      const { several, answers, words: said, said: judged } = posed.puzzle;
      // There are kinds whose answers nobody can judge like that.
      if (way === "mistake" && !judged) return await this.go(way, "", puzzle);
      /** @type {Trial} */
      const trial = {
        puzzle,
        way,
        words: said,
        several,
        number: answers,
        said: [],
        wrong: 0,
        refuted: [],
        judged,
        why: null,
      };
      const guide = this.guideTo(puzzle);
      const lesson = {
        key: "puzzle",
        number: 0,
        of: 0,
        rule: "",
        goals: [],
        about: [],
        puzzle: trial,
        guide,
      };
      await play.open(game, { ...posed, lesson });
      play.show();
      bringIntoSight(".lesson");
      const say = words.of(game);
      speak("say", judged ? tellJudged(judged, say) : say(`task-${task}`));
    } catch (error) {
      notices.fail(error);
      play.toLobby();
    }
  }

  /**
   * What stands and is done at the table of a puzzle.
   * @param {Puzzle} puzzle
   * @returns {import("../model/store.js").Guide}
   */
  guideTo(puzzle) {
    return {
      place: `puzzles/${this.game}/${puzzle.id}`,
      view: (play, say) => this.uses.view(play, say, this),
      next: () => this.next(),
      again: () => this.again(),
      hear: () => this.hear(),
      refused: (refusal) => this.refused(refusal),
    };
  }

  /** Lay the same once more. */
  again() {
    return this.trial ? this.lay(this.trial.puzzle, this.trial.way) : undefined;
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
   */
  async refused({ code, args }) {
    const { trial } = this;
    if (!trial) return;
    if (code === "puzzle-found") await this.answer(String(args.move));
    else if (code.startsWith("wrong-")) {
      this.set({ wrong: trial.wrong + 1 });
      await this.refute(args);
    }
  }

  /**
   * Tell what would come after a wrong sentence, where that is what refutes it.
   * @param {import("../model/store.js").Refusal["args"]} args of why it is wrong
   */
  async refute({ move }) {
    const { engine, store } = this.uses;
    const table = store.play?.table;
    if (!table || typeof move !== "string") return;
    const { events } = await engine.send("refute", { table, part: move });
    if (store.play?.table === table) this.set({ refuted: events });
  }

  /** Hear what was just played, which was right so far; return whether anything was that is not heard yet. */
  async hear() {
    const { play } = this.uses.store;
    const { trial } = this;
    if (!play || !trial) return false;
    if (play.lesson?.done) return true;
    const moves = play.log.filter(({ seat }) => seat === play.reply.viewer);
    const move = moves.at(-1)?.move;
    // Of several answers only the last one is played.
    if (!move || moves.length <= (trial.several ? 0 : trial.said.length)) return false;
    await this.answer(move);
    return true;
  }

  /**
   * Give a part of an answer.
   * @param {string} part
   */
  async answer(part) {
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
    if (why) await this.refute(why.args);
    if (result === "right") await this.solve();
    else {
      store.setPlay({ saying: { refusal: null } });
      await turns.take(answer);
    }
  }

  /** It is solved: say so, and remember how. */
  async solve() {
    const { store, sound, words, room } = this.uses;
    const { trial } = this;
    const { lesson, reply, game } = store.play ?? {};
    if (!trial || !lesson || !reply || !game) return;
    const how = trial.wrong === 0 && reply.hints === 0 ? "alone" : "helped";
    store.setPlay({
      lesson: { ...lesson, done: true },
      saying: { refusal: null },
    });
    void sound.play("badge", 0.3);
    speak("say", tellSolved(trial, words.of(game)));
    await this.remember(how);
    // Once it is drawn, the focus goes to what comes next.
    const go = () => /** @type {HTMLElement | null} */ (room.querySelector(".dock .go.primary"))?.focus();
    requestAnimationFrame(() => requestAnimationFrame(go));
  }

  /** Leave it for another one. */
  async skip() {
    await this.remember("tried");
    await this.next();
  }

  /** @param {import("./records.js").How} how */
  async remember(how) {
    const { trial, game } = this;
    if (!trial) return;
    const { id, task } = trial.puzzle;
    this.course.push(how);
    // Who has found somebody else's mistake has not answered the question itself.
    if (trial.way === "mistake") return;
    await this.disk.update(game, (before) => ({ ...before, [id]: note(before?.[id], { how, task }) }));
    this.uses.store.set({});
  }
}

/** Those that know the verbs about puzzles. @type {WeakSet<import("../engine/session.js").Session>} */
const extended = new WeakSet();

/** Let Python know the verbs about puzzles. @param {import("../engine/engine.js").Engine} engine */
const extend = (engine) =>
  engine.sendAny(async (session) => {
    if (extended.has(session)) return;
    await session.post({ kind: "extend" }, "install");
    extended.add(session);
  });
