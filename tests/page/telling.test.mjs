/** What is told of a hint and of a review: why, what would be done, what it gains; and only what there are words for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give();
const { tellAdvice, tellHint, tellMerits, tellMissed } = await import("../../web/i18n/advice.js");
const { tellFound, tellGain, tellPoint } = await import("../../web/i18n/judgement.js");

/**
 * Somebody who says only these messages, each with its arguments.
 * @param {string[]} known
 */
function speaker(...known) {
  return Object.assign(
    (/** @type {string} */ id, /** @type {object | undefined} */ args) => {
      assert(known.includes(id), `${id} must not be asked for`);
      return `${id}${args ? JSON.stringify(args) : ""}`;
    },
    { has: (/** @type {string} */ id) => known.includes(id) },
  );
}

/** @param {string} kind @param {Record<string, any>} data */
const event = (kind, data = {}) => ({ kind, seat: 0, data });

test("an advice leaves out what it has no words for", () => {
  const say = speaker("would-moved");
  const events = [event("moved", { to: ["a1", "b1"] }), event("taken")];
  assert.equal(tellAdvice(say, { events }), 'would-moved{"to":"a1, b1","toCount":2}');
  assert.equal(tellAdvice(say, { events: [event("taken")] }), "");
});

test("every reason is told, the weightiest first", () => {
  const say = speaker("merit-wins", "merit-safe");
  const merits = [
    { code: "wins", args: {} },
    { code: "safe", args: { by: 2 } },
  ];
  assert.equal(tellMerits(say, REPLY, { merits }), 'merit-wins{} merit-safe{"by":2}');
  assert.equal(tellMerits(say, REPLY, { merits: [] }), "");
});

const POINT = { kind: "better", at: 0, seat: 0, events: [], merits: [], answer: [], move: "a", better: "b" };

/** @param {object} more @returns {any} */
const point = (more) => ({ ...POINT, gain: { code: "worth", value: 3 }, ...more });
const REPLY = /** @type {any} */ ({ seats: [{ who: "person" }, { who: "person" }], options: {} });

test("a gain is over what was said, a lead over the next best", () => {
  const say = speaker("gain-worth", "lead-win");
  assert.equal(tellGain(say, REPLY, point({})), 'gain-worth{"value":3,"much":"little","seats":2}');
  const best = { kind: "best", better: "a", gain: { code: "win", value: 1 } };
  assert.equal(tellGain(say, REPLY, point(best)), 'lead-win{"value":1,"much":"little","seats":2}');
  const good = { kind: "good", better: "a", gain: { code: "worth", value: 0 } };
  assert.equal(tellGain(say, REPLY, point(good)), "", "what is as good as something else leads nothing");
});

test("where the game turned it is told which way", () => {
  const say = speaker("point-turn");
  const turned = (/** @type {number} */ value) =>
    point({ kind: "turned", better: "a", gain: { code: "worth", value } });
  assert.equal(tellGain(say, REPLY, turned(2)), 'point-turn{"way":"for"}');
  assert.equal(tellGain(say, REPLY, turned(-2)), 'point-turn{"way":"against"}');
});

test("how much better is told in steps and not in numbers", () => {
  const say = speaker("gain-worth");
  const told = [2, 3.4, 3.5, 5.9, 6, 10].map((value) =>
    tellGain(say, REPLY, point({ gain: { code: "worth", value } })),
  );
  const words = told.map((text) => JSON.parse(text.replace("gain-worth", "")).much);
  assert.deepEqual(words, ["little", "little", "more", "more", "much", "much"]);
});

test("a point is told with why, else with what it gains; in notation where there are no other words", () => {
  const say = speaker(
    "past-better",
    "past-best",
    "past-turned",
    "merit-good",
    "lead-worth",
    "gain-worth",
    "hint-sentence",
  );
  const good = { merits: [{ code: "good", args: {} }] };
  assert.match(
    tellPoint(say, [], REPLY, point(good), ""),
    /^past-better.*"move":1.*hint-sentence.*b.*merit-good/,
  );
  assert.match(tellPoint(say, [], REPLY, point({}), ""), /gain-worth/);
  assert.match(
    tellPoint(say, [], REPLY, point({ kind: "best", better: "a", ...good }), ""),
    /^past-best.*merit-good/,
  );
  assert.match(tellPoint(say, [], REPLY, point({ kind: "best", better: "a" }), ""), /^past-best.*lead-worth/);
  assert.match(
    tellPoint(say, [], REPLY, point({ kind: "turned", better: "a", ...good }), ""),
    /^past-turned.*merit-good/,
  );
});

/** Ada, a computer, and Bo; and the first two of them. @type {any} */
const TABLE = {
  seats: [{ who: "person", name: "Ada" }, { who: "computer", name: "Zed" }, { who: "person" }],
};
const ALONE = /** @type {any} */ ({ seats: TABLE.seats.slice(0, 2), options: {} });

test("what a computer has missed is told as its chance, and nobody's fault", () => {
  const say = speaker("past-better", "past-chance", "past-best", "hint-sentence", "gain-worth", "lead-worth");
  const missed = point({ seat: 1 });
  assert.match(tellPoint(say, [], ALONE, missed, "Zed"), /^past-chance.*"name":"Zed".*hint-sentence/);
  assert.match(tellPoint(say, [], ALONE, point({}), ""), /^past-better/);
  assert.match(tellPoint(say, [], ALONE, point({ kind: "best", seat: 1, better: "a" }), ""), /^past-best/);
  const watched = /** @type {any} */ ({ seats: [TABLE.seats[1], TABLE.seats[1]], options: {} });
  assert.match(tellPoint(say, [], watched, missed, ""), /^past-better/, "where nobody plays against it");
});

test("what a review has found is counted, one's own moves and those of computers apart", () => {
  const say = speaker(
    ...["best", "good", "better", "faultless", "turned", "chances", "none"].map((each) => `review-${each}`),
  );
  const [best, fault, chance] = [point({ kind: "best", better: "a" }), point({}), point({ seat: 1 })];
  const found = 'review-best{"count":1} review-better{"count":1,"you":"yes"} review-chances{"count":2}';
  assert.equal(tellFound(say, ALONE, [best, chance, fault, chance]), found);
  assert.equal(tellFound(say, TABLE, [fault, fault]), 'review-better{"count":2,"you":"no"}');
  assert.equal(tellFound(say, ALONE, [chance]), 'review-chances{"count":1}');
  assert.equal(tellFound(say, ALONE, []), "review-none");
  const [good, turned] = ["good", "turned"].map((kind) => point({ kind, better: "a" }));
  assert.equal(
    tellFound(say, ALONE, [good, turned, chance]),
    'review-good{"count":1,"you":"yes"} review-faultless{"you":"yes"} review-turned{"count":1} review-chances{"count":1}',
  );
});

test("what was missed is told as a whole, with what leads to it and why it is good", () => {
  const say = speaker(
    "list-and",
    "list-comma",
    "missed-took",
    "step-changed",
    "merit-most",
    "then-caught",
    "you",
    "colour-red",
    "missed-better",
  );
  const events = [
    { kind: "changed", seat: 0, data: { sentence: "4 − 2", value: 2 } },
    { kind: "changed", seat: 0, data: { sentence: "8 − 3", value: 5 } },
    { kind: "took", seat: 0, data: { count: 5 } },
    { kind: "drew", seat: 0, data: {} },
  ];
  const merits = [{ code: "most", args: {} }];
  const told = tellMissed(say, ALONE, point({ events, merits }));
  assert.match(told, /^missed-took/);
  assert.match(told, /4 − 2.*8 − 3/);
  assert.match(told, /"stepsCount":2,"why":"merit-most\{\}"/);
  const answer = [{ kind: "caught", seat: 1, data: { at: "h1" } }];
  assert.match(
    tellMissed(say, ALONE, point({ events, merits, answer })),
    /then-caught.*h1.*Zed/,
    "the danger first",
  );
  assert.match(tellMissed(say, ALONE, point({ merits })), /^missed-better.*"better":"b"/);
});

test("what has no other reason is told with what it would have decided, and points are no reason", () => {
  const say = speaker("missed-laid", "gain-save", "then-completed", "you", "merit-builds");
  const events = [event("laid", { at: "1,0" })];
  const save = { events, gain: { code: "save", value: 1 } };
  assert.match(tellMissed(say, ALONE, point(save)), /"why":"gain-save/);
  assert.match(tellMissed(say, ALONE, point({ events })), /"why":""/);
  const builds = [{ code: "builds", args: {} }];
  assert.match(tellMissed(say, ALONE, point({ ...save, merits: builds })), /merit-builds/, "a merit first");
  const answer = [event("completed")];
  assert.doesNotMatch(tellMissed(say, ALONE, point({ ...save, answer })), /gain-save/, "the danger says it");
});

test("a game may tell all of what was missed by a merit, whatever other merits there are", () => {
  const say = speaker("better-odds", "merit-ends", "missed-fight", "you");
  const merits = [
    { code: "ends", args: {} },
    { code: "odds", args: { tile: "058", foe: "017", wins: 9, of: 10 } },
  ];
  const told = tellMissed(say, ALONE, point({ events: [event("fight", { foe: "017" })], merits }));
  assert.match(told, /^better-odds\{.*"foe":"017","wins":9,"of":10.*"own":"true"/);
});

test("a hint names the thing where it begins, or the button", () => {
  const say = speaker("hint-where", "hint-button", "word-trade", "hint-sentence", "would-moved");
  const hint = /** @type {any} */ ({
    step: "where",
    words: ["trade"],
    move: "trade h1",
    events: [],
    merits: [],
  });
  assert.equal(tellHint(say, REPLY, hint, { label: "card" }), 'hint-where{"thing":"card","brief":"card"}');
  const named = { label: "card", brief: "c" };
  assert.equal(tellHint(say, REPLY, hint, named), 'hint-where{"thing":"card","brief":"c"}');
  assert.equal(tellHint(say, REPLY, hint, undefined), 'hint-button{"button":"word-trade{\\"seats\\":2}"}');
  assert.equal(
    tellHint(say, REPLY, { ...hint, step: "sentence" }, undefined),
    'hint-sentence{"move":"trade h1"}',
  );
  assert.equal(
    tellHint(say, REPLY, { ...hint, step: "sentence", events: [event("moved")] }, undefined),
    "would-moved{}",
  );
});
