/** The maker: puts a sheet together question by question; each change is written, and its text is the address. */

import { speak } from "../access/announcer.js";
import { findOther, listFitting, resolveItems } from "../sheets/drawing.js";
import { Pictures } from "./boards.js";
import { findDraft } from "./collected.js";
import { plainItem } from "./teachers.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("#border").SheetItem} SheetItem */
/** @typedef {{title: string, locks: string[], word: string, each: boolean, items: SheetItem[]}} Plan a sheet in the making */
/** @typedef {{task: string, skill: string, preset: string, dots: number, count: number, isDrawn: boolean,
 *   level: number}} Wish what is to be added; "" and 0 for any; level: of the computers of a whole game */

/** The page that it is. */
const MAKE = "make";

/** What is wished for at first. @type {Wish} */
const WISH = { task: "", skill: "", preset: "", dots: 0, count: 5, isDrawn: false, level: 2 };

/** Questions that are added at once, at most. */
export const MOST_AT_ONCE = 20;

export class Maker {
  /** @param {import("./boards.js").Uses} uses */
  constructor(uses) {
    this.uses = uses;
    this.pictures = new Pictures(uses);
    /** The game of the sheet. */
    this.game = "";
    /** @type {Plan} */
    this.plan = emptyPlan();
    this.wish = WISH;
    /** Why the plan is no sheet, "" where it is one, or empty. */
    this.refused = "";
    /** The presets of the game. @type {Record<string, {seats: number[]}>} */
    this.presets = {};
  }

  /**
   * Take up the sheet that is looked at, or the one that was in the making, or begin one.
   * @param {Teachers} teachers
   */
  async open(teachers) {
    const { game, uses } = teachers;
    this.presets = (await uses.games.describe(game)).presets;
    if (this.game !== game) this.wish = WISH; // no two games have the same kinds
    this.game = game;
    this.refused = "";
    const draft = teachers.sheet ? "" : await findDraft(teachers.disk, game);
    if (draft) teachers.sheet = await teachers.read(draft);
    const { sheet } = teachers;
    this.plan = sheet ? { ...sheet, items: sheet.items.map(plainItem) } : emptyPlan();
    this.draw(teachers);
  }

  /** The questions, each with its puzzle. @param {Teachers} teachers */
  list(teachers) {
    const { word, each, items } = this.plan;
    return resolveItems({ hash: "", word, each, items }, teachers, 0);
  }

  /** Begin to draw the boards that are not drawn yet; nobody waits for them. @param {Teachers} teachers */
  draw(teachers) {
    void this.pictures.draw(this.game, this.list(teachers));
  }

  /** Begin a new sheet. @param {Teachers} teachers */
  begin(teachers) {
    return this.change(teachers, emptyPlan());
  }

  /** The puzzles from which the wish can be fulfilled. @param {Teachers} teachers */
  listFitting({ puzzles }) {
    const { task, skill, preset, dots } = this.wish;
    return listFitting({ task, skill, preset, dots, first: 0 }, puzzles);
  }

  /** @param {Partial<Wish>} change */
  want(change) {
    this.wish = { ...this.wish, ...change };
    this.uses.store.set({});
  }

  /** Those of them that are not on the sheet yet. @param {Teachers} teachers */
  listFresh(teachers) {
    const taken = new Set(this.plan.items.map(({ id }) => id));
    return this.listFitting(teachers).filter(({ id }) => !taken.has(id));
  }

  /**
   * The puzzle that may take the place of one on the sheet, null where there is none.
   * @param {Teachers} teachers
   * @param {import("../model/state.d.ts").Puzzle} puzzle
   */
  findOther({ puzzles }, puzzle) {
    const taken = new Set(this.plan.items.map(({ id }) => id));
    return findOther(puzzle, puzzles, this.wish, taken);
  }

  /**
   * Have another puzzle asked in the place of one, and say which.
   * @param {Teachers} teachers
   * @param {number} at
   * @param {import("../model/state.d.ts").Puzzle} other
   */
  exchange(teachers, at, { id }) {
    speak("say", this.uses.words.say("maker-exchanged", { number: at + 1, id }));
    return this.alter(teachers, at, { id });
  }

  /** Add what is wished for: draws, or puzzles that are not on the sheet yet, the easiest first. @param {Teachers} teachers */
  add(teachers) {
    const { task, skill, preset, dots, count, isDrawn } = this.wish;
    if (this.listFitting(teachers).length === 0) return undefined;
    const asked = /** @type {const} */ ({ asks: "best", level: 0 });
    if (isDrawn) {
      const first = teachers.puzzles.length;
      const draw = /** @type {const} */ ({ kind: "draw", ...asked, task, skill, preset, dots, first });
      return this.change(teachers, { items: [...this.plan.items, ...Array(count).fill(draw)] });
    }
    const chosen = pickEvenly(this.listFresh(teachers), count).toSorted(
      (one, other) => one.dots - other.dots,
    );
    const items = chosen.map(({ id }) => /** @type {SheetItem} */ ({ kind: "puzzle", ...asked, id }));
    return this.change(teachers, { items: [...this.plan.items, ...items] });
  }

  /** Add a whole game, which everybody plays with the same deal. @param {Teachers} teachers */
  addGame(teachers) {
    const { preset, level } = this.wish;
    const key = preset || Object.keys(this.presets)[0];
    const seats = this.presets[key].seats;
    const item = /** @type {SheetItem} */ ({
      kind: "deal",
      asks: "play",
      level,
      preset: key,
      options: {},
      seats: seats.find((count) => count > 1) ?? seats[0],
    });
    return this.change(teachers, { items: [...this.plan.items, item] });
  }

  /**
   * @param {Teachers} teachers
   * @param {number} at
   * @param {Partial<SheetItem>} change
   */
  alter(teachers, at, change) {
    const items = this.plan.items.map((item, number) => (number === at ? { ...item, ...change } : item));
    return this.change(teachers, { items });
  }

  /** Ask something else of a question: to play on needs an opponent. @param {Teachers} teachers @param {number} at @param {SheetItem["asks"]} asks */
  ask(teachers, at, asks) {
    return this.alter(teachers, at, { asks, level: asks === "play" ? this.wish.level : 0 });
  }

  /** @param {Teachers} teachers @param {number} at */
  remove(teachers, at) {
    return this.change(teachers, { items: this.plan.items.filter((_, number) => number !== at) });
  }

  /** Move a question by so many places, and say so. @param {Teachers} teachers @param {number} at @param {number} by */
  move(teachers, at, by) {
    speak("say", this.uses.words.say("maker-moved", { from: at + 1, to: at + by + 1 }));
    const items = [...this.plan.items];
    const [item] = items.splice(at, 1);
    items.splice(at + by, 0, item);
    return this.change(teachers, { items });
  }

  /** @param {Teachers} teachers @param {string} lock @param {boolean} isOn */
  lock(teachers, lock, isOn) {
    const others = this.plan.locks.filter((each) => each !== lock);
    return this.change(teachers, { locks: isOn ? [...others, lock] : others });
  }

  /**
   * Change the plan, and write it where it is a sheet: then it is what the address holds, and nothing is lost.
   * @param {Teachers} teachers
   * @param {Partial<Plan>} change
   */
  async change(teachers, change) {
    const { engine, store } = this.uses;
    const { game } = this;
    this.plan = { ...this.plan, ...change };
    const { plan } = this;
    this.refused = "";
    store.set({});
    if (plan.items.length === 0) {
      teachers.hold(null);
      return;
    }
    await teachers.begin();
    const { title, locks, word, each, items } = plan;
    const written = await engine.send("compose", { game, title, locks, word, each, items });
    // Meanwhile it may have changed once more, or somebody has left it.
    if (this.plan !== plan || teachers.page !== MAKE || store.state.screen !== "teachers") return;
    if (written.refusal) this.refused = teachers.tell(written.refusal);
    else teachers.hold({ ...plan, game, hash: written.hash, text: written.text });
    this.draw(teachers);
    store.set({});
  }
}

/** @returns {Plan} */
const emptyPlan = () => ({ title: "", locks: [], word: "", each: false, items: [] });

/**
 * So many of a list, evenly from its first to its last.
 * @template T
 * @param {T[]} list
 * @param {number} count
 */
export const pickEvenly = (list, count) =>
  list.length <= count
    ? list
    : Array.from(
        { length: count },
        (_, at) => list[Math.round((at * (list.length - 1)) / Math.max(1, count - 1))],
      );
