/** The log leads back to every table as it stood; one plays on from there, and the game that one left stays. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=replay`);
  const { page } = person;
  await person.begin("person", "1");
  await person.setUp();
  /** @type {Map<number, Record<string, string>>} the board by the length of the log */
  const seen = new Map();
  for (let moves = 0; moves < 3; moves += 1) {
    if (moves > 0) await person.moveSomewhere();
    await person.waitForTurn();
    seen.set((await person.readLog()).length, await person.readPosition());
  }
  const [log, address] = [await person.readLog(), page.url()];
  const last = log.length - 1; // the tiles are no move

  for (const [at, position] of seen) {
    const line = `.log-lines li:nth-of-type(${at}) .line`;
    const bar = await person.lookBack(() => person.use(line));
    assert.equal(bar, `Looking back: move ${at - 1} of ${last}`);
    assert.deepEqual(await person.readPosition(), position);
    assert((await person.hear("say")).at(-1)?.includes(log[at - 1]));
  }
  await page.focus(".log-lines .line");
  await person.lookBack(() => page.keyboard.press(","), `move ${last - 1} of ${last}`);
  await person.lookBack(() => page.keyboard.press("Home"), "before the first move");
  await person.lookBack(() => page.keyboard.press("."), `move 1 of ${last}`);
  await person.lookBack(() => person.press("Last move"), `move ${last} of ${last}`);
  await page.keyboard.press("Escape");
  assert(await person.waitForTurn(), "and one is at the table again");

  const [at] = [...seen.keys()].slice(1);
  await person.lookBack(() => person.use(`.log-lines li:nth-of-type(${at}) .line`));
  await person.press("Play on from here");
  await person.waitForAlert("This is a new game. The one that you left is kept as it was.");
  await person.waitForTurn();
  assert.notEqual(page.url(), address);
  assert.deepEqual([await person.readPosition(), await person.readLog()], [seen.get(at), log.slice(0, at)]);
  await person.moveSomewhere();
  assert(await person.waitForTurn());
  await person.follow(address);
  await person.waitForTurn();
  assert.deepEqual([await person.readPosition(), await person.readLog()], [seen.get(log.length), log]);
};
