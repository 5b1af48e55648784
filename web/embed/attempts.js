/** Attempts: what of the play a host is told, by one rule for all hosts. A page that is opened and left untouched has no score.
 *
 * It follows how the table stands, and nothing at the table calls it: whatever way leads to an end, it is seen here.
 */

import { MAX_POINTS } from "../engine/greeting.js";
import { countPersons, levelOf } from "../model/seats.js";
import { pointsOf, scoreOfGame, scoreOfLesson, scoreOfPuzzle } from "./score.js";

/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {import("./messages.d.ts").Activity} Activity */
/** @typedef {import("./messages.d.ts").Result} Result */
/** @typedef {import("./messages.d.ts").Standing} Standing */
/** @typedef {{table: Play["table"], id: string, from: number, hints: number, status: Standing["status"],
 *   progress: number, number: number, seconds: number, right: number, wrong: number, refusal: object | null}} Attempt from, hints: how far it was when it was
 *   opened; number: among those that were started; seconds: when it was begun, by the clock; right, wrong: answers that were told;
 *   refusal: the last one that was seen */
/** @typedef {import("./messages.d.ts").Response} Response */
/** @typedef {{started: (activity: Activity) => void, answered: (activity: Activity, told: Response) => void,
 *   finished: (result: Result) => void}} Listener */

/** Until a game is over nobody knows how long it is: this is the most that is said of one that goes on. */
const ALMOST = 0.95;

/** What the end of a game for one is worth whose par nobody knows. @type {import("./score.js").Score} */
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
    /** @type {Attempt | null} */
    this.now = null;
    this.started = 0;
    /** @type {number | null} */
    this.best = null;
  }

  /** @returns {Pick<Standing, "status" | "progress" | "best">} how the attempt on the table stands */
  get standing() {
    return { status: this.now?.status ?? "untouched", progress: this.now?.progress ?? 0, best: this.best };
  }

  /**
   * See how the table stands, and tell what follows from it.
   * @param {Play | null} play
   * @param {boolean} [isLast] whether nothing more can be waited for
   */
  follow(play, isLast = false) {
    if (!play) return; // who has left may come back to it
    if (!this.now || !isSame(this.now, play)) this.now = begin(play);
    const attempt = this.now;
    attempt.table = play.table;
    if (play.kind === "game" && play.id) attempt.id = play.id; // another page may have taken its name
    if (attempt.status === "untouched" && isTouched(attempt, play)) {
      this.started += 1;
      Object.assign(attempt, { status: "started", number: this.started, seconds: this.knows.seconds() });
      this.listener.started(activityOf(play, attempt.number));
    }
    if (attempt.status !== "started") return;
    this.followAnswers(attempt, play);
    const isOver = play.kind === "game" ? play.reply.outcome !== null && !play.moving.isMoment : play.done;
    attempt.progress = isOver ? 1 : Math.max(attempt.progress, progressOf(play, this.knows.turnsOf));
    const isUnknown = this.knows.awaitsPar(play);
    if (isOver && (isLast || !isUnknown)) this.finish(attempt, play, isUnknown ? UNKNOWN : scoreOf(play));
  }

  /** Tell of what was answered since the last look. @param {Attempt} attempt @param {Play} play */
  followAnswers(attempt, play) {
    const { game, trial, saying } = play;
    const tell = (/** @type {Response} */ told) =>
      this.listener.answered(activityOf(play, attempt.number), told);
    if (trial) {
      const { task } = trial.puzzle;
      const wrong = trial.wrong.slice(attempt.wrong);
      for (const parts of wrong) tell({ task, response: parts.join(", "), correct: false });
      for (const part of trial.said.slice(attempt.right)) tell({ task, response: part, correct: true });
      attempt.wrong = trial.wrong.length;
      attempt.right = trial.said.length;
    }
    const { refusal, draft } = saying;
    if (refusal === attempt.refusal) return;
    attempt.refusal = refusal;
    if (!refusal || !this.knows.isTempted(game, refusal.code)) return;
    const response = [draft.move, refusal.meant ?? ""].filter(Boolean).join(" ");
    tell({ task: refusal.code, response, correct: false });
  }

  /** @param {Attempt} attempt @param {Play} play @param {import("./score.js").Score} score */
  finish(attempt, play, { scaled, success, place }) {
    attempt.status = "finished";
    const { reply } = play;
    if (scaled !== null) this.best = Math.max(this.best ?? 0, scaled);
    this.listener.finished({
      ...activityOf(play, attempt.number),
      raw: pointsOf(scaled),
      min: 0,
      max: MAX_POINTS,
      scaled,
      best: this.best,
      success,
      completion: true,
      duration: Math.max(0, this.knows.seconds() - attempt.seconds),
      place,
      hints: reply.hints + (play.lesson?.hinted ? 1 : 0),
      takebacks: reply.takebacks,
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
 * Whether it is still the same attempt: at the same table, or at another one on which the same game was laid again.
 * @param {Attempt} attempt
 * @param {Play} play
 */
const isSame = (attempt, play) =>
  attempt.table === play.table || (play.kind === "game" && play.id !== "" && attempt.id === play.id);

/** @param {Play} play @returns {Attempt} */
const begin = ({ table, id, reply }) => ({
  table,
  id,
  from: reply.length,
  hints: reply.hints,
  // What was over when it came is looked at, and not played.
  status: reply.outcome ? "finished" : "untouched",
  progress: 0,
  number: 0,
  seconds: 0,
  right: 0,
  wrong: 0,
  refusal: null,
});

/**
 * Whether a person has done anything at it: begun a sentence, said one, or asked for a hint.
 * @param {Attempt} attempt
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

/** @param {Play} play @param {number} attempt @returns {Activity} */
const activityOf = ({ kind, game, lesson, trial, reply }, attempt) => ({
  kind: kind === "trial" ? "puzzle" : kind,
  game,
  id: lesson?.key ?? trial?.puzzle.id ?? "",
  level: kind === "game" ? levelOf(reply.seats) : 0,
  attempt,
});
