/** The set-up of a game: how one gets there, and from there to its table. */

import { scrollToPart } from "../draw/bring.js";
import { refuseDeal, seedOf, setupFrom } from "../model/links.js";
import { spareWindows } from "../model/seats.js";
import { setUpAsBefore } from "./company.js";
import { setUpDay } from "./day.js";

export class Setups {
  /**
   * @param {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
   *   notices: import("../page/notices.js").Notices, address: import("../page/address.js").Address,
   *   games: import("../page/games.js").Games, links: import("../page/links.js").Links, play: import("../table/play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /**
   * Open the set-up of a game, and get its wheel into Python where it came in one.
   * @param {string} key
   * @param {"day"} [deal] to begin with, instead of what the page's address says
   */
  async choose(key, deal) {
    const { store, settings, notices, address, games, links } = this.uses;
    store.set({
      screen: "setup",
      coming: null,
      setup: { ...blank(key), locks: settings.locks },
      notice: null,
    });
    address.go(key);
    games.expect(key);
    try {
      const description = await games.describe(key);
      const { setup } = store.state;
      if (setup?.key !== key) return;
      // What a link says of one game does not belong to another.
      const meant = [key, ""].includes(settings.value("game"));
      const { left, ...asked } = setupFrom(
        meant ? settings.all : { ...settings.defaults, ...(setup.locks.length > 0 && settings.aids) },
        description,
      );
      const ready = { ...setup, description, ...asked };
      // What an address asks for holds; else one goes on as one has played last.
      const isFree =
        !setup.locks.includes("level") &&
        (!meant || !(settings.value("seats") || settings.value("preset") || settings.value("day")));
      const last = isFree ? store.state.library.games[0]?.seats : undefined;
      const usual = deal === "day" ? setUpDay(ready, description) : setUpAsBefore(ready, description, last);
      store.set({ setup: { ...ready, ...usual } });
      links.leave(left);
      await links.tell();
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Begin the game that was set up. */
  async begin() {
    const { store, notices } = this.uses;
    const { setup } = store.state;
    if (!setup) return;
    const refusal = refuseDeal(setup);
    if (refusal) {
      this.refuse(setup, refusal);
      return;
    }
    try {
      const refusal = await this.lay(setup);
      if (refusal) this.refuse(setup, refusal);
    } catch (error) {
      store.set({ screen: "setup", coming: null });
      notices.fail(error);
    }
  }

  /**
   * Lay the table that was set up, once Python is here, unless somebody goes elsewhere meanwhile; return a refusal where its
   * choices do not fit together.
   * @param {import("../model/state.d.ts").Setup} setup
   */
  async lay(setup) {
    const { games, play } = this.uses;
    const { key, options, aids } = setup;
    const named = setup.seats.map(({ name, ...sitter }) =>
      name?.trim() ? { ...sitter, name: name.trim() } : sitter,
    );
    const seats = spareWindows(named, setup.description?.windows ?? []);
    const day = setup.deal === "day" ? seedOf(setup) : "";
    if (!(await games.isWanted({ room: key, id: "" }))) return null;
    return play.begin(key, { options, seats, seed: seedOf(setup), aids, day });
  }

  /**
   * Tell why the table cannot be begun.
   * @param {import("../model/state.d.ts").Setup} setup
   * @param {import("#border").Refusal} refusal
   */
  refuse(setup, refusal) {
    this.uses.store.set({ screen: "setup", coming: null, setup: { ...setup, refusal } });
    bringRefusal();
  }
}

/** A set-up of which nothing is chosen or known yet. @param {string} key of its game @returns {import("../model/state.d.ts").Setup} */
export const blank = (key) => ({
  key,
  seats: [],
  preset: "",
  options: {},
  deal: "new",
  seed: "",
  aids: { hints: true, takebacks: true },
  locks: [],
  description: null,
  refusal: null,
  adjusted: null,
});

/** Scroll to why the table cannot be begun, once it is drawn: what is to be changed may lie far below. */
export const bringRefusal = () =>
  requestAnimationFrame(() => scrollToPart(document.querySelector(".setup > .refusal"), "center"));
