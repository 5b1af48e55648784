/** What follows a change at the table: it is shown and kept, and then whoever is next is asked, or thinks. */

import { renderers } from "../games/index.js";
import { NO_DRAFT } from "./drafts.js";
import { freshOf } from "./records.js";
import { countPersons, firstPerson, nextSeat } from "./seats.js";

/** @typedef {import("../store.js").Answer} Answer */
/** @typedef {import("../store.js").Draft} Draft */
/** @typedef {import("../store.js").Reply} Reply */

export class Turns {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * Take in an answer that changed the table.
   * @param {Answer} answer
   */
  async take(answer) {
    const { play } = this.app;
    const table = play.now?.table;
    this.show(answer);
    await this.keep(answer.token);
    if (play.now?.table === table) await this.next(answer.draft);
  }

  /**
   * Show the table as an answer tells it. What was being thought about it is thought no more.
   * @param {Answer} answer
   */
  show({ replies: [reply], missed = null }) {
    const { play, store, sound, announcer } = this.app;
    if (!play.now) return;
    play.halt();
    const { now } = play;
    const log = [...now.log.slice(0, reply.log.from), ...reply.log.records];
    const fresh = freshOf(log, reply.log.from);
    store.setPlay({
      reply,
      log,
      draft: NO_DRAFT,
      refusal: null,
      resigning: false,
      thinking: null,
      last: log.findLast((record) => record.seat !== null) ?? null,
      hint: null,
      // It stays until the same seat decides again.
      missed: missed ?? (fresh.some((record) => record.seat === now.missed?.seat) ? null : now.missed),
      // Whoever looks back goes on doing so while computers move, but sees nothing that another seat saw.
      past: now.reply.viewer === reply.viewer && (now.past?.at ?? 0) <= log.length ? now.past : null,
      review: reply.outcome && now.review?.points ? now.review : null,
    });
    sound.follow(reply, fresh, renderers.get(now.game)?.catches);
    if (!now.lesson) announcer.tell(fresh, missed);
  }

  /**
   * Keep the game as it stands; lessons have nothing to be kept.
   * @param {string} [token]
   */
  async keep(token) {
    const { play, library } = this.app;
    if (play.now && token) await library.keep(play.now, token);
  }

  /**
   * See to whose turn it is: a person's who looks, a person's who shall, or a computer's.
   * @param {Draft | null} draft of whoever looks, where they are asked
   */
  async next(draft) {
    const { play, lessons, drafts, computers } = this.app;
    if (!play.now) return;
    const { reply, log, lesson, paused } = play.now;
    // In a lesson only its goals can be played, and nobody answers.
    if (lesson && log.length > 0) {
      await lessons.reach();
      return;
    }
    const seat = nextSeat(reply);
    const isPerson = seat !== null && reply.seats[seat].who === "person";
    if (isPerson && seat !== reply.viewer && reply.hides && countPersons(reply.seats) > 1) {
      await this.drawCurtain(seat);
      return;
    }
    const viewer = isPerson ? seat : onlooker(reply);
    const asked = viewer === reply.viewer ? draft : await this.look(viewer);
    if (isPerson && asked) drafts.lay(asked);
    if (seat !== null && !isPerson && !paused) computers.letThink(seat);
  }

  /**
   * See the table as a seat sees it, or a bystander.
   * @param {number | null} viewer
   * @returns {Promise<Draft | null>} the draft of the seat, where it is asked
   */
  async look(viewer) {
    const { play, engine } = this.app;
    const table = play.now?.table;
    if (!table) return null;
    const answer = await engine.ask("look", { table, viewers: [viewer] });
    if (play.now?.table !== table) return null;
    this.show(answer);
    return answer.draft;
  }

  /**
   * Draw the curtain before somebody's hand is seen by somebody else.
   * @param {number} seat who shall look next
   */
  async drawCurtain(seat) {
    const { play, store, announcer } = this.app;
    if (!play.now) return;
    if (play.now.curtain !== seat) {
      store.setPlay({ curtain: seat, past: null });
      announcer.announceCurtain(seat);
    }
    if (play.now.reply.viewer !== null) await this.look(null);
  }

  /** Lift the curtain for the person whom it waits for. */
  lift() {
    const { play, store, drafts } = this.app;
    return play.inLine(async () => {
      const seat = play.now?.curtain ?? null;
      if (seat === null) return;
      store.setPlay({ curtain: null });
      const draft = await this.look(seat);
      if (draft) drafts.lay(draft);
    });
  }
}

/**
 * Who looks while computers think: one person among them all the time; of several whoever was asked last, unless they
 * have left the table.
 * @param {Reply} reply
 */
function onlooker({ seats, viewer }) {
  if (countPersons(seats) === 1) return firstPerson(seats);
  return viewer === null || seats[viewer].left ? null : viewer;
}
