/** When a hint is counted, in which steps it is told, and how long it is seen: as long as nothing else is said. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Latest } from "../../web/engine/latest.js";
import { isFollowed, toldWords } from "../../web/model/hints.js";
import { Store, sitDown } from "../../web/model/store.js";
import { Hints } from "../../web/table/hints.js";

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
  /** @type {any} */
  const store = new Store(() => {});
  store.state.play = sitDown({
    id: "g",
    game: "dice",
    table: /** @type {any} */ (table),
    reply: /** @type {any} */ (reply),
    day: "",
  });
  const app = /** @type {any} */ ({
    store,
    engine: {
      work: async (/** @type {string} */ verb) => {
        asked.push(verb);
        return search;
      },
      send: async (/** @type {string} */ verb) => {
        asked.push(verb);
        return { hints: 1, token: "t" };
      },
      hurry: () => {},
    },
    line: { add: (/** @type {() => Promise<void>} */ act) => act(), think: () => new Latest() },
    sentence: { isDrawn: (/** @type {string} */ word) => drawn.includes(word) },
    play: { refuse: () => assert.fail("nothing is refused") },
    turns: { keep: async (/** @type {string} */ token) => void asked.push(`keep ${token}`) },
    announcer: { tellHint: () => asked.push("tell") },
    notices: { fail: assert.fail },
  });
  return { hints: new Hints(app), find, asked, store };
}

globalThis.document = /** @type {any} */ ({ querySelectorAll: () => [], querySelector: () => null });
globalThis.requestAnimationFrame = () => 0;

test("a hint is shown, and then counted and kept", async () => {
  const { hints, find, asked, store } = sit();
  const found = hints.find();
  find(FOUND);
  await found;
  assert.deepEqual(asked, ["hint", "tell", "hinted", "keep t"]);
  assert.equal(store.play.looking.hint?.step, "where");
  assert.equal(store.play.reply.hints, 1);
});

test("a hint that was found when its search had been stopped is neither shown nor counted", async () => {
  const { hints, find, asked, store } = sit();
  const found = hints.find();
  hints.close();
  find(FOUND);
  await found;
  assert.deepEqual(asked, ["hint"]);
  assert.equal(store.play.looking.hint, null);
  assert.equal(store.play.reply.hints, 0);
});

/**
 * Find a hint at a table.
 * @param {string[]} [drawn]
 * @param {object} [found]
 */
async function findAt(drawn, found = FOUND) {
  const { hints, find, store } = sit(drawn);
  /** @param {object} draft */
  const say = (draft) => {
    const said = { ...store.play.saying.draft, ...draft };
    const { hint } = store.play.looking;
    store.setPlay({ saying: { draft: said }, looking: { hint: isFollowed(hint, said.move) ? hint : null } });
  };
  const finding = hints.find();
  find(found);
  await finding;
  return { hints, store, say };
}

test("a hint tells where it begins, why it is good, and then all of it", async () => {
  const { hints, store } = await findAt();
  const steps = [store.play.looking.hint?.step];
  const marked = [toldWords(store.play.looking.hint)];
  for (let step = 0; step < 3; step += 1) {
    hints.more();
    steps.push(store.play.looking.hint?.step);
    marked.push(toldWords(store.play.looking.hint));
  }
  assert.deepEqual(steps, ["where", "why", "sentence", "sentence"]);
  assert.deepEqual(marked, [["b2"], ["b2", "b4"], ["b2", "b4"], ["b2", "b4"]]);
});

test("a step that has nothing to say is left out", async () => {
  const plain = { done: true, hint: { ...FOUND.hint, merits: [] } };
  const { hints, store } = await findAt(["b2"], plain);
  assert.equal(store.play.looking.hint?.step, "where");
  hints.more();
  assert.equal(store.play.looking.hint?.step, "sentence");
  const { store: nothing } = await findAt([], plain);
  assert.equal(nothing.play.looking.hint?.step, "sentence");
});

test("a button is told where the sentence begins with it", async () => {
  const { hints, find, store } = sit(["h1"]);
  store.setPlay({ saying: { draft: { ...store.play.saying.draft, touch: ["trade", "h1"] } } });
  const finding = hints.find();
  find({ done: true, hint: { ...FOUND.hint, move: "trade h1" } });
  await finding;
  assert.deepEqual(toldWords(store.play.looking.hint), ["trade"]);
});

test("a hint goes as soon as something else is said, and stays while it is followed", async () => {
  const { store, say } = await findAt();
  say({ move: "b2" });
  assert.equal(store.play.looking.hint?.step, "where");
  say({ move: "" });
  assert.notEqual(store.play.looking.hint, null);
  say({ move: "c1" });
  assert.equal(store.play.looking.hint, null);
});

test("what had been said before it was told is no answer to a hint", async () => {
  const { hints, find, store } = sit();
  store.setPlay({ saying: { draft: { ...store.play.saying.draft, move: "c1" } } });
  const finding = hints.find();
  find(FOUND);
  await finding;
  assert.equal(isFollowed(store.play.looking.hint, "c1"), true);
  assert.equal(isFollowed(store.play.looking.hint, "c1 c2"), false);
});

test("it is played by a button only while it is read", async () => {
  const { hints, store } = await findAt();
  assert.equal(hints.isRead, false);
  hints.more();
  hints.more();
  assert.equal(hints.isRead, true);
  const { reply, saying } = store.play;
  const answer = { lines: [], isLit: false, draft: saying.draft, reply };
  for (const hidden of [
    { saying: { refusal: { code: "x", args: {}, rule: "" } } },
    { looking: { told: answer } },
  ]) {
    store.setPlay(hidden);
    assert.equal(hints.isRead, false);
    store.setPlay({ saying: { refusal: null }, looking: { told: null } });
  }
});
