/** The end of a game: by which catches it was won, which the words of its reason depend on. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { end } from "../../web/games/numica/game.js";

/** @param {string} kinds */
const taken = (kinds) => [...kinds].map((kind, id) => ({ id, kind: /** @type {"s" | "r"} */ (kind) }));

test("three squares, three rounds, or two of each", () => {
  const lost = taken("rr");
  assert.deepEqual(end({ taken: [taken("sss"), lost] }, [0]), { how: "squares" });
  assert.deepEqual(end({ taken: [lost, taken("rsrr")] }, [1]), { how: "rounds" });
  assert.deepEqual(end({ taken: [lost, taken("srsr")] }, [1]), { how: "both" });
});

test("nobody has won a draw, and nothing fails for that", () => {
  assert.doesNotThrow(() => end({ taken: [[], []] }, []));
});
