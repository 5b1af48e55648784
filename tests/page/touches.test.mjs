/** What was touched: whose turn lights up which things, and what is said again after the page has gone meanwhile. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

Object.assign(globalThis, { matchMedia: () => ({ addEventListener() {} }), requestAnimationFrame() {} });
give();
const { Store, sitDown } = await import("../../web/model/store.js");
const { sayAgain } = await import("../../web/table/again.js");
const { Sentence } = await import("../../web/table/sentence.js");
const { Turns } = await import("../../web/table/turns.js");

const PERSON = { who: "person" };
const COMPUTER = { who: "computer", level: 1 };

/**
 * What may be touched after some words.
 * @param {string} move
 * @param {string[]} touch
 * @returns {any}
 */
const draftOf = (move, touch) => ({
  move,
  status: "more",
  ask: { code: "", args: {} },
  touch,
  preview: null,
  refusal: null,
  next: null,
});

/**
 * Sit at a table where several seats choose in secret.
 * @param {any[]} seats
 * @param {number[]} waiting
 * @param {number} viewer
 */
function sit(seats, waiting, viewer) {
  /** @type {any} */
  const store = new Store(() => {});
  const reply = {
    viewer,
    view: {},
    prompt: { id: 0, waiting, seat: viewer, ask: { code: "", args: {} }, answers: [], offers: [] },
    log: { from: 0, records: [] },
    outcome: null,
    seats,
    sides: seats.map((_, seat) => [seat]),
    hides: true,
    length: 0,
  };
  const table = /** @type {any} */ (1);
  store.state.play = sitDown({
    id: "kept",
    game: "g",
    table,
    reply: /** @type {any} */ (reply),
    day: "",
  });
  /** @type {any} */
  const words = {};
  const sentence = new Sentence({ store, engine: /** @type {any} */ ({}), words });
  sentence.endOf = (draft) => draft; // nothing is drawn here
  return { store, sentence };
}

test("who chooses in secret chooses once the computers before have", async () => {
  const draft = draftOf("", ["s", "r"]);
  for (const [seats, waiting, viewer, isLit] of [
    [[COMPUTER, PERSON], [0, 1], 1, false],
    [[COMPUTER, PERSON], [1], 1, true],
    [[PERSON, COMPUTER], [0, 1], 0, true],
  ]) {
    const { store, sentence } = sit(/** @type {any} */ (seats), /** @type {any} */ (waiting), Number(viewer));
    /** @type {number[]} */
    const thinking = [];
    /** @type {any} */
    const uses = { store, sentence, announcer: { tellTurn() {} } };
    const listener = { thinks: (/** @type {number} */ seat) => thinking.push(seat), settled() {} };
    await new Turns(uses, /** @type {any} */ (listener)).next({ curtain: null, draft }, 0, false);
    assert.deepEqual(store.play.saying.draft.touch, isLit ? draft.touch : []);
    assert.deepEqual(thinking, isLit ? [] : [0]);
  }
});

/**
 * Come back to a table at which something was touched last; tells what Python was asked, and what followed.
 * @param {any} note
 * @param {any[]} answers
 */
async function comeBack(note, answers) {
  const { store, sentence } = sit([PERSON, COMPUTER], [0], 0);
  /** @type {any[]} */
  const sent = [];
  /** @type {any[]} */
  const followed = [];
  /** @type {any} */
  const uses = {
    store,
    sentence,
    line: { add: (/** @type {() => any} */ act) => act() },
    engine: {
      send: async (/** @type {string} */ verb, /** @type {any} */ { table: _, ...request }) => {
        sent.push([verb, request]);
        return answers[sent.length - 1];
      },
    },
    drafts: { follow: async (/** @type {any} */ answer) => void followed.push(answer) },
  };
  await sayAgain({ id: "kept", revision: "r", seat: 0, ...note }, uses);
  return { sent, followed };
}

const PLAYED = { result: "played", replies: [{}], draft: draftOf("", ["z"]) };
const REFUSED = { result: "refused", refusal: { code: "no", args: {}, rule: "" } };

test("fast touches are said one after the other, each from what came of the one before", async () => {
  const note = { verb: "touch", said: "", words: ["a1", "h1", "f6"] };
  // The second takes the place of the first, as it did when it was touched.
  const answers = [
    { result: "draft", draft: draftOf("a1", []) },
    { result: "draft", draft: draftOf("h1", []) },
    PLAYED,
  ];
  const { sent, followed } = await comeBack(note, answers);
  assert.deepEqual(
    sent.map(([verb, { said, word }]) => [verb, said, word]),
    [
      ["touch", "", "a1"],
      ["touch", "a1", "h1"],
      ["touch", "h1", "f6"],
    ],
  );
  assert.deepEqual(followed, [PLAYED]);
});

test("what was touched after a sentence was played was meant for what came then", async () => {
  const note = { verb: "touch", said: "a1", words: ["a6", "f6"] };
  const { sent, followed } = await comeBack(note, [PLAYED]);
  assert.equal(sent.length, 1);
  assert.deepEqual(followed, [PLAYED]);
});

test("what leads nowhere, or would have to go on, is left", async () => {
  const note = { verb: "touch", said: "", words: ["a1"] };
  for (const answer of [REFUSED, { result: "draft", draft: draftOf("a1", ["a2"]) }]) {
    assert.deepEqual((await comeBack(note, [answer])).followed, []);
  }
  const { sent } = await comeBack({ verb: "play", move: "a1 a6" }, [PLAYED]);
  assert.deepEqual(sent, [["play", { seat: 0, move: "a1 a6" }]]);
});
