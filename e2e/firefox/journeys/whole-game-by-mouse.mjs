/** A whole game by clicks alone; a page that is loaded anew tells the same result. */

import assert from "node:assert/strict";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await come({ starts: true });
  const result = await playWholeGame(person);
  await person.reload();
  assert.deepEqual(await person.readResult(), result);
};
