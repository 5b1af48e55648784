/** Looking back: shows the table as it stood after any record, steps from there, and plays on from it as a new game. */

import { bringIntoSight } from "../access/input.js";
import { firstShown } from "./records.js";

/** @typedef {import("../store.js").TurningPoint} TurningPoint */

export class Replay {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /** Whether there is anything to look back at: not through a curtain, and a lesson is one move long. */
  canShow() {
    const { now } = this.app.play;
    return now !== null && now.curtain === null && now.lesson === null;
  }

  /**
   * Show the table as it stood after so many records; what computers do meanwhile is added to the log.
   * @param {number} at
   * @param {TurningPoint | null} [point] the turning point that is looked at, or from which one has stepped on
   */
  async show(at, point = null) {
    const { play, store, engine, announcer, hints, router, turns } = this.app;
    turns.skip();
    const { now } = play;
    if (!now || !this.canShow()) return;
    const { table, log, reply } = now;
    at = Math.min(Math.max(at, firstShown(log)), log.length);
    const shown = now.past ?? { view: reply.view, waiting: reply.prompt.waiting, known: log.length };
    const past = { at, point, view: shown.view, waiting: shown.waiting, known: shown.known };
    hints.search.halt();
    store.setPlay({ past, refusal: null, hint: null, resigning: false });
    // The list of points follows where it stands beside the board; where it lies below, the board counts.
    bringIntoSight(".point.is-shown");
    bringIntoSight(".table-board");
    try {
      const { view, waiting } = await engine.ask("replay", { table, at });
      // Whoever steps fast sees the position where they stopped.
      if (play.now?.past !== past) return;
      store.setPlay({ past: { ...past, view, waiting, known: at } });
      announcer.tellPast();
    } catch (error) {
      router.fail(error);
    }
  }

  /**
   * Step on or back; from the present, back.
   * @param {number} by records
   */
  step(by) {
    const { now } = this.app.play;
    if (now) this.go((now.past?.at ?? now.log.length) + by);
  }

  showFirst() {
    this.go(0);
  }

  showLast() {
    this.go(this.app.play.now?.log.length ?? 0);
  }

  /** Go elsewhere; the turning point from which that was begun stays marked. @param {number} at */
  go(at) {
    void this.show(at, this.app.play.now?.past?.point);
  }

  /** Return to the present. */
  close() {
    this.app.store.setPlay({ past: null, refusal: null });
    this.app.review?.comeBack();
  }

  /** Play on from what is shown, as a game of its own; the one that is left stays on the library as it is. */
  branch() {
    const { play, engine, router } = this.app;
    return play.inLine(async () => {
      const { now } = play;
      if (!now?.past) return;
      const answer = await engine.ask("branch", { table: now.table, at: now.past.at });
      if (answer.refusal) {
        play.refuse(answer.refusal);
        return;
      }
      await play.open(now.game, answer);
      router.openTable();
      router.notice("branched");
    });
  }

  /**
   * What a key does for whoever looks back, null where nothing. Comma and full stop lie side by side without Shift
   * on nearly every keyboard, which brackets do not.
   * @param {string} key
   * @returns {(() => void) | null}
   */
  actOf(key) {
    const { now } = this.app.play;
    if (!now || !this.canShow()) return null;
    if (key === ",") return () => this.step(-1);
    if (!now.past) return null;
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
