/** The site as one file: a whole game from a disk, which a page that is loaded anew still tells of. */

import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { site, harness }) => {
  const person = await come({ address: pathToFileURL(path.join(site, harness.ONE_FILE)).href });
  const result = await playWholeGame(person);
  await person.reload();
  assert.deepEqual(await person.readResult(), result);
};
