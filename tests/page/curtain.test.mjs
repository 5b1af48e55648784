/** The curtain on which people who share a device answer what everybody may know. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

Object.assign(globalThis, { matchMedia: () => ({ addEventListener() {} }), requestAnimationFrame() {} });
give();
const { Announcer } = await import("../../web/access/announcer.js");
const { momentsOf } = await import("../../web/table/steps.js");
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
  const now = { game: "g", table: 1, reply, log: [], curtain: null, past: null, lesson: null, review: null };
  /** @type {any[]} */
  const said = [];
  /** @type {any[]} */
  const announced = [];
  /** @type {any} */
  const app = {
    play: {
      now,
      queued: 0,
      halt() {},
      inLine: (/** @type {() => any} */ act) => act(),
      say: async (/** @type {string} */ move, /** @type {number} */ seat) => {
        said.push([move, seat, now.reply.viewer]);
      },
    },
    store: { setPlay: (/** @type {any} */ more) => Object.assign(now, more) },
    announcer: {
      tell() {},
      announceCurtain: (/** @type {number} */ seat) => announced.push([seat, ...now.reply.prompt.answers]),
    },
    sound: { follow() {} },
  };
  const turns = new Turns(app);
  /** Draw the curtain for the seat that is asked, as the engine tells it after somebody's move. */
  const drawCurtain = () => {
    const { reply } = now;
    const after = reply.viewer === null ? undefined : { ...reply, viewer: null };
    return turns.next({ curtain: reply.prompt.waiting[0], after, draft: null }, 0, false);
  };
  return { now, said, announced, turns, drawCurtain };
}

const WORDS = ["challenge", "pass"];

test("the curtain falls with its question, and what is seen behind it is nobody's", async () => {
  const { now, announced, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  assert.equal(now.curtain, 1);
  assert.equal(now.reply.viewer, null);
  assert.deepEqual(announced, [[1, ...WORDS]]);
});

test("an answer is said for whom the curtain waits, by nobody who looks", async () => {
  const { now, said, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await turns.answer("pass");
  assert.deepEqual(said, [], "there is no curtain");
  await drawCurtain();
  await turns.answer("pass");
  assert.deepEqual(said, [["pass", 1, null]]);
  assert.equal(now.curtain, 1, "it hangs until something has come of it");
});

test("an answer to one question is none to the next", async () => {
  const { now, said, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  /** @type {(() => any)[]} */
  const line = [];
  Object.assign(turns.app.play, { inLine: (/** @type {() => any} */ act) => line.push(act) });
  turns.answer("pass");
  now.reply = replyOf(null, 2, [BUILT, PASSED], WORDS);
  now.curtain = 2;
  await line[0]();
  assert.deepEqual(said, []);
});

test("what was answered is seen before the next curtain, also before one of the same person", async () => {
  const { now, announced, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  for (const reply of [replyOf(null, 1, [BUILT, PASSED], WORDS), replyOf(null, 1, [BUILT, PASSED, PASSED])]) {
    turns.show(reply);
    assert.equal(now.curtain, null);
    await drawCurtain();
    assert.equal(now.curtain, 1);
  }
  assert.deepEqual(announced, [[1, ...WORDS], [1, ...WORDS], [1]]);
});

test("the same table, laid again, leaves the curtain where it hangs", async () => {
  const { now, announced, turns, drawCurtain } = sitDown(replyOf(0, 1, [BUILT], WORDS));
  await drawCurtain();
  turns.show(replyOf(null, 1, [BUILT], WORDS));
  assert.equal(now.curtain, 1);
  await drawCurtain();
  assert.equal(announced.length, 1, "and it is told once");
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
  const announcer = new Announcer(
    /** @type {any} */ ({ store: { state: { play } }, words: { say, aloud: () => say } }),
  );
  announcer.announceCurtain(1);
  assert.equal(region.textContent, "curtain-asked Ben ask-challenge  yes Ann");
  play.reply = replyOf(0, 1, [BUILT]);
  announcer.announceCurtain(1);
  assert.equal(region.textContent, "curtain-text Ben");
});
