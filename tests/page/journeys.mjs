/** Somebody's journeys through the page, as tables that a host's attempts follow, and what is heard of each. */

import { give } from "./built.mjs";

give();
const { Attempts } = await import("../../web/embed/attempts.js");

/** @typedef {import("../../web/model/state.d.ts").Play} Play */

export const PERSON = { who: "person" };
export const computer = (/** @type {number} */ level) => ({ who: "computer", level });
export const NOBODY = { said: [], wrong: [], number: 1, puzzle: { id: "abc123", task: "many" } };

/**
 * A table as the page has it, with what matters here.
 * @param {any} [change] @returns {Play}
 */
export function table({ seats = [PERSON, computer(2)], outcome = null, log = [], move = "", ...more } = {}) {
  const { hints = 0, takebacks = 0, isMoment = false, day = "", par = null, ...rest } = more;
  return /** @type {any} */ ({
    table: { number: 1 },
    id: "one",
    place: "",
    game: "numica",
    kind: "game",
    lesson: null,
    trial: null,
    done: false,
    log: log.map((/** @type {number | null} */ seat) => ({ seat })),
    reply: {
      seats,
      sides: seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => [seat]),
      outcome,
      hints,
      takebacks,
      length: log.length,
    },
    saying: { draft: { move }, refusal: null },
    moving: { isMoment },
    day,
    par,
    ...rest,
  });
}

/** How a game ended, by who has won and the points. @param {number[]} winners @param {number[]} scores */
export const ended = (winners, scores, reason = "most") => ({ reason, winners, scores });

/** @typedef {import("../../web/model/state.d.ts").Worked} Worked */
/** @typedef {{play: Play | null, sheet: Worked}} Look at a sheet, with the question of it that lies on the table */

/**
 * What a host hears while somebody goes this way.
 * @param {(Play | Look | null)[]} way
 * @param {{awaits?: boolean, tell?: (told: any) => void}} [uses] tell: it, as messages of the contract, the states between them
 */
export function hear(way, { awaits = false, tell = () => {} } = {}) {
  let now = 0;
  /** @type {any[]} */
  const heard = [];
  const note = (/** @type {string} */ type, /** @type {object} */ fields) => {
    heard.push([type, fields]);
    tell({ type, ...fields });
  };
  const attempts = new Attempts(
    {
      started: (activity) => note("started", activity),
      answered: (activity, told) => note("answered", { ...activity, ...told }),
      finished: (result) => note("finished", result),
    },
    {
      seconds: () => now,
      turnsOf: () => 10,
      awaitsPar: () => awaits,
      isTempted: (_, code) => code === "wrong-sum",
    },
  );
  const rise = way.map((look) => {
    now += 5;
    const { play, sheet } = look && "sheet" in look ? look : { play: look, sheet: null };
    attempts.follow(play, { sheet });
    const token = play?.kind === "game" && !sheet ? `n1${play.id}${play.reply.length}` : "";
    const { game } = sheet ?? play ?? {};
    if (game) tell({ type: "state", game, token, ...attempts.standing });
    return attempts.standing.progress;
  });
  return { heard, kinds: heard.map(([kind]) => kind), standing: attempts.standing, rise, attempts };
}

const same = { number: 7 };
/** One table that goes on. @param {any} change */
export const on = (change) => table({ table: same, ...change });
export const BEGUN = on({ log: [null] });
export const MOVED = on({ log: [null, 0, 1] });

const TWO = { seats: [PERSON, PERSON] };
const AGAIN = { table: { number: 8 }, id: "two" };
const BACK = on({ log: [null, 0, 1, 0, 1] });
const OVER = on({ log: [null, 0, 1, 0], outcome: ended([0], [1, 0]) });
const OTHER = table({ ...AGAIN, log: [null] });
const LESSON = { key: "first", number: 0, of: 9, hinted: false };
const LEARNING = on({ kind: "lesson", lesson: LESSON });
const ASKED = on({ kind: "trial", trial: NOBODY });
const tried = (/** @type {object} */ trial, done = false) =>
  on({ kind: "trial", trial: { ...NOBODY, ...trial }, done });

/** The ways through the page that a score depends on. */
export const WAYS = {
  untouched: [null, null],
  "begun and left": [null, BEGUN, BEGUN, null],
  "touched and left": [BEGUN, on({ log: [null], move: "b2" }), MOVED],
  won: [
    BEGUN,
    MOVED,
    ...[1, 2].map(() => on({ log: [null, 0, 1], outcome: ended([0], [3, 1]), hints: 2, takebacks: 1 })),
  ],
  lost: [MOVED, on({ log: [null, 0, 1, 0], outcome: ended([1], [30, 40]) })],
  "given up": [MOVED, on({ log: [null, 0, 1, 0], outcome: ended([1], [40, 40], "resigned") })],
  tie: [MOVED, on({ log: [null, 0, 1, 0], outcome: ended([0, 1], [4, 4]) })],
  "two at one device": [
    on({ ...TWO, log: [0] }),
    on({ ...TWO, log: [0, 1, 0], outcome: ended([1], [1, 2]) }),
  ],
  "brought back": [
    BACK,
    BACK,
    on({ log: [null, 0, 1, 0, 1, 0] }),
    on({ log: [null, 0, 1, 0, 1, 0, 1], outcome: ended([0], [1, 0]) }),
  ],
  "opened when it was over": [OVER, OVER],
  "again, and worse": [
    MOVED,
    OVER,
    OTHER,
    { ...OTHER, log: /** @type {any} */ ([{ seat: null }, { seat: 0 }]) },
    { ...table({ ...AGAIN, log: [null, 0, 1], outcome: ended([1], [0, 1]) }), table: OTHER.table },
  ],
  "a lesson": [LEARNING, on({ kind: "lesson", done: true, lesson: { ...LESSON, hinted: true } })],
  "a puzzle": [
    ASKED,
    tried({ wrong: [["b2"]] }),
    tried({ wrong: [["b2"]], said: ["a1"] }),
    tried({ wrong: [["b2"]], said: ["a1"] }, true),
  ],
};

/**
 * A sheet of three questions, as it is worked on.
 * @param {(number | null)[]} worths of those that are over
 * @param {Partial<Worked>} [change]
 * @returns {Worked}
 */
export const sheet = (worths, change = {}) => ({
  ...{ key: "h4sh-0", text: "s1abc", game: "numica", hash: "h4sh" },
  ...{ of: 3, said: worths.length, worths, isSolved: true, hints: 0 },
  ...change,
});

const TABLES = [0, 1, 2].map((number) => ({ number }));

/** A question of it on the table. @param {1 | 2} number @param {object} [trial] @param {boolean} [done] */
const question = (number, trial = {}, done = false) =>
  table({
    table: TABLES[number],
    id: "",
    kind: "trial",
    trial: { ...NOBODY, puzzle: { id: `p${number}`, task: "win-1" }, ...trial },
    done,
  });
const PLAYED = { table: { number: 3 }, id: "three", place: "sheet/s1abc/3" };
const LOST = table({ ...PLAYED, log: [0, 1], outcome: ended([1], [30, 40]) });

/** @param {Play | null} play @param {Worked} of @returns {Look} */
export const at = (play, of) => ({ play, sheet: of });

/** Ways through that sheet. @type {Record<string, Look[]>} */
export const SHEETS = {
  "opened and looked at": [at(null, sheet([])), at(question(1), sheet([])), at(null, sheet([]))],
  "its first question solved": [
    at(null, sheet([])),
    at(question(1), sheet([])),
    at(question(1, { wrong: [["b2"]] }), sheet([], { said: 1 })),
    at(question(1, { wrong: [["b2"]], said: ["a1"] }, true), sheet([], { said: 1 })),
    at(question(1, { wrong: [["b2"]], said: ["a1"] }, true), sheet([0.75])),
  ],
  "gone on with after a reload": [
    at(null, sheet([0.75])),
    at(question(2), sheet([0.75])),
    at(question(2, { said: ["c3"] }, true), sheet([0.75])),
    at(question(2, { said: ["c3"] }, true), sheet([0.75, 1])),
    at(null, sheet([0.75, 1])),
    at(table({ ...PLAYED, log: [] }), sheet([0.75, 1], { said: 2 })),
    at(LOST, sheet([0.75, 1], { said: 3 })),
    ...[1, 2].map(() => at(LOST, sheet([0.75, 1, 0.3], { hints: 2 }))),
    at(null, sheet([0.75, 1, 0.3], { hints: 2 })),
  ],
};
