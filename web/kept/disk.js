/** A store on the device's disk; whatever the disk refuses is kept in the page's memory until it closes. */

import { clear, delMany, entries, promisifyRequest, update } from "idb-keyval";
import { connect } from "./connection.js";
import { ownName } from "./owner.js";

/** @typedef {import("../model/state.d.ts").Storage} Storage */

/**
 * What may have the form of a value, or any other.
 * @template V
 * @typedef {{[K in keyof V]?: unknown} | null | undefined} Unchecked
 */

/** @template V */
export class Disk {
  /**
   * @param {string} name of the data base, which has this one store
   * @param {string} store
   * @param {(value: Unchecked<V>) => V | null} read null for what does not have the form of a value
   * @param {() => void} [answered] called when the disk answers after all, once it was given up, and has been read
   */
  constructor(name, store, read, answered = () => {}) {
    this.store = connect(
      () => ownName(name),
      store,
      () => void this.values().then(answered),
    );
    this.read = read;
    /** @type {Map<string, V>} everything that this page has read or written */
    this.copies = new Map();
    /** @type {Set<string>} what the disk has refused, so that it is in memory alone */
    this.refused = new Set();
    /** @type {Storage} */
    this.storage = "disk";
  }

  /** Read everything anew, as other pages may have written it. */
  async values() {
    try {
      /** @type {Map<string, V>} */
      const found = new Map();
      for (const [key, value] of await entries(this.store)) {
        const fitting = this.read(value);
        if (fitting !== null && typeof key === "string") found.set(key, fitting);
      }
      for (const key of this.refused) found.set(key, /** @type {V} */ (this.copies.get(key)));
      this.copies = found;
      if (this.refused.size === 0) this.storage = "disk";
    } catch {
      this.storage = "memory"; // a private window, a sandboxed frame, or a disk that is silent
    }
    return [...this.copies.values()];
  }

  /**
   * Change one value in one transaction: when two pages do so, one sees what the other has written.
   * @param {string} key
   * @param {(before: V | null) => V} change
   */
  async update(key, change) {
    /** @type {V | undefined} */
    let after;
    try {
      const turn = (/** @type {Unchecked<V>} */ value) => {
        after = change(this.read(value));
        return after;
      };
      await update(key, turn, this.store);
      this.refused.delete(key);
      if (this.refused.size === 0) this.storage = "disk";
    } catch (error) {
      after = change(this.copies.get(key) ?? null);
      this.refused.add(key);
      this.storage = nameOf(error) === "QuotaExceededError" ? "full" : "memory";
    }
    this.copies.set(key, /** @type {V} */ (after));
  }

  /**
   * Write a value whatever lies there: once the store is open, all that the disk needs for it is on its way before the
   * page does anything else, also where the page is gone in the next moment. What the disk refuses is not minded.
   * @param {string} key
   * @param {V} value
   */
  async put(key, value) {
    this.copies.set(key, value);
    try {
      await this.store("readwrite", (store) => {
        store.put(value, key);
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
    } catch {
      // Then it is as if the page had not been so careful.
    }
  }

  /** @param {string[]} keys */
  async remove(keys) {
    for (const key of keys) {
      this.copies.delete(key);
      this.refused.delete(key);
    }
    try {
      await delMany(keys, this.store);
    } catch {
      // A disk that refuses this has, as a rule, nothing of it.
    }
  }

  /** Erase everything; returns whether nothing is left on the disk. */
  async erase() {
    this.copies.clear();
    this.refused.clear();
    try {
      await clear(this.store);
      return true;
    } catch {
      await this.values(); // what cannot be read either was never kept
      return this.storage === "memory";
    }
  }
}

/** @param {unknown} error */
const nameOf = (error) => (error instanceof DOMException ? error.name : "");
