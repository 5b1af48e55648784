/** A disk without room, which says so at once or in the end: that is told, the page has the game, and catches up. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const WARNING = ".stage > .storage";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { harness }) => {
  const person = new NumicaPlayer(await come());
  await person.page.evaluateOnNewDocument(harness.FULL);
  await person.open(`${INSTANT}&seed=kept`);
  await person.playOnce();
  for (const when of ["at once", "in the end"]) {
    await person.page.evaluate(`full = ${JSON.stringify(when)}`);
    await person.moveSomewhere();
    assert(await person.waitForTurn());
    await person.waitFor(WARNING, "There is no room left");
    const log = await person.readLog();
    await person.toLobby();
    await person.goOn();
    await person.waitForTurn();
    assert.deepEqual(await person.readLog(), log, "the page has it as it is");
    await person.page.evaluate("full = ''");
    await person.moveSomewhere();
    assert(await person.waitForTurn());
    await person.waitUntilGone(WARNING);
  }
  const seen = await person.readGame();
  await person.reload();
  await person.waitForTurn();
  assert.deepEqual(await person.readGame(), seen, "and so has the disk");
  await person.toLobby();
  assert.equal(await person.count(".kept-game"), 1, "under one name");
};
