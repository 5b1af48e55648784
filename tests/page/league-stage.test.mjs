/** What somebody else does in Numbers League stands on the stage: no card is larger than in a hand, and none leaves it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeGuest, planOf } from "../../web/games/league/plan.js";

/** What the plan reads of a view. @type {any} */
const VIEW = {
  seat: 0,
  options: {},
  hands: [0, 1].map(() => ({ count: 7, cards: null, known: [] })),
  heroes: [[], []],
  begun: [
    [null, null, null],
    [null, null, null],
  ],
  trophies: [0, 1].map(() => ({ villains: [], devices: [], score: 0 })),
  sidekick: { cards: ["h1a", "h2a", "b1a"], sum: null },
  city: Array.from({ length: 6 }, (_, at) => ({ villain: `v${at}`, weakness: at, points: 1, taken: null })),
};

/** @type {import("../../web/draw/shapes.js").Shape[]} */
const SHAPES = ["narrow", "tall", "wide"];

for (const shape of SHAPES)
  for (const cards of [2, 3])
    test(`${cards} cards of a trade have room on the stage of a ${shape} window`, () => {
      const plan = planOf(VIEW, { shape, isTight: false, kind: "game", log: [] });
      const { box, cards: places } = placeGuest(plan, shape, { heroes: 0, cards }, false);
      const [held] = plan.hand;
      assert.equal(places.length, cards);
      places.forEach(({ x, y, w, h }, at) => {
        assert.ok(h <= held.h + 0.001 && w <= held.w + 0.001, "no larger than in a hand");
        assert.ok(
          x >= box.x && x + w <= box.x + box.w && y >= box.y && y + h <= box.y + box.h,
          "on the stage",
        );
        if (at > 0) assert.ok(x > places[at - 1].x + places[at - 1].w, "beside the last one");
      });
    });
