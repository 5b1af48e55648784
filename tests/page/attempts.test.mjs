/** When there is a score: one rule for all hosts, as journeys of somebody through the page and what a host hears of each. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreOfGame, scoreOfPuzzle, scoreOfSheet } from "../../web/model/score.js";
import {
  at,
  BEGUN,
  computer,
  ended,
  hear,
  MOVED,
  on,
  PERSON,
  SHEETS,
  sheet,
  table,
  WAYS,
} from "./journeys.mjs";

test("1 opened and left untouched: nothing, and never a nought", () => {
  const { heard, standing } = hear(WAYS.untouched);
  assert.deepEqual(heard, []);
  assert.deepEqual(standing, { status: "untouched", progress: 0, best: null });
});

test("2 a table is begun, dealt and left: still nothing", () => {
  const { heard, standing } = hear(WAYS["begun and left"]);
  assert.deepEqual(heard, []);
  assert.equal(standing.best, null);
});

test("3 touched and left: started, once, and no score", () => {
  const { heard, standing } = hear(WAYS["touched and left"]);
  const activity = { kind: "game", game: "numica", id: "", level: 2, attempt: 1 };
  assert.deepEqual(heard, [["started", activity]]);
  assert.deepEqual(standing, { status: "started", progress: 0.1, best: null });
});

test("4 won: started and finished, with all that there is to tell", () => {
  const { heard, standing, rise } = hear(WAYS.won);
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
  const { heard } = hear(WAYS.lost);
  const { scaled, raw, success, completion, place } = heard[1][1];
  assert.deepEqual([raw, success, completion, place], [30, false, true, 2]);
  assert.ok(Math.abs(scaled - 0.3) < 1e-9);
});

test("6 given up: nought, though nobody has more points", () => {
  const { heard } = hear(WAYS["given up"]);
  assert.deepEqual([heard[1][1].scaled, heard[1][1].success, heard[1][1].best], [0, false, 0]);
});

test("7 a tie: half", () => {
  const nobody = [MOVED, on({ log: [null, 0, 1, 0], outcome: ended([], [4, 4]) })];
  for (const way of [WAYS.tie, nobody]) {
    const { heard } = hear(way);
    assert.deepEqual([heard[1][1].scaled, heard[1][1].success], [0.5, false]);
  }
});

test("8 two people at one device: played to the end, and no score of anybody", () => {
  const { heard } = hear(WAYS["two at one device"]);
  const { raw, scaled, best, success, completion } = heard[1][1];
  assert.deepEqual([raw, scaled, best, success, completion], [null, null, null, null, true]);
});

test("9 brought back and played to its end: started at the first touch there, and finished", () => {
  const { kinds, rise } = hear(WAYS["brought back"]);
  assert.deepEqual(kinds, ["started", "finished"]);
  assert.deepEqual(rise, [0, 0, 0.3, 1]);
});

test("10 opened when it was over: nothing, it was finished before", () => {
  assert.deepEqual(hear(WAYS["opened when it was over"]).heard, []);
});

test("11 again, and worse: another attempt, which lowers nothing", () => {
  const { heard, standing } = hear(WAYS["again, and worse"]);
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
  const taught = hear(WAYS["a lesson"]).heard;
  assert.deepEqual(
    taught.map(([kind, { kind: what, id, scaled, hints }]) => [kind, what, id, scaled, hints]),
    [
      ["started", "lesson", "first", undefined, undefined],
      ["finished", "lesson", "first", 1, 1],
    ],
  );
  const { heard, rise } = hear(WAYS["a puzzle"]);
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

test("who leaves the table for the lobby and comes back goes on with the same attempt", () => {
  const back = table({ table: { number: 9 }, log: [null, 0, 1, 0] });
  const { kinds, standing } = hear([BEGUN, MOVED, null, back]);
  assert.deepEqual(kinds, ["started"]);
  assert.equal(standing.status, "started");
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
  attempts.follow(over, { isLast: true });
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

const SHEET = { kind: "sheet", game: "numica", id: "h4sh", level: 0 };

test("a sheet that is opened and looked at is untouched", () => {
  const { heard, standing } = hear(SHEETS["opened and looked at"]);
  assert.deepEqual(heard, []);
  assert.deepEqual(standing, { status: "untouched", progress: 0, best: null });
});

test("a question of a sheet starts the sheet, and is not finished by itself", () => {
  const { heard, standing, rise } = hear(SHEETS["its first question solved"]);
  const puzzle = { kind: "puzzle", game: "numica", id: "p1", level: 0, attempt: 1 };
  assert.deepEqual(heard, [
    ["started", { ...SHEET, attempt: 1 }],
    ["answered", { ...puzzle, task: "win-1", response: "b2", correct: false }],
    ["answered", { ...puzzle, task: "win-1", response: "a1", correct: true }],
  ]);
  assert.deepEqual(rise, [0, 0, 0, 0, 1 / 3]);
  assert.deepEqual(standing, { status: "started", progress: 1 / 3, best: null });
});

test("a sheet goes on after a reload, and is finished once, with the mean of its questions", () => {
  const { heard, kinds, standing, rise } = hear(SHEETS["gone on with after a reload"]);
  assert.deepEqual(kinds, ["started", "answered", "finished"]);
  assert.deepEqual(rise, [0, 0, 1 / 3, 2 / 3, 2 / 3, 2 / 3, 2 / 3, 1, 1, 1]);
  const { scaled, best, ...result } = heard[2][1];
  assert.ok(Math.abs(scaled - 2.05 / 3) < 1e-9);
  assert.equal(best, scaled);
  assert.deepEqual(result, {
    ...{ ...SHEET, attempt: 1, raw: 68, min: 0, max: 100, success: true, completion: true },
    ...{ duration: 25, place: 0, hints: 2, takebacks: 0 },
  });
  assert.equal(standing.status, "finished");
});

test("a sheet of which all was over when it was opened is not finished again; one that is begun anew is another attempt", () => {
  const over = sheet([1, 1, 1]);
  const { kinds, attempts } = hear([at(null, over), ...SHEETS["opened and looked at"].slice(1, 2)]);
  assert.deepEqual(kinds, []);
  assert.equal(attempts.standing.status, "untouched");
  const whole = [...SHEETS["its first question solved"], at(null, sheet([0.75, 1, 1]))];
  const { heard } = hear([...whole, at(null, sheet([])), ...whole]);
  const ends = heard.filter(([kind]) => kind !== "answered").map(([kind, { attempt }]) => [kind, attempt]);
  assert.deepEqual(ends, [
    ["started", 1],
    ["finished", 1],
    ["started", 2],
    ["finished", 2],
  ]);
});

test("another number of the class has another sheet; a game beside it is one of its own", () => {
  const neighbour = (/** @type {number[]} */ worths) => sheet(worths, { key: "h4sh-8" });
  const { heard } = hear([
    ...SHEETS["its first question solved"],
    at(null, neighbour([])),
    ...[MOVED, on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]) })],
    ...[at(null, neighbour([])), at(null, neighbour([1, 1, 1]))],
  ]);
  assert.deepEqual(
    heard.filter(([type]) => type !== "answered").map(([type, { kind, scaled }]) => [type, kind, scaled]),
    [
      ["started", "sheet", undefined],
      ["started", "game", undefined],
      ["finished", "game", 1],
      ["started", "sheet", undefined],
      ["finished", "sheet", 1],
    ],
  );
});

test("a sheet is worth the mean of what can be said, and a success where each puzzle was solved", () => {
  const of = (/** @type {(number | null)[]} */ worths, isSolved = true) => scoreOfSheet({ worths, isSolved });
  assert.deepEqual(of([1, 0.5]), { scaled: 0.75, success: true, place: 0 });
  assert.deepEqual(of([1, 0], false), { scaled: 0.5, success: false, place: 0 });
  assert.deepEqual(of([1, null]), { scaled: 1, success: true, place: 0 });
  assert.deepEqual(of([null]), { scaled: null, success: null, place: 0 });
});
