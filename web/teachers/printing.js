/** Printing: lays what a teacher wants on paper, as it will come out, and has the browser print it. */

import { PRINTS } from "games:prints";
import { html, svg } from "lit";
import { restingUi } from "../draw/still.js";
import { printSheet } from "./print-sheet.js";
import { rulesPages } from "./rules-pages.js";

/** @typedef {import("../draw/paper.js").Page} PaperPage */
/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("./paper.js").Paper} Paper */

/** What every game prints. */
const RULES = "rules";

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
    /** What lies on paper, "" for nothing yet. */
    this.what = "";
    /** @type {PaperPage[]} */
    this.pages = [];
    /** The number on the class's list for which a sheet is printed, 0 for none. */
    this.number = 0;
  }

  /** Names of all that can be printed. */
  get names() {
    return [RULES, ...this.prints.map(({ key }) => key)];
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
    await this.layOut(teachers);
  }

  /** Lay it on paper anew, as it is wanted now. @param {Teachers} teachers */
  async layOut(teachers) {
    this.pages = await this.makePages(teachers);
    this.uses.store.set({});
  }

  /**
   * @param {Teachers} teachers
   * @returns {Promise<PaperPage[]>}
   */
  async makePages({ game, sheet, puzzles, skills, link }) {
    const { uses, isLarge: large, number } = this;
    if (sheet) return printSheet(sheet, { pack: { puzzles, skills }, number, link, large }, uses);
    if (this.what === RULES) return rulesPages(game, uses, { large });
    const print = this.prints.find(({ key }) => key === this.what);
    if (!print) return [];
    const say = uses.words.of(game);
    const { colours } = await uses.games.describe(game);
    return print.pages(say, restingUi(say, colours, { html, svg }));
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
