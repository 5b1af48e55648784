/** Learning platforms as adapters meet them: each takes what its standard allows, as the platforms did that were tried. */

/** @typedef {(value: string) => boolean} Takes */

/** @param {...string} words @returns {Takes} */
const oneOf =
  (...words) =>
  (value) =>
    words.includes(value);

/** @param {number} least @param {number} most @returns {Takes} */
const between = (least, most) => (value) =>
  /^-?\d+(\.\d{1,7})?$/.test(value) && Number(value) >= least && Number(value) <= most;

/** @param {RegExp} form @returns {Takes} */
const like = (form) => (value) => form.test(value);

const POINTS = between(0, 100);

/** What each version lets a course write, and what stands there before it has. */
export const VERSIONS = {
  1.2: {
    prefix: "LMS",
    close: "LMSFinish",
    blank: { "cmi.core.lesson_status": "not attempted", "cmi.core.student_id": "mueller, anna" },
    takes: {
      "cmi.core.lesson_status": oneOf("passed", "completed", "failed", "incomplete", "browsed"),
      "cmi.core.exit": oneOf("", "suspend", "logout", "time-out"),
      "cmi.core.session_time": like(/^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/),
      "cmi.core.score.raw": POINTS,
      "cmi.core.score.min": POINTS,
      "cmi.core.score.max": POINTS,
      "cmi.suspend_data": (/** @type {string} */ value) => value.length <= 4_096,
    },
  },
  2004: {
    prefix: "",
    close: "Terminate",
    blank: {
      "cmi.completion_status": "unknown",
      "cmi.success_status": "unknown",
      "cmi.learner_id": "mueller, anna",
    },
    takes: {
      "cmi.completion_status": oneOf("completed", "incomplete", "not attempted", "unknown"),
      "cmi.success_status": oneOf("passed", "failed", "unknown"),
      "cmi.exit": oneOf("", "suspend", "normal", "logout", "time-out"),
      "cmi.session_time": like(/^PT(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/),
      "cmi.score.raw": POINTS,
      "cmi.score.min": POINTS,
      "cmi.score.max": POINTS,
      "cmi.score.scaled": between(-1, 1),
      "cmi.suspend_data": (/** @type {string} */ value) => value.length <= 64_000,
    },
  },
};

/** One sitting of one learner: `held` is what the platform has of it, `calls` what was done, in its order. */
export class Sitting {
  /** @param {"1.2" | "2004"} version @param {Record<string, string>} [held] of the sitting before */
  constructor(version, held = {}) {
    const { prefix, close, blank, takes } = VERSIONS[version];
    /** @type {Record<string, string>} */
    this.held = { ...blank, ...held };
    /** @type {[string, string, string][]} what was called, with what */
    this.calls = [];
    this.isOpen = false;
    /** Do it where the session is open, or is not, as it has to be. @param {boolean} isOpen @param {() => boolean} act */
    const when = (isOpen, act) => String(this.isOpen === isOpen && act());
    const turn = (/** @type {boolean} */ isOpen) => {
      this.isOpen = isOpen;
      return true;
    };
    const write = (/** @type {string} */ element, /** @type {string} */ value) => {
      const isTaken = /** @type {Record<string, Takes>} */ (takes)[element]?.(value) ?? false;
      if (isTaken) this.held[element] = value;
      return isTaken;
    };
    /** @type {Record<string, (...values: string[]) => unknown>} */
    const verbs = {
      Initialize: () => when(false, () => turn(true)),
      GetValue: (element) => (this.isOpen ? (this.held[element] ?? "") : ""),
      SetValue: (element, value) => when(true, () => write(element, value)),
      Commit: () => when(true, () => true),
      [close.slice(prefix.length)]: () => when(true, () => turn(false)),
      GetLastError: () => "405",
      GetErrorString: () => "Incorrect data type",
    };
    /** @type {Record<string, (...values: string[]) => unknown>} */
    this.api = Object.fromEntries(
      Object.entries(verbs).map(([verb, act]) => [
        prefix + verb,
        (/** @type {string[]} */ ...values) => {
          this.calls.push([verb, values[0] ?? "", values[1] ?? ""]);
          return act(...values);
        },
      ]),
    );
  }

  /** What was called of a verb, but for what was only read. @param {string} verb */
  count(verb) {
    return this.calls.filter(([called]) => called === verb).length;
  }

  /** What was written, in its order. */
  get written() {
    return this.calls.filter(([verb]) => verb === "SetValue").map(([, element, value]) => [element, value]);
  }
}
