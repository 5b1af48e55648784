/** What fits together in a set-up: named choices, how many play, and the options that are none for so many. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseCount, choosePreset, nearestFor, usualCount } from "../../web/model/fitting.js";

/** @type {import("#border").Option} */
const PAIRS = { key: "pairs", default: false, kind: "flag", choices: [], when: { seats: [4] }, seat: null };

/** @type {any} */
const DESCRIPTION = {
  seats: { least: 1, most: 6 },
  options: [PAIRS],
  presets: {
    few: { options: {}, seats: [1, 2, 3] },
    two: { options: { pairs: true }, seats: [4] },
    ends: { options: {}, seats: [1, 5] },
  },
};

/** @param {number} count @param {Record<string, any>} [more] @returns {any} */
const setup = (count, more = {}) => ({
  seats: Array.from({ length: count }, (_, seat) => ({ who: "person", name: `N${seat}` })),
  preset: "few",
  options: { pairs: false },
  ...more,
});

test("a named choice has as many as are nearest, and rather more than fewer", () => {
  const nearest = [1, 2, 3, 4, 6].map((count) => nearestFor(DESCRIPTION, "ends", count));
  assert.deepEqual(nearest, [1, 1, 5, 5, 5]);
  assert.equal(usualCount(DESCRIPTION, ""), 2);
  assert.equal(usualCount(DESCRIPTION, "two"), 4);
});

test("whoever chooses it has so many, is told so, and loses nobody who was named", () => {
  const { seats, preset, options, adjusted } = choosePreset(setup(2), DESCRIPTION, "two");
  assert.deepEqual([seats.length, preset, options], [4, "two", { pairs: true }]);
  assert.deepEqual(
    seats.map(({ name = "" }) => name),
    ["N0", "N1", "", ""],
  );
  assert.deepEqual(adjusted, { code: "seats", preset: "two", count: 4 });
  assert.equal(choosePreset(setup(4), DESCRIPTION, "two").adjusted, null);
});

test("where it is not for so many, the first that is takes its place", () => {
  const { preset, options, adjusted } = chooseCount(setup(4, { preset: "two" }), DESCRIPTION, 3);
  assert.deepEqual([preset, options], ["few", { pairs: false }]);
  assert.deepEqual(adjusted, { code: "preset", preset: "few", count: 3 });
  const none = chooseCount(setup(3), DESCRIPTION, 6);
  assert.deepEqual([none.preset, none.adjusted], ["", null], "none is for six");
});

test("one's own options stay, but for those that are none for so many", () => {
  const own = setup(4, { preset: "", options: { pairs: true } });
  assert.deepEqual(chooseCount(own, DESCRIPTION, 4).options, { pairs: true });
  assert.deepEqual(chooseCount(own, DESCRIPTION, 5).options, { pairs: false });
});
