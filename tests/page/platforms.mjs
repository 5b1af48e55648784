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

const TIME = like(/^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/);
const SCORES = { "cmi.core.score.raw": POINTS, "cmi.core.score.min": POINTS, "cmi.core.score.max": POINTS };
const SUSPENDED = (/** @type {string} */ value) => value.length <= 4_096;

/** What each version lets a course write, and what stands there before it has. */
export const VERSIONS = {
  1.2: {
    prefix: "LMS",
    close: "LMSFinish",
    blank: { "cmi.core.lesson_status": "not attempted", "cmi.core.student_id": "mueller, anna" },
    takes: {
      "cmi.core.lesson_status": oneOf("passed", "completed", "failed", "incomplete", "browsed"),
      "cmi.core.exit": oneOf("", "suspend", "logout", "time-out"),
      "cmi.core.session_time": TIME,
      ...SCORES,
      "cmi.suspend_data": SUSPENDED,
    },
  },
  kolibri: {
    prefix: "LMS",
    close: "LMSFinish",
    blank: { "cmi.core.student_id": "0f1e2d" },
    takes: {
      "cmi.core.lesson_status": oneOf(
        ...["passed", "completed", "failed", "incomplete", "browsed", "not attempted"],
      ),
      "cmi.core.exit": oneOf("suspend", "logout", "time-out"),
      "cmi.core.session_time": TIME,
      ...SCORES,
      "cmi.suspend_data": SUSPENDED,
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
  /** @param {"1.2" | "2004" | "kolibri"} version @param {Record<string, string>} [held] of the sitting before */
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

/** What Kolibri makes of a word without a score; of any other, it makes progress of the time that has passed. */
const SHARES = { passed: 1, failed: 0.5, browsed: 0.5, "not attempted": 0, incomplete: 0.5 };

/** A sitting in Kolibri, as 0.19.5 was: it looks at what it holds after each word, and takes what is more than before. */
export class KolibriSitting extends Sitting {
  /** @param {Record<string, string>} [held] of the sitting before @param {number} [progress] */
  constructor(held = {}, progress = 0) {
    super("kolibri", held);
    this.progress = progress;
    const write = this.api.LMSSetValue;
    this.api.LMSSetValue = (...values) => {
      const answer = write(...values);
      this.progress = Math.max(this.progress, this.share ?? 0);
      return answer;
    };
  }

  /** What it makes of what it holds, from 0 to 1; null where the time that has passed decides. */
  get share() {
    const [raw, min, max] = ["raw", "min", "max"].map((name) => this.held[`cmi.core.score.${name}`]);
    const status = this.held["cmi.core.lesson_status"];
    const least = Number(min ?? 0);
    if (raw ?? min ?? max) return (Number(raw ?? least) - least) / (Number(max ?? 100) - least);
    return /** @type {Record<string, number>} */ (SHARES)[status] ?? null;
  }
}
