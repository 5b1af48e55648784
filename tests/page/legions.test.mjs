/** How Legionz are put together out of a view: their Bugz in order, threats where help is on, and a board that never jumps. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { besideOf, extentOf } from "../../web/games/legionz/cells.js";
import { headingsOf, legionsOf, middleOf } from "../../web/games/legionz/legions.js";

/** Two Bugz of Red in a row, and later a third; one of Blue beside them. Blue can complete a full Legion on 1,1. */
const view = () => ({
  pieces: [
    { id: 0, seat: 0, at: "0,0", number: 7, size: 3 },
    { id: 1, seat: 1, at: "0,1", number: null, size: 1 },
    { id: 2, seat: 0, at: "1,0", number: null, size: 3 },
    { id: 3, seat: 0, at: "2,-1", number: null, size: 3 },
  ],
  legions: [[["2,-1", "0,0", "1,0"]], []],
  longest: [3, 1],
  threats: [[], ["-1,1"]],
});
const ui = (/** @type {boolean} */ isHelped) => /** @type {any} */ ({ isHelped });

test("every Bug is in one Legion, also one that stands alone, in the order in which they were laid", () => {
  const legions = legionsOf(view(), ui(true));
  assert.deepEqual(
    legions.map(({ seat, bugs }) => [seat, ...bugs.map(({ id }) => id)]),
    [
      [0, 0, 2, 3],
      [1, 1],
    ],
  );
  assert.ok(legions.every(({ isLongest }) => isLongest));
});

test("who has a full Legion with the next Bug is told where help is on, and nowhere else", () => {
  const near = (/** @type {boolean} */ isHelped) =>
    legionsOf(view(), ui(isHelped)).map(({ isNear }) => isNear);
  assert.deepEqual(near(true), [false, true]);
  assert.deepEqual(near(false), [false, false]);
});

test("all look at the newest, the newest at the one before it, and whoever is alone straight up", () => {
  const [red, blue] = legionsOf(view(), ui(true));
  const [first, second, newest] = headingsOf(red);
  assert.ok(first > 0 && first < 90, "to the right and up");
  assert.equal(second, 30);
  assert.equal(newest, second - 180);
  assert.deepEqual(headingsOf(blue), [0]);
  assert.equal(middleOf(red).at, "1,0");
});

test("the board is as large as its chain, whatever may be touched, and grows on the side of a new Bug alone", () => {
  const before = extentOf(["0,0", "1,0"]);
  const after = extentOf(["0,0", "1,0", "2,0"]);
  assert.equal(after.left, before.left);
  assert.equal(after.top, before.top);
  assert.equal(after.width, before.width + 1);
  for (const cell of besideOf("0,0")) {
    const { left, width } = extentOf([cell]);
    assert.ok(left < -1 && left + width > 1, "the first Bug is always in it");
  }
});
