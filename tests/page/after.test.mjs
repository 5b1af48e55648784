/** What fits the end of a game: who is praised, who is comforted, what to play next, and for whom nothing is thrown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beatenLevel,
  isLost,
  isNarrow,
  momentOf,
  nextLevel,
  stepAfter,
  warmthOf,
} from "../../web/model/after.js";

/** @typedef {import("../../web/model/after.js").Ended} Ended */

const ME = { who: "person" };
const computer = (level = 2) => ({ who: "computer", level });

/**
 * A game that is over, in which everybody plays for themselves unless sides are told.
 * @param {object[]} seats
 * @param {number[]} winners
 * @param {{scores?: number[], sides?: number[][], reason?: string}} [more]
 */
const end = (seats, winners, { scores = seats.map(() => 0), sides, reason = "points" } = {}) =>
  /** @type {Ended} */ (
    /** @type {unknown} */ ({
      seats,
      sides: sides ?? seats.map((_, seat) => [seat]),
      outcome: { winners, scores, reason },
    })
  );

test("who has won is praised, and who has lost is comforted, more so where it was close", () => {
  assert.equal(warmthOf(end([ME, computer()], [0])), "warm-won");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [9, 10] })), "warm-close");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [45, 50] })), "warm-close");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [44, 50] })), "warm-lost");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [25, 50] })), "warm-lost");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [24, 50] })), "warm-far", "no good fight");
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [0, 4] })), "warm-far");
});

test("a win that is shared with the other side, and a draw, are even", () => {
  assert.equal(warmthOf(end([ME, computer()], [])), "warm-even");
  assert.equal(warmthOf(end([ME, computer()], [0, 1])), "warm-even");
  const pairs = {
    sides: [
      [0, 2],
      [1, 3],
    ],
  };
  assert.equal(warmthOf(end([ME, computer(), computer(), computer()], [0, 2], pairs)), "warm-won");
});

test("people among themselves all had a good game; nobody is told anything who gave up, plays alone or only watches", () => {
  assert.equal(warmthOf(end([ME, ME], [1])), "warm-people");
  assert.equal(warmthOf(end([ME, computer()], [1], { reason: "resigned" })), "");
  assert.equal(warmthOf(end([ME], [0])), "");
  assert.equal(warmthOf(end([computer(), computer()], [0])), "");
  assert.equal(warmthOf({ ...end([ME, computer()], [0]), outcome: null }), "");
});

test("who has beaten a level plays the next one, as long as there is one", () => {
  const won = end([ME, computer(2), computer(2)], [0]);
  assert.deepEqual([beatenLevel(won), nextLevel(won, 5), nextLevel(won, 2)], [2, 3, 0]);
  assert.equal(nextLevel(end([ME, computer(2), computer(3)], [0]), 5), 0, "of several levels none is beaten");
  assert.equal(nextLevel(end([ME, computer(2)], [1]), 5), 0);
  assert.equal(nextLevel(end([ME, { ...computer(3), left: true }], [0]), 5), 0, "it played on for a person");
  assert.equal(nextLevel(won, 0), 0, "a game whose levels nobody knows");
});

test("a win is narrow where another side has nearly as much", () => {
  const by = (/** @type {number[]} */ scores, winners = [0]) =>
    isNarrow(end([ME, computer(), computer()], winners, { scores }));
  assert.deepEqual([by([10, 9, 0]), by([50, 0, 45]), by([50, 44, 0])], [true, true, false]);
  assert.ok(!by([9, 10, 0], [1]), "who has lost has not won by little");
  assert.ok(!isNarrow(end([ME], [0], { scores: [3] })), "there is nobody else");
  const sides = [
    [0, 1],
    [2, 3],
  ];
  const team = end([ME, computer(), computer(), computer()], [0, 1], { scores: [9, 8, 2, 2], sides });
  assert.ok(!isNarrow(team), "a partner is no other side");
});

const CAN = { levels: 5, losses: 1, lessons: false, puzzles: true, decided: true };

test("one step fits an end: what comes next, what is easier, what was missed", () => {
  const step = (/** @type {Ended} */ ended, more = {}) => {
    const { code, level } = stepAfter(ended, { ...CAN, ...more });
    return level ? `${code} ${level}` : code;
  };
  const won = end([ME, computer(2)], [0]);
  assert.equal(step(won), "next 3");
  assert.equal(step(end([ME, computer(5)], [0])), "puzzle", "nobody is stronger");
  assert.equal(step(won, { levels: 0, puzzles: false }), "again");
  const lost = end([ME, computer(2)], [1]);
  assert.equal(step(lost), "moment");
  assert.equal(step(lost, { losses: 2 }), "easier 1");
  assert.equal(step(lost, { losses: 2, levels: 0 }), "moment", "the level is locked");
  const beaten = end([ME, computer(1)], [1]);
  assert.equal(step(beaten, { losses: 2, lessons: true }), "lesson", "nothing is easier");
  assert.equal(step(beaten, { losses: 2 }), "moment");
  assert.equal(step(beaten, { decided: false }), "again");
  assert.equal(step(end([ME, computer(2)], [0, 1])), "moment", "it is a draw");
  assert.deepEqual([step(end([ME], [0])), step(end([ME], []))], ["puzzle", "moment"]);
  assert.equal(step(end([ME, ME], [1])), "again");
  assert.equal(step(end([computer(), computer()], [1])), "again");
  assert.equal(step({ ...won, outcome: null }), "again");
});

test("tried again is what cost a person most, else where the game turned against them", () => {
  const point = (
    /** @type {string} */ kind,
    /** @type {string} */ code,
    /** @type {number} */ value,
    seat = 0,
  ) => /** @type {any} */ ({ kind, seat, gain: { code, value } });
  const [little, much, soon, late, saved] = [
    point("better", "worth", 2),
    point("better", "worth", 5),
    point("better", "win", 1),
    point("better", "win", 3),
    point("better", "save", 1),
  ];
  assert.equal(momentOf([little, much], 0), much);
  assert.equal(momentOf([much, late, saved, soon], 0), soon);
  assert.equal(momentOf([much, saved], 0), saved);
  const [turned, lucky] = [point("turned", "worth", -3), point("turned", "worth", 4)];
  assert.equal(momentOf([lucky, point("best", "win", 1), turned, point("better", "win", 1, 1)], 0), turned);
  assert.equal(momentOf([lucky], 0), undefined, "nothing went wrong there");
  assert.equal(momentOf([little], null), undefined);
});

test("nothing is thrown where a computer has won against people", () => {
  assert.ok(isLost(end([ME, computer()], [1])));
  assert.ok(!isLost(end([ME, computer()], [0])));
  assert.ok(!isLost(end([ME, computer()], [0, 1])), "it is shared");
  assert.ok(!isLost(end([computer(), computer()], [1])), "they are watched");
  assert.ok(!isLost(end([ME], [])));
});
