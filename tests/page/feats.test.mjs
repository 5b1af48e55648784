/** What was reached as never before: a level beaten for the first time, more points or fewer rounds than ever. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give([
  { key: "numero", scored: true, pride: ["took", "count"] },
  { key: "numica", scored: false, pride: null },
]);
const { comparableOf, countLosses, featOf } = await import("../../web/kept/feats.js");

/** @param {object} [more] @returns {import("../../web/kept/feats.js").Played} */
const played = (more) => ({ game: "numero", levels: [2], ending: "lost", ...more });

test("the first win against a level is a feat, and against a stronger one; a second is none", () => {
  const won = played({ ending: "won" });
  const feat = { code: "level", count: 2, before: 0 };
  assert.deepEqual(featOf(won, []), feat);
  const others = [
    played({ game: "league", ending: "won" }),
    played({ ending: "won", levels: [1] }),
    played(),
  ];
  assert.deepEqual(featOf(won, others), feat, "another game, a weaker level and a loss are no such win");
  assert.equal(featOf(won, [played({ ending: "won", levels: [1, 3] })]), null, "a stronger level was beaten");
  assert.equal(featOf(played({ ending: "drawn" }), []), null);
  assert.equal(featOf(played({ ending: "won", levels: [] }), []), null, "nobody was beaten who plays alone");
});

test("more points than ever at such a table are a feat, whoever has won; the first are not", () => {
  const table = '[2,["size",3]]';
  const before = [30, 36, 12].map((count) => played({ table, count }));
  assert.deepEqual(featOf(played({ table, count: 40 }), before), { code: "most", count: 40, before: 36 });
  assert.equal(featOf(played({ table, count: 36 }), before), null, "as many are not more");
  assert.equal(featOf(played({ table, count: 40 }), []), null);
  assert.equal(featOf(played({ table: "[3]", count: 40 }), before), null, "another table");
  assert.equal(featOf(played(), before), null, "where nothing can be compared");
});

test("where few are good, fewer than ever are a feat", () => {
  const alone = { levels: [], ending: "won", table: "[1]" };
  const before = [-14, -11, -12].map((count) => played({ ...alone, count }));
  assert.deepEqual(featOf(played({ ...alone, count: -10 }), before), {
    code: "fewest",
    count: 10,
    before: 11,
  });
  assert.equal(featOf(played({ ...alone, count: -11 }), before), null);
});

test("the largest ever that one has brought about is a feat, where no more points are", () => {
  const table = "[2]";
  const before = [4, 6, undefined].map((pride) => played({ table, count: 30, pride }));
  assert.deepEqual(featOf(played({ table, count: 20, pride: 7 }), before), {
    code: "pride",
    count: 7,
    before: 6,
  });
  assert.equal(featOf(played({ table, count: 31, pride: 7 }), before)?.code, "most", "one thing is told");
  assert.equal(featOf(played({ table, count: 20, pride: 6 }), before), null);
  assert.equal(featOf(played({ table, count: 20, pride: 7 }), before.slice(2)), null, "the first is none");
  assert.equal(featOf(played({ table: "[3]", count: 20, pride: 7 }), before), null, "another table");
});

test("it is the person's own, by what a game counts", () => {
  const took = (/** @type {number} */ seat, /** @type {number} */ count) =>
    /** @type {any} */ ({
      seat,
      events: [
        { kind: "took", data: { count } },
        { kind: "drew", data: { count: 9 } },
      ],
    });
  const reply = /** @type {any} */ ({
    seats: [{ who: "computer" }, { who: "person" }],
    options: {},
    outcome: { reason: "finished", winners: [0], scores: [9, 5] },
    view: {},
  });
  const log = [took(1, 3), took(0, 8), took(1, 5)];
  assert.deepEqual(comparableOf("numero", "lost", reply, log), { table: "[2]", count: 5, pride: 5 });
  assert.deepEqual(comparableOf("numero", "lost", reply, [took(0, 8)]), { table: "[2]", count: 5 });
  const resigned = { ...reply, outcome: { ...reply.outcome, reason: "resigned" } };
  assert.deepEqual(comparableOf("numero", "lost", resigned, log), {});
  assert.deepEqual(comparableOf("numica", "lost", reply, log), {}, "a game that counts nothing");
});

test("losses are counted back to the last game that was none", () => {
  const lost = (/** @type {number} */ order, more = {}) => ({ ...played(more), order });
  assert.equal(countLosses(lost(1), []), 1);
  assert.equal(countLosses(lost(9), [lost(3), lost(7, { levels: [5] }), lost(5)]), 4);
  const between = [
    lost(3),
    lost(5, { ending: "drawn" }),
    lost(7),
    lost(8, { game: "league", ending: "won" }),
  ];
  assert.equal(
    countLosses(lost(9), between),
    2,
    "in the order in which they were played; other games count apart",
  );
  assert.equal(countLosses(lost(9, { ending: "won" }), [lost(8)]), 0);
});
