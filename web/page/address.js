/** The address of the page, which names the room that one is in: lobby, set-up or table. */

import { placeIn } from "../model/links.js";

export class Address {
  /** @param {HTMLElement} room @param {import("../model/store.js").Store} store */
  constructor(room, store) {
    this.room = room;
    this.store = store;
    /** @type {string | null} the room that the page's address could not be made to name */
    this.unwritten = null;
  }

  /** The room that it names, "" for the lobby, null for none: what a host adds behind its `#` is not ours. */
  get place() {
    return this.unwritten ?? /^\/(.*)/.exec(placeIn(location.hash.slice(1)))?.[1] ?? null;
  }

  /** Remember where somebody is. @returns {() => boolean} whether they still are there */
  hold() {
    const place = this.place ?? ""; // who comes without an address comes to the lobby
    return () => (this.place ?? "") === place;
  }

  /**
   * Go to a room's address and its top, so that reading or listening begins there. Whoever reads the address finds the
   * room there already, and nothing of the former one.
   * @param {string} place
   * @param {boolean} [replace]
   */
  go(place, replace = false) {
    scrollTo(0, 0);
    this.room.focus({ preventScroll: true });
    this.store.drawNow();
    this.point(place, replace);
  }

  /**
   * Let it say what a link says, its parameters too.
   * @param {string} query from the question mark on
   * @param {string | null} place the room; null for what stands behind its `#` now
   * @param {boolean} replace
   */
  write(query, place, replace) {
    const hash = place === null ? location.hash : `#/${place}`;
    try {
      history[replace ? "replaceState" : "pushState"](null, "", `${location.pathname}${query}${hash}`);
      this.unwritten = null;
    } catch {
      this.unwritten = place ?? this.unwritten;
    }
  }

  /**
   * Let it be that of a room.
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

  /** Let it name no room, as that of a page which somebody comes to. */
  clear() {
    try {
      history.replaceState(null, "", location.pathname + location.search);
    } catch {
      // A page without an address of its own names none.
    }
  }
}
