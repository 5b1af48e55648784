/** The practice: lays puzzles on the table one after the other, and remembers how each went. */

import { gameOf } from "../games/index.js";
import { openSolved } from "../kept/solved.js";
import { writeCsv } from "../model/csv.js";
import { dayOf } from "../model/dates.js";
import { makeId } from "../model/id.js";
import { choose, nextDots, puzzleOf } from "./choosing.js";
import { openPack } from "./packs.js";
import { Posing, puzzleAt } from "./posing.js";
import { puzzleView } from "./puzzle-view.js";
import { addOwn, countSkills, HOWS, listDue, note, readRecord } from "./records.js";

/** @typedef {import("../model/store.js").Puzzle} Puzzle */
/** @typedef {Trial["way"]} Way */
/** @typedef {import("../model/store.js").Trial} Trial */

/** What is asked of a puzzle. @type {Trial["asks"]} */
const BEST = "best";
/** @type {Trial["asks"]} */
const MISTAKE = "mistake";

/** Moments of one review that are looked at: each may take a second. */
const MOST_KEPT = 8;

export class Practice {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
   *   address: import("../page/address.js").Address, notices: import("../page/notices.js").Notices,
   *   play: import("../table/play.js").Play, rooms: import("../page/later.js").Rooms,
   *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share}>} & import("./posing.js").Uses} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.posing = new Posing(uses);
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
    return this.posing.trial;
  }

  /** What was done with the game's puzzles. */
  get record() {
    return this.disk.copies.get(this.game) ?? {};
  }

  /** The puzzles that are asked again today, as far as they are known. */
  get due() {
    return listDue(this.record).filter((id) => this.record[id].how !== "missed" && this.find(id));
  }

  /** Those out of games of one's own that were not asked yet, the oldest first. */
  get own() {
    return listDue(this.record).filter((id) => this.record[id].how === "missed");
  }

  /**
   * A puzzle of the pack, or of one's own.
   * @param {string} id
   * @returns {Puzzle | undefined}
   */
  find(id) {
    const { own, task = "" } = Object.hasOwn(this.record, id) ? this.record[id] : {};
    return own ? puzzleAt({ task, ...own }, id) : this.pack.find((each) => each.id === id);
  }

  /**
   * Keep what people have missed in a game that was reviewed, as puzzles of their own; return how many are new.
   * @param {string} game
   * @param {import("../model/store.js").Table} table
   * @param {number[]} moments after so many records
   */
  async keep(game, table, moments) {
    const { engine, words } = this.uses;
    await Promise.all([words.load("shell", "puzzles"), this.disk.values()]);
    /** @type {Parameters<typeof addOwn>[1]} */
    const found = [];
    for (const at of moments.slice(0, MOST_KEPT)) {
      const { question } = await engine.send("own", { table, at });
      if (question) found.push({ id: `own-${makeId()}`, ...question });
    }
    const count = () => Object.keys(this.disk.copies.get(game) ?? {}).length;
    const before = count();
    if (found.length > 0) await this.disk.update(game, (record) => addOwn(record ?? {}, found));
    return count() - before;
  }

  /** What somebody has chosen for all puzzles. */
  get habits() {
    return this.posing.habits.chosen;
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
      this.posing.habits.read(),
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
    const puzzle = this.find(id);
    // One of one's own is from their pile, and the next one is too.
    if (puzzle) await this.lay(puzzle, this.own.includes(id) ? "own" : "one");
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

  /** Let an animal stand for a name, "" for none. @param {string} animal */
  async nameBy(animal) {
    await this.posing.habits.choose({ animal });
    this.uses.store.set({});
  }

  /** Put the map of skills into a file. */
  async saveMap() {
    const { later, words } = this.uses;
    const { share } = await later.bring();
    const say = words.of(this.game);
    const head = [say("skill-map-skill"), ...HOWS.map((how) => say(`skill-map-${how}`))];
    const lines = countSkills(this.skills, this.record).map(({ skill, counts }) => [
      say(`skill-${skill}`),
      ...counts,
    ]);
    share.put(`number-parlour-${this.game}-${dayOf()}.csv`, writeCsv([head, ...lines]));
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
    if (way === "day" || way === "one") return last ? null : this.ofToday;
    if (way === "due" || way === "own") {
      const next = this[way].find((id) => id !== last?.id);
      return next === undefined ? null : this.find(next);
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
    const { games, notices, play } = this.uses;
    const { game } = this;
    if (!(await games.isWanted({ room: "puzzles", id: game }))) return;
    try {
      const question = { puzzle, way, asks: way === "mistake" ? MISTAKE : BEST };
      // There are kinds whose answers nobody can judge like that.
      if (!(await this.posing.lay(game, question, this.frameOf(puzzle)))) await this.go(way, "", puzzle);
    } catch (error) {
      notices.fail(error);
      play.toLobby();
    }
  }

  /**
   * What stands and is done around a puzzle.
   * @param {Puzzle} puzzle
   * @returns {import("./posing.js").Frame}
   */
  frameOf(puzzle) {
    return {
      place: `puzzles/${this.game}/${puzzle.id}`,
      view: (play, say) => puzzleView(play, say, this.partingOf(play, say)),
      next: () => this.next(),
      again: () => this.again(),
      solved: (how) => this.remember(how),
    };
  }

  /**
   * What leads away from a puzzle.
   * @param {import("../model/store.js").Play} play
   * @param {import("../i18n/words.js").Say} say
   */
  partingOf({ lesson, game }, say) {
    const other = lesson?.done
      ? { label: say("puzzle-again"), act: () => this.again() }
      : { label: say("puzzle-skip"), act: () => this.skip() };
    const put = { label: say("sheet-put"), act: () => this.putOn(), isQuiet: true };
    return { acts: [other, put], back: { label: say("puzzles-all"), act: () => this.open(game) } };
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
