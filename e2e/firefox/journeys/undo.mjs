/** Undo, after the computer has answered: the board and the log are as they were, and the game goes on. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=turns`);
  await person.beginTurn();
  const { position, log } = await person.readGame();
  await person.moveSomewhere();
  await person.waitForTurn();
  assert.equal((await person.readLog()).length, log.length + 2);
  assert.notDeepEqual(await person.readPosition(), position);
  await person.press("Undo");
  await person.page.waitForFunction(
    (lines) => document.querySelectorAll(".log-lines li").length === lines,
    {},
    log.length,
  );
  await person.waitForTurn();
  assert.deepEqual([await person.readPosition(), await person.readLog()], [position, log]);
  await person.moveSomewhere();
  assert(await person.waitForTurn(), "and the game goes on");
};
