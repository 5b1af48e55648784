/** When a hint is counted, in which steps it is told, and how long it is seen: as long as nothing else is said. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "../../web/store.js";
import { Hints, toldWords } from "../../web/table/hints.js";

const MERITS = [{ code: "good", args: {} }];
const FOUND = { done: true, hint: { move: "b2 b4", events: [], merits: MERITS } };

/**
 * A table at which somebody is asked, with an engine that notes what it is asked and ends a search when it is told to.
 * @param {string[]} drawn words that things on the table stand for
 */
function sit(drawn = ["b2", "b4"]) {
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
      isDrawn: (/** @type {string} */ word) => drawn.includes(word),
      refuse: () => assert.fail("nothing is refused"),
    },
    questions: {
      get answer() {
        return state.play.told;
      },
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

/**
 * Find a hint at a table.
 * @param {string[]} [drawn]
 * @param {object} [found]
 */
async function findAt(drawn, found = FOUND) {
  const { hints, find, state } = sit(drawn);
  /** @param {Partial<typeof state.play.draft>} draft */
  const say = (draft) => {
    Object.assign(state.play, { draft: { ...state.play.draft, ...draft } });
    hints.follow(state.play.draft.move);
  };
  const finding = hints.find();
  find(found);
  await finding;
  return { hints, state, say };
}

test("a hint tells where it begins, why it is good, and then all of it", async () => {
  const { hints, state } = await findAt();
  const steps = [state.play.hint?.step];
  const marked = [toldWords(state.play.hint)];
  for (let step = 0; step < 3; step += 1) {
    hints.more();
    steps.push(state.play.hint?.step);
    marked.push(toldWords(state.play.hint));
  }
  assert.deepEqual(steps, ["where", "why", "sentence", "sentence"]);
  assert.deepEqual(marked, [["b2"], ["b2", "b4"], ["b2", "b4"], ["b2", "b4"]]);
});

test("a step that has nothing to say is left out", async () => {
  const plain = { done: true, hint: { ...FOUND.hint, merits: [] } };
  const { hints, state } = await findAt(["b2"], plain);
  assert.equal(state.play.hint?.step, "where");
  hints.more();
  assert.equal(state.play.hint?.step, "sentence");
  const { state: nothing } = await findAt([], plain);
  assert.equal(nothing.play.hint?.step, "sentence");
});

test("a button is told where the sentence begins with it", async () => {
  const { hints, find, state } = sit(["h1"]);
  Object.assign(state.play, { draft: { ...state.play.draft, touch: ["trade", "h1"] } });
  const finding = hints.find();
  find({ done: true, hint: { ...FOUND.hint, move: "trade h1" } });
  await finding;
  assert.deepEqual(toldWords(state.play.hint), ["trade"]);
});

test("a hint goes as soon as something else is said, and stays while it is followed", async () => {
  const { state, say } = await findAt();
  say({ move: "b2" });
  assert.equal(state.play.hint?.step, "where");
  say({ move: "" });
  assert.notEqual(state.play.hint, null);
  say({ move: "c1" });
  assert.equal(state.play.hint, null);
});

test("what had been said before it was told is no answer to a hint", async () => {
  const { hints, find, state } = sit();
  Object.assign(state.play, { draft: { ...state.play.draft, move: "c1" } });
  const finding = hints.find();
  find(FOUND);
  await finding;
  hints.follow("c1");
  assert.notEqual(state.play.hint, null);
  hints.follow("c1 c2");
  assert.equal(state.play.hint, null);
});

test("it is played by a button only while it is read", async () => {
  const { hints, state } = await findAt();
  assert.equal(hints.isRead, false);
  hints.more();
  hints.more();
  assert.equal(hints.isRead, true);
  for (const hidden of [{ refusal: { code: "x", args: {}, rule: "" } }, { told: ["an answer"] }]) {
    Object.assign(state.play, hidden);
    assert.equal(hints.isRead, false);
    Object.assign(state.play, { refusal: null, told: null });
  }
});
