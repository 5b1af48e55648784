/** The router of the page: shows the room that its address names, lobby, set-up or table. */

import { gameOf } from "./games/index.js";
import { comingOf } from "./lobby/coming-view.js";
import { isLink } from "./model/links.js";

export class Router {
  /**
   * @param {{store: import("./model/store.js").Store, address: import("./page/address.js").Address,
   *   play: import("./table/play.js").Play, lessons: import("./table/lessons.js").Lessons,
   *   links: import("./page/links.js").Links, settings: import("./access/settings.js").Settings,
   *   rooms: import("./page/later.js").Rooms, importer: import("./table/import.js").Importer, setups: import("./lobby/setups.js").Setups}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** Whether the room that the page was opened at, has been entered. */
    this.hasEntered = false;
  }

  /** Show the room of the page's address: the lobby, a set-up, or the table that was kept. */
  async follow() {
    // Who comes from elsewhere, or while Python starts, sees what comes. Else one stays where one was until it is there.
    const { store, address, links, settings } = this.uses;
    await links.correct();
    const { start } = store.state;
    const game = settings.value("game");
    if (!this.hasEntered && game && address.place === null) address.go(game, true);
    if (!this.hasEntered || start.phase !== "ready") store.set({ coming: comingOf(address.place ?? "") });
    try {
      await this.enter();
    } finally {
      this.hasEntered = true;
      store.set({ coming: null });
    }
    await links.tell();
  }

  /**
   * Open what a text holds: a game, or whatever a link in it leads to.
   * @param {string} text
   */
  async open(text) {
    const { importer, links, store } = this.uses;
    const found = /^\s*\{/.test(text) ? null : await links.read(text);
    if (found && "link" in found) {
      store.set({ dialog: null });
      await this.follow();
    } else await importer.openText(found?.token ?? text);
  }

  /** Enter that room, or where one comes to instead. */
  async enter() {
    const { store, address, settings, play, rooms, lessons, importer, setups } = this.uses;
    const place = address.place ?? "";
    const [room, id = "", number = "", asks = ""] = place.split("/");
    if (room === "learn") await lessons.start(id, Number(number) - 1);
    else if (rooms.has(room)) await rooms.get(room)?.use(({ enter }) => enter(id, number, asks));
    else if (room === "table" && store.play?.id === id) store.set({ screen: "table" });
    else if (room === "table") await importer.resume(id);
    else if (isLink(location.hash)) await importer.openText(id);
    else if (store.state.wheels.some(({ key }) => key === place) || gameOf(place)?.load)
      await setups.choose(place);
    else if (place === "" && settings.locks.includes("lobby") && settings.value("game"))
      await setups.choose(settings.value("game"));
    else play.leave();
  }
}
