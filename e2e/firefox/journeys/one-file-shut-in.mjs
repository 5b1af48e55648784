/** The site as one file in a frame that shuts it in: a whole game, which the page around hears from its beginning to its end. */

import assert from "node:assert/strict";
import { putInFrame, readHeard } from "../frame.mjs";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { address, harness }) => {
  const person = await come({ address: address + harness.ONE_FILE, starts: true });
  await putInFrame(person, "allow-scripts");
  await playWholeGame(person);
  const heard = await readHeard(person, ["started", "finished"]);
  assert.deepEqual(
    heard.map(({ type, game, attempt, completion }) => [type, game, attempt, completion]),
    [
      ["started", "numica", 1, undefined],
      ["finished", "numica", 1, true],
    ],
  );
  assert.equal(await person.page.evaluate(() => origin), "null");
};
