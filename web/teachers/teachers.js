/** The teachers' room: knows which game or sheet and which of its pages is looked at, and opens what a lesson's step needs. */

import { GAMES } from "../games/index.js";
import { flat } from "../i18n/arguments.js";
import { findAddress, linkTo, linkToTable } from "../model/addresses.js";
import { withDefaults } from "../model/fitting.js";
import { nameFile } from "../model/naming.js";
import { NO_SKILLS } from "../model/skills.js";
import { openPack } from "../puzzles/packs.js";
import { findDraft, keepDraft, openCollected, rememberSheet } from "./collected.js";
import { openReadings } from "./readings.js";

/** @typedef {import("./readings.js").Step} Step */
/** @typedef {import("./readings.js").ReadyLesson} ReadyLesson */
/** @typedef {import("#border").SheetRead & {text: string}} OpenSheet */
/** @typedef {{open?: (teachers: Teachers, detail: string) => unknown, view: (teachers: Teachers, say: import("../i18n/words.js").Say) => unknown,
 *   has?: (teachers: Teachers) => boolean}} Page a page of a game or of a sheet; open: brings what it needs, before it is shown; detail: what its
 *   address has after its name; has: whether there is something on it */

/** What an address has before the key of a ready lesson. */
const LESSON = "lesson";

/** How the texts of sheets and of slips begin. */
const SHEET = /^s\d/;
const SLIP = /^r\d/;

/** The page on which slips are collected. */
const COLLECT = "collect";

/** What lies between the name of a page and what is to be seen there. */
const BETWEEN = "-";

/** The level against which one plays on from a moment of which nothing is proved. */
const PLAYED_ON = 2;

export class Teachers {
  /**
   * @param {{store: import("../model/store.js").Store, site: import("../engine/start.js").Site,
   *   engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words,
   *   games: import("../page/games.js").Games,
   *   address: import("../page/address.js").Address, notices: import("../page/notices.js").Notices,
   *   play: import("../table/play.js").Play, rules: import("../rules/rules.js").Rules,
   *   lessons: import("../table/lessons.js").Lessons, rooms: import("../page/later.js").Rooms,
   *   later: import("../page/later.js").Later<{share: import("../table/share.js").Share, drawQrCode: typeof import("../table/share.js").drawQrCode}>}} uses
   * @param {Map<string, Page>} pages of each game, by their names in the address
   */
  constructor(uses, pages) {
    this.uses = uses;
    this.pages = pages;
    this.disk = openCollected();
    this.game = "";
    /** The page of the game, "" for its first one, and what is to be seen there. */
    this.page = "";
    this.detail = "";
    /** @type {OpenSheet | null} that is looked at */
    this.sheet = null;
    /** The game of which all is here. */
    this.brought = "";
    /** @type {import("./readings.js").Readings} of that game */
    this.readings = { lessons: [], notes: null };
    this.skills = NO_SKILLS;
    /** @type {import("../model/state.d.ts").Puzzle[]} */
    this.puzzles = [];
    /** A picture of each kind of puzzles. @type {Map<string, Element>} */
    this.pictures = new Map();
  }

  /** The games that there is something to read about. */
  get games() {
    return GAMES.filter(({ puzzles }) => puzzles).map(({ key }) => key);
  }

  /** @returns {ReadyLesson | undefined} the ready lesson that is looked at */
  get lesson() {
    return this.page === LESSON ? this.readings.lessons.find(({ key }) => key === this.detail) : undefined;
  }

  /** The pages that there is something on. */
  get full() {
    return [...this.pages].filter(([, { has }]) => !has || has(this)).map(([name]) => name);
  }

  /**
   * Come in by an address.
   * @param {string} id a game's key, or the text of a sheet or a slip, "" for all games
   * @param {string} what page of it
   */
  async enter(id, what) {
    const { store, words, notices, play } = this.uses;
    try {
      await words.load("shell", "teachers");
      this.sheet = SHEET.test(id) ? await this.read(id) : null;
      const game = this.sheet?.game ?? (SLIP.test(id) ? await this.readGame(id) : id);
      this.game = this.games.includes(game) ? game : "";
      if (this.game) await this.bring(game);
      await this.choose(SLIP.test(id) ? COLLECT + BETWEEN + id : what);
    } catch (error) {
      console.info("no teachers' room:", error);
      notices.give("part-absent");
      play.toLobby();
      return;
    }
    if (store.play) play.leave();
    store.set({ screen: "teachers", coming: null });
    // Whoever goes back does not hand in a slip once more.
    this.show(SLIP.test(id));
  }

  /**
   * Have all that is read of a game here.
   * @param {string} game
   */
  async bring(game) {
    if (this.brought === game) return;
    const { words } = this.uses;
    const [readings, { skills, puzzles, pictures }] = await Promise.all([
      openReadings(game, words.language),
      openPack(game),
      words.load("shell", "puzzles"),
      words.load(game, `${game}-puzzles`),
    ]);
    if (readings.lessons.length > 0) await words.load(game, `${game}-teachers`);
    this.readings = readings;
    this.skills = skills;
    this.puzzles = puzzles;
    this.pictures = pictures;
    this.brought = game;
  }

  /**
   * Choose a page of what is here, or its first one where there is no such page.
   * @param {string} what
   */
  async choose(what) {
    const [page, ...detail] = what.split(BETWEEN);
    this.page = this.game ? page : "";
    this.detail = detail.join(BETWEEN);
    if (!this.lesson && !this.full.includes(this.page)) this.page = this.detail = "";
    await this.pages.get(this.page)?.open?.(this, this.detail);
  }

  /** Show the page that was chosen. @param {boolean} [replace] the address of now */
  show(replace = false) {
    const { address, store } = this.uses;
    const what = [this.page, this.detail].filter(Boolean).join(BETWEEN);
    address.go(["teachers", this.sheet?.text ?? this.game, what].filter(Boolean).join("/"), replace);
    store.set({});
  }

  /** Go to a page of what is looked at, "" for its first one. @param {string} what */
  async turn(what) {
    try {
      await this.choose(what);
      this.show();
    } catch (error) {
      this.uses.notices.fail(error);
    }
  }

  /** Go to what a page belongs to: its sheet or its game. */
  goUp() {
    return this.sheet && !this.page ? this.enter(this.game, "") : this.turn("");
  }

  /** @param {ReadyLesson} lesson */
  turnTo({ key }) {
    return this.turn(LESSON + BETWEEN + key);
  }

  /**
   * Open what a step of a lesson needs.
   * @param {Step} step
   * @param {string} title of the lesson
   */
  async open(step, title) {
    const { lessons, notices, rules } = this.uses;
    try {
      if (step.do === "learn") await lessons.start(this.game, step.number - 1);
      if (step.do === "table") await this.shareTable(step);
      if (step.do === "sheet") await this.openSheet(step, title);
      if (step.do === "rules") await rules.show(this.game);
      if (step.do === "print") await this.turn(`print${BETWEEN}${step.what}`);
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * Show the link to a table, and its code, which sets it up for everybody.
   * @param {Extract<Step, {do: "table"}>} step
   */
  async shareTable({ preset, seats, level }) {
    const { games, later, site } = this.uses;
    const { game } = this;
    const [description, { share }] = await Promise.all([games.describe(game), later.bring()]);
    const options = withDefaults(description.options, description.presets[preset]?.options);
    const others = Array.from({ length: seats - 1 }, () =>
      level ? { who: "computer", level } : { who: "person" },
    );
    const setup = /** @type {import("../model/state.d.ts").Setup} */ ({
      key: game,
      seats: [{ who: "person" }, ...others],
      preset,
      options,
      deal: "new",
      seed: "",
      aids: { hints: true, takebacks: true },
    });
    const link = linkToTable(setup, description, findAddress(site));
    await share.open(link, { game, of: "table" });
  }

  /**
   * Have the sheet of a lesson written, and open it.
   * @param {Extract<Step, {do: "sheet"}>} step
   * @param {string} title
   */
  async openSheet({ items, locks }, title) {
    const { engine, notices } = this.uses;
    await this.begin();
    const written = await engine.send("compose", { game: this.game, title, locks, items });
    if (written.refusal) notices.give("sheet-refused", { why: this.tell(written.refusal) });
    else await this.enter(written.text, "");
  }

  /**
   * Read the text of a sheet; tell why it is none.
   * @param {string} text
   * @returns {Promise<OpenSheet | null>}
   */
  async read(text) {
    const { engine, notices } = this.uses;
    await this.begin();
    const sheet = await engine.send("sheet", { text });
    if (!sheet.refusal) return { ...sheet, text };
    notices.give("sheet-refused", { why: this.tell(sheet.refusal) });
    return null;
  }

  /**
   * The game that a slip is of, "" where it is none; then people are told.
   * @param {string} text
   */
  async readGame(text) {
    const { engine, notices } = this.uses;
    await this.begin();
    const slip = await engine.send("slip", { text });
    if (!slip.refusal) return slip.game;
    notices.give("slip-refused", { why: this.tell(slip.refusal) });
    return "";
  }

  /**
   * Have a sheet in hand that has just been written, null for none; its text is the address.
   * @param {OpenSheet | null} sheet
   */
  hold(sheet) {
    const { address } = this.uses;
    this.sheet = sheet;
    void keepDraft(this.disk, this.game, sheet);
    address.point(`teachers/${sheet?.text ?? this.game}/${this.page}`, true);
  }

  /**
   * Put something that somebody has met on the sheet in the making of its game, and say so.
   * @param {string} game
   * @param {import("#border").SheetItem} item
   */
  async put(game, item) {
    const { engine, notices, words } = this.uses;
    await Promise.all([this.begin(), words.load("shell", "teachers")]);
    const text = await findDraft(this.disk, game);
    const draft = text ? await engine.send("sheet", { text }) : null;
    const { title, locks, word, each, items } =
      draft && !draft.refusal ? draft : { title: "", locks: [], word: "", each: false, items: [] };
    /** @param {import("#border").SheetItem} added */
    const compose = (added) =>
      engine.send("compose", { game, title, locks, word, each, items: [...items.map(plainItem), added] });
    let written = await compose(item);
    // Where nothing can be proved there is nothing to be found, but one can always play on.
    const isUnproved = written.refusal?.code === "sheet-moment";
    if (isUnproved) written = await compose({ ...item, asks: "play", level: PLAYED_ON });
    if (written.refusal) {
      notices.give("sheet-refused", { why: this.tell(written.refusal) });
      return;
    }
    const sheet = { title, text: written.text };
    await keepDraft(this.disk, game, sheet);
    const told = { count: items.length + 1, play: isUnproved ? "yes" : "no" };
    notices.give("sheet-put", told, {
      label: "teachers-sheet-see",
      do: () => this.enter(sheet.text, "make"),
    });
  }

  /** Have the verbs and the words about sheets here. */
  async begin() {
    const { engine, words } = this.uses;
    engine.want();
    await words.load("shell", "sheets");
  }

  /** @param {import("#border").Refusal} refusal */
  tell({ code, args }) {
    return this.uses.words.say(`refusal-${code}`, flat(args));
  }

  /** The link to the sheet that is looked at, "" where nothing leads here. */
  get link() {
    return this.sheet ? linkTo(`sheet=${this.sheet.text}`, findAddress(this.uses.site)) : "";
  }

  /** See the sheet as a pupil does. */
  trySheet() {
    const { sheet } = this;
    return sheet && this.uses.rooms.get("sheet")?.use((room) => room.enter(sheet.text));
  }

  /** Put the link to the sheet into a file. */
  async saveSheet() {
    const { share } = await this.uses.later.bring();
    share.put(`${nameFile(this.sheet?.title || this.game)}.txt`, `${this.link || this.sheet?.text}\n`);
  }

  /** Show the link to the sheet, and its code. */
  async shareSheet() {
    if (this.sheet) await rememberSheet(this.disk, this.sheet);
    const { share } = await this.uses.later.bring();
    await share.open(this.link, { game: this.game, of: "sheet", told: "teachers-sheet-link" });
  }
}

/**
 * An item without what reading has found out about it.
 * @param {import("#border").SheetItem} item
 * @returns {import("#border").SheetItem}
 */
export const plainItem = (item) => {
  const { task: _, seat: __, position: ___, ...rest } = item;
  return item.kind === "moment" ? rest : item;
};
