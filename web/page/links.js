/** Links that lead here: those that read plainly are followed at once; all others are read by a part of the page that
 * knows what is done to links on their way, and what it cannot read is told. */

import { readQuery } from "../engine/query.js";
import { gameOf } from "../games/index.js";
import { readPlace } from "../model/links.js";
import { SCHEMA, writeQuery } from "../model/params.js";
import { isBare } from "../model/seeds.js";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {import("../links/read.js").Link} Link */
/** @typedef {import("../links/read.js").Left} Left */

/** What says how a page looks holds on when another table is opened there. */
const isSetting = (/** @type {string} */ name) => "setting" in SCHEMA[/** @type {Name} */ (name)];

export class Links {
  /**
   * @param {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings,
   *   words: import("../i18n/words.js").Words, notices: import("./notices.js").Notices,
   *   address: import("./address.js").Address}} uses
   * @param {import("./later.js").Later<typeof import("../links/links-part.js")>} part
   */
  constructor(uses, part) {
    this.uses = uses;
    this.part = part;
    /** @type {Left[]} what cannot be followed and was not told yet */
    this.left = [];
    /** The seed of a link that may be more of one than was meant, or less. */
    this.seed = "";
    this.noteMissingLanguage();
  }

  /** Whether the page has a game. @param {string} key */
  knows = (key) =>
    Boolean(gameOf(key)?.load) || this.uses.store.state.wheels.some((wheel) => wheel.key === key);

  /** Whether the page's address says one thing only. */
  get isPlain() {
    const { address, settings } = this.uses;
    const { game = "", seed = "" } = settings.given;
    const place = address.place ?? "";
    return (
      settings.unread.length === 0 &&
      (!game || this.knows(game)) &&
      isBare(seed) &&
      (address.place !== null || location.hash.length < 2) &&
      readPlace(place, this.knows) === place
    );
  }

  /** Let the page's address say what was meant, where it says something else; no step to go back to comes of that. */
  async correct() {
    const { settings } = this.uses;
    const query = readQuery();
    if (query !== settings.query) this.turnTo(query);
    if (this.isPlain) return;
    this.leave(settings.unread.filter(([name]) => Object.hasOwn(SCHEMA, name)));
    await this.part.use(({ readAddress }) => {
      const link = readAddress(query + location.hash, this.knows);
      const isLost = link.left.some(([name]) => name === "place");
      // What a host adds behind the `#`, and leads nowhere, stays.
      this.take(link, link.place ?? (isLost ? "" : null), true);
    });
  }

  /**
   * Find out where a text leads, and let the page's address lead there, if it has a link in it.
   * @param {string} text
   * @returns {Promise<{token: string} | {link: Link} | null>} token: of a game, which is still to be opened; null: nowhere
   */
  async read(text) {
    /** @type {{token: string} | {link: Link} | null} */
    let found = null;
    await this.part.use(({ readText }) => {
      found = readText(text, this.knows);
      if (!found || "token" in found) return;
      const { link } = found;
      const now = Object.entries(this.uses.settings.given);
      const kept = now.filter(([name]) => isSetting(name));
      const locked = now.filter(([name]) => name === "lock" || this.uses.settings.locks.includes(name));
      const given = { ...Object.fromEntries(kept), ...link.given, ...Object.fromEntries(locked) };
      this.take({ ...link, given }, link.place ?? link.given.game ?? "", false);
    });
    return found;
  }

  /**
   * Let the page's address be that of a link.
   * @param {Link} link
   * @param {string | null} place
   * @param {boolean} replace the one of now
   */
  take({ given, left, seed }, place, replace) {
    const query = writeQuery(given);
    this.uses.address.write(query, place, replace);
    this.left = left;
    this.seed = seed;
    this.turnTo(query);
  }

  /** @param {string} query that the address has now */
  turnTo(query) {
    this.uses.settings.follow(query);
    this.noteMissingLanguage();
  }

  /** Note a language that the parameters ask for in vain. */
  noteMissingLanguage() {
    const { settings } = this.uses;
    if (settings.lacksLanguage) this.leave([["lang", settings.value("lang")]]);
  }

  /** Keep in mind what cannot be followed, until it is told. @param {Left[]} left */
  leave(left) {
    this.left.push(...left);
  }

  /** Tell what could not be followed, and what was taken instead. */
  async tell() {
    const { notices, settings, words } = this.uses;
    const { left, seed } = this;
    this.left = [];
    this.seed = "";
    if (left.length > 0)
      await this.part.use(({ tellLeft }) =>
        notices.give("link-left", { what: tellLeft(left, settings, words.say) }),
      );
    else if (seed) notices.give("link-seed", { seed });
  }
}
