/** The practice: lays puzzles on the table one after the other, each chosen by how the ones before have gone. */

import { gameOf } from "../games/index.js";
import { writeCsv } from "../model/csv.js";
import { dayOf } from "../model/dates.js";
import { askerView } from "./askers.js";
import { choose } from "./choosing.js";
import { Collection } from "./collection.js";
import { cheerOf } from "./path.js";
import { countSkills, HOWS, note } from "./records.js";
import { drawPuzzle } from "./today.js";
import { Trials } from "./trials.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {Trial["way"]} Way */
/** @typedef {import("../model/state.d.ts").Trial} Trial */

/** What is asked of a puzzle. @type {Trial["asks"]} */
const BEST = "best";
/** @type {Trial["asks"]} */
const MISTAKE = "mistake";

/** Milliseconds in which a second press is that of a double one: it would hit what the first has brought. */
const TWICE = 400;

export class Practice {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
   *   address: import("../page/address.js").Address, notices: import("../page/notices.js").Notices,
   *   play: import("../table/play.js").Play, rooms: import("../page/later.js").Rooms,
   *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share}>} & import("./trials.js").Uses} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.trials = new Trials(uses);
    this.collection = new Collection(uses);
    /** What was said since the practice began of answers of somebody else's, which is not kept. @type {import("./records.js").Record_} */
    this.judged = {};
    this.isLeaving = false;
    /** The picture of today's puzzle in the game that was looked at last. @type {{of: Puzzle | null, drawn: unknown}} */
    this.picture = { of: null, drawn: null };
  }

  /** @returns {Trial | null} the puzzle on the table */
  get trial() {
    return this.trials.trial;
  }

  /** The game that is practised. */
  get game() {
    return this.collection.game;
  }

  /** What somebody has chosen for all puzzles. */
  get habits() {
    return this.trials.habits.chosen;
  }

  /**
   * Show what there is to practise in a game.
   * @param {string} game
   */
  async open(game) {
    const { store, play, address } = this.uses;
    if (!(await this.has(game))) return;
    if (store.play) play.leave();
    this.judged = {};
    store.set({ screen: "puzzles", coming: null, notice: null });
    address.go(`puzzles/${game}`);
    void this.drawToday();
  }

  /** Draw the puzzle of today, once; Python tells how it looks, and nobody waits for that. */
  async drawToday() {
    const { game, collection } = this;
    const { ofToday } = collection;
    if (!ofToday || this.picture.of === ofToday) return;
    try {
      const drawn = await drawPuzzle(game, ofToday, this.uses);
      this.picture = { of: ofToday, drawn };
      this.uses.store.set({});
    } catch (error) {
      console.info("no picture of today:", error);
    }
  }

  /** The picture of today's puzzle, null as long as there is none. */
  get pictureOfToday() {
    return this.picture.of === this.collection.ofToday ? this.picture.drawn : null;
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
      await Promise.all([this.collection.bring(game), this.trials.habits.read()]);
      return true;
    } catch (error) {
      console.info("no puzzles:", error);
      notices.give("puzzles-absent");
      play.toLobby();
      return false;
    }
  }

  /**
   * Open a puzzle by an address.
   * @param {string} game
   * @param {string} id
   * @param {string} [asks] `mistake`, where somebody's answer to it is to be judged
   */
  async show(game, id, asks = BEST) {
    if (!(await this.has(game))) return;
    const puzzle = this.collection.find(id);
    const isOwn = this.collection.own.includes(id);
    // One of one's own is from their pile, and the next one is too.
    if (puzzle) await this.lay(puzzle, isOwn ? "own" : asks === MISTAKE ? "mistake" : "one");
    else {
      await this.open(game);
      this.uses.notices.give("puzzle-absent");
    }
  }

  /**
   * Open a game's puzzle of today; what there is besides, where it is solved.
   * @param {string} game
   */
  async today(game) {
    if (!(await this.has(game))) return;
    const { ofToday, isTodayDone } = this.collection;
    if (ofToday && !isTodayDone) await this.begin("day");
    else await this.open(game);
  }

  /** Begin to practise. @param {Way} way @param {string} [task] */
  begin(way, task = "") {
    this.judged = {};
    return this.go(way, task, null);
  }

  /** Let an animal stand for a name, "" for none. @param {string} animal */
  async nameBy(animal) {
    await this.trials.habits.choose({ animal });
    this.uses.store.set({});
  }

  /** Put the map of skills into a file. */
  async saveMap() {
    const { later, words } = this.uses;
    const { share } = await later.bring();
    const say = words.of(this.game);
    const head = [say("skill-map-skill"), ...HOWS.map((how) => say(`skill-map-${how}`))];
    const lines = countSkills(this.collection.skills, this.collection.record).map(({ skill, counts }) => [
      say(`skill-${skill}`),
      ...counts,
    ]);
    share.put(`number-parlour-${this.game}-${dayOf()}.csv`, writeCsv([head, ...lines]));
  }

  /** Lay the next one: what was opened by itself, as by a link, is followed by others of its kind. */
  next() {
    const { trial } = this;
    if (!trial) return undefined;
    const { way, puzzle } = trial;
    if (way === "kind" || way === "day" || way === "one") return this.go("kind", puzzle.task, puzzle);
    return this.go(way, "", puzzle);
  }

  /** Leave the puzzle on the table; who presses twice leaves one. @param {() => unknown} act */
  async leaveBy(act) {
    if (this.isLeaving) return;
    this.isLeaving = true;
    try {
      await act();
      await new Promise((done) => setTimeout(done, TWICE)); // on a slow device the second press is heard when that lies there
    } finally {
      this.isLeaving = false;
    }
  }

  /** @param {Way} way @param {string} task @param {Puzzle | null} last */
  async go(way, task, last) {
    const puzzle = this.choose(way, task, last);
    if (puzzle) await this.lay(puzzle, way);
    else await this.open(this.game);
  }

  /**
   * @param {Way} way
   * @param {string} task
   * @param {Puzzle | null} last
   * @returns {Puzzle | null | undefined}
   */
  choose(way, task, last) {
    const { collection } = this;
    if (way === "day") return collection.ofToday;
    if (way === "due" || way === "own") {
      const next = collection[way].find((id) => id !== last?.id);
      return next === undefined ? null : collection.find(next);
    }
    return choose(collection.pack, way === "mistake" ? this.judged : collection.record, { task, last });
  }

  /**
   * Lay a puzzle on the table.
   * @param {Puzzle} puzzle
   * @param {Way} way
   */
  async lay(puzzle, way) {
    const { games, notices, play } = this.uses;
    const { game } = this;
    if (!(await games.isWanted({ room: "puzzles", id: game }))) return;
    try {
      const question = { puzzle, way, asks: way === "mistake" ? MISTAKE : BEST };
      // There are kinds whose answers nobody can judge like that.
      if (!(await this.trials.lay(game, question, this.frameOf(question)))) await this.go(way, "", puzzle);
    } catch (error) {
      notices.fail(error);
      play.toLobby();
    }
  }

  /**
   * What stands and is done around a puzzle.
   * @param {Pick<Trial, "puzzle" | "asks">} question
   * @returns {import("./trials.js").Frame}
   */
  frameOf({ puzzle, asks }) {
    const { asker: animal } = this.collection.skills;
    return {
      place: ["puzzles", this.game, puzzle.id, ...(asks === MISTAKE ? [MISTAKE] : [])].join("/"),
      sharedAs: isPacked(puzzle) ? "puzzle" : "", // others have none of one's own
      asker: animal ? { animal, picture: askerView(animal) } : undefined,
      isFirst: () => isPacked(puzzle) && this.collection.countKind(puzzle.task).done === 0,
      partingOf: (play, say) => this.partingOf(play, say),
      next: () => this.leaveBy(() => this.next()),
      again: () => this.again(),
      solved: (how) => this.remember(how),
      failed: () => this.remember("tried"),
    };
  }

  /**
   * What leads away from a puzzle.
   * @param {import("../model/state.d.ts").Play} play
   * @param {import("../i18n/words.js").Say} say
   */
  partingOf({ done, game }, say) {
    const other = done
      ? { label: say("puzzle-again"), act: () => this.leaveBy(() => this.again()) }
      : { label: say("puzzle-skip"), act: () => this.leaveBy(() => this.skip()) };
    // Of somebody's answer one knows by then whether it is right.
    const others = done && this.trial?.asks === MISTAKE ? [] : [other];
    const put = { label: say("sheet-put"), act: () => this.putOn(), isQuiet: true };
    return {
      acts: this.trial && isPacked(this.trial.puzzle) ? [...others, put] : others, // a sheet names puzzles of packs
      back: { label: say("puzzles-all"), act: () => this.open(game) },
    };
  }

  /** Put it on a teacher's sheet, as it is asked. */
  putOn() {
    const { trial, game, uses } = this;
    if (!trial) return undefined;
    const item = /** @type {const} */ ({ kind: "puzzle", id: trial.puzzle.id, asks: trial.asks, level: 0 });
    return uses.rooms.get("teachers")?.use((room) => room.put?.(game, item));
  }

  /** Lay the same once more. */
  again() {
    return this.trial ? this.lay(this.trial.puzzle, this.trial.way) : undefined;
  }

  /** Leave it for another one. */
  async skip() {
    const isThere = this.uses.address.hold();
    await this.remember("tried");
    if (isThere()) await this.next();
  }

  /** @param {import("./records.js").How} how */
  async remember(how) {
    const { trial } = this;
    if (!trial) return;
    // Who has found somebody else's mistake has not answered the question itself.
    const { id, task } = trial.puzzle;
    if (trial.way === "mistake") {
      this.judged[id] = note(undefined, { how, task });
      return;
    }
    const before = this.collection.countKind(task).done;
    await this.collection.note(trial.puzzle, how);
    const { done, of } = this.collection.countKind(task);
    if (done > before) this.trials.cheer(cheerOf(done, of));
    this.uses.store.set({});
  }
}

/** Whether everybody has a puzzle: one of one's own is in no pack, and was not graded. @param {Puzzle} puzzle */
const isPacked = ({ dots }) => dots > 0;
