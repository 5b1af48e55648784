/** The line in which all stand that is to be done about a table: touches are taken one after the other, however fast they come. */

import { Latest } from "../engine/latest.js";

export class Line {
  /** @param {{notices: import("../page/notices.js").Notices}} uses */
  constructor({ notices }) {
    this.notices = notices;
    /** @type {Promise<unknown>} settled when all is done */
    this.end = Promise.resolve();
    /** How many are not begun yet. */
    this.queued = 0;
    /** How many are not done yet. */
    this.unsettled = 0;
    /** What is being shown moment after moment. */
    this.showing = new Latest();
    /** @type {Latest[]} what is being thought about the table */
    this.works = [];
  }

  /**
   * Do something about the game after all that was asked before; what fails is told. What is being shown moment after
   * moment is shown at once, so that nobody has to wait for it.
   * @param {() => Promise<unknown>} act
   */
  add(act) {
    this.skip();
    this.queued += 1;
    this.unsettled += 1;
    const begin = () => {
      this.queued -= 1;
      return act();
    };
    const settle = () => {
      this.unsettled -= 1;
    };
    this.end = this.end.then(begin).catch(this.notices.fail).finally(settle);
    return this.end;
  }

  /** Show at once what is still being shown moment after moment. */
  skip() {
    this.showing.halt();
  }

  /** Work that is thought about the table: it ends with the next change there. */
  think() {
    const work = new Latest();
    this.works.push(work);
    return work;
  }

  /** End whatever is being thought about the table: it has changed, or goes. */
  halt() {
    for (const work of this.works) work.halt();
  }
}
