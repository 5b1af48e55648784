/** The last table as it stood, kept on the device: it can be looked at while Python is still to lay it again. */

import { countPersons } from "../model/seats.js";
import { sitDown } from "../model/store.js";
import { Disk } from "./disk.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {{id: string, game: string, reply: Reply, build: string}} Stood build: of the site that draws it */

/** The one table is kept under this name. */
const LAST = "last";

export class LastTable {
  /**
   * @param {{site: import("../engine/start.js").Site}} uses
   */
  constructor(uses) {
    this.uses = uses;
    /** @type {Disk<Stood>} */
    this.disk = new Disk("number-parlour-last", "table", (kept) => this.read(kept));
    /** @type {Play | null} */
    this.play = null;
  }

  /** What was kept, where this very site has kept it: another one may draw otherwise. @param {import("./disk.js").Unchecked<Stood>} kept */
  read(kept) {
    return kept?.build === this.uses.site.build ? /** @type {Stood} */ (kept) : null;
  }

  /** Read what was kept. */
  async open() {
    await this.disk.values();
    const stood = this.disk.copies.get(LAST);
    // Nobody can ask of it anything that belongs to a table of the engine.
    const table = /** @type {Play["table"]} */ ({});
    this.play = stood ? sitDown({ ...stood, table, day: "" }) : null;
  }

  /** The table of a kept game as it stood, null where it was not the last. @param {string} id */
  find(id) {
    return this.play?.id === id ? this.play : null;
  }

  /**
   * Keep how a table stands. Nobody sees it unasked where something is hidden from one of several persons.
   * @param {string} id
   * @param {string} game
   * @param {Reply} reply
   */
  async keep(id, game, reply) {
    const { build } = this.uses.site;
    if (reply.hides && countPersons(reply.seats) > 1) await this.erase();
    else
      await this.disk.update(LAST, () => ({
        id,
        game,
        reply: { ...reply, log: { from: 0, records: [] } },
        build,
      }));
  }

  /** Forget it where it is that of a game. @param {string} id */
  async remove(id) {
    if (this.disk.copies.get(LAST)?.id === id) await this.erase();
  }

  /** Forget it; returns whether nothing is left on the disk. */
  erase() {
    this.play = null;
    return this.disk.erase();
  }
}
