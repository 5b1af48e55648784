/** The queue of engines that want to begin in frames: they begin one at a time, so that the first of them is there soon.
 *
 * Its head is a lock of the browser's, which the frames of this site share where they lie in pages of one site, and which
 * goes with its frame, whatever becomes of that. Where there are no locks, an engine begins at once. */

import { onceWaited } from "./patience.js";

const NAME = "number-parlour-start";

/** Milliseconds after which the next one begins, however far the one before has come. */
const LONGEST_START = 20_000;

/** Milliseconds after which whoever waits begins all the same: the one before may lie in a page that sleeps. */
const LONGEST_WAIT = 60_000;

export class Queue {
  constructor() {
    /** Leaves the queue to the others, where it was entered. */
    this.leave = () => {};
  }

  /**
   * Wait until no engine begins in another frame; from then on others wait for this one, until it leaves.
   * @param {(isWaiting: boolean) => void} told that it waits, and that it does no more; nothing where there is no need
   */
  async enter(told) {
    if (self === top || !navigator.locks) return;
    const place = new AbortController();
    this.leave = () => place.abort();
    try {
      if (await ask({ ifAvailable: true }, place)) return;
      told(true);
      await wait(place);
    } catch {
      // A frame without an origin, or that may keep nothing, has no locks.
    }
    told(false);
  }
}

/**
 * Wait behind those who came before. Whoever has the focus passes them: it is the one that somebody has touched last.
 * @param {AbortController} place
 */
async function wait(place) {
  const channel = new BroadcastChannel(NAME);
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const pass = () => channel.postMessage("pass");
  const forget = onceWaited(LONGEST_WAIT, end);
  place.signal.addEventListener("abort", end);
  addEventListener("focus", pass, { signal: waiting.signal });
  for (let isNew = true; !waiting.signal.aborted; isNew = false) {
    const request = new AbortController();
    const withdraw = () => request.abort();
    channel.onmessage = withdraw; // who is passed goes behind whoever passes
    waiting.signal.addEventListener("abort", withdraw);
    const held = ask({ signal: request.signal }, place);
    if (isNew && document.hasFocus()) pass();
    if (await held.catch(() => !request.signal.aborted)) end();
  }
  forget();
  channel.close();
}

/**
 * Ask for the lock, which is held then until the place is left.
 * @param {LockOptions} how
 * @param {AbortController} place
 * @returns {Promise<boolean>} whether it is held
 */
function ask(how, place) {
  return new Promise((resolve, reject) => {
    const hold = (/** @type {Lock | null} */ lock) => {
      resolve(lock !== null);
      return lock && untilLeft(place);
    };
    navigator.locks.request(NAME, how, hold).catch(reject);
  });
}

/**
 * Settled once the head of the queue is left, at the latest when it takes too long, or nobody sees it any more.
 * @param {AbortController} place
 * @returns {Promise<void>}
 */
function untilLeft(place) {
  const { signal } = place;
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    const leave = () => place.abort();
    const forget = onceWaited(LONGEST_START, leave);
    signal.addEventListener("abort", forget);
    signal.addEventListener("abort", () => resolve());
    document.addEventListener("visibilitychange", () => document.hidden && leave(), { signal });
  });
}

/** Of this page there is one. */
export const queue = new Queue();
