/** When a hint is counted: once it is shown, and never where its search was stopped, however late. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "../../web/store.js";
import { Hints } from "../../web/table/hints.js";

const FOUND = { done: true, hint: { move: "roll", events: [] } };

/**
 * A table at which somebody is asked, with an engine that notes what it is asked and ends a search when it is told to.
 */
function sit() {
  /** @type {string[]} */
  const asked = [];
  const table = { number: 1 };
  const prompt = { id: 1, waiting: [0], seat: 0 };
  const reply = { prompt, outcome: null, hints: 0, aids: { hints: true, takebacks: true } };
  let find = (/** @type {object} */ _found) => {};
  const search = new Promise((resolve) => {
    find = resolve;
  });
  const state = {
    play: sitDown({
      id: "g",
      game: "dice",
      table: /** @type {any} */ (table),
      reply: /** @type {any} */ (reply),
      lesson: null,
      day: "",
    }),
  };
  const app = /** @type {any} */ ({
    store: { state, setPlay: (/** @type {object} */ patch) => Object.assign(state.play, patch) },
    engine: {
      work: async (/** @type {string} */ verb) => {
        asked.push(verb);
        return search;
      },
      ask: async (/** @type {string} */ verb) => {
        asked.push(verb);
        return { hints: 1, token: "t" };
      },
      hurry: () => {},
    },
    play: {
      get now() {
        return state.play;
      },
      inLine: (/** @type {() => Promise<void>} */ act) => act(),
      isDrawn: () => false,
      refuse: () => assert.fail("nothing is refused"),
    },
    turns: { keep: async (/** @type {string} */ token) => void asked.push(`keep ${token}`) },
    announcer: { tellHint: () => asked.push("tell") },
    router: { fail: assert.fail },
  });
  return { hints: new Hints(app), find, asked, state };
}

globalThis.document = /** @type {any} */ ({ querySelectorAll: () => [], querySelector: () => null });
globalThis.requestAnimationFrame = () => 0;

test("a hint is shown, and then counted and kept", async () => {
  const { hints, find, asked, state } = sit();
  const found = hints.find();
  find(FOUND);
  await found;
  assert.deepEqual(asked, ["hint", "tell", "hinted", "keep t"]);
  assert.equal(state.play.hint?.step, "where");
  assert.equal(state.play.reply.hints, 1);
});

test("a hint that was found when its search had been stopped is neither shown nor counted", async () => {
  const { hints, find, asked, state } = sit();
  const found = hints.find();
  hints.close();
  find(FOUND);
  await found;
  assert.deepEqual(asked, ["hint"]);
  assert.equal(state.play.hint, null);
  assert.equal(state.play.reply.hints, 0);
});
