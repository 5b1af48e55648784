/** The curtain on which people who share a device answer what everybody may know. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

Object.assign(globalThis, { matchMedia: () => ({ addEventListener() {} }), requestAnimationFrame() {} });
give();
const { Announcer } = await import("../../web/access/announcer.js");
const { momentsOf } = await import("../../web/model/steps.js");
const { Store, sitDown: sitDownAt } = await import("../../web/model/store.js");
const { Drafts } = await import("../../web/table/drafts.js");
const { Turns } = await import("../../web/table/turns.js");

const PERSON = { who: "person" };
const VEILED = { code: "", args: {} };
const DOUBT = { code: "challenge", args: { whom: 0, values: [12] } };
const BUILT = { seat: 0, move: "build", events: [{ kind: "built", seat: 0, data: {} }] };
const PASSED = { seat: 1, move: "pass", events: [{ kind: "passed", seat: 1, data: {} }] };

/**
 * A table at which a seat is asked; of a question that everybody knows, with its answers.
 * @param {number | null} viewer
 * @param {number} asked
 * @param {any[]} records that were played
 * @param {string[]} [answers]
 * @returns {any}
 */
const replyOf = (viewer, asked, records, answers = []) => ({
  viewer,
  view: {},
  prompt: {
    id: records.length,
    waiting: [asked],
    seat: viewer === asked ? asked : null,
    ask: answers.length > 0 ? DOUBT : VEILED,
    answers,
    offers: [],
  },
  log: { from: 0, records },
  outcome: null,
  seats: [{ ...PERSON, name: "Ann" }, { ...PERSON, name: "Ben" }, PERSON],
  sides: [[0], [1], [2]],
  hides: true,
  length: records.length,
});

/**
 * Sit at a table where nothing is waited for; what a seat sees is told as the engine would tell it then.
 * @param {any} reply
 */
function sitDown(reply) {
  /** @type {any} */
  const store = new Store(() => {});
  store.state.play = sitDownAt({
    id: "",
    game: "g",
    table: /** @type {any} */ (1),
    reply,
    day: "",
  });
  /** @type {any[]} */
  const said = [];
  /** @type {any[]} */
  const announced = [];
  /** @type {any} */
  const app = {
    line: { queued: 0, halt() {}, add: (/** @type {() => any} */ act) => act() },
    store,
    announcer: {
      tell() {},
      announceCurtain: (/** @type {number} */ seat) =>
        announced.push([seat, ...store.play.reply.prompt.answers]),
    },
    sound: { tell() {}, follow() {} },
  };
  const turns = new Turns(app, /** @type {any} */ ({}));
  const play = {
    say: async (/** @type {string} */ move, /** @type {number} */ seat) =>
      void said.push([move, seat, store.play.reply.viewer]),
  };
  const drafts = new Drafts({ ...app, turns, play });
  /** Draw the curtain for the seat that is asked, as the engine tells it after somebody's move. */
  const drawCurtain = () => {
    const { reply } = store.play;
    const after = reply.viewer === null ? undefined : { ...reply, viewer: null };
    return turns.next({ curtain: reply.prompt.waiting[0], after, draft: null }, 0, false);
  };
  return { app, store, said, announced, drafts, turns, drawCurtain };
}

const WORDS = ["challenge", "pass"];

test("the curtain falls with its question, and what is seen behind it is nobody's", async () => {
  const { store, announced, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  assert.equal(store.play.looking.curtain, 1);
  assert.equal(store.play.reply.viewer, null);
  assert.deepEqual(announced, [[1, ...WORDS]]);
});

test("an answer is said for whom the curtain waits, by nobody who looks", async () => {
  const { store, said, drafts, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drafts.answer("pass");
  assert.deepEqual(said, [], "there is no curtain");
  await drawCurtain();
  await drafts.answer("pass");
  assert.deepEqual(said, [["pass", 1, null]]);
  assert.equal(store.play.looking.curtain, 1, "it hangs until something has come of it");
});

test("an answer to one question is none to the next", async () => {
  const { app, store, said, drafts, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  /** @type {(() => any)[]} */
  const line = [];
  Object.assign(app.line, { add: (/** @type {() => any} */ act) => line.push(act) });
  drafts.answer("pass");
  store.setPlay({ reply: replyOf(null, 2, [BUILT, PASSED], WORDS) });
  store.setPlay({ looking: { curtain: 2 } });
  await line[0]();
  assert.deepEqual(said, []);
});

test("what was answered is seen before the next curtain, also before one of the same person", async () => {
  const { store, announced, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  for (const reply of [replyOf(null, 1, [BUILT, PASSED], WORDS), replyOf(null, 1, [BUILT, PASSED, PASSED])]) {
    turns.show(reply);
    assert.equal(store.play.looking.curtain, null);
    await drawCurtain();
    assert.equal(store.play.looking.curtain, 1);
  }
  assert.deepEqual(announced, [[1, ...WORDS], [1, ...WORDS], [1]]);
});

test("the same table, laid again, leaves the curtain where it hangs", async () => {
  const { store, announced, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  turns.show(replyOf(null, 1, [BUILT], WORDS));
  assert.equal(store.play.looking.curtain, 1);
  await drawCurtain();
  assert.equal(announced.length, 1, "and it is told once");
});

test("what a move has done is told and looked at before the curtain falls", async () => {
  const { app, store, turns } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  /** @type {any[]} */
  const told = [];
  app.announcer.tell = () => told.push([store.play.moving.isFlying, store.play.moving.isLanding]);
  const reply = replyOf(0, 1, [BUILT, { ...PASSED, view: {} }]);
  const answer = /** @type {any} */ ({ replies: [reply], curtain: 1, draft: null });
  await turns.land(reply, answer, 0, AbortSignal.abort());
  assert.deepEqual(told, [[false, true]]);
  assert.equal(store.play.moving.isLanding, false);
});

test("while something is being shown nothing is asked", () => {
  const seen = { view: {}, waiting: [1] };
  const reply = replyOf(
    null,
    2,
    [
      { ...BUILT, ...seen },
      { ...PASSED, ...seen },
    ],
    WORDS,
  );
  const prompts = momentsOf(reply, 0).map(({ prompt }) => prompt);
  assert.deepEqual(
    prompts.map(({ ask, answers }) => [ask, answers]),
    [
      [VEILED, []],
      [VEILED, []],
    ],
  );
});

test("whoever hears the curtain hears who is asked, and what, in the words of the game", () => {
  const region = { textContent: "", lang: "", removeAttribute() {} };
  Object.assign(globalThis, { document: { getElementById: () => region } });
  /** @param {string} id @param {any} [args] */
  const say = (id, { name, you, whom } = {}) =>
    [id, name, you, whom].filter((each) => each !== undefined).join(" ");
  const play = { game: "g", reply: replyOf(0, 1, [BUILT], WORDS) };
  const announcer = new Announcer(/** @type {any} */ ({ store: { play }, words: { say, aloud: () => say } }));
  announcer.announceCurtain(1);
  assert.equal(region.textContent, "curtain-asked Ben ask-challenge  yes Ann");
  play.reply = replyOf(0, 1, [BUILT]);
  announcer.announceCurtain(1);
  assert.equal(region.textContent, "curtain-text Ben");
});
