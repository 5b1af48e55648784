/** The site as one file in a frame that shuts it in: a whole game, which the page around hears from its beginning to its end. */

import assert from "node:assert/strict";
import { Host } from "../frame.mjs";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { address, harness }) => {
  const person = await come({ address: address + harness.ONE_FILE, starts: true });
  const host = new Host(person, { sandbox: "allow-scripts", kind: "src" }).enter();
  const [headline] = await playWholeGame(person);
  const heard = await host.read("started", "finished");
  assert.deepEqual(
    heard.map(({ type, game, attempt, completion }) => [type, game, attempt, completion]),
    [
      ["started", "numica", 1, undefined],
      ["finished", "numica", 1, true],
    ],
  );
  const [, { success, scaled }] = heard;
  assert.equal(success, headline === "You won!");
  assert(success ? scaled === 1 : headline === "It is a draw." ? scaled === 0.5 : Number(scaled) < 0.4);
  assert.equal(await person.page.evaluate(() => origin), "null");
};
