/** Looking back: what is drawn is told of what had happened by then, also while the view of another moment is on its way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Latest } from "../../web/engine/latest.js";
import { placeCards } from "../../web/games/league/slots.js";
import { pointOf } from "../../web/model/records.js";
import { Store, sitDown as sitDownAt } from "../../web/model/store.js";
import { give } from "./built.mjs";

Object.assign(globalThis, { matchMedia: () => ({ addEventListener() {} }), requestAnimationFrame() {} });
give();
const { Replay } = await import("../../web/table/replay.js");
const { Review } = await import("../../web/table/review.js");

/** @param {number | null} seat @param {string} kind @param {any} [data] @returns {any} */
const record = (seat, kind, data = {}) => ({ seat, move: kind, events: [{ kind, seat: 0, data }] });

/** A turn: two cards of seven are played, and after it two are drawn. */
const LOG = [
  record(null, "dealt"),
  record(0, "played", { card: "h1a" }),
  record(0, "played", { card: "b1a" }),
  record(0, "passed"),
  record(null, "drew"),
];
const DEALT = ["h1a", "b1a", "b2a", "l1a", "l2a", "l3a", "+5a"];
const REST = DEALT.slice(2);
const HANDS = [[], DEALT, DEALT.slice(1), REST, REST, [...REST, "h4a", "h5a"]];

/** Sit at the table at its end, and look back; views are hands. */
function sitDown() {
  /** @type {any} */
  const reply = { view: HANDS[5], prompt: { waiting: [] }, viewer: 0 };
  /** @type {any} */
  const store = new Store(() => {});
  const table = /** @type {any} */ ({});
  store.state.play = { ...sitDownAt({ id: "g", game: "g", table, reply, day: "" }), log: LOG };
  /** @type {any} */
  const app = {
    store,
    engine: {
      send: async (/** @type {any} */ _, /** @type {any} */ { at }) => ({ view: HANDS[at], waiting: [] }),
    },
    line: { skip() {}, think: () => new Latest() },
    later: { part: null },
    hints: { search: { halt() {} } },
    announcer: { tellPast() {} },
  };
  return { app, store, replay: new Replay(app) };
}

test("a hand never needs more than its seven places, whoever looks at whichever moment", async () => {
  const { store, replay } = sitDown();
  /** @param {number} at */
  const see = (at) => {
    const { view, known } = store.play.looking.past;
    const places = placeCards(view, 0, LOG.slice(0, known));
    assert.ok(places.length <= 7, `${at}: ${places}`);
    assert.deepEqual(places.filter(Boolean).sort(), [...view].sort());
  };
  for (const at of [3, 2, 5, 1, 4]) {
    const shown = replay.show(at);
    see(at);
    await shown;
    see(at);
    assert.equal(store.play.looking.past.known, at, "its own view has come");
  }
});

/** Sit down where a review has found three points, each before one of these records. */
function sitReviewed() {
  const { app, store, replay } = sitDown();
  const points = [1, 3, 4].map((at) => /** @type {any} */ ({ at }));
  store.setPlay({ looking: { review: { at: 5, of: 5, points, shown: null } } });
  const review = new Review({ ...app, replay });
  return { store, replay, review, points };
}

/** Seen in the page, scrolled there, and not here. */
Object.assign(globalThis, { scrollX: 0, scrollY: 0, scrollTo() {} });

test("from wherever one is, the turning points before and after are those of the game", async () => {
  const { store, replay, review, points } = sitReviewed();
  assert.deepEqual([review.find(-1), review.find(1)], [points[2], points[0]], "before any is looked at");
  await review.look(points[1]);
  assert.deepEqual([review.find(-1), review.find(1)], [points[0], points[2]]);
  assert.equal(pointOf(store.play.looking.past), points[1]);
  replay.step(-1);
  assert.equal(pointOf(store.play.looking.past), null, "stepped on from it");
  assert.equal(store.play.looking.past.point, points[1], "and yet it is the one that is marked");
  assert.deepEqual([review.find(-1), review.find(1)], [points[0], points[1]], "and one finds back to it");
  await replay.show(5);
  assert.equal(store.play.looking.past.point, null, "whoever goes elsewhere by the log looks at none");
  assert.deepEqual([review.find(-1), review.has(1)], [points[2], false]);
  store.setPlay({ looking: { past: null } });
  assert.equal(review.find(1), points[2], "keys go on from what was looked at last");
});
