/** The review of a game that is over: has the engine judge its moves, and goes from one turning point to another. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../draw/bring.js";
import { gameOf } from "../games/index.js";
import { isFault, tellFound, tellPoint } from "../i18n/judgement.js";
import { seatName } from "../i18n/tell.js";
import { momentOf } from "../model/after.js";
import { pointOf } from "../model/records.js";
import { ownSeat } from "../model/seats.js";

/** @typedef {import("#border").TurningPoint} TurningPoint */
/** @typedef {import("../model/state.d.ts").Review} ReviewState */

/** Keys that go from point to point, while the focus is at the review or where its points are looked at. @type {Record<string, 1 | -1>} */
const WAYS = { ArrowLeft: -1, ArrowRight: 1 };

export class Review {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, notices: import("../page/notices.js").Notices,
   *   reviews: import("../page/later.js").Later<unknown>, rooms: import("../page/later.js").Rooms, line: import("./line.js").Line, replay: import("./replay.js").Replay, play: import("./play.js").Play}} uses
   */
  constructor(uses) {
    this.uses = uses;
    this.judging = uses.line.think();
    /** What was found in the games of this page, by their ids, to come back to. @type {Map<string, ReviewState>} */
    this.kept = new Map();
    /** The point that was looked at first, and where the page was scrolled to before. @type {{point: TurningPoint, top: number} | null} */
    this.place = null;
  }

  /** Judge the game, or go to what was found; people may stop it or leave, and look at the table meanwhile. */
  begin() {
    const { store, reviews } = this.uses;
    return reviews.use(() => {
      if (store.play?.looking.review) bringIntoSight(".review");
      else if (store.play?.reply.outcome) return this.judge();
      return undefined;
    });
  }

  /** Play on from where the person's game could have gone otherwise; where nothing is found, the review tells so. */
  async tryAgain() {
    const { store } = this.uses;
    const id = store.play?.id;
    await this.begin();
    const { play } = store;
    const point =
      play?.id === id && momentOf(play?.looking.review?.points ?? [], ownSeat(play?.reply.seats ?? []));
    if (point) await this.retry(point);
  }

  /**
   * Put a turning point on a teacher's sheet.
   * @param {import("../page/later.js").Room} room of the teachers
   * @param {TurningPoint} point
   */
  async putOn(room, { at }) {
    const { engine, store } = this.uses;
    if (!store.play) return;
    const { game, table } = store.play;
    const { token } = await engine.send("save", { table });
    await room.put?.(game, { kind: "moment", token, at, asks: "best", level: 0 });
  }

  async judge() {
    const { play, store, engine, words } = this.uses;
    if (!store.play) return;
    const { id, game, table, reply, log } = store.play;
    const signal = this.judging.begin();
    /** @param {number} at @param {number} of @param {TurningPoint[] | null} [points] */
    const put = (at, of, points = null) =>
      store.setPlay({ looking: { review: { at, of, points, shown: null } } });
    let seen = 0; // several slices may judge one record, and then there is nothing new to be seen
    put(seen, log.length);
    bringIntoSight(".review");
    const answer = await engine.work("review", { table }, signal, ({ at, of }) => {
      if (at !== seen) put(at, of);
      seen = at;
    });
    if (!answer) return;
    if (answer.refusal) {
      store.setPlay({ looking: { review: null } });
      play.refuse(answer.refusal);
      return;
    }
    put(answer.of, answer.of, answer.points);
    const { review } = store.play?.looking ?? {};
    if (!review) return;
    this.kept.set(id, review);
    speak("say", tellFound(words.of(game), reply, answer.points));
    await this.keepMissed(answer.points);
  }

  /**
   * Let what people have missed wait for them as puzzles, where the game has any.
   * @param {TurningPoint[]} points
   */
  async keepMissed(points) {
    const { rooms, store } = this.uses;
    const { game, table, reply } = store.play ?? {};
    if (!game || !table || !reply || !gameOf(game)?.puzzles) return;
    const missed = points.filter((point) => reply.seats[point.seat].who === "person" && isFault(point));
    if (missed.length === 0) return;
    try {
      const room = await rooms.get("puzzles")?.bring();
      const count = await room?.keep?.(
        game,
        table,
        missed.map(({ at }) => at),
      );
      const { review } = store.play?.table === table ? store.play.looking : {};
      if (review && count) store.setPlay({ looking: { review: { ...review, kept: count } } });
    } catch (error) {
      console.info("nothing is kept of the review:", error); // it is one without that
    }
  }

  /**
   * What was found in a game when it was here before, null where it stands otherwise now.
   * @param {string} id
   * @param {import("#border").Reply} reply
   */
  recall(id, { outcome, length }) {
    const kept = this.kept.get(id);
    return kept && outcome && kept.of === length ? kept : null;
  }

  /** Those who come back to such a game find the list at what was looked at last. */
  resume() {
    const { review } = this.uses.store.play?.looking ?? {};
    if (review?.shown) bringIntoSight(queryOf(review.shown));
  }

  /** The turning point that is just what is shown, "" where it is none. @param {import("../i18n/words.js").Say} say */
  tell(say) {
    const { play } = this.uses.store;
    const point = play?.looking.past && pointOf(play.looking.past);
    if (!point) return "";
    return tellPoint(say, play.log, play.reply, point, seatName(say, play.reply.seats, point.seat));
  }

  /** Stop judging, or put the review away. */
  close() {
    const { store, engine } = this.uses;
    this.judging.halt();
    engine.hurry();
    this.kept.delete(store.play?.id ?? "");
    store.setPlay({ looking: { review: null } });
  }

  /**
   * See the table as it stood at a turning point; it is marked among the others as long as one looks back from there.
   * @param {TurningPoint} point
   */
  look(point) {
    const { store, replay } = this.uses;
    if (store.play?.looking.review) {
      const review = { ...store.play.looking.review, shown: point };
      store.setPlay({ looking: { review } });
      this.kept.set(store.play.id, review);
    }
    if (!store.play?.looking.past) this.place = { point, top: scrollY };
    return replay.show(point.at, point);
  }

  /** Whether there is a turning point before or after what is shown. @param {1 | -1} by */
  has(by) {
    return this.find(by) !== undefined;
  }

  /**
   * The next turning point, or the one before: in the list, or by time where one has stepped on from it; from what is
   * shown, or else from what was looked at last.
   * @param {1 | -1} by
   * @returns {TurningPoint | undefined}
   */
  find(by) {
    const { review, past } = this.uses.store.play?.looking ?? {};
    const points = review?.points ?? [];
    const from = past?.at ?? review?.shown?.at;
    if (from === undefined) return points.at(by > 0 ? 0 : -1);
    const here = past ? pointOf(past) : review?.shown;
    if (here) return points[points.indexOf(here) + by];
    const away = (/** @type {TurningPoint} */ { at }) => (at - from) * by;
    return points.filter((point) => away(point) > 0).toSorted((one, other) => away(one) - away(other))[0];
  }

  /** Look at another turning point. @param {1 | -1} by */
  step(by) {
    const point = this.find(by);
    if (point) void this.look(point);
  }

  /** Those who have looked back find the list as it was left, or what was looked at since. */
  comeBack() {
    const { place } = this;
    const shown = this.uses.store.play?.looking.review?.shown;
    this.place = null;
    if (place) scrollTo(scrollX, place.top);
    if (place && shown && shown !== place.point) bringIntoSight(queryOf(shown));
  }

  /**
   * What a key does at the review, null where nothing.
   * @param {string} key
   * @param {Element} target
   * @returns {(() => void) | null}
   */
  actOf(key, target) {
    const by = WAYS[key];
    return by && target.closest(".review, .past") && this.has(by) ? () => this.step(by) : null;
  }

  /**
   * Play on from there, as a game of its own.
   * @param {TurningPoint} point
   */
  async retry(point) {
    await this.look(point);
    await this.uses.replay.branch();
  }
}

/** Where a turning point stands in the list. @param {TurningPoint} point */
const queryOf = ({ at }) => `#point-${at}`;
