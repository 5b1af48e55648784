/** Two tabs with one game: the one offers what the other has played, and never do they mix two games. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const first = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=twice`);
  await first.begin("person", "person");
  await first.setUp();
  await first.setUp();
  await first.waitForStatus("hoose a piece");
  const address = first.page.url();
  const second = await new NumicaPlayer(await come()).follow(address);
  await second.waitForStatus("hoose a piece");
  assert.deepEqual(await second.readPosition(), await first.readPosition());

  await second.moveSomewhere();
  await first.page.bringToFront();
  await first.waitFor(".stage > .storage", "gone on in another window");
  assert.equal((await first.readLog()).length, 3, "nothing is taken before it is wanted");
  await first.press("Show it as it is now");
  await first.waitForLog(4);
  assert.deepEqual(await first.readLog(), await second.readLog());

  await moveFirstOrLast(first, 0);
  await second.page.bringToFront();
  await second.waitFor(".stage > .storage", "gone on in another window");
  await moveFirstOrLast(second, -1);
  await second.waitForAlert("kept as a game of its own");
  assert.notEqual(second.page.url(), address);
  assert.equal(first.page.url(), address);
  for (const each of [first, second]) {
    await each.page.bringToFront();
    const log = await each.readLog();
    assert.equal(log.length, 5);
    await each.reload();
    await each.waitForLog(5);
    assert.deepEqual(await each.readLog(), log, "each has its own game, whole");
  }
};

/**
 * Move the first piece that can go anywhere to the first place, or the last one to the last.
 * @param {import("../numica.mjs").NumicaPlayer} person
 * @param {0 | -1} which
 */
async function moveFirstOrLast(person, which) {
  const { MINE, TARGET } = person.harness;
  const mine = await person.findSpaces(MINE);
  const lines = (await person.readLog()).length;
  for (const piece of which === 0 ? mine : mine.reverse()) if (await person.choosePiece(piece)) break;
  await person.touch(/** @type {string} */ ((await person.findSpaces(TARGET)).at(which)));
  await person.waitForLog(lines + 1);
}
