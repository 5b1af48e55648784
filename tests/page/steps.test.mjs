/** For how long what has just happened is seen, and what of it before a computer thinks. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isAwaited,
  isOwnCatch,
  isThrown,
  momentsBefore,
  momentsOf,
  pauseOf,
  restBefore,
  restOf,
  stayAfter,
  stayOf,
} from "../../web/model/steps.js";

const CATCHES = ["captured"];
const WEIGHTS = { catches: CATCHES, weighty: ["attacked"], trifles: ["passed"] };
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
  assert.deepEqual(momentsBefore(drawn, moments, WEIGHTS), [moments[0]]);
  const alone = reply([record(0, "captured", null)]);
  assert.deepEqual(momentsOf(alone, 0), []);
  assert.deepEqual(momentsBefore(alone, [], WEIGHTS), [alone], "nothing is drawn where a hand is full");
  assert.deepEqual(momentsBefore(reply([record(0, "played", null)]), [], WEIGHTS), []);
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

/** @param {string[]} kinds of the events of what chance says, of which the first is a part of its own */
const rolled = (...kinds) => ({
  ...record(null, "rolled"),
  events: kinds.map((kind) => ({ kind, seat: 0, data: {} })),
  parts: [{ view: { lies: true }, events: 1 }],
});

test("what is thrown is told once it has landed, and what it decides after that", () => {
  const throws = ["rolled"];
  const first = reply([record(null, "rolled"), record(0, "played")]);
  const second = reply([rolled("rolled", "attacked")]);
  const moments = [...momentsOf(first, 0), ...momentsOf(second, 0)];
  assert.deepEqual(
    moments.map((moment) => isThrown(moment, throws)),
    [true, false, true, false],
  );
  assert.ok(!isThrown(moments[0]), "a game without dice");
  assert.deepEqual(
    moments.map((moment) => isAwaited(moment, pauseOf("quick"), throws)),
    [true, false, true, false],
  );
  assert.ok(moments.every((moment) => isAwaited(moment, pauseOf("normal", 2), throws)));
});

test("what flies takes its time out of the pause, and is read all the same", () => {
  assert.equal(stayAfter(1000, 0, false), 1000);
  assert.equal(stayAfter(1000, 350, false), 650);
  assert.equal(stayAfter(500, 890, false), 250);
  assert.equal(stayAfter(500, 890, true), 500, "what dice show is looked at once they lie still");
});

test("a throw is watched while it flies, and what it decides is read as any verdict", () => {
  const weights = { ...WEIGHTS, throws: ["rolled"] };
  const [thrown, decided] = momentsOf(reply([rolled("rolled", "attacked", "captured")]), 0);
  assert.equal(stayOf(thrown, "normal", 500, weights), 500);
  assert.equal(stayOf(decided, "normal", 500, weights), pauseOf("normal"));
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
  assert.deepEqual(told(momentsBefore(plain, momentsOf(plain, 0), WEIGHTS)), [[1]]);
});

test("what is weighty is seen for as long as a move, however much comes about with it", () => {
  const fought = reply([record(1, "attacked"), record(null, "rolled"), record(null, "rolled", null)]);
  const moments = momentsOf(fought, 0);
  const pause = pauseOf("normal", moments.length);
  assert.deepEqual(
    moments.map((moment) => stayOf(moment, "normal", pause, WEIGHTS)),
    [1000, 500, 500],
  );
  assert.equal(stayOf(moments[0], "normal", pause), 500, "another game thinks nothing of it");
  assert.equal(stayOf(moments[0], "instant", 0, WEIGHTS), 0);
});

test("what is weighty is read before a computer thinks, which then waits no longer", () => {
  const alone = reply([record(0, "attacked", null)]);
  assert.deepEqual(momentsBefore(alone, [], WEIGHTS), [alone]);
  assert.equal(restBefore(alone, [], 1000, WEIGHTS), 0);
  const moved = reply([record(0, "played", null)]);
  assert.equal(restBefore(moved, [], 1000, WEIGHTS), 1000, "what is looked at meanwhile is");
  const caught = reply([record(0, "captured", null)]);
  assert.equal(restBefore(caught, [], 1000, WEIGHTS), 1000);
  assert.equal(restBefore(reply([]), [], 1000, WEIGHTS), 1000, "nothing is told of the first turn");
});

test("a trifle has no moment, and nobody waits for it", () => {
  const passed = reply([record(0, "passed"), record(1, "passed", null)]);
  assert.deepEqual(momentsOf(passed, 0, WEIGHTS.trifles), []);
  assert.equal(restBefore(passed, [], 1000, WEIGHTS), 0);
  const rolled = reply([
    record(0, "passed"),
    record(null, "rolled"),
    record(1, "passed"),
    record(null, "rolled", null),
  ]);
  const moments = momentsOf(rolled, 0, WEIGHTS.trifles);
  assert.deepEqual(
    moments.map(({ log }) => [log.from, log.records.length]),
    [
      [3, 2],
      [5, 2],
    ],
    "it is written down with what follows it",
  );
  assert.equal(restBefore(rolled, moments, 500, WEIGHTS), 500);
});
