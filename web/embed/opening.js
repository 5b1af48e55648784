/** What a host may have opened: a game as it stood, a new game, a lesson, a puzzle or a sheet. What is not to be had changes nothing. */

import { gameOf } from "../games/index.js";
import { blank } from "../lobby/setups.js";
import { LINK_ROOM, readKey, refuseDeal, setupFrom } from "../model/links.js";
import { openPack } from "../puzzles/packs.js";

/** @typedef {import("./messages.d.ts").Opened} Opened */
/** @typedef {import("./messages.d.ts").NewGame} NewGame */
/** @typedef {import("../model/state.d.ts").Play} Play */

export class Opening {
  /**
   * @param {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
   *   engine: import("../engine/engine.js").Engine, library: import("../kept/library.js").Library,
   *   importer: import("../table/import.js").Importer, games: import("../page/games.js").Games,
   *   links: import("../page/links.js").Links, lessons: import("../table/lessons.js").Lessons,
   *   rooms: import("../page/later.js").Rooms, setups: import("../lobby/setups.js").Setups}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** What was asked for last, as a text. */
    this.asked = "";
    /** The table that it has led to, null for none. @type {Play["table"] | null} */
    this.table = null;
  }

  /** Open it; return whether it was to be had. @param {Opened} asked */
  async open(asked) {
    const { settings, store } = this.uses;
    const { screen } = store.state;
    const text = JSON.stringify(asked);
    // Who says it twice wants one and the same, which goes on meanwhile.
    if (this.asked === text && this.goesOn(asked)) return true;
    const { given } = settings;
    if (asked.locks) settings.obey({ lock: asked.locks.join(",") });
    if (await this.lead(asked)) {
      this.asked = text;
      this.table = store.play?.table ?? null;
      return true;
    }
    settings.turnTo(given, settings.chosen);
    if (store.state.coming) store.set({ coming: null, screen }); // what was there while Python came
    return false;
  }

  /** Whether what was asked for last is still there, and not at its end. @param {Opened} asked */
  goesOn(asked) {
    const { rooms, store } = this.uses;
    const { play } = store;
    const sheet = rooms.get("sheet")?.part?.worked?.();
    if ("sheet" in asked) return sheet?.text === asked.sheet && sheet.worths.length < sheet.of;
    return play !== null && play.table === this.table && !play.reply.outcome && !play.done;
  }

  /** @param {Opened} asked */
  async lead(asked) {
    if ("token" in asked) return this.bringBack(asked.token);
    if ("sheet" in asked) return this.openSheet(asked.sheet);
    if (!this.uses.links.knows(asked.game)) return false;
    if ("lesson" in asked) return this.teach(asked.game, asked.lesson);
    if ("puzzle" in asked) return this.pose(asked.game, asked.puzzle);
    return this.begin(asked);
  }

  /** Lay a game as it stood: the one that is kept, where it is kept like this. @param {string} token */
  async bringBack(token) {
    const { games, importer, library } = this.uses;
    games.expect(readKey(token));
    if (!(await games.isWanted({ room: LINK_ROOM, id: token }))) return false;
    const loaded = await importer.load({ token });
    if (loaded.refusal) return false;
    if (loaded.broken) {
      await loaded.table.close();
      return false;
    }
    const kept = await library.findToken(token);
    await importer.sit(loaded, kept?.id, kept?.day);
    return true;
  }

  /** Begin a game; all that is said of it has to fit. @param {NewGame} asked */
  async begin({ game, level, seats, options = "", preset = "", seed = "", day = false }) {
    const { games, settings, setups } = this.uses;
    const description = await games.describe(game);
    const sitters = seats ?? (level ? `p,${level}` : "");
    const chosen = { ...settings.defaults, ...settings.aids, preset, options, seats: sitters, seed, day };
    const { left, ...asked } = setupFrom(chosen, description);
    const setup = { ...blank(game), description, ...asked };
    if (left.length > 0 || refuseDeal(setup)) return false;
    games.expect(game);
    return !(await setups.lay(setup));
  }

  /** @param {string} game @param {number} lesson from 1 */
  async teach(game, lesson) {
    const { games, lessons, store } = this.uses;
    const taught = gameOf(game)?.lessons ?? (await games.describe(game)).lessons.length;
    if (lesson > taught) return false;
    await lessons.start(game, lesson - 1);
    return store.play?.lesson?.number === lesson - 1;
  }

  /** @param {string} game @param {string} puzzle "" for the choice of them */
  async pose(game, puzzle) {
    const { rooms, store } = this.uses;
    if (!gameOf(game)?.puzzles) return false;
    const { puzzles } = await openPack(game);
    if (puzzle && !puzzles.some(({ id }) => id === puzzle)) return false;
    await rooms.get("puzzles")?.use(({ enter }) => enter(game, puzzle));
    return puzzle ? store.play?.trial?.puzzle.id === puzzle : store.state.screen === "puzzles";
  }

  /** @param {string} text of a sheet */
  async openSheet(text) {
    const { engine, rooms, store } = this.uses;
    const sheet = await engine.send("sheet", { text });
    if (sheet.refusal || !gameOf(sheet.game)?.puzzles) return false;
    await rooms.get("sheet")?.use(({ enter }) => enter(text));
    return store.state.screen === "sheet";
  }
}
