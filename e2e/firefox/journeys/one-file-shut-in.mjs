/** The site as one file in a frame that shuts it in: a whole game. */

import assert from "node:assert/strict";
import { putInFrame } from "../frame.mjs";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { address, harness }) => {
  const person = await come({ address: address + harness.ONE_FILE, starts: true });
  await putInFrame(person, "allow-scripts");
  await playWholeGame(person);
  assert.equal(await person.page.evaluate(() => origin), "null");
};
