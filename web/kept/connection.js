/** The way to one store of the browser's data base: opened when it is needed, and given up where it does not answer. */

import { onceWaited } from "../engine/patience.js";

/** Milliseconds of silence after which the data base counts as out of order. Some browsers never answer at all after a
 * crash of theirs, or while another page holds the data base, and nobody may wait for that. */
const LIMIT = 2_000;

/**
 * A store for the functions of idb-keyval, instead of its own `createStore`, which waits for ever.
 * @param {() => string | Promise<string>} name gives that of the data base, which has this one store
 * @param {string} store
 * @param {() => void} [answered] called when it answers after all, once it was given up
 * @returns {import("idb-keyval").UseStore}
 */
export function connect(name, store, answered = () => {}) {
  /** @type {Promise<IDBDatabase> | null} */
  let opening = null;
  /** While it owes an answer, nothing more is asked: every move would wait as long again. */
  let isSilent = false;

  async function open() {
    const whole = await name();
    /** @type {Promise<IDBDatabase>} */
    const opened = new Promise((resolve, reject) => {
      const request = indexedDB.open(whole);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    opened.then((base) => {
      base.onclose = forget;
      // Somebody deletes the data base, or a later version of this page changes it: both wait until we let go.
      base.onversionchange = () => {
        base.close();
        forget();
      };
    }, forget);
    return opened;
  }

  function forget() {
    opening = null;
  }

  return (mode, callback) => {
    if (isSilent) return Promise.reject(new Error("silent"));
    opening ??= open();
    const work = opening.then((base) => callback(base.transaction(store, mode).objectStore(store)));
    return new Promise((resolve, reject) => {
      const stopWaiting = onceWaited(LIMIT, () => {
        isSilent = true;
        reject(new Error("silent"));
      });
      /** @param {boolean} isAnswer */
      const settle = (isAnswer) => {
        stopWaiting();
        const isLate = isSilent;
        isSilent = false;
        if (isLate && isAnswer) answered();
      };
      work.then(resolve, reject);
      work.then(
        () => settle(true),
        () => settle(false),
      );
    });
  };
}
