/** What both versions of SCORM have in common: where the platform's object is found, and how it is spoken to. */

/** Windows that are looked at, up from one. */
const HIGHEST = 10;

/** @typedef {Record<string, (...values: string[]) => unknown>} Api */
/** @typedef {{api: string, open: string, read: string, write: string, commit: string, close: string, fault: string, explain: string}} Names
 *   the platform's object, and its functions as a version calls them */

/**
 * Look for an object of the platform: in this window and those around it, then in those that have opened one of them.
 * @param {string} name
 * @returns {Api | null}
 */
export function findApi(name) {
  const around = listAround(window);
  const openers = around.flatMap((one) => (one.opener ? listAround(one.opener) : []));
  for (const one of [...around, ...openers]) {
    try {
      const all = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (one));
      if (all[name]) return /** @type {Api} */ (all[name]);
    } catch {
      // It is another site's, which tells nothing; what is around it may be ours again.
    }
  }
  return null;
}

/** A window and those around it, from within. @param {Window} from */
function listAround(from) {
  const found = [from];
  for (let at = from; at.parent && at.parent !== at && found.length <= HIGHEST; at = at.parent)
    found.push(at.parent);
  return found;
}

/** The platform's object. Whatever it does, nothing here fails: what it would not do is noted once. */
export class Platform {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    /** @type {Api | null} */
    this.api = null;
    /** @type {Map<string, string>} what stands there, by its element */
    this.standing = new Map();
    this.hasNews = false;
    /** @type {Set<string>} */
    this.noted = new Set();
  }

  /** Begin the session; return whether there is one. */
  open() {
    this.api = findApi(this.names.api);
    if (this.api && this.call(this.names.open, "") !== null) return true;
    console.info(`No platform with ${this.names.api} takes a session: nothing is reported.`);
    this.api = null;
    return false;
  }

  /** @param {string} element @returns {string} "" where it is not known */
  read(element) {
    const value = this.call(this.names.read, element) ?? "";
    this.standing.set(element, value);
    return value;
  }

  /** Write it, unless it stands there. @param {string} element @param {string} value */
  write(element, value) {
    if (this.standing.get(element) === value) return;
    if (this.call(this.names.write, element, value) === null) return;
    this.standing.set(element, value);
    this.hasNews = true;
  }

  /** Have kept what was written. */
  commit() {
    if (!this.hasNews) return;
    this.hasNews = false;
    this.call(this.names.commit, "");
  }

  /** End the session; whatever comes later is not written. */
  close() {
    this.commit();
    this.call(this.names.close, "");
    this.api = null;
    // Who comes back by the browser's button finds the page as it was: that needs a session of its own.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) location.reload();
    });
  }

  /**
   * @param {string} name of a function
   * @param {...string} values
   * @returns {string | null} null where it was refused or has failed
   */
  call(name, ...values) {
    if (!this.api) return null;
    try {
      const answer = String(this.api[name](...values) ?? "");
      if (name === this.names.read || answer !== "false") return answer;
      const { fault, explain } = this.names;
      this.note(name, values[0], this.api[explain](String(this.api[fault]())));
    } catch (error) {
      this.note(name, values[0], error);
    }
    return null;
  }

  /** @param {string} name @param {string} element @param {unknown} why */
  note(name, element, why) {
    const what = `${name}(${element})`;
    if (!this.noted.has(what)) console.info(`${what} was not done:`, why);
    this.noted.add(what);
  }
}
