/** What follows a change at the table: it is shown and kept, and then whoever is next is asked, or thinks. */

import { Latest } from "../engine/latest.js";
import { wait } from "../engine/patience.js";
import { renderers } from "../games/index.js";
import { NO_DRAFT } from "../store.js";
import { landed } from "./flights.js";
import { firstShown, freshOf, isTrifle, lastNews } from "./records.js";
import { nextSeat } from "./seats.js";
import { momentsBefore, momentsOf, pauseOf, restBefore, skipRecords, stayOf } from "./steps.js";

/** @typedef {import("../store.js").Answer} Answer */
/** @typedef {import("../store.js").Draft} Draft */
/** @typedef {import("../store.js").Reply} Reply */
/** @typedef {import("../store.js").LogRecord} LogRecord */

export class Turns {
  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.app = app;
    this.showing = new Latest();
  }

  /**
   * Take in an answer that changed the table: the game is kept while what has happened is shown, and only then is
   * anybody asked.
   * @param {Answer} answer
   * @param {boolean} [isTold] whether whoever asked for it tells by themselves who is asked then
   */
  async take(answer, isTold = false) {
    const { play, settings } = this.app;
    if (!play.now) return;
    const { table, log } = play.now;
    const [reply, after] = answer.replies;
    const renderer = renderers.get(play.now.game);
    const moments = momentsOf(reply, firstShown(joinLog(log, reply)), renderer?.trifles);
    const pause = pauseOf(settings.value("pace"), moments.length);
    const kept = this.keep(answer.token, reply);
    // Where nothing has happened, as at a table that is only opened, nobody waits for the disk.
    const isChanged = reply.length !== play.now.reply.length;
    if (!isChanged) kept.catch(this.app.router.fail);
    const [isNews] = await Promise.all([this.showAll(answer, moments, pause), isChanged && kept]);
    if (play.now?.table !== table) return;
    const { curtain, draft } = answer;
    const rest = restBefore(reply, moments, pause, renderer);
    await this.next({ curtain, after, draft }, rest, isNews || isTold);
  }

  /**
   * Show how the table stands, and let everything land before what follows from it is seen: who is asked next, the
   * curtain, how the game ended. Before a curtain it is looked at for a while, since the next one to look is another.
   * @param {Reply} reply
   * @param {Answer} answer
   * @param {number} pause in milliseconds
   * @param {AbortSignal} signal
   */
  async land(reply, { missed, curtain }, pause, signal) {
    const { play, store, sound, announcer } = this.app;
    const fresh = this.show(reply, { missed, isLanding: true });
    const table = play.now?.table;
    await landed(signal);
    if (curtain !== null) await wait(pause, signal);
    if (!play.now || play.now.table !== table) return;
    store.setPlay({ isLanding: false });
    sound.follow(play.now.reply, [], play.now.last);
    announcer.tell(fresh, missed ?? null);
  }

  /**
   * Show moment after moment, and then the table as it stands.
   * @param {Answer} answer
   * @param {import("./steps.js").Moment[]} moments
   * @param {number} pause in milliseconds
   * @returns {Promise<boolean>} whether anything has happened, which is told then
   */
  async showAll(answer, moments, pause) {
    const { missed } = answer;
    const [reply] = answer.replies;
    const { play, store, settings } = this.app;
    const table = play.now?.table;
    const signal = this.showing.begin();
    const weights = renderers.get(play.now?.game ?? "");
    const seat = nextSeat(reply);
    const computer = seat !== null && !isPersons(reply, seat);
    const seen = computer ? momentsBefore(reply, moments, weights) : moments;
    let shown = 0;
    // Nobody is kept waiting who does something else, looks back, or does not see the table yet.
    const isWatched = () =>
      play.queued === 0 && !play.now?.past && store.state.screen === "table" && !signal.aborted;
    for (const moment of seen) {
      if (pause === 0 || !isWatched()) break;
      this.show(moment, { isMoment: true });
      shown += moment.log.records.length;
      await wait(stayOf(moment, settings.value("pace"), pause, weights), signal);
      if (play.now?.table !== table) return true;
    }
    const rest = { ...skipRecords(reply, shown), part: shown > 0 ? moments.at(-1)?.part : undefined };
    const fresh = freshOf(joinLog(play.now?.log ?? [], rest), rest.log.from);
    const isNews = shown > 0 || fresh.length > 0;
    const isSeen = shown > 0 || fresh.some((record) => !isTrifle(record, weights?.trifles));
    if (isSeen && !computer && pause > 0 && isWatched()) await this.land(rest, answer, pause, signal);
    else this.show(rest, { missed, isThinking: computer });
    return isNews;
  }

  /** Show at once what is still being shown moment after moment. */
  skip() {
    this.showing.halt();
  }

  /**
   * Show the table as a reply tells it, or a moment on the way there. What was being thought about it is thought no
   * more.
   * @param {import("./steps.js").Moment} reply
   * @param {{missed?: import("../store.js").TurningPoint | null, isMoment?: boolean, isLanding?: boolean, isThinking?: boolean}} [more]
   *   isThinking: whether a computer thinks as soon as the game is kept
   * @returns {LogRecord[]} what has just happened
   */
  show(reply, { missed = null, isMoment = false, isLanding = false, isThinking = false } = {}) {
    const { play, store, sound, announcer } = this.app;
    if (!play.now) return [];
    play.halt();
    const { now } = play;
    const log = joinLog(now.log, reply);
    const fresh = freshOf(log, reply.log.from);
    const { catches, trifles } = renderers.get(now.game) ?? {};
    const last = lastNews(log, trifles) ?? null;
    store.setPlay({
      isMoment,
      isLanding,
      part: reply.part ?? null,
      reply,
      log,
      draft: NO_DRAFT,
      refusal: null,
      resigning: false,
      thinking: isThinking && !now.lesson && !now.paused ? { seat: nextSeat(reply) ?? 0 } : null,
      last,
      hint: null,
      // Before the next one falls, what was answered at it is seen by all.
      curtain: reply.length === now.reply.length ? now.curtain : null,
      // It stays until the same seat decides again.
      missed: missed ?? (fresh.some((record) => record.seat === now.missed?.seat) ? null : now.missed),
      // Whoever looks back goes on doing so while computers move, but sees nothing that another seat saw.
      past: now.reply.viewer === reply.viewer && (now.past?.at ?? 0) <= log.length ? now.past : null,
      review: reply.outcome && now.review?.points ? now.review : null,
    });
    const heard = fresh.filter((record) => !isTrifle(record, trifles));
    if (isMoment || isLanding) sound.tell(heard, catches);
    else if (fresh.length > 0 || now.isMoment) sound.follow(reply, heard, last, catches);
    if (!now.lesson && !isLanding && (fresh.length > 0 || now.isMoment)) announcer.tell(fresh, missed);
    return fresh;
  }

  /**
   * Keep the game as it stands after an answer; lessons have nothing to be kept.
   * @param {string} [token]
   * @param {Reply} [reply] where it is not shown yet
   */
  async keep(token, reply) {
    const { play, library } = this.app;
    if (!play.now || !token) return;
    const { now } = play;
    await library.keep(reply ? { ...now, reply, log: joinLog(now.log, reply) } : now, token);
  }

  /**
   * See to whose turn it is: a person's who looks or shall, or a computer's. Who looks from now on, Python has said.
   * @param {Pick<Answer, "curtain" | "draft"> & {after?: Reply}} following after: how the table stands for them, where
   *   that is not who looked till now
   * @param {number} pause in milliseconds, before a computer's move
   * @param {boolean} isTold whether it was told already who is asked
   */
  async next({ curtain, after, draft }, pause, isTold) {
    const { play, lessons, drafts, computers, par, announcer, store } = this.app;
    if (!play.now) return;
    const { log, lesson, paused } = play.now;
    // In a lesson only its goals can be played, and nobody answers.
    if (lesson && log.length > 0) {
      await lessons.reach();
      return;
    }
    if (curtain !== null && play.now.curtain !== curtain) {
      // Before somebody's hand is seen by somebody else.
      store.setPlay({ curtain, past: null });
      announcer.announceCurtain(curtain);
    }
    if (after) this.show(after);
    if (curtain !== null) return;
    if (draft) {
      drafts.lay(draft);
      if (!isTold && !lesson) announcer.tellTurn();
    }
    const seat = nextSeat(play.now.reply);
    if (seat !== null && !isPersons(play.now.reply, seat) && !paused) computers.letThink(seat, pause);
    par.seek();
  }

  /**
   * Say for the person whom the curtain waits for what they answer before everybody, who see no hand.
   * @param {string} word
   */
  answer(word) {
    const { play } = this.app;
    const length = play.now?.reply.length;
    return play.inLine(async () => {
      const seat = play.now?.curtain ?? null;
      // What is asked by then may be asked of somebody else.
      if (seat !== null && play.now?.reply.length === length) await play.say(word, seat);
    });
  }

  /** Lift the curtain for the person whom it waits for. */
  lift() {
    const { play, engine, store, drafts, announcer } = this.app;
    return play.inLine(async () => {
      const { table, curtain: seat = null } = play.now ?? {};
      if (!table || seat === null) return;
      store.setPlay({ curtain: null });
      const { replies, draft } = await engine.ask("look", { table, seat });
      if (play.now?.table !== table) return;
      this.show(replies[0]);
      if (!draft) return;
      drafts.lay(draft);
      announcer.tellTurn();
    });
  }
}

/**
 * The log with what a reply tells of it.
 * @param {LogRecord[]} log
 * @param {Reply} reply
 */
const joinLog = (log, reply) => [...log.slice(0, reply.log.from), ...reply.log.records];

/** @param {Reply} reply @param {number} seat */
const isPersons = ({ seats }, seat) => seats[seat].who === "person";
