/** Printing: lays what a teacher wants on paper, as it will come out, and has the browser print it. */

import { PRINTS } from "games:prints";
import { html, svg } from "lit";
import { restingUi } from "../draw/still.js";
import { Latest } from "../engine/latest.js";
import { printSheet } from "./print-sheet.js";
import { rulesPages } from "./rules-pages.js";

/** @typedef {import("../draw/paper.js").Page} PaperPage */
/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("./paper.js").Paper} Paper */

/** What every game prints. */
const RULES = "rules";

/** What has so little to read that larger letters would change nothing. */
const DRAWN = ["board", "cards"];

/** Where papers are as high as a letter, as far as a browser's language tells. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/;

export class Printing {
  /** @param {import("./print-sheet.js").Uses & Parameters<typeof rulesPages>[1]} uses */
  constructor(uses) {
    this.uses = uses;
    /** @type {Paper} */
    this.paper = LETTER.test(navigator.language) ? "letter" : "a4";
    this.isLarge = false;
    /** What the game prints besides its rules. @type {import("../draw/paper.js").Print[]} */
    this.prints = [];
    /** How many pages each of them has. @type {Map<string, number>} */
    this.counts = new Map();
    /** What lies on paper, "" for nothing yet. */
    this.what = "";
    /** The pages as they were laid out last, and for which letters. @type {{pages: PaperPage[], large: boolean}} */
    this.laid = { pages: [], large: false };
    this.latest = new Latest();
    /** The number on the class's list for which a sheet is printed, 0 for none. */
    this.number = 0;
  }

  /** Names of all that can be printed. */
  get names() {
    return [RULES, ...this.prints.map(({ key }) => key)];
  }

  /** Whether letters can be larger. */
  get hasLetters() {
    return !DRAWN.includes(this.what);
  }

  /** How many pages each of these has, but for the rules, which must be measured. @param {string} game @returns {Promise<Map<string, number>>} */
  async countPages(game) {
    const made = await this.openMaker(game);
    return new Map(this.prints.map((print) => [print.key, made(print).length]));
  }

  /**
   * Lay on paper what an address names.
   * @param {Teachers} teachers
   * @param {string} what
   */
  async open(teachers, what) {
    const { game, sheet } = teachers;
    const load = PRINTS[game];
    if (load) await this.uses.words.load(game, `${game}-teachers`);
    this.prints = (await load?.())?.PRINTS ?? [];
    this.what = sheet ? "sheet" : this.names.includes(what) ? what : "";
    this.laid = { pages: [], large: false }; // what lay there is of something else
    this.counts = this.what ? this.counts : await this.countPages(game);
    await this.layOut(teachers);
  }

  /**
   * Lay it on paper anew, as it is wanted now: nothing comes of what is still being laid out for an earlier wish.
   * @param {Teachers} teachers
   */
  async layOut(teachers) {
    const signal = this.latest.begin();
    const large = this.isLarge && this.hasLetters;
    try {
      const pages = await this.makePages(teachers, { large, signal });
      if (signal.aborted) return;
      this.laid = { pages, large };
      this.uses.store.set({});
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /**
   * @param {Teachers} teachers
   * @param {{large: boolean, signal: AbortSignal}} how
   * @returns {Promise<PaperPage[]>}
   */
  async makePages({ game, sheet, puzzles, skills, link }, { large, signal }) {
    const { uses, number } = this;
    if (sheet) return printSheet(sheet, { pack: { puzzles, skills }, number, link, large, signal }, uses);
    if (this.what === RULES) return rulesPages(game, uses, { large });
    const print = this.prints.find(({ key }) => key === this.what);
    return print ? (await this.openMaker(game))(print) : [];
  }

  /** What makes the pages of a print. @param {string} game */
  async openMaker(game) {
    const say = this.uses.words.of(game);
    const { colours } = await this.uses.games.describe(game);
    const ui = restingUi(say, colours, { html, svg });
    return (/** @type {import("../draw/paper.js").Print} */ print) => print.pages(say, ui);
  }

  /**
   * @param {Teachers} teachers
   * @param {Partial<Pick<Printing, "paper" | "isLarge" | "number">>} wanted
   */
  async change(teachers, wanted) {
    const { isLarge, number } = this;
    Object.assign(this, wanted);
    this.uses.store.set({});
    try {
      // On another paper lie the same pages.
      if (isLarge !== this.isLarge || number !== this.number) await this.layOut(teachers);
    } catch (error) {
      this.uses.notices.fail(error);
    }
  }
}
