/** A hint in three steps: where, what, the whole sentence; then it is played, and the result counts it. */

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
  const where = await person.waitFor(".hint-text", "Look here: ");
  const [piece] = await person.findSpaces(HINT);
  assert.equal(where, `Look here: ${(await person.readPosition())[piece]}.`);

  await person.press("More");
  const what = await person.waitFor(".hint-text", "Then: ");
  const both = await person.findSpaces(HINT);
  const [target] = both.filter((word) => word !== piece);
  assert.equal(both.length, 2);
  assert.match(what, new RegExp(`You: (square|round) piece ${piece} to ${target}`));

  await person.press("More");
  assert.equal(await person.waitFor(".hint code"), `${piece} ${target}`);
  const told = [where, what, what.replace(/^Then: /, "")];
  assert.deepEqual((await person.hear("say")).slice(before), told);

  const lines = (await person.readLog()).length;
  await person.use(".dock .go.primary");
  await person.waitForLog(lines + 1);
  assert.equal(`Then: ${(await person.readLog())[lines]}`, what, "it brought about what was told");
  assert(await person.waitForTurn());
  assert.deepEqual(await person.findSpaces(HINT), []);
  assert((await person.giveUp()).some((line) => line.includes(" · 1 hint · ")));
};
