/** A disk that does not answer: that is told, one plays, and once it answers it is caught up with. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const WARNING = ".stage > .storage";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { harness }) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=kept`);
  const former = await person.playOnce();
  await person.reload();
  await person.waitForTurn();
  assert.deepEqual(await person.readGame(), former);
  await person.page.evaluateOnNewDocument(harness.SILENT);
  await person.reload();
  await person.waitForAlert("does not give out the games");
  const seen = await person.playOnce();
  await person.waitFor(WARNING, "This browser keeps nothing");
  await person.page.evaluate("answer()");
  await person.waitUntilGone(WARNING);
  await person.toLobby();
  assert.equal(
    await person.count(".kept-game"),
    2,
    "the one that was kept, and the one that is caught up with",
  );
  await person.goOn();
  await person.waitForTurn();
  assert.deepEqual(await person.readGame(), seen);
};
