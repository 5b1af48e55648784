/** What fits the end of a game: who is praised, who is comforted, what to play next, and for whom nothing is thrown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { beatenLevel, isLost, nextLevel, warmthOf } from "../../web/model/after.js";

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
  assert.equal(warmthOf(end([ME, computer()], [1], { scores: [0, 3] })), "warm-lost");
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

test("nothing is thrown where a computer has won against people", () => {
  assert.ok(isLost(end([ME, computer()], [1])));
  assert.ok(!isLost(end([ME, computer()], [0])));
  assert.ok(!isLost(end([ME, computer()], [0, 1])), "it is shared");
  assert.ok(!isLost(end([computer(), computer()], [1])), "they are watched");
  assert.ok(!isLost(end([ME], [])));
});
