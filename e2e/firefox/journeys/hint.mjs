/** A hint in three steps: where, why, the whole advice; then it is played, and the result counts it. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=hints`);
  const { HINT } = person.harness;
  await person.beginTurn();
  const before = (await person.hear("say")).length;
  await person.press("Hint");
  const where = await person.waitFor(".hint-text", "Begin here: ");
  const [piece] = await person.findSpaces(HINT);
  assert.equal(where, `Begin here: ${(await person.readPosition())[piece]}.`);

  await person.press("More");
  await person.page.waitForFunction(() => document.querySelectorAll(".hint-mark").length === 2);
  const why = await person.read(".hint-text");
  const both = await person.findSpaces(HINT);
  const [target] = both.filter((word) => word !== piece);
  assert.equal(both.length, 2);

  await person.press("More");
  assert.equal(await person.waitFor(".hint code"), `${piece} ${target}`);
  const advice = await person.read(".hint-text");
  assert.match(advice, new RegExp(`^Move the (square|round) piece from ${piece} to ${target}\\.`));
  assert.deepEqual((await person.hear("say")).slice(before), [where, why, advice]);

  const lines = (await person.readLog()).length;
  await person.use(".dock .go.primary");
  await person.waitForLog(lines + 1);
  const done = (await person.readLog())[lines];
  assert.match(done, new RegExp(`^Your (square|round) piece went from ${piece} to ${target}`), "it was followed");
  assert(await person.waitForTurn());
  assert.deepEqual(await person.findSpaces(HINT), []);
  assert((await person.giveUp()).some((line) => line.includes(" · 1 hint")));
};
