/** Looking back: what is drawn is told of what had happened by then, also while the view of another moment is on its way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeCards } from "../../web/games/league/slots.js";
import { Replay } from "../../web/table/replay.js";

Object.assign(globalThis, { requestAnimationFrame() {} });

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
  const now = {
    log: LOG,
    reply: { view: HANDS[5], prompt: { waiting: [] }, viewer: 0 },
    past: null,
    curtain: null,
    lesson: null,
  };
  /** @type {any} */
  const app = {
    play: { now },
    store: { setPlay: (/** @type {any} */ more) => Object.assign(now, more) },
    engine: {
      ask: async (/** @type {any} */ _, /** @type {any} */ { at }) => ({ views: [HANDS[at]], waiting: [] }),
    },
    turns: { skip() {} },
    hints: { search: { halt() {} } },
    announcer: { tellPast() {} },
  };
  return { now, replay: new Replay(app) };
}

test("a hand never needs more than its seven places, whoever looks at whichever moment", async () => {
  const { now, replay } = sitDown();
  /** @param {number} at */
  const see = (at) => {
    const { view, known } = now.past;
    const places = placeCards(view, 0, LOG.slice(0, known));
    assert.ok(places.length <= 7, `${at}: ${places}`);
    assert.deepEqual(places.filter(Boolean).sort(), [...view].sort());
  };
  for (const at of [3, 2, 5, 1, 4]) {
    const shown = replay.show(at);
    see(at);
    await shown;
    see(at);
    assert.equal(now.past.known, at, "its own view has come");
  }
});
