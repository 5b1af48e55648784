/** A session in a course: what a learning platform is told of the play in the frame, by one rule whatever its standard.
 *
 * Who opens a page and touches nothing has no score, and never a nought. What was reached once is never lowered.
 */

import { hashOf } from "../../model/hash.js";
import { Clock } from "../clock.js";
import { Line } from "./line.js";
import { Record } from "./record.js";

/** @typedef {import("../messages.d.ts").Told} Told */
/** @typedef {{learner: string, token: string, completion: boolean, success: boolean | null, best: number | null}} Kept
 *   what a platform has kept: who learns, the game as it was left, and what was reached */
/** @typedef {{open: () => Kept | null | Promise<Kept | null>, hear?: (told: Told) => void, report: (record: Record) => void,
 *   keep: (token: string) => void, commit: () => void, close: (end: {seconds: number, isOver: boolean}) => void}} Book
 *   a platform by its standard. open: null where there is none; hear: all that the frame tells, where it wants more of that than
 *   what was reached and the game as it stands; report and keep: these two, which shall be kept with the next commit;
 *   close: once, when the page goes; isOver: whether nothing is left to be gone on with. Nothing of it may fail */

/** Letters of a game at most: what the narrowest standard takes. */
const LONGEST = 4_096;

/** Milliseconds between two commits of a game that goes on: each is a request to a server. */
const PAUSE = 10_000;

/** What an address has that leads to a sheet, as a link of it or once that was opened. */
const SHEET = /#\/?sheet[=/]/;

export class Session {
  /**
   * @param {Book} book
   * @param {Kept} kept
   * @param {() => boolean} [isSheet] whether the course is a sheet: what else is played beside it counts for nothing in it
   */
  constructor(book, kept, isSheet = () => false) {
    this.book = book;
    this.isSheet = isSheet;
    this.record = new Record(kept);
    this.token = kept.token;
    /** Whether what is on the table was played to its end. */
    this.isOver = false;
    this.isClosed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} until a game that goes on is committed again */
    this.timer = undefined;
    /** Whether something waits for that. */
    this.isDue = false;
  }

  /** Say that it is begun, where nothing was played to its end before: that stands there, and is not reported anew. */
  open() {
    if (!this.record.completion) this.book.report(this.record);
    this.book.commit();
  }

  /** @param {Told} told */
  hear(told) {
    if (this.isClosed || (isBeside(told) && this.isSheet())) return;
    this.book.hear?.(told);
    if (told.type === "state") {
      this.isOver = told.status === "finished";
      this.keep(told.token);
    } else if (told.type === "started") {
      this.isOver = false;
      this.flush();
    } else if (told.type === "finished") {
      this.isOver = true;
      this.record.take(told);
      this.book.report(this.record);
      this.flush();
    }
  }

  /** Keep a game as it stands, soon. A lesson has none, and what is too long would be cut: then the former one stays. @param {string} token */
  keep(token) {
    if (token === "" || token.length > LONGEST || token === this.token) return;
    this.token = token;
    this.book.keep(token);
    this.isDue = true;
    if (this.timer === undefined) this.flush();
  }

  /** Commit at once what was reported and kept. */
  flush() {
    this.isDue = false;
    clearTimeout(this.timer);
    this.book.commit();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isDue) this.flush();
    }, PAUSE);
  }

  /** The page goes: nothing can be waited for. @param {number} seconds during which it was to be seen */
  close(seconds) {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.timer);
    this.book.close({ seconds, isOver: this.isOver && this.record.completion });
  }
}

/** Whether it is told of anything but a sheet: that is an attempt of its own, and nothing brings a token back. @param {Told} told */
const isBeside = (told) =>
  "kind" in told ? told.kind !== "sheet" : told.type === "state" && told.token !== "";

/**
 * Tell a platform how the play in a frame goes, from now on until this page is left, and bring back what was left there.
 * Without a platform the frame is left alone.
 * @param {HTMLIFrameElement} frame
 * @param {Book} book
 */
export async function attend(frame, book) {
  const clock = new Clock();
  const kept = await book.open();
  if (!kept) return;
  const session = new Session(book, kept, () => SHEET.test(frame.src));
  // Whoever hides a page may never show it again, and on a phone it ends without a word.
  const hasten = () => {
    if (document.visibilityState === "hidden" && session.isDue) session.flush();
  };
  const line = new Line(frame, {
    learner: keyOf(kept.learner),
    hear: async (told) => {
      session.hear(told);
      hasten();
      // The frame is here, or here anew.
      if (told.type !== "ready" || !session.token || session.isSheet()) return;
      const { ok } = await line.ask({ type: "open", token: session.token });
      if (!ok) console.info("What was kept of the game cannot be laid; another can be begun.");
    },
  });
  session.open();
  line.open();
  addEventListener("pagehide", () => session.close(clock.seconds));
  document.addEventListener("visibilitychange", hasten);
}

/**
 * Who learns, as a key that parts what is kept at one browser: a platform's own may be a name, and have any form.
 * @param {string} learner
 */
export const keyOf = (learner) => learner && hashOf(learner);
