/** A whole game of Numica against the easiest computer, and what the page must tell at its end. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "./numica.mjs";
import { INSTANT } from "./person.mjs";

const HEADLINES = ["You won!", "Blue won!", "It is a draw."];

/** @param {import("./person.mjs").Person} visitor who has not opened the page yet; give what the result says */
export async function playWholeGame(visitor) {
  const person = await new NumicaPlayer(visitor).open(`${INSTANT}&seed=whole`);
  await person.begin("person", "1");
  await person.setUp({ typed: false });
  const moves = await person.playToTheEnd();
  const result = await person.readResult();
  const [headline, reason] = result;
  // What was reached as never before is told after that.
  const said = (await person.hear("say")).findLast((each) => !/first win|best so far/.test(each)) ?? "";
  assert(HEADLINES.includes(headline), `the headline is ${headline}`);
  assert(
    result.some((line) => line.endsWith("captured")),
    "both scores are told",
  );
  assert((await person.readStatus()).includes(headline));
  assert(said.includes(headline) && said.includes(reason), `the result is said, not ${said}`);
  assert(moves >= 3);
  const written = (await person.readLog()).filter((line) => line.includes(" went from ")).length;
  assert([2 * moves, 2 * moves - 1].includes(written), `every move is written: ${moves}, ${written}`);
  return result;
}
