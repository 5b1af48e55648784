/** What was touched last is said again at the state of the game at which it was touched, and at no other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Touched } from "../../web/kept/touched.js";

const GAME = { id: "a game", revision: "its second" };
const SAID = { verb: /** @type {const} */ ("play"), seat: 0, move: "roll" };

/** Notes of one person at one kept game, on a device that has no disk. @param {"person" | "computer"} who */
function makeTouched(who = "person") {
  Object.assign(globalThis, { self: globalThis, top: globalThis });
  const uses = {
    store: { play: { id: GAME.id, reply: { seats: [{ who }] } } },
    library: { disk: { copies: new Map([[GAME.id, GAME]]) } },
  };
  return new Touched(/** @type {ConstructorParameters<typeof Touched>[0]} */ (/** @type {unknown} */ (uses)));
}

test("it is taken once", async () => {
  const touched = makeTouched();
  touched.note(SAID);
  assert.deepEqual(await touched.take(GAME), { ...SAID, ...GAME });
  assert.equal(await touched.take(GAME), null);
});

test("of an older state it is forgotten", async () => {
  const touched = makeTouched();
  touched.note(SAID);
  assert.equal(await touched.take({ ...GAME, revision: "its third" }), null);
  assert.equal(await touched.take(GAME), null);
});

test("another game leaves it alone", async () => {
  const touched = makeTouched();
  touched.note(SAID);
  assert.equal(await touched.take({ ...GAME, id: "another" }), null);
  await touched.remove("another");
  assert.deepEqual(await touched.take(GAME), { ...SAID, ...GAME });
});

test("what a computer says is not noted", async () => {
  const touched = makeTouched("computer");
  touched.note(SAID);
  assert.equal(await touched.take(GAME), null);
});
