/** The library of games: every game is kept after every move, on the device's disk or else in the page's memory. */

import { speak } from "../access/announcer.js";
import { tellStorage } from "../i18n/tell.js";
import { makeId } from "../model/id.js";
import { Disk } from "./disk.js";
import { ownName } from "./owner.js";

/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../model/state.d.ts").Kept} Kept */

/** Games that are over and stay to be looked at; older ones go by themselves. */
const MOST_OVER = 20;

/** Further than any device counts: what says more than this was not counted by us. */
const MOST_ORDER = 1e12;

/** The last moment that has a date. */
const LAST_MOMENT = 8.64e15;

/** What pages tell each other: that a game was written or removed, or that everything was erased. */
const CHANGED = "changed";
export const ERASED = "erased";

export class Library {
  /**
   * @param {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
   *   notices: import("../page/notices.js").Notices, address: import("../page/address.js").Address,
   *   statistics: import("./statistics.js").Statistics, days: import("./day.js").Days,
   *   last: import("./last.js").LastTable}} uses
   * @param {{ahead: () => void, lost: () => void}} listener ahead: the game on the table has gone on in another page while a
   *   computer thinks here; lost: it was erased
   */
  constructor(uses, listener) {
    this.uses = uses;
    this.listener = listener;
    /** @type {Disk<Kept>} */
    this.disk = new Disk("number-parlour", "games", readKept, () => void this.catchUp());
    /** @type {Set<string>} the revisions that this page has played on from, or has written */
    this.seen = new Set();
    /** @type {Map<string, {token: string, over: boolean}>} each game as this page knows it */
    this.known = new Map();
    /** @type {{table: Play["table"], token: string} | null} the game of the latest table, also where the disk is slow */
    this.latest = null;
    /** @type {Set<string>} games that were erased while they lay on the table here */
    this.erased = new Set();
    /** @type {BroadcastChannel | null} the line to the other pages of this site, where there is one */
    this.channel = null;
    /** Whether the browser has promised to remove nothing by itself, null where it does not say. @type {boolean | null} */
    this.stays = null;
  }

  /** Read what was kept, and from now on hear of what other pages keep. */
  async open() {
    this.channel = openChannel(await ownName("number-parlour"));
    this.channel?.addEventListener("message", ({ data }) => {
      if (data === ERASED) this.giveUp("erased");
      void this.refresh();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.refresh();
    });
    this.stays = await persistence("persisted");
    await this.refresh();
  }

  /**
   * The library as the page shows it.
   * @param {Kept[]} games
   */
  list(games) {
    const { storage } = this.disk;
    return { library: { games: games.toSorted(byOrder), storage, stays: this.stays } };
  }

  /** @param {Kept[]} games */
  put(games) {
    this.uses.store.set(this.list(games));
  }

  /** Read the library anew. If this page's game has gone on elsewhere, its computers wait until people decide. */
  async refresh() {
    this.put(await this.disk.values());
    const { play } = this.uses.store;
    if (play?.moving.thinking && this.isAhead(play.id)) this.listener.ahead();
  }

  /** Tell other pages, and show the library as it is now. @param {string} what */
  tell(what) {
    this.channel?.postMessage(what);
    this.renew();
  }

  /** Show the library as this page has changed it; but a table shows only whether it is kept, and is drawn once for a move. */
  renew() {
    const { store } = this.uses;
    const { library, screen } = store.state;
    const now = this.list([...this.disk.copies.values()]);
    if (screen === "table" && library.storage === now.library.storage) store.note(now);
    else store.set(now);
  }

  /**
   * Tell whether a game has gone on in another page, from where this one does not know it.
   * @param {string} id
   */
  isAhead(id) {
    const kept = this.disk.copies.get(id);
    return kept !== undefined && !this.seen.has(kept.revision);
  }

  /**
   * Keep a game as it stands. If another page has written it meanwhile, this one goes on under a name of its own.
   * @param {Play} play
   * @param {string} token
   */
  async keep({ id, game, table, reply, log, day, par }, token) {
    this.latest = { table, token };
    const known = this.known.get(id);
    // Looking at a game is no change, and takes it from no other page.
    if (known?.token === token || this.erased.has(id)) return;
    const { store, statistics, days, words } = this.uses;
    const { storage } = store.state.library;
    const over = reply.outcome !== null;
    /** @type {Kept} */
    const kept = {
      id,
      game,
      token,
      when: Date.now(),
      order: this.nextOrder(),
      seats: reply.seats,
      sides: reply.sides,
      moves: log.filter(({ seat }) => seat !== null).length,
      over,
      revision: makeId(),
      ...(day && { day }),
    };
    if (await this.write(kept)) {
      kept.id = makeId();
      this.moveTo(kept.id, id);
      await this.write(kept);
    }
    this.known.set(kept.id, { token, over });
    void this.uses.last.keep(kept.id, game, reply);
    // A game that came to us when it was over is not one of ours.
    if (over && known && !known.over) {
      const { feat, losses } = await statistics.record(kept, reply, log);
      if (store.play?.id === kept.id) store.setPlay({ feat, losses });
      if (day) await days.record(game, day, reply, par);
    }
    await this.clearAway(kept.id);
    await this.rescue();
    if (this.disk.copies.size === 1) void this.askToStay();
    this.tell(CHANGED);
    const said = tellStorage(words.say, store.state.library.storage);
    if (said && storage === "disk") speak("alert", said);
  }

  /** The number of what is kept next. The clock may have been wrong, or be wrong now; counting on never is. */
  nextOrder() {
    const orders = [...this.disk.copies.values()].map(({ order }) => order);
    return Math.min(MOST_ORDER, Math.max(0, ...orders) + 1);
  }

  /** With the first game, ask the browser to keep what is kept: Safari removes it after a week in which nobody came. */
  async askToStay() {
    if (this.stays || this.disk.storage !== "disk") return;
    this.stays = await persistence("persist");
    this.renew();
  }

  /**
   * Write a game, unless another page has gone on with it.
   * @param {Kept} kept
   * @returns {Promise<boolean>} whether another page has
   */
  async write(kept) {
    this.seen.add(kept.revision);
    let isForeign = false;
    await this.disk.update(kept.id, (before) => {
      // The same move in another page has led to the same game, which neither page has gone on with alone.
      if (before?.token === kept.token) this.seen.add(before.revision);
      isForeign = before !== null && !this.seen.has(before.revision);
      return isForeign || before?.token === kept.token ? /** @type {Kept} */ (before) : kept;
    });
    return isForeign;
  }

  /**
   * Let the game of this page have another name.
   * @param {string} id
   * @param {string} former
   */
  moveTo(id, former) {
    const { address, notices, store } = this.uses;
    if (store.play?.id !== former) return;
    store.setPlay({ id });
    if (store.state.screen === "table") address.point(`table/${id}`, true);
    notices.give("two-pages");
  }

  /** Remove the oldest games that are over. @param {string} id of the one that is being looked at */
  async clearAway(id) {
    const over = [...this.disk.copies.values()].filter((kept) => kept.over).toSorted(byOrder);
    const old = over.slice(MOST_OVER).filter((kept) => kept.id !== id);
    if (old.length > 0) await this.disk.remove(old.map((kept) => kept.id));
  }

  /** Write what the disk had refused, where it takes something again. */
  async rescue() {
    for (const id of this.disk.refused) {
      const kept = this.disk.copies.get(id);
      if (kept) await this.write(kept);
    }
  }

  /**
   * Return a game as it is kept now, null where it is not. This page goes on from there.
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async find(id) {
    this.put(await this.disk.values());
    const kept = this.disk.copies.get(id) ?? null;
    if (kept) {
      this.seen.add(kept.revision);
      this.known.set(id, kept);
    }
    return kept;
  }

  /** The token of the game on a table as it stands, null where none was kept. @param {Play["table"]} table */
  tokenOf(table) {
    return this.latest?.table === table ? this.latest.token : null;
  }

  /** The game that is kept as a token has it, null where there is none. This page goes on from there. @param {string} token */
  async findToken(token) {
    const kept = (await this.disk.values()).find((each) => each.token === token);
    return kept ? this.find(kept.id) : null;
  }

  /** The disk answers after all: write what was played meanwhile, and show what lay there. */
  async catchUp() {
    await this.rescue();
    this.tell(CHANGED);
  }

  /** @param {string} id */
  async remove(id) {
    await this.disk.remove([id]);
    await this.uses.last.remove(id);
    this.tell(CHANGED);
  }

  /** Leave the table of a game that is erased, and whatever lies open. @param {string} notice */
  giveUp(notice) {
    const { notices, store } = this.uses;
    if (store.play) {
      this.erased.add(store.play.id); // what is just being written must not come back
      this.listener.lost();
    }
    store.set({ dialog: null });
    notices.give(notice);
  }
}

/**
 * The latest first; those that a former version kept without counting come last, among themselves by the time.
 * @param {Kept} one
 * @param {Kept} other
 */
const byOrder = (one, other) => other.order - one.order || other.when - one.when;

/** @param {string} name */
function openChannel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * What was kept, where it has the form of it; its token is checked by the engine. No game is lost for the sake of a time or a
 * number that cannot be: it is 0 then.
 * @param {import("./disk.js").Unchecked<Kept>} kept
 * @returns {Kept | null}
 */
function readKept(kept) {
  const fits =
    typeof kept?.id === "string" &&
    typeof kept.game === "string" &&
    typeof kept.token === "string" &&
    Number.isInteger(kept.moves) &&
    typeof kept.revision === "string" &&
    typeof kept.over === "boolean" &&
    Array.isArray(kept.seats) &&
    kept.seats.every(isSitter) &&
    (kept.sides === undefined || areSides(kept.sides, kept.seats)) &&
    (kept.day === undefined || typeof kept.day === "string");
  if (!fits) return null;
  const [when, order] = [countOf(kept.when, LAST_MOMENT), countOf(kept.order, MOST_ORDER)];
  return { .../** @type {Kept} */ (kept), when, order };
}

/** @param {unknown} number @param {number} most */
const countOf = (number, most) =>
  Number.isInteger(number) && Number(number) > 0 && Number(number) <= most ? Number(number) : 0;

/** @param {import("./disk.js").Unchecked<Sitter>} sitter */
const isSitter = (sitter) =>
  sitter?.who === "person" || (sitter?.who === "computer" && Number.isInteger(sitter.level));

/** @param {unknown} sides @param {Sitter[]} seats */
const areSides = (sides, seats) =>
  Array.isArray(sides) &&
  sides.every((side) => Array.isArray(side) && side.every((/** @type {number} */ seat) => seat in seats));

/** Ask the browser about what it keeps of this site. @param {"persist" | "persisted"} what @returns {Promise<boolean | null>} */
async function persistence(what) {
  try {
    return (await navigator.storage?.[what]?.()) ?? null;
  } catch {
    return null; // in a frame that may keep nothing
  }
}
