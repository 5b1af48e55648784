/** The log words a record once, and anew whenever what its words hang on is another. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give();
const { speakerOf } = await import("../../web/table/log-lines.js");

/** @param {number} at */
const recordOf = (at) =>
  /** @type {any} */ ({
    seat: at % 2,
    move: `m${at}`,
    events: [{ kind: "moved", seat: at % 2, data: { at }, masked: false }],
  });

const SEATS = ["Bo", "Cy"].map((name) => ({ who: "person", name }));

/** What words a log, and counts that; a message names who moved. */
function speaker() {
  let worded = 0;
  /** @param {string} mark @returns {any} */
  const voice = (mark) =>
    Object.assign(
      (/** @type {string} */ id, /** @type {any} */ args) => {
        if (id !== "event-moved") return id;
        worded += 1;
        return `${args.who}${mark}${args.times}`;
      },
      { has: () => true },
    );
  const usual = { say: voice(":"), aloud: voice(" at "), bundles: "en", isWritten: false };
  /** @param {any[]} log @param {object} [other] @param {any} [seats] @param {number} [times] */
  const word = (log, other = {}, seats = SEATS, times = 1) => {
    worded = 0;
    const lineOf = speakerOf({ seats }, { ...usual, ...other });
    return { lines: log.map((record) => lineOf(record, times)), worded };
  };
  return word;
}

test("a record is worded once, for eyes and for ears, and a new one alone after a move", () => {
  const word = speaker();
  const log = [0, 1, 2].map(recordOf);
  const first = word(log);
  assert.equal(first.worded, 6);
  assert.deepEqual(first.lines[1], { seen: "Cy:1", heard: "Cy at 1" });
  assert.deepEqual(word(log), { lines: first.lines, worded: 0 });
  assert.equal(word([...log, recordOf(3)]).worded, 2);
});

test("it is worded anew in another language, under another name, more often, and with places named", () => {
  const word = speaker();
  const log = [recordOf(0)];
  word(log);
  const ada = [{ who: "person", name: "Ada" }, { who: "person" }];
  assert.equal(word(log, {}, ada).lines[0].seen, "Ada:1");
  assert.equal(word(log, {}, ada, 2).lines[0].seen, "Ada:2");
  assert.equal(word(log, { bundles: "de" }, ada, 2).worded, 2);
  const { lines, worded } = word(log, { bundles: "de", isWritten: true }, ada, 2);
  assert.deepEqual([lines[0], worded], [{ seen: "Ada:2", heard: "Ada:2" }, 1]);
});
