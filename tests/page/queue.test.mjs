/** The queue of engines in frames: one begins at a time, and nobody waits for ever. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** The locks of a browser, of which all frames here share one. */
class Locks {
  constructor() {
    /** @type {object | null} */
    this.held = null;
    /** @type {{act: (lock: object | null) => unknown, resolve: (value: unknown) => void}[]} */
    this.asked = [];
  }

  /** @param {string} _ @param {LockOptions} how @param {(lock: object | null) => unknown} act */
  request(_, { ifAvailable, signal }, act) {
    return new Promise((resolve, reject) => {
      if (ifAvailable && (this.held || this.asked.length)) {
        resolve(act(null));
        return;
      }
      const request = { act, resolve };
      this.asked.push(request);
      signal?.addEventListener("abort", () => {
        if (!this.asked.includes(request)) return;
        this.asked = this.asked.filter((each) => each !== request);
        reject(signal.reason);
      });
      void this.grant();
    });
  }

  async grant() {
    if (this.held) return;
    this.held = this.asked.shift() ?? null;
    if (!this.held) return;
    const { act, resolve } = /** @type {Locks["asked"][0]} */ (this.held);
    resolve(await act({}));
    this.held = null;
    void this.grant();
  }
}

/** @type {Locks} */
let locks;
const windowEvents = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false, hasFocus: () => Boolean(0) });
Object.assign(globalThis, {
  self: {},
  top: {},
  document: page,
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
});
mock.timers.enable({ apis: ["setInterval"] });

const { Queue } = await import("../../web/engine/queue.js");

beforeEach(() => {
  locks = new Locks();
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  Object.assign(page, { hidden: false, hasFocus: () => false });
});

/** Let what has been settled come about. */
const settle = () => new Promise((done) => setTimeout(done, 5));

/** A frame's engine that wants to begin. */
function want() {
  const queue = new Queue();
  /** @type {boolean[]} */
  const told = [];
  const frame = { queue, told, has: false };
  void queue
    .enter((isWaiting) => told.push(isWaiting))
    .then(() => {
      frame.has = true;
    });
  return frame;
}

test("one begins after the other, and whoever waits is told", async () => {
  const [first, second, third] = [want(), want(), want()];
  await settle();
  assert.deepEqual([first.has, second.has, third.has], [true, false, false]);
  assert.deepEqual([first.told, second.told], [[], [true]]);
  first.queue.leave();
  await settle();
  assert.deepEqual([second.has, third.has], [true, false]);
  assert.deepEqual([second.told, third.told], [[true, false], [true]]);
  second.queue.leave();
  await settle();
  assert.ok(third.has);
});

test("whoever has the focus is next", async () => {
  const first = want();
  const second = want();
  await settle();
  page.hasFocus = () => true;
  const third = want();
  await settle();
  first.queue.leave();
  await settle();
  assert.deepEqual([second.has, third.has], [false, true]);
  third.queue.leave();
  await settle();
  assert.ok(second.has);
});

test("one that is given up while it waits lets the others pass", async () => {
  const [first, second, third] = [want(), want(), want()];
  await settle();
  second.queue.leave();
  first.queue.leave();
  await settle();
  assert.ok(third.has);
});

test("one that takes too long, or is hidden, lets the next one begin", async () => {
  const [, second, third] = [want(), want(), want()];
  await settle();
  mock.timers.tick(20_000);
  await settle();
  assert.deepEqual([second.has, third.has], [true, false]);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  assert.ok(third.has);
});

test("behind one that sleeps nobody waits for ever", async () => {
  void locks.request("", {}, () => new Promise(() => {}));
  const [first, second] = [want(), want()];
  await settle();
  assert.deepEqual([first.has, second.has], [false, false]);
  mock.timers.tick(60_000);
  await settle();
  assert.deepEqual([first.has, second.has], [true, true]);
  assert.deepEqual(first.told, [true, false]);
});

test("where a frame has no locks, it begins at once", async () => {
  for (const refused of [undefined, { request: () => Promise.reject(new Error("no origin")) }]) {
    Object.defineProperty(globalThis, "navigator", { value: { locks: refused }, configurable: true });
    const [first, second] = [want(), want()];
    await settle();
    assert.deepEqual([first.has, second.has], [true, true]);
  }
});
