/** The puzzles of a game as they are on this device: its pack, those of one's own, and what was done with each. */

import { isSolvedOn, openSolved } from "../kept/solved.js";
import { dayOf } from "../model/dates.js";
import { makeId } from "../model/id.js";
import { NO_SKILLS } from "../model/skills.js";
import { puzzleOf } from "./choosing.js";
import { openPack } from "./packs.js";
import { addOwn, isSolved, listDue, note, readRecord } from "./records.js";
import { puzzleAt } from "./trials.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */

/** Moments of one review that are looked at: each may take a second. */
const MOST_KEPT = 8;

export class Collection {
  /** @param {{engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words}} uses */
  constructor(uses) {
    this.uses = uses;
    this.disk = openSolved(readRecord);
    /** @type {Puzzle[]} of the game that is practised */
    this.pack = [];
    this.skills = NO_SKILLS;
    /** @type {Map<string, Element>} a picture of each kind */
    this.pictures = new Map();
    this.game = "";
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
   * @param {import("../engine/session.js").Table} table
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
    if (found.length > 0) await this.disk.update(game, (record) => addOwn(record ?? {}, found));
    const record = this.disk.copies.get(game) ?? {};
    return found.filter(({ id }) => Object.hasOwn(record, id)).length;
  }

  /** The game's puzzle of today. */
  get ofToday() {
    return puzzleOf(this.pack, dayOf());
  }

  /** Whether that was solved today. */
  get isTodayDone() {
    return isSolvedOn(this.record, dayOf());
  }

  /**
   * How many puzzles of a kind are solved, and how many there are.
   * @param {string} task
   */
  countKind(task) {
    const all = this.pack.filter((each) => each.task === task);
    return { done: all.filter(({ id }) => isSolved(this.record[id])).length, of: all.length };
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
   * Note how a puzzle went.
   * @param {Puzzle} puzzle
   * @param {import("./records.js").How} how
   */
  note({ id, task }, how) {
    const now = { how, task, isOfDay: id === this.ofToday?.id };
    return this.disk.update(this.game, (before) => ({ ...before, [id]: note(before?.[id], now) }));
  }
}
