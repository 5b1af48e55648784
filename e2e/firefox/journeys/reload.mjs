/** A page that is loaded anew shows the same game, and the game goes on. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=kept`);
  const { position, log } = await person.playOnce();
  await person.reload();
  await person.waitForTurn();
  assert.deepEqual([await person.readPosition(), await person.readLog()], [position, log]);
  await person.moveSomewhere();
  assert(await person.waitForTurn());
  assert.equal((await person.readLog()).length, log.length + 2);
};
