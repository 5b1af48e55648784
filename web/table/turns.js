/** What follows a change at the table: it is shown and kept, and then the next player is asked, or thinks. */

import { renderers } from "../draw/renderers.js";
import { wait } from "../engine/patience.js";
import { firstShown, freshOf, isTrifle, lastNews } from "../model/records.js";
import { nextSeat } from "../model/seats.js";
import {
  isAwaited,
  isThrown,
  momentsBefore,
  momentsOf,
  pauseOf,
  restBefore,
  skipRecords,
  stayAfter,
  stayOf,
} from "../model/steps.js";
import { NO_DRAFT } from "../model/store.js";
import { landed } from "./flights.js";

/** @typedef {import("../model/state.d.ts").Answer} Answer */
/** @typedef {import("#border").Reply} Reply */
/** @typedef {import("#border").LogRecord} LogRecord */
/** @typedef {import("../model/steps.js").Moment} Moment */

/**
 * How far an answer is shown. `moment`: more of it follows; `landing`: it is looked at, before it is seen what follows
 * from it; `thinking`: a computer thinks as soon as the game is kept; `still`: nothing goes on.
 * @typedef {"moment" | "landing" | "thinking" | "still"} Phase
 */

/** @typedef {{fresh: LogRecord[], isNews: boolean}} News what has just happened, and whether there is anything to be told */

/** Milliseconds in which the end of a game is heard before anything else is said of it. */
const HEARD = 2000;

export class Turns {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   settings: import("../access/settings.js").Settings,
   *   announcer: import("../access/announcer.js").Announcer, sound: import("../access/sound.js").Sound,
   *   notices: import("../page/notices.js").Notices, library: import("../kept/library.js").Library,
   *   line: import("./line.js").Line, sentence: import("./sentence.js").Sentence}} uses
   * @param {{thinks: (seat: number, pause: number) => void, settled: () => void, decided: (at: number) => void}} listener
   *   thinks: a computer's turn has come; settled: all of an answer was seen; decided: a person has decided after so many
   *   records, and something better may be sought
   */
  constructor(uses, listener) {
    this.uses = uses;
    this.listener = listener;
  }

  /**
   * Take in an answer that changed the table: the game is kept while what has happened is shown. A person is asked as
   * soon as that was seen, a computer once it is kept; till then nothing else is done at the table.
   * @param {Answer} answer
   * @param {boolean} [isTold] whether the caller tells by itself who is asked then
   */
  async take(answer, isTold = false) {
    const { store, settings, notices } = this.uses;
    if (!store.play) return;
    const { table, log } = store.play;
    const [reply, after] = answer.replies;
    const renderer = renderers.get(store.play.game);
    const moments = momentsOf(reply, firstShown(joinLog(log, reply)), renderer?.trifles);
    const pause = pauseOf(settings.value("pace"), moments.length);
    // Where nothing has happened, as at a table that is only opened, nobody waits for the disk.
    const isChanged = reply.length !== store.play.reply.length;
    const keeping = this.keep(answer.token, reply).catch(notices.fail);
    const kept = isChanged ? keeping : null;
    const { isNews, flown } = await this.showAll(answer, moments, pause);
    if (!answer.draft) await kept;
    if (store.play?.table !== table) return;
    if (isChanged && store.play.feat) this.tellFeat(table);
    if (answer.sought) this.listener.decided(log.length);
    // Where what the table is for is reached, nobody is asked any more.
    if (answer.done) {
      store.setPlay({ done: true });
      return;
    }
    const { curtain, draft } = answer;
    const rest = restBefore(reply, moments, pause, renderer);
    await this.next({ curtain, after, draft }, Math.max(0, rest - flown), isNews || isTold);
    await kept;
  }

  /**
   * Tell what was reached as never before, once the end has been heard: what a region says later drowns what it says.
   * @param {import("../model/state.d.ts").Play["table"]} table
   */
  tellFeat(table) {
    const { store, announcer } = this.uses;
    setTimeout(() => {
      if (store.play?.table === table) announcer.tellFeat();
    }, HEARD);
  }

  /**
   * Show how the table stands, and let everything land before what follows from it is seen: what it counts, who is asked
   * next, the curtain, how the game ended. Before a curtain it is looked at for a while, since the next one to look is another.
   * @param {Reply} reply
   * @param {Answer} answer
   * @param {number} pause in milliseconds
   * @param {AbortSignal} signal
   */
  async land(reply, { curtain }, pause, signal) {
    const { store } = this.uses;
    const table = store.play?.table;
    await this.fly(reply, "landing", signal);
    if (curtain !== null && store.play?.table === table) await wait(pause, signal);
    if (store.play?.table === table) store.setPlay({ moving: { isLanding: false } });
  }

  /**
   * Show how the table changes, and tell what has happened once all of that has landed: before, nobody has seen it.
   * @param {Moment} moment
   * @param {Phase} phase
   * @param {AbortSignal} signal
   * @returns {Promise<number>} how many milliseconds it flew
   */
  async fly(moment, phase, signal) {
    const { store, sound } = this.uses;
    const table = store.play?.table;
    const news = this.place(moment, phase);
    store.setPlay({ moving: { isFlying: true } });
    if (isThrown(moment, renderers.get(store.play?.game ?? "")?.throws)) void sound.play("roll");
    const flown = await landed(signal);
    if (store.play?.table === table) this.tell(news);
    return flown;
  }

  /**
   * Show moment after moment, and then the table as it stands.
   * @param {Answer} answer
   * @param {Moment[]} moments
   * @param {number} pause in milliseconds
   * @returns {Promise<{isNews: boolean, flown: number}>} isNews: whether anything has happened, which is told then; flown:
   *   how many milliseconds the last of it flew, while people looked at it
   */
  async showAll(answer, moments, pause) {
    const [reply] = answer.replies;
    const { store, settings, line } = this.uses;
    const table = store.play?.table;
    const signal = line.showing.begin();
    const weights = renderers.get(store.play?.game ?? "");
    const seat = nextSeat(reply);
    const computer = seat !== null && !isPersons(reply, seat);
    const seen = computer ? momentsBefore(reply, moments, weights) : moments;
    let shown = 0;
    // Those who do something else, look back, or do not see the table yet are not kept waiting.
    const isWatched = () =>
      line.queued === 0 && !store.play?.looking.past && store.state.screen === "table" && !signal.aborted;
    const gone = { isNews: true, flown: 0 };
    /** @param {Moment} moment @param {Phase} phase */
    const bring = async (moment, phase) => {
      if (isAwaited(moment, pause, weights?.throws)) return this.fly(moment, phase, signal);
      this.show(moment, phase);
      return 0;
    };
    for (const moment of seen) {
      if (pause === 0 || !isWatched()) break;
      const flown = await bring(moment, "moment");
      if (store.play?.table !== table) return gone;
      shown += moment.log.records.length;
      const stay = stayOf(moment, settings.value("pace"), pause, weights);
      await wait(stayAfter(stay, flown, isThrown(moment, weights?.throws)), signal);
      if (store.play?.table !== table) return gone;
    }
    const rest = { ...skipRecords(reply, shown), part: shown > 0 ? moments.at(-1)?.part : undefined };
    const fresh = freshOf(joinLog(store.play?.log ?? [], rest), rest.log.from);
    const isNews = shown > 0 || fresh.length > 0;
    const isSeen = shown > 0 || fresh.some((record) => !isTrifle(record, weights?.trifles));
    const isFollowed = isSeen && pause > 0 && isWatched();
    if (isFollowed && !computer) await this.land(rest, answer, pause, signal);
    else if (isFollowed) return { isNews, flown: await bring(rest, "thinking") };
    else this.show(rest, computer ? "thinking" : "still");
    return { isNews, flown: 0 };
  }

  /**
   * Show the table as a reply tells it, or a moment on the way there, and tell at once what has just happened.
   * @param {Moment} reply
   * @param {Phase} [phase]
   */
  show(reply, phase = "still") {
    this.tell(this.place(reply, phase));
  }

  /**
   * Place everything as a reply tells it, and tell nothing of it. What was being thought about it ends.
   * @param {Moment} reply
   * @param {Phase} phase
   * @returns {News}
   */
  place(reply, phase) {
    const { store, line } = this.uses;
    if (!store.play) return { fresh: [], isNews: false };
    line.halt();
    const { play: now } = store;
    const { moving, looking } = now;
    const log = joinLog(now.log, reply);
    const fresh = freshOf(log, reply.log.from);
    // What the end has brought may be known while the moments that lead to it are still shown.
    const after = phase === "moment" || reply.outcome ? {} : { feat: null, losses: 0 };
    store.setPlay({
      reply,
      log,
      ...after,
      saying: { draft: NO_DRAFT, refusal: null, resigning: false },
      moving: {
        isMoment: phase === "moment",
        isLanding: phase === "landing",
        isFlying: false,
        part: reply.part ?? null,
        thinking:
          phase === "thinking" && now.kind === "game" && !moving.paused
            ? { seat: nextSeat(reply) ?? 0 }
            : null,
      },
      looking: {
        hint: null,
        // Before the next one falls, what was answered at it is seen by all.
        curtain: reply.length === now.reply.length ? looking.curtain : null,
        // It stays until the same seat decides again.
        missed: fresh.some(({ seat }) => seat === looking.missed?.seat) ? null : looking.missed,
        // Those who look back go on doing so while computers move, but see nothing that another seat saw.
        past:
          now.reply.viewer === reply.viewer && (looking.past?.at ?? 0) <= log.length ? looking.past : null,
        review: reply.outcome && looking.review?.points ? looking.review : null,
      },
    });
    return { fresh, isNews: fresh.length > 0 || moving.isMoment };
  }

  /**
   * Tell what has just happened, which is in sight: in the log, in the bubble, by a sound and aloud.
   * @param {News} news
   */
  tell({ fresh, isNews }) {
    const { store, sound, announcer } = this.uses;
    if (!store.play) return;
    const { game, kind, log, moving, reply } = store.play;
    const renderer = renderers.get(game);
    const last = lastNews(log, renderer?.trifles) ?? null;
    store.setPlay({ last, moving: { isFlying: false } });
    const heard = fresh.filter((record) => !isTrifle(record, renderer?.trifles));
    const isMove = moving.part !== null || heard.some(({ seat }) => seat !== null);
    sound.tell(moving.part ?? heard.flatMap(({ events }) => events), isMove, renderer);
    if (!moving.isMoment && isNews) sound.follow(reply, last);
    if (kind !== "lesson" && isNews) announcer.tell(heard); // which is praised instead
  }

  /**
   * Keep the game as it stands after an answer; lessons have nothing to be kept.
   * @param {string} [token]
   * @param {Reply} [reply] where it is not shown yet
   */
  async keep(token, reply) {
    const { store, library } = this.uses;
    if (!store.play || !token) return;
    const { play: now } = store;
    await library.keep(reply ? { ...now, reply, log: joinLog(now.log, reply) } : now, token);
  }

  /**
   * See whose turn it is: a person's who looks or shall, or a computer's. Python has said who looks from now on.
   * @param {Pick<Answer, "curtain" | "draft"> & {after?: Reply}} following after: how the table stands for them, where
   *   that is not who looked till now
   * @param {number} pause in milliseconds, before a computer's move
   * @param {boolean} isTold whether it was told already who is asked
   */
  async next({ curtain, after, draft }, pause, isTold) {
    const { announcer, sentence, store } = this.uses;
    if (!store.play) return;
    const { kind, moving } = store.play;
    if (curtain !== null && store.play.looking.curtain !== curtain) {
      // Before somebody's hand is seen by somebody else.
      store.setPlay({ looking: { curtain, past: null } });
      announcer.announceCurtain(curtain);
    }
    if (after) this.show(after);
    if (curtain !== null) return;
    const seat = nextSeat(store.play.reply);
    const isPerson = seat !== null && isPersons(store.play.reply, seat);
    // When several choose in secret, a person chooses after the computers that are asked before.
    if (isPerson && draft) {
      sentence.lay(draft);
      if (!isTold && kind === "game") announcer.tellTurn();
    }
    // At a lesson or a trial nobody answers but Python.
    if (seat !== null && !isPerson && !moving.paused && kind === "game") this.listener.thinks(seat, pause);
    this.listener.settled();
  }

  /** Lift the curtain for the person behind it. */
  lift() {
    const { engine, store, line, sentence, announcer } = this.uses;
    return line.add(async () => {
      const { table, looking } = store.play ?? {};
      const seat = looking?.curtain ?? null;
      if (!table || seat === null) return;
      store.setPlay({ looking: { curtain: null } });
      const { replies, draft } = await engine.send("look", { table, seat });
      if (store.play?.table !== table) return;
      this.show(replies[0]);
      if (!draft) return;
      sentence.lay(draft);
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
