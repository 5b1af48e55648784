/** When there is a score: one rule for all hosts, as journeys of somebody through the page and what a host hears of each. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give();
const { Attempts } = await import("../../web/embed/attempts.js");
const { scoreOfGame, scoreOfPuzzle } = await import("../../web/embed/score.js");

/** @typedef {import("../../web/model/state.d.ts").Play} Play */

const PERSON = { who: "person" };
const computer = (/** @type {number} */ level) => ({ who: "computer", level });
const NOBODY = { said: [], wrong: [], number: 1, puzzle: { id: "abc123", task: "many" } };

/**
 * A table as the page has it, with what matters here.
 * @param {any} [change] @returns {Play}
 */
function table({ seats = [PERSON, computer(2)], outcome = null, log = [], move = "", ...more } = {}) {
  const { hints = 0, takebacks = 0, isMoment = false, day = "", par = null, ...rest } = more;
  return /** @type {any} */ ({
    table: { number: 1 },
    id: "one",
    game: "numica",
    kind: "game",
    lesson: null,
    trial: null,
    done: false,
    log: log.map((/** @type {number | null} */ seat) => ({ seat })),
    reply: {
      seats,
      sides: seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => [seat]),
      outcome,
      hints,
      takebacks,
      length: log.length,
    },
    saying: { draft: { move }, refusal: null },
    moving: { isMoment },
    day,
    par,
    ...rest,
  });
}

/** How a game ended, by who has won and the points. @param {number[]} winners @param {number[]} scores */
const ended = (winners, scores, reason = "most") => ({ reason, winners, scores });

/** What a host hears while somebody goes this way. @param {(Play | null)[]} way */
function hear(way, { awaits = false } = {}) {
  let now = 0;
  /** @type {any[]} */
  const heard = [];
  const attempts = new Attempts(
    {
      started: (activity) => heard.push(["started", activity]),
      answered: (activity, told) => heard.push(["answered", { ...activity, ...told }]),
      finished: (result) => heard.push(["finished", result]),
    },
    {
      seconds: () => now,
      turnsOf: () => 10,
      awaitsPar: () => awaits,
      isTempted: (_, code) => code === "wrong-sum",
    },
  );
  const rise = way.map((play) => {
    now += 5;
    attempts.follow(play);
    return attempts.standing.progress;
  });
  return { heard, kinds: heard.map(([kind]) => kind), standing: attempts.standing, rise, attempts };
}

const same = { number: 7 };
/** One table that goes on. @param {any} change */
const on = (change) => table({ table: same, ...change });
const BEGUN = on({ log: [null] });
const MOVED = on({ log: [null, 0, 1] });

test("1 opened and left untouched: nothing, and never a nought", () => {
  const { heard, standing } = hear([null, null]);
  assert.deepEqual(heard, []);
  assert.deepEqual(standing, { status: "untouched", progress: 0, best: null });
});

test("2 a table is begun, dealt and left: still nothing", () => {
  const { heard, standing } = hear([null, BEGUN, BEGUN, null]);
  assert.deepEqual(heard, []);
  assert.equal(standing.best, null);
});

test("3 touched and left: started, once, and no score", () => {
  const { heard, standing } = hear([BEGUN, on({ log: [null], move: "b2" }), MOVED]);
  const activity = { kind: "game", game: "numica", id: "", level: 2, attempt: 1 };
  assert.deepEqual(heard, [["started", activity]]);
  assert.deepEqual(standing, { status: "started", progress: 0.1, best: null });
});

test("4 won: started and finished, with all that there is to tell", () => {
  const over = on({ log: [null, 0, 1], outcome: ended([0], [3, 1]), hints: 2, takebacks: 1 });
  const { heard, standing, rise } = hear([BEGUN, MOVED, over, over]);
  assert.deepEqual(heard[1], [
    "finished",
    {
      ...{ kind: "game", game: "numica", id: "", level: 2, attempt: 1 },
      ...{ raw: 100, min: 0, max: 100, scaled: 1, best: 1, success: true, completion: true },
      ...{ duration: 5, place: 1, hints: 2, takebacks: 1 },
    },
  ]);
  assert.equal(heard.length, 2);
  assert.deepEqual(standing, { status: "finished", progress: 1, best: 1 });
  assert.deepEqual(rise, [0, 0.1, 1, 1]);
});

test("5 lost: by the share of the winner's points, and always less than a tie", () => {
  const { heard } = hear([MOVED, on({ log: [null, 0, 1, 0], outcome: ended([1], [30, 40]) })]);
  const { scaled, raw, success, completion, place } = heard[1][1];
  assert.deepEqual([raw, success, completion, place], [30, false, true, 2]);
  assert.ok(Math.abs(scaled - 0.3) < 1e-9);
});

test("6 given up: nought, though nobody has more points", () => {
  const over = on({ log: [null, 0, 1, 0], outcome: ended([1], [40, 40], "resigned") });
  const { heard } = hear([MOVED, over]);
  assert.deepEqual([heard[1][1].scaled, heard[1][1].success, heard[1][1].best], [0, false, 0]);
});

test("7 a tie: half", () => {
  for (const winners of [[0, 1], []]) {
    const { heard } = hear([MOVED, on({ log: [null, 0, 1, 0], outcome: ended(winners, [4, 4]) })]);
    assert.deepEqual([heard[1][1].scaled, heard[1][1].success], [0.5, false]);
  }
});

test("8 two people at one device: played to the end, and no score of anybody", () => {
  const seats = [PERSON, PERSON];
  const { heard } = hear([
    on({ seats, log: [0] }),
    on({ seats, log: [0, 1, 0], outcome: ended([1], [1, 2]) }),
  ]);
  const { raw, scaled, best, success, completion } = heard[1][1];
  assert.deepEqual([raw, scaled, best, success, completion], [null, null, null, null, true]);
});

test("9 brought back and played to its end: started at the first touch there, and finished", () => {
  const back = on({ log: [null, 0, 1, 0, 1] });
  const { kinds, rise } = hear([
    back,
    back,
    on({ log: [null, 0, 1, 0, 1, 0] }),
    on({ log: [null, 0, 1, 0, 1, 0, 1], outcome: ended([0], [1, 0]) }),
  ]);
  assert.deepEqual(kinds, ["started", "finished"]);
  assert.deepEqual(rise, [0, 0, 0.3, 1]);
});

test("10 opened when it was over: nothing, it was finished before", () => {
  const over = on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]) });
  assert.deepEqual(hear([over, over]).heard, []);
});

test("11 again, and worse: another attempt, which lowers nothing", () => {
  const again = (/** @type {any} */ change) => table({ table: { number: 8 }, id: "two", ...change });
  const other = again({ log: [null] });
  const { heard, standing } = hear([
    MOVED,
    on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]) }),
    other,
    { ...other, log: /** @type {any} */ ([{ seat: null }, { seat: 0 }]) },
    { ...again({ log: [null, 0, 1], outcome: ended([1], [0, 1]) }), table: other.table },
  ]);
  const numbers = heard.map(([kind, { attempt, best }]) => [kind, attempt, best]);
  assert.deepEqual(numbers, [
    ["started", 1, undefined],
    ["finished", 1, 1],
    ["started", 2, undefined],
    ["finished", 2, 1],
  ]);
  assert.equal(standing.best, 1);
});

test("12 a lesson and a puzzle count too: reached is all, and each wrong answer and hint takes a quarter", () => {
  const lesson = { key: "first", number: 0, of: 9, hinted: false };
  const learning = { ...on({}), kind: "lesson", lesson };
  const reached = { ...learning, done: true, lesson: { ...lesson, hinted: true } };
  const taught = hear(/** @type {any} */ ([learning, reached])).heard;
  assert.deepEqual(
    taught.map(([kind, { kind: what, id, scaled, hints }]) => [kind, what, id, scaled, hints]),
    [
      ["started", "lesson", "first", undefined, undefined],
      ["finished", "lesson", "first", 1, 1],
    ],
  );
  const asked = { ...on({}), kind: "trial", trial: NOBODY };
  const wrong = { ...asked, trial: { ...NOBODY, wrong: [["b2"]] } };
  const { heard, rise } = hear(
    /** @type {any} */ ([
      asked,
      wrong,
      { ...wrong, trial: { ...wrong.trial, said: ["a1"] } },
      { ...wrong, trial: { ...wrong.trial, said: ["a1"] }, done: true },
    ]),
  );
  assert.deepEqual(
    heard.map(([kind, { correct, response, task }]) => [kind, correct, response, task]),
    [
      ["started", undefined, undefined, undefined],
      ["answered", false, "b2", "many"],
      ["answered", true, "a1", "many"],
      ["finished", undefined, undefined, undefined],
    ],
  );
  assert.deepEqual([heard[3][1].kind, heard[3][1].id, heard[3][1].scaled], ["puzzle", "abc123", 0.75]);
  assert.deepEqual(rise, [0, 0, 0.5, 1]);
});

test("a sum that is wrong is told as it was said, once; any other refusal is none of the host's business", () => {
  const wrong = { code: "wrong-sum", args: {}, rule: "", meant: "h3" };
  const missed = on({ log: [null, 0], saying: { draft: { move: "a1 +" }, refusal: wrong } });
  const other = on({
    log: [null, 0],
    saying: { draft: { move: "" }, refusal: { ...wrong, code: "not-yours" } },
  });
  const { heard } = hear([MOVED, missed, missed, other]);
  assert.deepEqual(
    heard.map(([kind, { task, response, correct }]) => [kind, task, response, correct]),
    [
      ["started", undefined, undefined, undefined],
      ["answered", "wrong-sum", "a1 + h3", false],
    ],
  );
});

test("a game that is finished is not finished again, though its end is taken back", () => {
  const over = on({ log: [null, 0, 1, 0], outcome: ended([1], [0, 1]) });
  const won = on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]) });
  assert.deepEqual(hear([MOVED, over, MOVED, won]).kinds, ["started", "finished"]);
});

test("a computer that takes over a table, a moment that is still shown, and a page that looks on, are no ends", () => {
  const shown = on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]), isMoment: true });
  assert.deepEqual(hear([MOVED, shown]).kinds, ["started"]);
  const watched = { seats: [computer(1), computer(2)] };
  assert.deepEqual(
    hear([on({ ...watched, log: [0] }), on({ ...watched, log: [0, 1], outcome: ended([0], [1, 0]) })]).kinds,
    [],
  );
});

test("the same game on another table is the same attempt: the engine was started anew", () => {
  const laid = table({ table: { number: 9 }, log: [null, 0, 1] });
  assert.deepEqual(hear([BEGUN, MOVED, laid, { ...laid, log: [...laid.log, ...laid.log] }]).kinds, [
    "started",
  ]);
});

test("where a computer still plays the same deal, the end waits for it, but not for ever", () => {
  const over = on({ seats: [PERSON], log: [null, 0, 0], outcome: ended([], [12]) });
  const { kinds, attempts, heard } = hear([on({ seats: [PERSON], log: [null, 0] }), over], { awaits: true });
  assert.deepEqual(kinds, ["started"]);
  attempts.follow(over, true);
  assert.deepEqual([heard[1][1].scaled, heard[1][1].success, heard[1][1].completion], [null, null, true]);
});

test("alone: all where it is won, else beside what a computer reaches with the same deal", () => {
  const alone = (/** @type {any} */ outcome, /** @type {number | null} */ par = null) =>
    scoreOfGame(/** @type {any} */ ({ seats: [PERSON], sides: [[0]], outcome }), par);
  assert.deepEqual(alone(ended([0], [8])), { scaled: 1, success: true, place: 1 });
  assert.deepEqual(alone(ended([], [8])), { scaled: 0, success: false, place: 1 });
  assert.deepEqual(alone(ended([], [8]), 16), { scaled: 0.5, success: false, place: 1 });
  assert.deepEqual(alone(ended([], [20]), 16), { scaled: 1, success: true, place: 1 });
  assert.deepEqual(alone(ended([], [0]), 0), { scaled: 0, success: false, place: 1 });
});

test("partners win together, and places are those of sides", () => {
  const seats = [PERSON, computer(1), computer(1), computer(1)];
  const of = (
    /** @type {any} */ outcome,
    sides = [
      [0, 2],
      [1, 3],
    ],
  ) => scoreOfGame(/** @type {any} */ ({ seats, sides, outcome }));
  assert.deepEqual(of(ended([0, 2], [1, 9, 1, 9])), { scaled: 1, success: true, place: 1 });
  assert.equal(of(ended([1, 3], [9, 1, 9, 1])).place, 2);
  const each = [[0], [1], [2], [3]];
  assert.equal(of(ended([1], [5, 9, 7, 5]), each).place, 3);
  assert.equal(of(ended([1], [-5, 9, 7, 5]), each).scaled, 0);
});

test("a puzzle that was solved is never worth less than a quarter", () => {
  assert.equal(scoreOfPuzzle({ wrong: 0, hints: 0 }).scaled, 1);
  assert.equal(scoreOfPuzzle({ wrong: 1, hints: 1 }).scaled, 0.5);
  assert.equal(scoreOfPuzzle({ wrong: 9, hints: 9 }).scaled, 0.25);
});
