/** What is told of a hint and of a review: why, what would be done, what it gains; and only what there are words for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { tellAdvice, tellGain, tellWhys } from "../../web/i18n/advice.js";

/**
 * Somebody who says only these messages, each with its arguments.
 * @param {string[]} known
 */
function speaker(...known) {
  return Object.assign(
    (/** @type {string} */ id, /** @type {object | undefined} */ args) => {
      assert(known.includes(id), `${id} must not be asked for`);
      return `${id}${args ? JSON.stringify(args) : ""}`;
    },
    { has: (/** @type {string} */ id) => known.includes(id) },
  );
}

/** @param {string} kind @param {Record<string, any>} data */
const event = (kind, data = {}) => ({ kind, seat: 0, data });

test("an advice leaves out what it has no words for", () => {
  const say = speaker("would-moved");
  const events = [event("moved", { to: ["a1", "b1"] }), event("taken")];
  assert.equal(tellAdvice(say, { events }), 'would-moved{"to":"a1, b1"}');
  assert.equal(tellAdvice(say, { events: [event("taken")] }), "");
});

test("every reason is told, the weightiest first", () => {
  const say = speaker("why-wins", "why-safe");
  const whys = [
    { code: "wins", args: {} },
    { code: "safe", args: { by: 2 } },
  ];
  assert.equal(tellWhys(say, { whys }), 'why-wins{} why-safe{"by":2}');
  assert.equal(tellWhys(say, { whys: [] }), "");
});

test("a gain is over what was said, a lead over the next best", () => {
  const say = speaker("gain-worth", "lead-win");
  const reply = /** @type {any} */ ({ seats: [{}, {}] });
  const point = { at: 0, seat: 0, events: [], whys: [], move: "a", better: "b" };
  /** @param {object} more */
  const tell = (more) => tellGain(say, reply, /** @type {any} */ ({ ...point, ...more }));
  assert.equal(tell({ gain: { code: "worth", value: 3 } }), 'gain-worth{"value":3,"seats":2}');
  assert.equal(tell({ better: "a", gain: { code: "win", value: 1 } }), 'lead-win{"value":1,"seats":2}');
});
