/** A sheet as a file for a course: which kind is wanted, how much of it is there, and what has come of it. */

import { giveCourse } from "../kept/courses.js";
import { KINDS } from "../model/courses.js";
import { rememberSheet } from "./collected.js";

/** @typedef {import("../model/courses.js").Kind} Kind */

export class Course {
  /** @param {{store: import("../model/store.js").Store}} uses */
  constructor(uses) {
    this.uses = uses;
    /** @type {Kind} */
    this.kind = KINDS[0];
    /** @type {number | null} how much of the file is there, from 0 to 1; null while none is made */
    this.share = null;
    /** @type {{name: string, size: number} | "failed" | null} the file that was made last, null for none */
    this.made = null;
  }

  /** @param {Kind} kind */
  want(kind) {
    this.kind = kind;
    this.forget();
  }

  /** Put away what was made before: it is not of what is wanted now. */
  forget() {
    this.made = null;
    this.uses.store.set({});
  }

  /**
   * Make the file, and give it.
   * @param {import("./teachers.js").Teachers} teachers
   * @param {string} title of the sheet
   */
  async make({ disk, sheet }, title) {
    if (!sheet || this.share !== null) return;
    const { store } = this.uses;
    const follow = (/** @type {number} */ share) => {
      this.share = share;
      store.set({});
    };
    this.made = null;
    follow(0);
    try {
      await rememberSheet(disk, sheet);
      const course = { title, place: `#sheet=${sheet.text}`, what: title };
      this.made = await giveCourse(this.kind, course, document.baseURI, follow);
    } catch (error) {
      console.info("There is no file for a course:", error);
      this.made = "failed";
    }
    this.share = null;
    store.set({});
  }
}
