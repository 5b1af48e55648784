/** The lessons: opens a game's playable positions one after the other, and remembers on the device which were reached. */

import { speak } from "../access/announcer.js";
import { bringIntoSight } from "../access/input.js";
import { EngineError } from "../engine/session.js";
import { gameOf } from "../games/index.js";
import { Disk } from "../lobby/disk.js";

/** @typedef {{key: string, number: number, of: number, rule: string, goals: string[], about: string[],
 *   done: boolean, hinted: boolean}} Lesson
 *   number: from 0; rule: the paragraph that it teaches; goals: the sentences that do what it asks for; about: what is
 *   bright until a hint is asked for; done: its goal has been played */

export class Lessons {
  /**
   * @param {import("../app.js").App} app
   * @param {HTMLElement} room
   */
  constructor(app, room) {
    this.app = app;
    this.room = room;
    /** @type {Disk<string[]>} the keys of the lessons that were reached, by game */
    this.disk = new Disk("number-parlour-lessons", "done", readKeys);
    /** Whether a goal was just reached, so that the focus has still to go to what comes next. */
    this.isReached = false;
  }

  /**
   * Tell whether a game of the app has lessons, also before Python can say so.
   * @param {string} game
   */
  teaches(game) {
    return (gameOf(game)?.lessons ?? 0) > 0;
  }

  /** How many lessons of a game were reached. @param {string} game */
  countDone(game) {
    return this.disk.copies.get(game)?.length ?? 0;
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
    const { engine, play, router, words } = this.app;
    router.expect(game);
    if (!(await router.isWanted({ room: "learn", id: game }))) return;
    try {
      const wheel = router.wheelOf(game);
      if (wheel) await router.install(wheel);
      await play.open(game, await engine.ask("lesson", { game, lesson: number }));
      router.openTable();
      bringIntoSight(".veil-all");
      const key = play.now?.lesson?.key;
      speak("say", words.of(game)(`lesson-${key}-task`));
    } catch (error) {
      // The number may come from an address that anybody has written.
      if (error instanceof EngineError && error.code === "request-number") router.notice("lesson-absent");
      else router.fail(error);
      router.toLobby();
    }
  }

  /**
   * Open the first lesson of a game that was not reached yet; the first one after all were.
   * @param {string} game
   */
  async learn(game) {
    const { router } = this.app;
    try {
      const { lessons } = await router.describe(game);
      const done = this.disk.copies.get(game) ?? [];
      const open = lessons.findIndex(({ key }) => !done.includes(key));
      await this.start(game, Math.max(open, 0));
    } catch (error) {
      router.fail(error);
    }
  }

  /** Open the lesson after this one. */
  next() {
    const { now } = this.app.play;
    return now?.lesson ? this.start(now.game, now.lesson.number + 1) : undefined;
  }

  /** Open this lesson from its beginning. */
  again() {
    const { now } = this.app.play;
    return now?.lesson ? this.start(now.game, now.lesson.number) : undefined;
  }

  /** Tell the lesson's hint. */
  hint() {
    const { play, store, words } = this.app;
    const { game, lesson } = play.now ?? {};
    if (!game || !lesson || lesson.done) return;
    store.setPlay({ lesson: { ...lesson, hinted: true }, refusal: null });
    bringIntoSight(".veil-all");
    speak("say", words.of(game)(`lesson-${lesson.key}-hint`));
  }

  /** The goal has been played: say so, remember it, and offer what comes next. */
  async reach() {
    const { play, store, announcer } = this.app;
    const { game, lesson, log = [] } = play.now ?? {};
    if (!game || !lesson || log.length === 0) return;
    this.isReached = true;
    store.setPlay({ lesson: { ...lesson, done: true } });
    announcer.tellLesson(log);
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
