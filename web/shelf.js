/** The shelf of games: every game is kept after every move, on the device's disk or else in the page's memory. */

import { createStore, del, entries, get, update } from "idb-keyval";

/** @typedef {import("./store.js").Sitter} Sitter */
/** @typedef {{id: string, game: string, token: string, when: number, seats: Sitter[], length: number,
 *   over: boolean, revision: number}} Kept
 *   when: milliseconds since 1970; revision: raised by every writing, so that two pages notice each other */

export class Shelf {
  /** @param {import("./house.js").House} house */
  constructor(house) {
    this.house = house;
    this.disk = createStore("number-parlour", "games");
    /** @type {Map<string, number>} the revision that this page read or wrote last, by game */
    this.revisions = new Map();
  }

  /** Read what was kept. */
  async open() {
    try {
      const found = await entries(this.disk);
      const games = found.map(([, kept]) => readKept(kept)).filter((kept) => kept !== null);
      this.put({ games, storage: "disk" });
    } catch {
      // Storage is refused (a private window, a sandboxed frame): the page's own memory serves until it closes.
      this.put({ games: this.house.store.state.shelf.games, storage: "memory" });
    }
  }

  /** @param {import("./store.js").ShelfState} shelf */
  put({ games, storage }) {
    games = games.toSorted((one, other) => other.when - one.when);
    this.house.store.set({ shelf: { games, storage } });
  }

  /**
   * Keep a game as it stands. Where another page has written it meanwhile, this one goes on under a name of its own.
   * @param {{id: string, game: string, token: string, reply: import("./store.js").Reply}} play
   */
  async keep({ id, game, token, reply }) {
    const { store, rooms } = this.house;
    const last = store.state.shelf.games.find((each) => each.id === id);
    if (last?.token === token) return; // looking at a game is no change, and takes it from no other page
    const known = this.revisions.get(id) ?? 0;
    const { seats, length, outcome } = reply;
    /** @type {Kept} */
    const kept = {
      id,
      game,
      token,
      when: Date.now(),
      seats,
      length,
      over: outcome !== null,
      revision: known + 1,
    };
    const foreign = await this.write(kept, known);
    if (foreign) {
      kept.id = crypto.randomUUID();
      kept.revision = 1;
      store.setPlay({ id: kept.id });
      rooms.notice("two-pages");
      await this.write(kept, 0);
    }
    this.revisions.set(kept.id, kept.revision);
    const { games, storage } = store.state.shelf;
    this.put({ games: [...games.filter((each) => each.id !== kept.id), kept], storage });
  }

  /**
   * Write a game unless another page has; in one transaction, so that of two pages one sees the other's.
   * @param {Kept} kept
   * @param {number} known the revision that is expected on the disk
   * @returns {Promise<boolean>} whether another page had written it
   */
  async write(kept, known) {
    let foreign = false;
    try {
      await update(
        kept.id,
        (before) => {
          foreign = readKept(before) !== null && before.revision !== known;
          return foreign ? before : kept;
        },
        this.disk,
      );
    } catch {
      this.put({ games: this.house.store.state.shelf.games, storage: "memory" });
    }
    return foreign;
  }

  /**
   * Return a game as it is kept now, null where it is not.
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async find(id) {
    const remembered = this.house.store.state.shelf.games.find((each) => each.id === id) ?? null;
    let kept = remembered;
    try {
      kept = readKept(await get(id, this.disk));
    } catch {
      // What the page remembers is all there is.
    }
    if (kept) this.revisions.set(id, kept.revision);
    return kept;
  }

  /** @param {string} id */
  async remove(id) {
    const { games, storage } = this.house.store.state.shelf;
    this.revisions.delete(id);
    this.put({ games: games.filter((each) => each.id !== id), storage });
    await del(id, this.disk).catch(() => {});
  }
}

/**
 * What was kept, where it has the form of it; its token is checked by the engine.
 * @param {any} kept
 * @returns {Kept | null}
 */
function readKept(kept) {
  const fits =
    typeof kept?.id === "string" &&
    typeof kept.game === "string" &&
    typeof kept.token === "string" &&
    Number.isFinite(kept.when) &&
    Number.isInteger(kept.length) &&
    Number.isInteger(kept.revision) &&
    typeof kept.over === "boolean" &&
    Array.isArray(kept.seats) &&
    kept.seats.every((/** @type {any} */ seat) => seat?.who === "person" || seat?.who === "computer");
  return fits ? kept : null;
}
