/** The router of the page, lobby, set-up and table: how one gets from each to the next, and what goes wrong. */

import { speak } from "./access/announcer.js";
import { EngineError, isGone } from "./engine/session.js";
import { ownProgram } from "./engine/trusted.js";
import { gameOf, renderers } from "./games/index.js";
import { comingOf } from "./lobby/coming-view.js";
import { setUpAsBefore } from "./lobby/company.js";
import { setUpDay } from "./lobby/day.js";
import { isLink } from "./lobby/import.js";
import { seedOf, setupFrom } from "./lobby/links.js";
import { bringRefusal } from "./lobby/setup-view.js";
import { sitAgain, spareWindows } from "./table/seats.js";

/** @typedef {import("./store.js").WheelGame} WheelGame */

/** Notices of what went well, or may be welcome; all others tell of what went wrong. */
const GOOD_NEWS = ["branched", "engine-back", "erased", "part-coming", "version"];

export class Router {
  /**
   * @param {import("./app.js").App} app
   * @param {HTMLElement} room
   */
  constructor(app, room) {
    this.app = app;
    this.store = app.store;
    this.engine = app.engine;
    this.words = app.words;
    this.room = room;
    /** Whether the room that the page was opened at, has been entered. */
    this.hasEntered = false;
    /** @type {string | null} the room that the page's address could not be made to name */
    this.unwritten = null;
  }

  /** The room that the page's address names, "" for the lobby, null for none: what a host adds behind its `#` is not ours. */
  get place() {
    return this.unwritten ?? /^#\/(.*)/.exec(location.hash)?.[1] ?? null;
  }

  get play() {
    return this.app.play;
  }

  /**
   * Say that something went wrong; that the engine is gone has been told when it went.
   * @param {unknown} error
   */
  fail = (error) => {
    if (!(error instanceof EngineError)) {
      console.error(error);
      this.notice("page-fault");
    } else if (!isGone(error) && error.code !== "engine-fault") this.notice(error.code, error.args);
  };

  /**
   * @param {string} code
   * @param {import("./i18n/words.js").Args} [args]
   * @param {{label: string, do: () => void}} [act] what can be done about it
   */
  notice(code, args = {}, act = undefined) {
    this.store.set({ notice: { code, args, act, tone: GOOD_NEWS.includes(code) ? "info" : "error" } });
    speak("alert", this.words.say(`notice-${code}`, args));
  }

  /**
   * Open a dialog, once what draws it is here.
   * @param {NonNullable<import("./store.js").State["dialog"]>} dialog
   */
  openDialog(dialog) {
    return this.app.later.use(() => this.store.set({ dialog }));
  }

  /**
   * Go to a room's address and its top, so that whoever reads or listens begins there.
   * @param {string} place
   * @param {boolean} [replace]
   */
  go(place, replace = false) {
    scrollTo(0, 0);
    this.room.focus({ preventScroll: true });
    this.point(place, replace);
  }

  /**
   * Let the page's address be that of a room.
   * @param {string} place
   * @param {boolean} replace the one of now, which is none to come back to
   */
  point(place, replace) {
    if (this.place === place) return;
    try {
      if (replace) history.replaceState(null, "", `#/${place}`);
      else history.pushState(null, "", `#/${place}`);
      this.unwritten = null;
    } catch {
      this.unwritten = place; // a page that was written into a frame has no address of its own
    }
  }

  /** Show the room of the page's address: the lobby, a set-up, or the table that was kept. */
  async follow() {
    // Who comes from elsewhere, or while Python starts, sees what comes. Else one stays where one was until it is there.
    const { start } = this.store.state;
    if (!this.hasEntered || start.phase !== "ready") this.store.set({ coming: comingOf(this.place ?? "") });
    try {
      await this.enter();
    } finally {
      this.hasEntered = true;
      this.store.set({ coming: null });
    }
  }

  /** Enter that room, or where one comes to instead. */
  async enter() {
    const place = this.place ?? "";
    const { play, wheels } = this.store.state;
    const [room, id = "", number = ""] = place.split("/");
    if (room === "learn") await this.app.lessons.start(id, Number(number) - 1);
    else if (room === "table" && play?.id === id) this.store.set({ screen: "table" });
    else if (room === "table") await this.app.importer.resume(id);
    else if (isLink(location.hash)) await this.app.importer.openText(id);
    else if (wheels.some(({ key }) => key === place) || gameOf(place)?.load) await this.choose(place);
    else {
      if (play) this.play.leave();
      this.store.set({ screen: "lobby", setup: null });
      this.app.offline?.look();
    }
  }

  /**
   * Open the set-up of a game, and get its wheel into Python where it came in one.
   * @param {string} key
   * @param {"day"} [deal] to begin with, instead of what the page's address says
   */
  async choose(key, deal) {
    this.store.set({
      screen: "setup",
      coming: null,
      setup: {
        key,
        seats: [],
        preset: "",
        options: {},
        deal: "new",
        seed: "",
        aids: { hints: true, takebacks: true },
        description: null,
        refusal: null,
        note: null,
      },
      notice: null,
    });
    this.go(key);
    this.expect(key);
    try {
      const description = await this.describe(key);
      const setup = this.store.state.setup;
      if (setup?.key !== key) return;
      // What a link says of one game does not belong to another.
      const { settings } = this.app;
      const meant = [key, ""].includes(settings.value("game"));
      const asked = setupFrom(meant ? settings.all : settings.defaults, description);
      const ready = { ...setup, description, ...asked };
      // What an address asks for holds; else one goes on as one has played last.
      const isFree =
        !meant || !(settings.value("seats") || settings.value("preset") || settings.value("day"));
      const last = isFree ? this.store.state.library.games[0]?.seats : undefined;
      const usual = deal === "day" ? setUpDay(ready, description) : setUpAsBefore(ready, description, last);
      this.store.set({ setup: { ...ready, ...usual } });
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * What is to be known of a game: the site has it ready of each that it came with, and Python tells it of any other.
   * @param {string} key
   * @returns {Promise<import("./store.js").Description>}
   */
  async describe(key) {
    const wheel = this.wheelOf(key);
    if (wheel) await this.install(wheel);
    const told = wheel ? {} : (await import("./games/descriptions.js").catch(() => null))?.DESCRIPTIONS;
    return told?.[key] ?? this.engine.ask("describe", { game: key });
  }

  /** @param {string} key */
  wheelOf(key) {
    return this.store.state.wheels.find((game) => game.key === key);
  }

  /** @param {WheelGame} wheel */
  async install(wheel) {
    await this.engine.install(`games/${wheel.wheel}`);
  }

  /**
   * Fetch the renderer of a game, ours or its wheel's, before a table of it is shown.
   * @param {string} key
   */
  async bringRenderer(key) {
    if (renderers.has(key)) return;
    const wheel = this.wheelOf(key);
    const load = wheel ? () => import(String(ownProgram(`games/${wheel.renderer}`))) : gameOf(key)?.load;
    if (load) renderers.set(key, await load());
  }

  /** Begin to fetch what a table of a game will need; whoever opens it is told where that does not come. @param {string} key */
  expect(key) {
    this.engine.want();
    const redraw = () => this.store.set({});
    void this.bringRenderer(key).then(redraw, () => {});
    void this.app.later.bring().catch(() => {});
  }

  /**
   * Wait for Python on behalf of a table that somebody has asked for, and show meanwhile what comes.
   * @param {import("./lobby/coming-view.js").Coming} coming
   * @returns {Promise<boolean>} whether it is still wanted: else somebody has gone elsewhere
   */
  async isWanted(coming) {
    const { store, engine } = this;
    if (store.state.start.phase === "ready" || store.state.screen === "table") return true;
    engine.want();
    if (!store.state.coming) speak("say", this.words.say("table-coming"));
    store.set({ coming, screen: "lobby", dialog: null });
    await engine.ready;
    return store.state.coming === coming;
  }

  /** Begin the game that was set up. */
  async begin() {
    const setup = this.store.state.setup;
    if (!setup) return;
    const { key, options, aids } = setup;
    const named = setup.seats.map(({ name, ...sitter }) =>
      name?.trim() ? { ...sitter, name: name.trim() } : sitter,
    );
    const seats = spareWindows(named, setup.description?.windows ?? []);
    const day = setup.deal === "day" ? seedOf(setup) : "";
    if (!(await this.isWanted({ room: key, id: "" }))) return;
    try {
      const refusal = await this.play.begin(key, { options, seats, seed: seedOf(setup), aids, day });
      if (refusal) {
        this.store.set({ screen: "setup", coming: null, setup: { ...setup, refusal } });
        bringRefusal();
      } else this.openTable();
    } catch (error) {
      this.store.set({ screen: "setup", coming: null });
      this.fail(error);
    }
  }

  openTable() {
    this.store.set({ screen: "table", notice: null, coming: null });
    const { id, game, lesson } = this.play.now ?? {};
    this.go(lesson ? `learn/${game}/${lesson.number + 1}` : `table/${id}`, isLink(location.hash));
  }

  toLobby() {
    this.play.leave();
    this.store.set({ screen: "lobby", setup: null, coming: null });
    this.go("");
    this.app.offline?.look(); // the last, since it may load the page anew from the address of now
  }

  /**
   * Play again with the same options and a new deal.
   * @param {import("./store.js").Sitter[]} seats the same sitters, at the same seats or at others
   */
  async again(seats) {
    const now = this.play.now;
    if (!now) return;
    const { options, aids } = now.reply;
    const sitters = spareWindows(seats.map(sitAgain), now.reply.windows);
    const refusal = await this.play.begin(now.game, { options, seats: sitters, seed: "", aids });
    if (refusal) this.play.refuse(refusal);
    else this.openTable();
  }
}
