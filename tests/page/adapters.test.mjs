/** Adapters: what a learning platform holds after each journey through the page, and that none of its faults harms the play. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Book as BookCmi5 } from "../../web/embed/adapters/cmi5.js";
import { attend, keyOf, Session } from "../../web/embed/adapters/course.js";
import { Book as BookH5P } from "../../web/embed/adapters/h5p.js";
import { Book as BookKolibri } from "../../web/embed/adapters/kolibri.js";
import { findApi } from "../../web/embed/adapters/scorm.js";
import { Book as Book12, writeTime } from "../../web/embed/adapters/scorm12.js";
import { Book as Book2004 } from "../../web/embed/adapters/scorm2004.js";
import { hear, SHEETS, WAYS } from "./journeys.mjs";
import { KolibriSitting, Sitting } from "./platforms.mjs";

/** @typedef {"1.2" | "2004"} Version */

const world = /** @type {any} */ (globalThis);

/** @type {string[]} what was noted for whoever looks for it */
let noted = [];
console.info = (...parts) => noted.push(parts.join(" "));

world.addEventListener = () => {};

beforeEach(() => {
  noted = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});

/** Put the page into another one. @param {object} outer what stands in that */
function surround(outer) {
  const parent = /** @type {any} */ ({ ...outer });
  parent.parent = parent;
  world.window = { parent };
}

/** Begin a session at a platform as the last one has left it. @param {Version} version @param {Record<string, string>} [held] */
function begin(version, held, isSheet = false) {
  const sitting = new Sitting(version, held);
  surround({ [version === "1.2" ? "API" : "API_1484_11"]: sitting.api });
  const book = version === "1.2" ? new Book12() : new Book2004();
  const kept = book.open();
  assert.ok(kept);
  const session = new Session(book, kept, () => isSheet);
  session.open();
  return { sitting, session, kept };
}

/**
 * What it holds when somebody has gone this way and left.
 * @param {Version} version
 * @param {keyof typeof WAYS} way
 * @param {Record<string, string>} [held]
 */
function go(version, way, held) {
  const { sitting, session } = begin(version, held);
  hear(/** @type {any} */ (WAYS[way]), { tell: (told) => session.hear(told) });
  session.close(75);
  return sitting;
}

/** Status, points, whether the next sitting goes on with this one, and the game. @param {Sitting} sitting */
const read12 = ({ held }) => [
  held["cmi.core.lesson_status"],
  held["cmi.core.score.raw"],
  held["cmi.core.exit"],
  held["cmi.suspend_data"],
];

/** @param {Sitting} sitting */
const read2004 = ({ held }) => [
  held["cmi.completion_status"],
  held["cmi.success_status"],
  held["cmi.score.raw"],
  held["cmi.score.scaled"],
  held["cmi.exit"],
  held["cmi.suspend_data"],
];

const NONE = undefined;

/** @type {Record<keyof typeof WAYS, [string, "unknown" | "passed" | "failed", string | undefined, string | undefined, string, string | undefined]>} */
const HELD = {
  untouched: ["incomplete", "unknown", NONE, NONE, "suspend", NONE],
  "begun and left": ["incomplete", "unknown", NONE, NONE, "suspend", "n1one1"],
  "touched and left": ["incomplete", "unknown", NONE, NONE, "suspend", "n1one3"],
  won: ["completed", "passed", "100", "1", "normal", "n1one3"],
  lost: ["completed", "failed", "30", "0.3", "normal", "n1one4"],
  "given up": ["completed", "failed", "0", "0", "normal", "n1one4"],
  tie: ["completed", "failed", "50", "0.5", "normal", "n1one4"],
  "two at one device": ["completed", "unknown", NONE, NONE, "normal", "n1one3"],
  "brought back": ["completed", "passed", "100", "1", "normal", "n1one7"],
  "opened when it was over": ["incomplete", "unknown", NONE, NONE, "suspend", "n1one4"],
  "again, and worse": ["completed", "passed", "100", "1", "normal", "n1two3"],
  "a lesson": ["completed", "passed", "100", "1", "normal", NONE],
  "a puzzle": ["completed", "passed", "75", "0.75", "normal", NONE],
};

for (const [name, held] of Object.entries(HELD)) {
  const way = /** @type {keyof typeof WAYS} */ (name);
  const [completion, success, raw, , exit, token] = held;
  test(`${way}: the same in both versions, in the words of each`, () => {
    assert.deepEqual(read2004(go("2004", way)), held);
    const word = success === "unknown" ? completion : success;
    assert.deepEqual(read12(go("1.2", way)), [word, raw, exit === "normal" ? "" : exit, token]);
    assert.deepEqual(noted, [], "nothing was refused");
    const written = go("2004", way).written.map(([element, value]) => `${element}=${value}`);
    assert.equal(new Set(written).size, written.length, "nothing is written twice");
  });
}

for (const version of /** @type {const} */ (["1.2", "2004"])) {
  const status = version === "1.2" ? "cmi.core.lesson_status" : "cmi.success_status";
  const points = version === "1.2" ? "cmi.core.score.raw" : "cmi.score.raw";

  test(`${version}: a course that is a sheet is at its end with the last question, also after another sitting`, () => {
    const before = begin(version, undefined, true);
    const tell = (/** @type {Session} */ session) => (/** @type {any} */ told) => session.hear(told);
    hear(SHEETS["its first question solved"], { tell: tell(before.session) });
    // A game from the lobby is none of the course's, however it ends, nor is what brings it back.
    hear(WAYS.won, { tell: tell(before.session) });
    before.session.close(75);
    const { held } = before.sitting;
    assert.deepEqual([held[points], held["cmi.suspend_data"]], [undefined, undefined]);
    assert.notEqual(held[status], "passed");
    const { sitting, session } = begin(version, held, true);
    hear(SHEETS["gone on with after a reload"], { tell: tell(session) });
    session.close(75);
    assert.deepEqual([sitting.held[status], sitting.held[points]], ["passed", "68"]);
    assert.equal(
      sitting.held[version === "1.2" ? "cmi.core.exit" : "cmi.exit"],
      version === "1.2" ? "" : "normal",
    );
    assert.deepEqual(noted, []);
  });

  test(`${version}: a session is begun and ended once, with its time before its end`, () => {
    const { sitting, session } = begin(version);
    session.close(3_675);
    session.close(9);
    session.hear(/** @type {any} */ ({ type: "state", status: "started", token: "n1late" }));
    const close = version === "1.2" ? "Finish" : "Terminate";
    assert.deepEqual([sitting.count("Initialize"), sitting.count(close)], [1, 1]);
    assert.deepEqual(
      sitting.calls.slice(-4).map(([verb, , value]) => [verb, value]),
      [
        ["SetValue", "suspend"],
        ["SetValue", version === "1.2" ? "0001:01:15" : "PT3675S"],
        ["Commit", ""],
        [close, ""],
      ],
    );
  });

  test(`${version}: what was left is brought back, and nothing is reported anew`, () => {
    const before = go(version, "won").held;
    const { sitting, session, kept } = begin(version, before);
    assert.equal(kept.token, "n1one3");
    hear(/** @type {any} */ (WAYS["opened when it was over"].slice(1)), {
      tell: (told) => session.hear({ ...told, token: "n1one3" }),
    });
    assert.deepEqual(sitting.written, []);
    assert.equal(sitting.count("Commit"), 0);
  });

  test(`${version}: what was reached in an earlier sitting is never lowered`, () => {
    const won = go(version, "won").held;
    for (const way of /** @type {const} */ ([
      "untouched",
      "touched and left",
      "given up",
      "two at one device",
    ])) {
      const { held } = go(version, way, won);
      assert.deepEqual([held[status], held[points]], ["passed", "100"], way);
    }
    const lost = go(version, "lost").held;
    assert.equal(go(version, "touched and left", lost).held[status], "failed");
    const { held } = go(version, "given up", lost);
    assert.deepEqual([held[status], held[points]], ["failed", "30"]);
    assert.deepEqual(go(version, "a puzzle", lost).held[status], "passed");
  });

  test(`${version}: a game that is too long for it is not kept, and what stood there stays`, () => {
    const { sitting, session } = begin(version);
    const state = { type: "state", game: "numica", status: "started", progress: 0.5, best: null };
    for (const token of ["n1short", `n1${"x".repeat(4_095)}`, ""])
      session.hear(/** @type {any} */ ({ ...state, token }));
    assert.equal(sitting.held["cmi.suspend_data"], "n1short");
    session.hear(/** @type {any} */ ({ ...state, token: `n1${"x".repeat(4_094)}` }));
    assert.equal(sitting.held["cmi.suspend_data"].length, 4_096);
    session.close(1);
  });

  test(`${version}: a game that goes on is committed now and then, and an end at once`, () => {
    const { sitting, session } = begin(version);
    const count = sitting.count("Commit");
    const state = { type: "state", game: "numica", status: "started", progress: 0.5, best: null };
    for (let at = 0; at < 30; at += 1) {
      session.hear(/** @type {any} */ ({ ...state, token: `n1${at}` }));
      mock.timers.tick(1_000);
    }
    assert.equal(sitting.count("Commit") - count, 4);
    const result = { type: "finished", best: 0.5, success: false, completion: true };
    session.hear(/** @type {any} */ (result));
    assert.equal(sitting.calls.at(-1)?.[0], "Commit");
    session.close(1);
  });

  test(`${version}: a platform that fails, refuses or answers nothing harms nothing, and is noted`, () => {
    const begins = (/** @type {string} */ verb) => verb.endsWith("Initialize");
    const fail = () => {
      throw new Error("out of order");
    };
    /** @type {[(verb: string) => unknown, boolean][]} with whether it is a fault */
    const platforms = [
      [fail, true],
      [() => "false", true],
      [() => false, true],
      [(verb) => (begins(verb) ? "true" : "false"), true],
      [(verb) => (begins(verb) ? "true" : fail()), true],
      [(verb) => (begins(verb) ? "true" : undefined), false],
    ];
    for (const [answer, isFault] of platforms) {
      noted = [];
      const api = new Proxy({}, { get: (_, verb) => () => answer(String(verb)) });
      surround({ [version === "1.2" ? "API" : "API_1484_11"]: api });
      const book = version === "1.2" ? new Book12() : new Book2004();
      const kept = book.open();
      if (kept) {
        const session = new Session(book, kept);
        session.open();
        hear(/** @type {any} */ (WAYS.won), { tell: (told) => session.hear(told) });
        session.close(5);
      }
      assert.equal(noted.length > 0, isFault);
      assert.equal(new Set(noted).size, noted.length, "and nothing twice");
    }
  });
}

test("1.2: one word for two things: who has played to the end with others has not failed by losing alone", () => {
  const together = go("1.2", "two at one device").held;
  const { held } = go("1.2", "lost", together);
  assert.deepEqual([held["cmi.core.lesson_status"], held["cmi.core.score.raw"]], ["completed", "30"]);
});

test("the time of a session, as 1.2 has it", () => {
  assert.deepEqual([0, 59, 3_600, 86_399].map(writeTime), [
    "0000:00:00",
    "0000:00:59",
    "0001:00:00",
    "0023:59:59",
  ]);
});

test("the platform is found around the page or what has opened it, at most ten windows up", () => {
  const api = {};
  const elsewhere = { API: undefined };
  Object.defineProperty(elsewhere, "API", {
    get: () => {
      throw new Error("Blocked a frame from accessing a cross-origin frame.");
    },
  });
  const outermost = /** @type {any} */ ({ API: api });
  outermost.parent = outermost;
  const within = (/** @type {object} */ one, /** @type {object} */ parent) => Object.assign(one, { parent });
  world.window = within({}, within(elsewhere, outermost));
  assert.equal(findApi("API"), api, "beyond another site's");
  const alone = /** @type {any} */ ({ opener: within({}, outermost) });
  alone.parent = alone;
  world.window = within({}, alone);
  assert.equal(findApi("API"), api, "of the window that has opened this one");
  assert.equal(findApi("API_1484_11"), null);
  const stack = (/** @type {number} */ height) => {
    let inner = outermost;
    for (let at = 0; at < height; at += 1) inner = { parent: inner };
    return inner;
  };
  world.window = stack(10);
  assert.equal(findApi("API"), api);
  world.window = stack(11);
  assert.equal(findApi("API"), null);
});

test("a learner's key has the form that the page takes, holds no name, and is another for each", () => {
  const keys = Array.from({ length: 2_000 }, (_, at) => keyOf(`Müller, Anna ${at}`));
  assert.equal(new Set(keys).size, 2_000);
  assert.ok(keys.every((key) => /^[0-9a-f]{16}$/.test(key)));
  assert.equal(keyOf("Müller, Anna 7"), keys[7]);
  assert.equal(keyOf(""), "");
});

/** A page with a frame in it: what the frame is told, and a way to speak as it. */
function showFrame() {
  const events = new EventTarget();
  world.addEventListener = events.addEventListener.bind(events);
  world.document = { visibilityState: "visible", addEventListener() {} };
  /** @type {{hello: any, port: MessagePort, asked: any[]}[]} */
  const greeted = [];
  const contentWindow = {
    postMessage: (/** @type {any} */ hello, /** @type {string} */ _, /** @type {any[]} */ [port]) => {
      /** @type {any[]} */
      const asked = [];
      port.onmessage = (/** @type {any} */ { data }) => asked.push(data);
      greeted.push({ hello, port, asked });
    },
  };
  const say = (/** @type {any} */ data, /** @type {any} */ source = contentWindow) =>
    events.dispatchEvent(Object.assign(new Event("message"), { data, source }));
  const settle = () => new Promise((done) => setImmediate(() => setImmediate(done)));
  return { frame: /** @type {any} */ ({ contentWindow }), greeted, say, settle, events };
}

const READY = { type: "ready", version: "1", caps: [], max: 100 };

test("the frame is greeted, told who learns and given back its game, each time it is loaded", async (t) => {
  const { frame, greeted, say, settle, events } = showFrame();
  t.after(() => greeted.forEach(({ port }) => void port.close()));
  const sitting = new Sitting("1.2", { "cmi.suspend_data": "n1kept" });
  surround({ API: sitting.api });
  await attend(frame, new Book12());
  const hello = { app: "number-parlour", v: 1, type: "hello", learner: keyOf("mueller, anna") };
  assert.deepEqual(
    greeted.map(({ hello }) => hello),
    [hello],
    "it may have been ready already",
  );
  say({ app: "number-parlour", v: 1, ...READY }, {});
  say({ app: "another", v: 1, ...READY });
  assert.equal(greeted.length, 1, "and no other frame is");
  say({ app: "number-parlour", v: 1, ...READY });
  assert.equal(greeted.length, 2);
  const { port, asked } = greeted[1];
  port.postMessage(READY);
  await settle();
  assert.deepEqual(asked, [{ id: 1, type: "open", token: "n1kept" }]);
  port.postMessage({ type: "answer", id: 1, ok: false, error: "refused" });
  await settle();
  assert.match(noted.join(), /cannot be laid/);
  port.postMessage({
    type: "state",
    game: "numica",
    token: "n1later",
    status: "started",
    progress: 0,
    best: null,
  });
  await settle();
  assert.equal(sitting.held["cmi.suspend_data"], "n1later");
  say({ app: "number-parlour", v: 1, ...READY });
  greeted[2].port.postMessage(READY);
  await settle();
  assert.equal(greeted[2].asked[0].token, "n1later");
  events.dispatchEvent(new Event("pagehide"));
  events.dispatchEvent(new Event("pagehide"));
  assert.equal(sitting.count("Finish"), 1);
});

test("where there is no platform the frame is left alone", async () => {
  const { frame, greeted } = showFrame();
  surround({});
  await attend(frame, new Book12());
  await attend(frame, new Book2004());
  assert.deepEqual(greeted, []);
  assert.equal(noted.length, 2);
});

/**
 * What Kolibri holds when somebody has gone these ways in one sitting.
 * @param {(keyof typeof WAYS)[]} ways
 * @param {{held?: Record<string, string>, progress?: number}} [before] what it held
 */
function goInKolibri(ways, { held, progress } = {}) {
  const sitting = new KolibriSitting(held, progress);
  surround({ API: sitting.api });
  const book = new BookKolibri();
  const kept = book.open();
  assert.ok(kept);
  const session = new Session(book, kept);
  session.open();
  assert.notEqual(sitting.share, null, "time counts for nothing, from the beginning");
  for (const way of ways) {
    hear(/** @type {any} */ (WAYS[way]), { tell: (told) => session.hear(told) });
    assert.notEqual(sitting.share, null);
  }
  session.close(75);
  return sitting;
}

/** @type {Record<keyof typeof WAYS, [number, string | undefined]>} the progress, and the game */
const PROGRESS = {
  untouched: [0, NONE],
  "begun and left": [0, "n1one1"],
  "touched and left": [0, "n1one3"],
  won: [1, "n1one3"],
  lost: [0.3, "n1one4"],
  "given up": [0, "n1one4"],
  tie: [0.5, "n1one4"],
  "two at one device": [1, "n1one3"],
  "brought back": [1, "n1one7"],
  "opened when it was over": [0, "n1one4"],
  "again, and worse": [1, "n1two3"],
  "a lesson": [1, NONE],
  "a puzzle": [0.75, NONE],
};

for (const [name, [progress, token]] of Object.entries(PROGRESS)) {
  const way = /** @type {keyof typeof WAYS} */ (name);
  test(`Kolibri, ${way}: its progress is what was reached, and nothing by the way`, () => {
    const sitting = goInKolibri([way]);
    assert.deepEqual([sitting.progress, sitting.share], [progress, progress]);
    assert.equal(sitting.held["cmi.suspend_data"], token);
    assert.deepEqual(noted, [], "nothing was refused");
  });
}

test("Kolibri: what was reached is never lowered, in the same sitting or in another", () => {
  /** @type {[(keyof typeof WAYS)[], number][]} */
  const courses = [
    [["lost", "untouched", "given up", "touched and left"], 0.3],
    [["lost", "tie", "a puzzle"], 0.75],
    [["two at one device", "given up"], 1],
    [["given up", "two at one device", "lost"], 1],
    [["won", "lost", "two at one device"], 1],
  ];
  for (const [ways, reached] of courses) {
    /** @type {KolibriSitting | undefined} */
    let sitting;
    for (const way of ways) sitting = goInKolibri([way], sitting);
    const together = goInKolibri(ways);
    assert.deepEqual(
      [sitting?.progress, sitting?.share, together.progress, together.share],
      Array(4).fill(reached),
      ways.join(),
    );
  }
});

const LAUNCHED = new URLSearchParams({
  endpoint: "https://lrs.example/xapi/",
  fetch: "https://lms.example/token?once",
  actor: JSON.stringify({ objectType: "Agent", account: { homePage: "https://lms.example", name: "7" } }),
  registration: "5f6d1c5e-0a63-4d6f-9a4f-6f2b2c1f0a11",
  activityId: "https://lms.example/au/1",
});
const SESSION = "https://w3id.org/xapi/cmi5/context/extensions/sessionid";
const GROUP = { id: "https://publisher.example/numica" };
const KIND = { id: "https://lms.example/lesson" };
const LAUNCH = {
  contextTemplate: {
    contextActivities: { grouping: [GROUP], category: [KIND] },
    extensions: { [SESSION]: "s1" },
  },
  launchMode: "Normal",
};

/**
 * Let somebody go this way at a platform that speaks cmi5.
 * @param {keyof typeof WAYS} way
 * @param {{launch?: object, state?: any, isFailing?: boolean}} [platform] what it says of the launch, and has kept before
 */
async function goInCmi5(way, { launch = {}, state = null, isFailing = false } = {}) {
  const held = { state, statements: /** @type {any[]} */ ([]) };
  const answer = (/** @type {any} */ told, status = 200) => ({
    ok: status < 400,
    status,
    json: async () => told,
  });
  world.fetch = async (/** @type {string} */ address, /** @type {any} */ { method, body, headers } = {}) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname === "/token") return answer({ "auth-token": "dG9rZW4=" });
    assert.deepEqual(
      [headers.authorization, headers["x-experience-api-version"]],
      ["Basic dG9rZW4=", "1.0.3"],
    );
    if (pathname === "/xapi/statements") held.statements.push(...JSON.parse(body));
    else if (searchParams.get("stateId") === "LMS.LaunchData") return answer({ ...LAUNCH, ...launch });
    else if (method === "PUT") held.state = JSON.parse(body);
    else return held.state ? answer(held.state) : answer(null, 404);
    if (isFailing) throw new TypeError("Failed to fetch");
    return answer(null);
  };
  const book = new BookCmi5(`?${LAUNCHED}`);
  const kept = await book.open();
  assert.ok(kept);
  const session = new Session(book, kept);
  session.open();
  hear(/** @type {any} */ (WAYS[way]), { tell: (told) => session.hear(told) });
  session.close(75);
  await new Promise((done) => setImmediate(done));
  const verbs = held.statements.map(({ verb }) => verb.id.replace("http://adlnet.gov/expapi/verbs/", ""));
  return { ...held, verbs };
}

/** @type {Record<keyof typeof WAYS, [string, number?][]>} what is said between begin and end, with its score */
const SAID = {
  untouched: [],
  "begun and left": [],
  "touched and left": [],
  won: [["completed"], ["passed", 1]],
  lost: [["completed"], ["failed", 0.3]],
  "given up": [["completed"], ["failed", 0]],
  tie: [["completed"], ["failed", 0.5]],
  "two at one device": [["completed"]],
  "brought back": [["completed"], ["passed", 1]],
  "opened when it was over": [],
  "again, and worse": [["completed"], ["passed", 1]],
  "a lesson": [["completed"], ["passed", 1]],
  "a puzzle": [["completed"], ["passed", 0.75]],
};

for (const [name, expected] of Object.entries(SAID)) {
  test(`cmi5, ${name}: each verb once, in its order, with what cmi5 demands`, async () => {
    const { statements, verbs } = await goInCmi5(/** @type {keyof typeof WAYS} */ (name));
    assert.deepEqual(verbs, ["initialized", ...expected.map(([verb]) => verb), "terminated"]);
    const scores = statements.slice(1, -1).map(({ result: { score } }) => score && score.raw / score.max);
    assert.deepEqual(
      scores,
      expected.map(([, score]) => score),
    );
    assert.equal(new Set(statements.map(({ id }) => id)).size, statements.length);
    for (const { id, verb, actor, object, context, result, timestamp } of statements) {
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.match(timestamp, /Z$/);
      assert.equal(actor.account.name, "7");
      assert.equal(object.id, "https://lms.example/au/1");
      assert.equal(context.registration, LAUNCHED.get("registration"));
      assert.equal(context.extensions[SESSION], "s1");
      assert.deepEqual(context.contextActivities.grouping, [GROUP]);
      const isJudged = /completed|passed|failed/.test(verb.id);
      assert.deepEqual(
        context.contextActivities.category.map((/** @type {{id: string}} */ { id }) =>
          id.replace(/.*\//, ""),
        ),
        ["lesson", ...(isJudged ? ["cmi5", "moveon"] : ["cmi5"])],
      );
      assert.equal(result?.completion, verb.id.endsWith("completed") ? true : undefined);
      const success = verb.id.endsWith("passed") ? true : verb.id.endsWith("failed") ? false : undefined;
      assert.equal(result?.success, success);
      if (!verb.id.endsWith("initialized")) assert.match(result.duration, /^PT\d+S$/);
    }
    assert.equal(statements.at(-1).result.duration, "PT75S");
  });
}

test("cmi5: what one registration has reached is said once, and never lowered", async () => {
  const { state } = await goInCmi5("won");
  assert.deepEqual(state, { token: "n1one3", completion: true, success: true, best: 1 });
  assert.equal((await goInCmi5("a lesson")).state.success, true, "where there is no game to keep, too");
  for (const way of /** @type {const} */ (["untouched", "won", "given up"])) {
    const { verbs, state: after } = await goInCmi5(way, { state });
    assert.deepEqual(verbs, ["initialized", "terminated"], way);
    assert.deepEqual([after.success, after.best], [true, 1]);
  }
  const lost = (await goInCmi5("lost")).state;
  assert.deepEqual((await goInCmi5("given up", { state: lost })).verbs.slice(1, -1), ["failed"]);
  assert.deepEqual((await goInCmi5("won", { state: lost })).verbs.slice(1, -1), ["passed"]);
});

test("cmi5: the platform says how much is needed, and whether anything counts", async () => {
  const { verbs, statements } = await goInCmi5("tie", { launch: { masteryScore: 0.5 } });
  assert.equal(verbs[2], "passed");
  const mastery = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";
  assert.equal(statements[2].context.extensions[mastery], 0.5);
  assert.equal((await goInCmi5("a puzzle", { launch: { masteryScore: 0.8 } })).verbs[2], "failed");
  const together = await goInCmi5("two at one device", { launch: { masteryScore: 0.8 } });
  assert.deepEqual(together.verbs, ["initialized", "completed", "terminated"]);
  const passed = { token: "", completion: true, success: true, best: 0.5 };
  const later = await goInCmi5("tie", { launch: { masteryScore: 0.9 }, state: passed });
  assert.deepEqual(later.verbs, ["initialized", "terminated"], "it was enough then");
  for (const launchMode of ["Browse", "Review"])
    assert.deepEqual((await goInCmi5("won", { launch: { launchMode } })).verbs, [
      "initialized",
      "terminated",
    ]);
});

test("cmi5: what the page says of itself is passed on as one learner's, with the session", async () => {
  await goInCmi5("untouched");
  const book = new BookCmi5(`?${LAUNCHED}`);
  await book.open();
  /** @type {any[]} */
  const sent = [];
  book.send = (statements) => void sent.push(...statements);
  const statement = {
    timestamp: "2020",
    verb: { id: "urn:v", display: { en: "v" } },
    object: { id: "urn:o" },
    context: { extensions: { "urn:level": 2 } },
  };
  book.hear(/** @type {any} */ ({ type: "told", statement }));
  assert.deepEqual([sent[0].object.id, sent[0].verb.id, sent[0].actor.account.name], ["urn:o", "urn:v", "7"]);
  assert.deepEqual(sent[0].context.extensions, { [SESSION]: "s1", "urn:level": 2 });
  assert.deepEqual(
    sent[0].context.contextActivities.category,
    [KIND],
    "it is none of those that cmi5 defines",
  );
});

test("cmi5: a platform that fails harms nothing; without a launch, or with a used token, nothing is reported", async () => {
  await goInCmi5("won", { isFailing: true });
  assert.notEqual(noted.length, 0);
  assert.equal(await new BookCmi5("").open(), null);
  assert.equal(await new BookCmi5(`?${LAUNCHED}`.replace("actor=%7B", "actor=")).open(), null);
  world.fetch = async () => ({ json: async () => ({ "error-code": "1", "error-text": "Already in use" }) });
  assert.equal(await new BookCmi5(`?${LAUNCHED}`).open(), null);
  assert.match(noted.join(), /no launch.*Already in use/);
});

/** An instance of a library as H5P's dispatcher makes it; `told` is what H5P and whoever asks it hear of that. */
function makeContent() {
  const told = /** @type {any[]} */ ([]);
  const whole = {
    objectType: "Activity",
    id: "https://school.example/h5p/7",
    definition: { extensions: { local: 7 } },
  };
  const content = /** @type {any} */ ({
    activityStartTime: undefined,
    createXAPIEventTemplate: (/** @type {string} */ verb) => ({
      data: { statement: { verb, object: whole, context: { contextActivities: { category: [] } } } },
    }),
    trigger: (/** @type {any} */ event) => told.push(event.data?.statement ?? event),
    triggerXAPIScored: (/** @type {any[]} */ ...[raw, max, verb, completion, success]) =>
      told.push({ verb, object: whole, result: { raw, max, completion, success } }),
    setActivityStarted: () => {
      if (content.activityStartTime === undefined) told.push({ verb: "attempted", object: whole });
      content.activityStartTime = 1;
    },
  });
  return { content, told };
}

/** What H5P hears while somebody goes this way. @param {keyof typeof WAYS} way @param {any} [before] */
function goInH5P(way, before) {
  const { content, told } = makeContent();
  const book = new BookH5P(/** @type {any} */ ({ style: {} }), content, before);
  const session = new Session(book, book.open());
  session.open();
  hear(/** @type {any} */ (WAYS[way]), { tell: (one) => session.hear(one) });
  session.close(5);
  const ends = told
    .filter(({ verb }) => verb === "completed")
    .map(({ result }) => [result.raw, result.success]);
  return { content, told, ends, verbs: told.map(({ verb }) => verb) };
}

/** @type {Record<keyof typeof WAYS, [number, boolean][]>} */
const ENDS = {
  untouched: [],
  "begun and left": [],
  "touched and left": [],
  won: [[100, true]],
  lost: [[30, false]],
  "given up": [[0, false]],
  tie: [[50, false]],
  "two at one device": [],
  "brought back": [[100, true]],
  "opened when it was over": [],
  "again, and worse": [
    [100, true],
    [100, true],
  ],
  "a lesson": [[100, true]],
  "a puzzle": [[75, true]],
};

for (const [name, expected] of Object.entries(ENDS)) {
  const way = /** @type {keyof typeof WAYS} */ (name);
  test(`H5P, ${way}: it is attempted once at the first touch, and no end is told without a score`, () => {
    const { ends, verbs } = goInH5P(way);
    assert.deepEqual(ends, expected);
    const isTouched = !["untouched", "begun and left", "opened when it was over"].includes(way);
    assert.deepEqual(verbs.filter((verb) => verb === "attempted").length, isTouched ? 1 : 0);
    assert.ok(!isTouched || verbs[0] === "attempted");
  });
}

test("H5P: an answer is that to a part, since that to the whole would be its end", () => {
  const { told } = goInH5P("a puzzle");
  const answers = told.filter(({ verb }) => verb === "answered");
  assert.deepEqual(
    answers.map(({ result }) => result),
    [
      { response: "b2", success: false },
      { response: "a1", success: true },
    ],
  );
  const part = "numica-abc123";
  for (const { object, context } of answers) {
    assert.equal(object.id, `https://school.example/h5p/7?subContentId=${part}`);
    assert.deepEqual(object.definition.extensions, {
      local: 7,
      "http://h5p.org/x-api/h5p-subContentId": part,
    });
    assert.equal(context.contextActivities.parent[0].id, "https://school.example/h5p/7");
  }
});

test("H5P: it keeps the game and what was reached, and another sitting lowers nothing", () => {
  assert.equal(goInH5P("untouched").content.getCurrentState(), undefined);
  const { content } = goInH5P("won");
  assert.deepEqual([content.getScore(), content.getMaxScore(), content.getAnswerGiven()], [100, 100, true]);
  const state = content.getCurrentState();
  assert.deepEqual(state, { token: "n1one3", completion: true, success: true, best: 1 });
  assert.deepEqual(goInH5P("untouched", state).told, [], "nothing is told anew");
  assert.deepEqual(goInH5P("given up", state).ends, [[100, true]]);
});

test("H5P: the frame is as high as it asks for, and H5P is told that it has changed", () => {
  const { content, told } = makeContent();
  const frame = /** @type {any} */ ({ style: {} });
  const book = new BookH5P(frame, content);
  book.hear({ type: "size", height: 700 });
  assert.deepEqual([frame.style.height, told], ["700px", ["resize"]]);
});
