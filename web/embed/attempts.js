/** Attempts: what of the play a host is told, by one rule for all hosts. A page that is opened and left untouched has no score.
 *
 * It follows how the table stands, and nothing at the table calls it: whatever way leads to an end, it is seen here. A sheet is
 * one attempt, whichever of its questions lies on the table: each answer is told, and no end but that of the whole.
 */

import { MAX_POINTS } from "../engine/greeting.js";
import { scoreOfGame, scoreOfLesson, scoreOfPuzzle, scoreOfSheet } from "../model/score.js";
import { countPersons, levelOf } from "../model/seats.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("../model/state.d.ts").Worked} Worked */
/** @typedef {import("../model/score.js").Score} Score */
/** @typedef {import("./messages.d.ts").Activity} Activity */
/** @typedef {import("./messages.d.ts").Result} Result */
/** @typedef {import("./messages.d.ts").Standing} Standing */
/** @typedef {import("./messages.d.ts").Response} Response */
/** @typedef {{table: Play["table"], id: string, from: number, hints: number, right: number, wrong: number, refusal: object | null}} Seen a
 *   table; from, hints: how far it was when it was opened; right, wrong: answers that were told; refusal: the last one that was seen */
/** @typedef {{of: Seen | string, over: number, said: number, status: Standing["status"], progress: number, number: number, seconds: number}} Attempt
 *   of: the table, or the key of the sheet; over: how many of its questions were when it was opened; said: to how many something was
 *   said by now; number: among those that were started; seconds: when it was begun, by the clock */
/** @typedef {Omit<Activity, "attempt">} Matter */
/** @typedef {{started: (activity: Activity) => void, answered: (activity: Activity, told: Response) => void,
 *   finished: (result: Result) => void}} Listener */

/** Until a game is over nobody knows how long it is: this is the most that is said of one that goes on. */
const ALMOST = 0.95;

/** What the end of a game for one is worth whose par nobody knows. @type {Score} */
const UNKNOWN = { scaled: null, success: null, place: 1 };

export class Attempts {
  /**
   * @param {Listener} listener
   * @param {{seconds: () => number, turnsOf: (game: string) => number, awaitsPar: (play: Play) => boolean,
   *   isTempted: (game: string, code: string) => boolean}} knows seconds: during which the page was to be seen; turnsOf: how many a
   *   usual game has; awaitsPar: whether what the end is worth is not known yet; isTempted: whether a refusal says of a sum that it
   *   is wrong
   */
  constructor(listener, knows) {
    this.listener = listener;
    this.knows = knows;
    /** @type {Seen | null} the table that is looked at, or was last */
    this.seen = null;
    /** @type {Attempt | null} */
    this.now = null;
    this.started = 0;
    /** @type {number | null} */
    this.best = null;
  }

  /** @returns {Pick<Standing, "status" | "progress" | "best">} how the attempt of now stands */
  get standing() {
    return { status: this.now?.status ?? "untouched", progress: this.now?.progress ?? 0, best: this.best };
  }

  /**
   * See how the table stands, and the sheet that it belongs to, and tell what follows from it.
   * @param {Play | null} play
   * @param {{sheet?: Worked | null, isLast?: boolean}} [more] sheet: that somebody works on; isLast: whether nothing more can be
   *   waited for
   */
  follow(play, { sheet = null, isLast = false } = {}) {
    if (sheet) this.followSheet(sheet, play);
    else if (play) this.followTable(play, isLast); // who has left may come back to it
  }

  /** Look at a table. @param {Play} play @returns {Seen} */
  see(play) {
    const seen = this.seen && isSame(this.seen, play) ? this.seen : look(play);
    seen.table = play.table;
    if (play.kind === "game" && play.id) seen.id = play.id; // another page may have taken its name
    this.seen = seen;
    return seen;
  }

  /** @param {Play} play @param {boolean} isLast */
  followTable(play, isLast) {
    const seen = this.see(play);
    // What was over when it came is looked at, and not played.
    if (this.now?.of !== seen) this.now = begin(seen, { isOver: play.reply.outcome !== null });
    const attempt = this.now;
    if (isTouched(seen, play)) this.start(attempt, matterOf(play));
    if (attempt.status !== "started") return;
    this.followAnswers(seen, play, attempt);
    const isOver = play.kind === "game" ? play.reply.outcome !== null && !play.moving.isMoment : play.done;
    attempt.progress = isOver ? 1 : Math.max(attempt.progress, progressOf(play, this.knows.turnsOf));
    const isUnknown = this.knows.awaitsPar(play);
    if (!isOver || (isUnknown && !isLast)) return;
    const { hints, takebacks } = play.reply;
    const helped = { hints: hints + (play.lesson?.hinted ? 1 : 0), takebacks };
    this.finish(attempt, matterOf(play), isUnknown ? UNKNOWN : scoreOf(play), helped);
  }

  /** @param {Worked} sheet @param {Play | null} play the question of it that lies on the table, null for none */
  followSheet(sheet, play) {
    const { key, said, of, worths, hints } = sheet;
    const over = worths.length;
    // Where less was said than before, all of it was put away, and another attempt begins.
    if (this.now?.of !== key || said < this.now.said)
      this.now = begin(key, { isOver: over === of, over, said });
    const attempt = this.now;
    attempt.said = said;
    const matter = matterOfSheet(sheet);
    const seen = play && this.see(play);
    if (over > attempt.over || (seen && isTouched(seen, play))) this.start(attempt, matter);
    if (attempt.status !== "started") return;
    if (seen) this.followAnswers(seen, play, attempt);
    attempt.progress = Math.max(attempt.progress, over / of);
    if (over === of) this.finish(attempt, matter, scoreOfSheet(sheet), { hints, takebacks: 0 });
  }

  /** @param {Attempt} attempt @param {Matter} matter */
  start(attempt, matter) {
    if (attempt.status !== "untouched") return;
    this.started += 1;
    Object.assign(attempt, { status: "started", number: this.started, seconds: this.knows.seconds() });
    this.listener.started({ ...matter, attempt: attempt.number });
  }

  /** Tell of what was answered since the last look. @param {Seen} seen @param {Play} play @param {Attempt} attempt */
  followAnswers(seen, play, { number }) {
    const { game, trial, saying } = play;
    const activity = { ...matterOf(play), attempt: number };
    const tell = (/** @type {Response} */ told) => this.listener.answered(activity, told);
    if (trial) {
      const { task } = trial.puzzle;
      const wrong = trial.wrong.slice(seen.wrong);
      for (const parts of wrong) tell({ task, response: parts.join(", "), correct: false });
      for (const part of trial.said.slice(seen.right)) tell({ task, response: part, correct: true });
      seen.wrong = trial.wrong.length;
      seen.right = trial.said.length;
    }
    const { refusal, draft } = saying;
    if (refusal === seen.refusal) return;
    seen.refusal = refusal;
    if (!refusal || !this.knows.isTempted(game, refusal.code)) return;
    const response = [draft.move, refusal.meant ?? ""].filter(Boolean).join(" ");
    tell({ task: refusal.code, response, correct: false });
  }

  /**
   * @param {Attempt} attempt
   * @param {Matter} matter
   * @param {Score} score
   * @param {Pick<Result, "hints" | "takebacks">} helped
   */
  finish(attempt, matter, { scaled, success, place }, helped) {
    attempt.status = "finished";
    if (scaled !== null) this.best = Math.max(this.best ?? 0, scaled);
    this.listener.finished({
      ...matter,
      attempt: attempt.number,
      raw: scaled === null ? null : Math.round(scaled * MAX_POINTS),
      min: 0,
      max: MAX_POINTS,
      scaled,
      best: this.best,
      success,
      completion: true,
      duration: Math.max(0, this.knows.seconds() - attempt.seconds),
      place,
      ...helped,
    });
  }
}

/** What an attempt that is over is worth. @param {Play} play */
function scoreOf({ lesson, trial, reply, par }) {
  if (lesson) return scoreOfLesson();
  if (trial) return scoreOfPuzzle({ wrong: trial.wrong.length, hints: reply.hints });
  return scoreOfGame(reply, par);
}

/** The records of what people have said. @param {Pick<Play, "log" | "reply">} play */
const saidByPeople = ({ log, reply }) =>
  log.filter(({ seat }) => seat !== null && reply.seats[seat]?.who === "person");

/**
 * Whether it is still the same: the same table, or another one on which the same game was laid again.
 * @param {Seen} seen
 * @param {Play} play
 */
const isSame = (seen, play) =>
  seen.table === play.table || (play.kind === "game" && play.id !== "" && seen.id === play.id);

/** @param {Play} play @returns {Seen} */
const look = ({ table, id, reply }) => ({
  table,
  id,
  from: reply.length,
  hints: reply.hints,
  right: 0,
  wrong: 0,
  refusal: null,
});

/**
 * @param {Attempt["of"]} of
 * @param {{isOver: boolean, over?: number, said?: number}} how it was found
 * @returns {Attempt}
 */
const begin = (of, { isOver, over = 0, said = 0 }) => ({
  of,
  over,
  said,
  status: isOver ? "finished" : "untouched",
  progress: 0,
  number: 0,
  seconds: 0,
});

/**
 * Whether a person has done anything at it: begun a sentence, said one, or asked for a hint.
 * @param {Seen} seen
 * @param {Play} play
 */
function isTouched({ from, hints }, { reply, log, saying, trial, lesson, done }) {
  if (countPersons(reply.seats) === 0) return false; // who looks on plays nothing
  const isSaid = saidByPeople({ log: log.slice(from), reply }).length > 0;
  const isAnswered = trial !== null && trial.said.length + trial.wrong.length > 0;
  return (
    saying.draft.move !== "" || isSaid || isAnswered || done || reply.hints > hints || Boolean(lesson?.hinted)
  );
}

/**
 * How far it is: of a puzzle the parts that are found; of a game the turns beside those of a usual one.
 * @param {Play} play
 * @param {(game: string) => number} turnsOf
 */
function progressOf({ game, trial, lesson, log, reply }, turnsOf) {
  if (lesson) return 0;
  if (trial)
    return trial.number > 0 ? Math.min(ALMOST, trial.said.length / (trial.said.length + trial.number)) : 0;
  return Math.min(ALMOST, saidByPeople({ log, reply }).length / turnsOf(game));
}

/** @param {Play} play @returns {Matter} */
const matterOf = ({ kind, game, lesson, trial, reply }) => ({
  kind: kind === "trial" ? "puzzle" : kind,
  game,
  id: lesson?.key ?? trial?.puzzle.id ?? "",
  level: kind === "game" ? levelOf(reply.seats) : 0,
});

/** @param {Worked} sheet @returns {Matter} */
const matterOfSheet = ({ game, hash }) => ({ kind: "sheet", game, id: hash, level: 0 });
