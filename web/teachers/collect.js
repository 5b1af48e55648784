/** Collects a class's slips: finds them in what is pasted, lets the referee judge each, and keeps them on this device. */

import { listParcels } from "../links/parcels.js";
import { nameFile } from "../model/naming.js";
import { openPack } from "../puzzles/packs.js";
import { isHere, optionsOf, placeOf, questionOf, resolveItems } from "../sheets/drawing.js";
import { keepSlip, rememberSheet } from "./collected.js";
import { cellOf, sortRows, writeTable } from "./counting.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("./counting.js").Row} Row */
/** @typedef {import("#border").SlipRead} Slip */
/** @typedef {{text: string, why: string}} Unread */

/** What a slip says of a question that it does not come to. */
const NOTHING_SAID = { said: [], hints: 0 };

/** Letters of something unreadable that are shown. */
const SHOWN = 24;

export class Collect {
  /**
   * @param {ConstructorParameters<typeof import("./teachers.js").Teachers>[0]} uses
   * @param {import("./collected.js").Slips} disk
   */
  constructor(uses, disk) {
    this.uses = uses;
    this.disk = disk;
    /** Of the sheet whose slips are looked at, "" for none. */
    this.hash = "";
    /** What was judged, by the slip's text, and nothing else of it. @type {Map<string, Row>} */
    this.judged = new Map();
    /** What was taken last and is no slip. @type {Unread[]} */
    this.unread = [];
    /** Slips that were taken last. */
    this.taken = 0;
  }

  /** Slips of the sheet that is looked at. */
  get slips() {
    return this.disk.copies.get(this.hash)?.slips ?? [];
  }

  /** Those that have been judged. */
  get rows() {
    return sortRows(this.slips.flatMap((text) => this.judged.get(text) ?? []));
  }

  /** Whether all of them have been judged. */
  get isDone() {
    return this.slips.every((text) => this.judged.has(text));
  }

  /** Sheets of a game of which there are slips. @param {string} game */
  list(game) {
    return [...this.disk.copies]
      .filter(([, collected]) => collected.game === game && collected.slips.length > 0)
      .map(([hash, { slips, title }]) => ({ hash, title, count: slips.length }));
  }

  /**
   * Come to the slips of the sheet that is looked at, of one that an address names, or with a slip.
   * @param {Teachers} teachers
   * @param {string} detail the hash of a sheet, or a slip
   */
  async open(teachers, detail) {
    this.unread = [];
    this.taken = 0;
    // All that judging needs, as long as there may be a network.
    await Promise.all([teachers.begin(), this.disk.values(), this.uses.games.describe(teachers.game)]);
    const { sheet } = teachers;
    if (sheet) await rememberSheet(this.disk, sheet);
    const { slips } = findTexts(detail);
    if (slips.length > 0) await this.take(teachers, detail);
    else await this.look(teachers, sheet?.hash ?? detail);
  }

  /**
   * Look at the slips of a sheet.
   * @param {Teachers} teachers
   * @param {string} hash
   */
  async look(teachers, hash) {
    const collected = this.disk.copies.get(hash);
    this.hash = collected ? hash : "";
    const text = collected?.sheet;
    if (text && teachers.sheet?.hash !== hash) teachers.sheet = await teachers.read(text);
    else if (!text) teachers.sheet = null;
    teachers.detail = teachers.sheet ? "" : this.hash;
    void this.judge(teachers);
  }

  /**
   * Take whatever is a slip or a sheet, and go to where they belong.
   * @param {Teachers} teachers
   * @param {string} pasted
   */
  async take(teachers, pasted) {
    const { engine, store } = this.uses;
    const { sheets, slips } = findTexts(pasted);
    this.unread = [];
    this.taken = 0;
    /** Sheets that something has come of. @type {Set<string>} */
    const touched = new Set();
    for (const text of sheets) {
      const sheet = await engine.send("sheet", { text });
      if (sheet.refusal) this.leave(text, teachers.tell(sheet.refusal));
      else if (sheet.game !== teachers.game) this.leave(text, this.tellOther(sheet.game));
      else {
        await rememberSheet(this.disk, { ...sheet, text });
        touched.add(sheet.hash);
      }
    }
    for (const text of slips) {
      const slip = await engine.send("slip", { text });
      if (slip.refusal) this.leave(text, teachers.tell(slip.refusal));
      else if (slip.game !== teachers.game) this.leave(text, this.tellOther(slip.game));
      else {
        await keepSlip(this.disk, slip, text);
        this.taken += 1;
        touched.add(slip.sheet);
      }
    }
    if (sheets.length + slips.length === 0) this.leave(pasted.trim(), this.uses.words.say("collect-nothing"));
    const [hash = this.hash] = touched.has(this.hash) ? [] : touched;
    await this.look(teachers, hash);
    store.set({});
  }

  /** @param {string} text @param {string} why */
  leave(text, why) {
    const isLong = text.length > SHOWN;
    this.unread = [...this.unread, { text: isLong ? `${text.slice(0, SHOWN)}…` : text, why }];
  }

  /** @param {string} game */
  tellOther(game) {
    const { words } = this.uses;
    return words.say("collect-other-game", { game: words.of(game)("title") });
  }

  /**
   * Have every slip judged that is not, the latest first: somebody is looking at it.
   * @param {Teachers} teachers
   */
  async judge(teachers) {
    const { notices, store } = this.uses;
    const { hash } = this;
    const { sheet } = teachers;
    if (!sheet || sheet.hash !== hash) return;
    try {
      for (const text of this.slips.toReversed()) {
        if (this.judged.has(text)) continue;
        const row = await this.judgeSlip(sheet, text);
        if (this.hash !== hash || store.state.screen !== "teachers") return;
        this.judged.set(text, row);
        store.set({});
      }
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * @param {import("./teachers.js").OpenSheet} sheet
   * @param {string} text
   * @returns {Promise<Row>}
   */
  async judgeSlip(sheet, text) {
    const { engine, games } = this.uses;
    const { game, locks } = sheet;
    const [slip, pack, description] = await Promise.all([
      engine.send("slip", { text }),
      openPack(game),
      games.describe(game),
    ]);
    if (slip.refusal)
      return { text, number: 0, minutes: 0, asked: [], cells: [], forged: slip.refusal.code, isOld: false };
    const { number, minutes } = slip;
    const asked = resolveItems(sheet, pack, number);
    const items = asked.map((each, at) => ({
      ...(slip.items[at] ?? NOTHING_SAID),
      asks: each.item.asks,
      level: each.item.level,
      ...aboutOf(each, description),
    }));
    const told = await engine.send("judge", { game, locks, items });
    const isLong = slip.items.length > items.length;
    const found = told.items.find(({ forged }, at) => forged && isHere(asked[at]));
    const forged = isLong ? "forged-count" : (found?.forged ?? "");
    const cells = told.items.map((judged, at) => cellOf(judged, items[at].hints));
    return { text, number, minutes, asked, cells, forged, isOld: false };
  }

  /** Put the table into a file. @param {Teachers} teachers */
  async save(teachers) {
    const { later, words } = this.uses;
    const { share } = await later.bring();
    share.put(
      `${nameFile(teachers.sheet?.title || teachers.game)}.csv`,
      writeTable(this.rows, words.of(teachers.game)),
    );
  }

  /** Delete the slips that are looked at. */
  async forget() {
    const { disk, hash, uses } = this;
    await disk.remove([hash]);
    this.judged.clear();
    this.unread = [];
    this.taken = 0;
    uses.store.set({});
  }
}

/**
 * What the referee is to know of a question: where it stands, or from where a game is to be played.
 * @param {import("../sheets/drawing.js").Asked} asked
 * @param {import("#border").Description} description
 */
function aboutOf(asked, description) {
  const { item } = asked;
  if (item.kind === "deal") return { options: optionsOf(item, description), seats: item.seats };
  return questionOf(asked) ?? placeOf(asked);
}

/**
 * The sheets and slips in what somebody has pasted: letters, lines of a chat, links, a list.
 * @param {string} pasted
 */
function findTexts(pasted) {
  const found = listParcels(pasted).map(({ text }) => text);
  return { sheets: found.filter((each) => each[0] === "s"), slips: found.filter((each) => each[0] === "r") };
}
