/** Looking back: shows the table as it stood after any record, steps from there, and plays on from it as a new game. */

import { bringIntoSight } from "../draw/bring.js";
import { firstShown } from "../model/records.js";

/** @typedef {import("#border").TurningPoint} TurningPoint */

export class Replay {
  /**
   * @param {{store: import("../model/store.js").Store, address: import("../page/address.js").Address, engine: import("../engine/engine.js").Engine,
   *   announcer: import("../access/announcer.js").Announcer, notices: import("../page/notices.js").Notices,
   *   line: import("./line.js").Line, hints: import("./hints.js").Hints, play: import("./play.js").Play,
   *   later: import("../page/later.js").Later<{review: {tell: (say: import("../i18n/words.js").Say) => string, comeBack: () => void}}>}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /** Whether there is anything to look back at: not through a curtain, and a lesson is one move long. */
  canShow() {
    const { play: now } = this.uses.store;
    return now !== null && now.looking.curtain === null && now.kind === "game";
  }

  /**
   * Show the table as it stood after so many records; what computers do meanwhile is added to the log.
   * @param {number} at
   * @param {TurningPoint | null} [point] the turning point that is looked at, or from which one has stepped on
   */
  async show(at, point = null) {
    const { store, engine, announcer, hints, later, notices, line } = this.uses;
    line.skip();
    const { play: now } = store;
    if (!now || !this.canShow()) return;
    const { table, log, reply } = now;
    at = Math.min(Math.max(at, firstShown(log)), log.length);
    const shown = now.looking.past ?? { view: reply.view, waiting: reply.prompt.waiting, known: log.length };
    const past = { at, point, view: shown.view, waiting: shown.waiting, known: shown.known };
    hints.search.halt();
    store.setPlay({ saying: { refusal: null, resigning: false }, looking: { past, hint: null } });
    // The list of points follows where it stands beside the board; where it lies below, the board counts.
    bringIntoSight(".point.is-shown");
    bringIntoSight(".table-board");
    try {
      const { view, waiting } = await engine.send("replay", { table, at });
      // Those who step fast see the position where they stopped.
      if (store.play?.looking.past !== past) return;
      store.setPlay({ looking: { past: { ...past, view, waiting, known: at } } });
      announcer.tellPast((say) => later.part?.review.tell(say));
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * Step on or back; from the present, back.
   * @param {number} by records
   */
  step(by) {
    const { play: now } = this.uses.store;
    if (now) this.go((now.looking.past?.at ?? now.log.length) + by);
  }

  showFirst() {
    this.go(0);
  }

  showLast() {
    this.go(this.uses.store.play?.log.length ?? 0);
  }

  /** Go elsewhere; the turning point from which that was begun stays marked. @param {number} at */
  go(at) {
    void this.show(at, this.uses.store.play?.looking.past?.point);
  }

  /** Return to the present. */
  close() {
    this.uses.store.setPlay({ saying: { refusal: null }, looking: { past: null } });
    this.uses.later.part?.review.comeBack();
  }

  /** Play on from what is shown, as a game of its own; the one that is left stays on the library as it is. */
  branch() {
    const { address, play, store, engine, notices, line } = this.uses;
    return line.add(async () => {
      const isThere = address.hold();
      const { play: now } = store;
      if (!now?.looking.past) return;
      const answer = await engine.send("branch", { table: now.table, at: now.looking.past.at });
      if (answer.refusal) {
        play.refuse(answer.refusal);
        return;
      }
      if (await play.open(isThere, now.game, answer)) notices.give("branched");
    });
  }

  /**
   * What a key does for those who look back, null where nothing. Comma and full stop lie side by side without Shift
   * on nearly every keyboard, which brackets do not.
   * @param {string} key
   * @returns {(() => void) | null}
   */
  actOf(key) {
    const { play: now } = this.uses.store;
    if (!now || !this.canShow()) return null;
    if (key === ",") return () => this.step(-1);
    if (!now.looking.past) return null;
    /** @type {Record<string, () => void>} */
    const acts = {
      ".": () => this.step(1),
      Home: () => this.showFirst(),
      End: () => this.showLast(),
      Escape: () => this.close(),
    };
    return acts[key] ?? null;
  }
}
