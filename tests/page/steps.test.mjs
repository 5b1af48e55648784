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

/** @param {number} number of the event of this kind */
const happening = (number) => ({ kind: "laid", seat: 1, data: { number } });

/**
 * What a computer says in several parts, of which each but the last has a view of its own.
 * @param {number[]} counts of the events that there are after each
 * @param {number} total
 * @param {object | null} [view]
 */
const unfolded = (counts, total, view = null) => ({
  ...record(1, "laid", view),
  events: Array.from({ length: total }, (_, at) => happening(at + 1)),
  parts: counts.map((events, at) => ({ view: { part: at + 1 }, events })),
});

/** @param {any[]} moments */
const told = (moments) =>
  moments.map(({ part }) => part?.map((/** @type {any} */ { data }) => data.number) ?? "all");

test("a sentence of several parts is shown part by part, and then as a whole", () => {
  const moments = momentsOf(reply([unfolded([1, 3], 4)]), 0);
  assert.deepEqual(told(moments), [[1], [2, 3], [4]], "each tells what has happened in it");
  assert.deepEqual(
    moments.map(({ view }) => view),
    [{ part: 1 }, { part: 2 }, {}],
  );
  for (const { prompt, outcome } of moments)
    assert.deepEqual([prompt.seat, outcome], [null, null], "nobody is asked meanwhile");
  assert.deepEqual(moments[0].prompt.waiting, [1], "it is still that seat's turn");
});

test("no log has a record before all of it is told, and then once", () => {
  const [first, second, whole] = momentsOf(reply([unfolded([1, 3], 4)]), 0);
  assert.deepEqual([first.log, second.log], Array(2).fill({ from: 3, records: [] }));
  assert.equal(whole.log.records.length, 1);
  assert.equal(whole.log.records[0].events.length, 4);
});

test("parts come between the records before and after them", () => {
  const records = [record(0, "played"), unfolded([1], 2, {}), record(null, "drew", null)];
  const moments = momentsOf(reply(records), 0);
  assert.deepEqual(told(moments), ["all", [1], [2], "all"]);
  assert.deepEqual(
    moments.map(({ log }) => [log.from, log.records.length]),
    [
      [3, 1],
      [4, 0],
      [4, 1],
      [5, 1],
    ],
  );
});

test("a part of which its viewer is told nothing has no moment", () => {
  assert.deepEqual(told(momentsOf(reply([unfolded([0, 1, 1], 2)]), 0)), [[1], [2]]);
  assert.deepEqual(
    told(momentsOf(reply([unfolded([1, 2], 2)]), 0)),
    [[1], [2], "all"],
    "and the whole tells all then",
  );
  assert.deepEqual(momentsOf(reply([unfolded([], 2)]), 0), [], "nor has a sentence of one part");
  assert.deepEqual(momentsOf(reply([unfolded([1], 2)]), 4), [], "nor what is no news");
});

test("of a sentence in parts a computer's thought waits for all but the whole, and nobody catches in a part", () => {
  const caught = unfolded([1], 2);
  caught.seat = 0;
  for (const event of caught.events) event.kind = "captured";
  const moments = momentsOf(reply([caught]), 0);
  assert.deepEqual(
    moments.map((moment) => isOwnCatch(moment, CATCHES)),
    [false, true],
  );
  const plain = reply([unfolded([1], 2)]);
  assert.deepEqual(told(momentsBefore(plain, momentsOf(plain, 0), CATCHES)), [[1]]);
});
