/** What can be told of the seats, the records and the colours of a table, without a screen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countMoves, countRepeated, firstShown, freshOf } from "../../web/model/records.js";
import {
  askedSeat,
  canLeave,
  countPersons,
  firstPerson,
  hasPartners,
  nextSeat,
  sitAgain,
} from "../../web/model/seats.js";

const PERSON = { who: /** @type {const} */ ("person") };
const COMPUTER = { who: /** @type {const} */ ("computer"), level: 3 };
const LEFT = { ...COMPUTER, left: true };

/** @param {...(number | null)} seats @returns {import("#border").LogRecord[]} */
const logOf = (...seats) => seats.map((seat) => ({ seat, move: "", events: [], view: {} }));

test("moves are counted, chance is not", () => {
  const log = logOf(null, null, 0, null, 1);
  assert.equal(countMoves(log), 2);
  assert.equal(countMoves(log, 3), 1);
  assert.equal(firstShown(log), 2);
  assert.equal(firstShown(logOf(null)), 1, "nobody has moved yet");
});

test("news are the records that came with how the table stood, but not its laying out", () => {
  const log = logOf(null, 0, null, 1);
  assert.deepEqual(freshOf(log, 0), log.slice(1));
  assert.deepEqual(freshOf(log, 3), log.slice(3));
  assert.deepEqual(freshOf([{ seat: 0, move: "", events: [] }], 0), []);
});

test("turns in which a seat tells the same again are counted in the line of the first", () => {
  const event = (/** @type {number} */ seat, /** @type {string} */ kind, /** @type {string} */ tile) => ({
    seat,
    move: "pass",
    events: [{ kind, seat, data: { tile } }],
    view: {},
  });
  const log = [
    event(1, "skipped", ""),
    event(0, "moved", "a"),
    event(1, "passed", ""),
    event(1, "skipped", ""),
    { seat: null, move: "", events: [], view: {} },
    event(0, "skipped", ""),
    event(1, "skipped", ""),
    event(1, "moved", "b"),
    event(1, "skipped", ""),
    event(1, "waited", "c"),
    event(1, "waited", "c"),
  ];
  const times = countRepeated(log, ["waited", "skipped"], ["passed"]);
  assert.deepEqual(
    log.map((record) => times.get(record)),
    [3, undefined, undefined, 0, undefined, 1, 0, undefined, 1, 2, 0],
  );
  assert.deepEqual([...countRepeated(log)], []);
});

test("chance has no turn, and of several who choose in secret the first is next", () => {
  /** @param {number[]} waiting */
  const next = (...waiting) => nextSeat(/** @type {import("#border").Reply} */ ({ prompt: { waiting } }));
  assert.equal(next(-1), null);
  assert.equal(next(), null);
  assert.equal(next(2, 1), 2);
});

test("of several who choose in secret whoever looks is asked, and else the first", () => {
  const prompt = {
    id: 1,
    ask: { code: "", args: {} },
    answers: [],
    inquiries: [],
    offers: [],
    undo: false,
    takeback: false,
    redo: false,
  };
  assert.equal(askedSeat({ ...prompt, waiting: [0, 2], seat: 2 }), 2);
  assert.equal(askedSeat({ ...prompt, waiting: [1, 2], seat: null }), 1);
  assert.equal(askedSeat({ ...prompt, waiting: [], seat: null }), 0);
});

test("whose person has left is no person", () => {
  assert.equal(countPersons([LEFT, PERSON, COMPUTER]), 1);
  assert.equal(firstPerson([LEFT, COMPUTER, PERSON]), 2);
  assert.equal(firstPerson([COMPUTER]), null);
});

test("one leaves where more than two sides stand, and somebody is left to play", () => {
  const alone = [[0], [1], [2]];
  assert(canLeave({ seats: [PERSON, PERSON, COMPUTER], sides: alone }, 0));
  assert(!canLeave({ seats: [PERSON, COMPUTER, COMPUTER], sides: alone }, 0), "nobody would be left");
  assert(!canLeave({ seats: [PERSON, PERSON, LEFT], sides: alone }, 0), "two sides stand");
  const pairs = [
    [0, 2],
    [1, 3],
  ];
  assert(hasPartners(pairs));
  assert(!hasPartners(alone));
  assert(
    !canLeave({ seats: [PERSON, PERSON, PERSON, PERSON], sides: pairs }, 0),
    "a side that gives up ends it",
  );
});

test("for another game whoever left is back, and wishes of the last table are gone", () => {
  assert.deepEqual(sitAgain({ ...LEFT, name: "Ada" }), { who: "person", name: "Ada" });
  assert.deepEqual(sitAgain({ ...COMPUTER, colour: "teal" }), { ...COMPUTER, colour: "teal" });
  assert.deepEqual(sitAgain({ ...PERSON, asked: { add: "never" } }), PERSON);
});
