/** The later part: fetched once, told of where it does not come, and fetched again when somebody asks again. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Later } from "../../web/page/later.js";

/** An app that writes down what it is told, and a line on which fetches are answered by hand. */
function sitDown() {
  /** @type {any[]} */
  const told = [];
  /** @type {any} */
  const state = { notice: null };
  const store = {
    state,
    /** @param {any} patch */
    set: (patch) => Object.assign(state, patch),
  };
  const notices = {
    /** @param {string} code */
    give(code) {
      told.push(code);
      state.notice = { code };
    },
    /** @param {unknown} error */
    fail: (error) => told.push(error),
  };
  /** @type {{resolve: (part: any) => void, reject: (error: Error) => void}[]} */
  const line = [];
  const load = () => new Promise((resolve, reject) => line.push({ resolve, reject }));
  const app = /** @type {any} */ ({ notices, store });
  return { app, told, line, state, later: new Later(app, /** @type {any} */ (load)) };
}

/** A part. */
const makePart = () => ({});

test("it is fetched once for all who want it at the same time", async () => {
  const { later, line, told } = sitDown();
  const part = makePart();
  /** @type {any[]} */
  const given = [];
  const uses = [later.use((one) => given.push(one)), later.bring(), later.use((one) => given.push(one))];
  assert.equal(line.length, 1);
  assert.equal(later.part, null);
  line[0].resolve(part);
  await Promise.all(uses);
  await later.use((one) => given.push(one));
  assert.deepEqual(given, [part, part, part]);
  assert.deepEqual([line.length, told], [1, []]);
  assert.equal(later.part, part);
});

test("after a fault of the line nothing is done, it is told, and asking again fetches again", async () => {
  const { later, line, told, state } = sitDown();
  const act = mock.fn();
  const first = later.use(act);
  line[0].reject(new Error("no line"));
  await first;
  assert.deepEqual(told, ["part-absent"]);
  const second = later.use(act);
  line[1].resolve(makePart());
  await second;
  assert.equal(act.mock.callCount(), 1);
  assert.equal(state.notice, null, "what was told has come to an end");
  assert.deepEqual(told, ["part-absent"]);
});

test("who waits for long is told so, and a notice of something else stays", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { later, line, told, state } = sitDown();
  const use = later.use(() => {});
  context.mock.timers.tick(999);
  assert.deepEqual(told, []);
  context.mock.timers.tick(1);
  assert.deepEqual(told, ["part-coming"]);
  state.notice = { code: "engine-back" };
  line[0].resolve(makePart());
  await use;
  assert.equal(state.notice.code, "engine-back");
  await later.use(() => {});
  context.mock.timers.tick(5000);
  assert.deepEqual(told, ["part-coming"], "nobody waits for what is here");
});

test("a fault of what is done with it is no fault of the line", async () => {
  const { later, line, told } = sitDown();
  const fault = new Error("ours");
  const use = later.use(() => {
    throw fault;
  });
  line[0].resolve(makePart());
  await use;
  assert.deepEqual(told, [fault]);
});

test("who can do without it does not wait for a line that is down, nor for one that never answers", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { later, line, told } = sitDown();
  const down = later.soon();
  line[0].reject(new Error("no line"));
  await down;
  let isOver = false;
  const silent = later.soon().then(() => {
    isOver = true;
  });
  context.mock.timers.tick(999);
  await new Promise(setImmediate);
  assert.equal(isOver, false);
  context.mock.timers.tick(1);
  await silent;
  const part = makePart();
  line[1].resolve(part);
  await later.soon();
  assert.deepEqual([line.length, told], [2, []]);
  assert.equal(later.part, part, "it is there when it comes");
});
