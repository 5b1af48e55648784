/** For how long what has just happened is seen, and what of it before a computer thinks. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOwnCatch, momentsBefore, momentsOf, pauseOf, restOf } from "../../web/table/steps.js";

const CATCHES = ["captured"];
const SEATS = [{ who: "person" }, { who: "computer" }];

/**
 * What somebody does, or chance (`null`), and how the table stood after it.
 * @param {number | null} seat
 * @param {string} kind
 * @param {object | null} [view]
 */
const record = (seat, kind, view = {}) => ({
  seat,
  move: kind,
  events: [{ kind, seat, data: {} }],
  view,
  waiting: [],
});

/** @param {any[]} records @returns {any} */
const reply = (records) => ({
  seats: SEATS,
  log: { from: 3, records },
  view: {},
  prompt: { waiting: [1], seat: null },
  outcome: null,
});

test("what a person has caught is read for two seconds, however much follows it", () => {
  assert.equal(restOf("normal"), 2000);
  assert.equal(restOf("instant"), 0, "who wants no pauses has none");
  assert.ok(restOf("slow") >= 2000);
  for (const pace of ["slow", "normal", "quick"]) assert.ok(restOf(pace) > pauseOf(pace, 1));
});

test("only what a person has just caught is read so long", () => {
  assert.ok(isOwnCatch(reply([record(0, "captured")]), CATCHES));
  assert.ok(isOwnCatch(reply([record(0, "captured", null)]), CATCHES), "the table as it stands shows it");
  assert.ok(
    !isOwnCatch(reply([record(1, "captured")]), CATCHES),
    "a computer's stands beside what is asked next",
  );
  assert.ok(!isOwnCatch(reply([record(0, "played"), record(null, "drew")]), CATCHES));
  assert.ok(!isOwnCatch(reply([record(0, "captured")])), "a game in which nothing is caught");
  const old = { seat: 0, move: "captured", events: [{ kind: "captured", seat: 0, data: {} }] };
  assert.ok(!isOwnCatch(reply([old]), CATCHES), "of a game that was opened again");
});

test("a computer thinks while the last moment is looked at, but not over what a person has caught", () => {
  const drawn = reply([record(0, "captured"), record(null, "drew", null)]);
  const moments = momentsOf(drawn, 0);
  assert.equal(moments.length, 2);
  assert.deepEqual(momentsBefore(drawn, moments, CATCHES), [moments[0]]);
  const alone = reply([record(0, "captured", null)]);
  assert.deepEqual(momentsOf(alone, 0), []);
  assert.deepEqual(momentsBefore(alone, [], CATCHES), [alone], "nothing is drawn where a hand is full");
  assert.deepEqual(momentsBefore(reply([record(0, "passed", null)]), [], CATCHES), []);
});
