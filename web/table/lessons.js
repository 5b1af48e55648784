/** The lessons: opens a game's playable positions one after the other, and remembers on the device which were reached. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../draw/bring.js";
import { EngineError } from "../engine/session.js";
import { Disk } from "../kept/disk.js";

/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("../model/state.d.ts").Play} Play */

/** @implements {Kind} */
export class Lessons {
  /**
   * @param {{store: import("../model/store.js").Store, engine: import("../engine/engine.js").Engine,
   *   words: import("../i18n/words.js").Words, games: import("../page/games.js").Games,
   *   address: import("../page/address.js").Address, announcer: import("../access/announcer.js").Announcer, sound: import("../access/sound.js").Sound,
   *   notices: import("../page/notices.js").Notices, setups: {choose: (game: string) => unknown},
   *   later: import("../page/later.js").Later<{lessonView: NonNullable<Kind["view"]>}>,
   *   play: import("./play.js").Play}} uses
   * @param {HTMLElement} room
   */
  constructor(uses, room) {
    this.uses = uses;
    this.room = room;
    /** @type {Disk<string[]>} the keys of the lessons that were reached, by game */
    this.disk = new Disk("number-parlour-lessons", "done", readKeys);
    /** Whether a goal was just reached, so that the focus has still to go to what comes next. */
    this.isReached = false;
  }

  /** How many lessons of a game were reached. @param {string} game */
  countDone(game) {
    return this.disk.copies.get(game)?.length ?? 0;
  }

  /** Whether all lessons of a game are done, with the one on the table. @param {Play} play */
  isAllDone({ game, lesson, done: isReached }) {
    const done = new Set(this.disk.copies.get(game));
    if (lesson && isReached) done.add(lesson.key);
    return done.size >= (lesson?.of ?? Number.POSITIVE_INFINITY);
  }

  /** What is said with the badge for all lessons of a game, "" where some are not done. @param {Play} play */
  tellBadge(play) {
    const say = this.uses.words.of(play.game);
    return this.isAllDone(play) ? say("lessons-all", { title: say("title"), of: play.lesson?.of ?? 0 }) : "";
  }

  /** Read what was learnt before. */
  async open() {
    await this.disk.values();
  }

  /**
   * Open a lesson.
   * @param {string} game
   * @param {number} number from 0
   */
  async start(game, number) {
    const { address, engine, games, notices, play, store, words } = this.uses;
    const isThere = address.hold();
    games.expect(game);
    if (!(await games.isWanted({ room: "learn", id: game }))) return;
    try {
      const wheel = games.wheelOf(game);
      if (wheel) await games.install(wheel);
      const taught = await engine.send("lesson", { game, lesson: number });
      const lesson = { ...taught.lesson, hinted: false };
      if (!(await play.open(isThere, game, taught, { about: { kind: "lesson", lesson, trial: null } })))
        return;
      bringIntoSight(".veil-all");
      const key = store.play?.lesson?.key;
      speak("say", words.of(game)(`lesson-${key}-task`));
    } catch (error) {
      // The number may come from an address that anybody has written.
      if (error instanceof EngineError && error.code === "request-number") notices.give("lesson-absent");
      else notices.fail(error);
      play.toLobby();
    }
  }

  /**
   * Open the first lesson of a game that was not reached yet; the first one after all were.
   * @param {string} game
   */
  async learn(game) {
    const { address, games, notices } = this.uses;
    const isThere = address.hold();
    try {
      const { lessons } = await games.describe(game);
      const done = this.disk.copies.get(game) ?? [];
      const open = lessons.findIndex(({ key }) => !done.includes(key));
      if (isThere()) await this.start(game, Math.max(open, 0));
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Open the lesson after this one. */
  next() {
    const { play: now } = this.uses.store;
    return now?.lesson ? this.start(now.game, now.lesson.number + 1) : undefined;
  }

  /** @param {Play} play */
  placeOf({ game, lesson }) {
    return `learn/${game}/${(lesson?.number ?? 0) + 1}`;
  }

  sharedAs() {
    return /** @type {const} */ ("lesson");
  }

  /** @param {Play} play @param {import("../i18n/words.js").Say} say */
  view(play, say) {
    return this.uses.later.part?.lessonView(play, say) ?? "";
  }

  /** @param {Play} play @param {import("../i18n/words.js").Say} say */
  nextOf({ game, lesson }, say) {
    return lesson && lesson.number + 1 < lesson.of
      ? { label: say("lesson-next"), act: () => this.next() }
      : { label: say("lesson-play"), act: () => this.uses.setups.choose(game) };
  }

  /** Open this lesson from its beginning. */
  again() {
    const { play: now } = this.uses.store;
    return now?.lesson ? this.start(now.game, now.lesson.number) : undefined;
  }

  /** Tell the lesson's hint. */
  hint() {
    const { store, words } = this.uses;
    const { game, lesson, done } = store.play ?? {};
    if (!game || !lesson || done) return;
    store.setPlay({ lesson: { ...lesson, hinted: true }, saying: { refusal: null } });
    bringIntoSight(".veil-all");
    speak("say", words.of(game)(`lesson-${lesson.key}-hint`));
  }

  /** Once the goal was played: say so, remember it, and offer what comes next. @param {import("./kinds.js").Said} answer */
  async hear(answer) {
    const { store, announcer, sound } = this.uses;
    if (!store.play?.lesson || !answer.done) return;
    const { game, lesson, log } = store.play;
    this.isReached = true;
    store.set({});
    announcer.tellLesson(log, (play) => this.tellBadge(play));
    void sound.play("badge", 0.3);
    await this.disk.update(game, (before) => [...new Set([...(before ?? []), lesson.key])]);
  }

  /** Once it is drawn that a goal was reached: go to what comes next. */
  settle() {
    if (!this.isReached) return;
    this.isReached = false;
    /** @type {HTMLElement | null} */ (this.room.querySelector(".dock .go.primary"))?.focus();
  }

  /** Forget what was learnt; returns whether the disk has done so. */
  erase() {
    return this.disk.erase();
  }
}

/**
 * What was kept, where it has the form of it.
 * @param {unknown} kept
 * @returns {string[] | null}
 */
const readKeys = (kept) =>
  Array.isArray(kept) && kept.every((key) => typeof key === "string") ? kept : null;
