/** What is bright in a lesson: what it is about, then what follows what was said; after a hint only what reaches a goal. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawVeil, placesOf } from "../../web/draw/veil.js";
import { findBright } from "../../web/table/spotlight.js";

const LESSON = { goals: ["a1 b2"], about: [], hinted: false };
const START = new Set(["a1", "c1", "d1"]);
const AFTER = new Set(["b2", "c3", "a1"]);
/** @param {string} word */
const isDrawn = (word) => word !== "take";

/** @param {object} changes @param {string} said @param {Set<string>} open */
const bright = (changes, said, open) => {
  const words = findBright({ ...LESSON, ...changes }, said.split(" ").filter(Boolean), open, isDrawn);
  return words && [...new Set(words)].sort();
};

test("what the goals begin with is bright, and then all that may follow it", () => {
  assert.deepEqual(bright({}, "", START), ["a1"]);
  assert.deepEqual(bright({}, "a1", AFTER), ["a1", "b2", "c3"]);
});

test("a hint leaves what reaches the goal", () => {
  assert.deepEqual(bright({ hinted: true }, "", START), ["a1"]);
  assert.deepEqual(bright({ hinted: true }, "a1", AFTER), ["a1", "b2"]);
});

test("what leads nowhere keeps the beginning bright", () => {
  assert.deepEqual(bright({}, "d1", new Set(["d2"])), ["a1", "d1"]);
  assert.deepEqual(bright({ goals: ["take v7 : H1"], hinted: true }, "H2", new Set()), ["H2", "v7"]);
});

test("until the hint, what a lesson is about is bright, however far the sentence is", () => {
  const about = ["a1", "c1", "place"];
  assert.deepEqual(bright({ about }, "", START), ["a1", "c1", "place"]);
  assert.deepEqual(bright({ about }, "d1", AFTER), ["a1", "c1", "d1", "place"]);
  assert.deepEqual(bright({ about, hinted: true }, "", START), ["a1"]);
});

test("words of a goal that are touched in any order are bright until they are said", () => {
  const goals = ["take v7 : H1 H3"];
  const open = new Set(["H1", "H2", "H3", "v7", "v9"]);
  assert.deepEqual(bright({ goals, hinted: true }, "", open), ["H1", "H3", "v7"]);
  assert.deepEqual(bright({ goals, hinted: true }, "take : H3", open), [":", "H1", "H3", "take", "v7"]);
});

test("all is bright where a lesson names nothing", () => {
  assert.equal(bright({ goals: [] }, "", START), null);
});

test("a word is bright where its piece lies, or else at the place of that name; what is neither is left out", () => {
  const piece = { id: "a1", touch: "a1", kind: "", face: "", x: 2, y: 3, size: 1, tall: 2, label: "" };
  const nook = { left: 7, top: 8, width: 2, height: 1 };
  const places = placesOf(["a1", "nook", "nothing", "a1"], [piece], { nook });
  assert.deepEqual(places, [{ left: 1.5, top: 2, width: 1, height: 2 }, nook]);
  const [hexagon] = placesOf(["a1"], [{ ...piece, tall: undefined, shape: "hex" }], {});
  assert(hexagon.isHex && hexagon.height > 1.15 && hexagon.height < 1.16, "taller than wide");
  assert.doesNotThrow(() => drawVeil({ width: 9, height: 9 }, []));
});
