/** Undo, after the computer has answered, and redo: board and log are as they were; a key that is held does either once. */

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
  const moved = await person.readGame();
  const { keyboard } = person.page;
  /** @param {number} lines */
  const waitForLines = async (lines) => {
    await person.page.waitForFunction(
      (lines) => document.querySelectorAll(".log-lines li").length === lines,
      {},
      lines,
    );
    await person.waitForTurn();
  };
  /** @param {Parameters<typeof keyboard.down>[0]} key */
  const hold = async (key) => {
    for (let times = 0; times < 9; times += 1) await keyboard.down(key);
    await keyboard.up(key);
  };
  await person.press("Undo");
  await waitForLines(log.length);
  assert.deepEqual(await person.readGame(), { position, log });
  await person.page.focus(".slot-redo");
  await hold("Enter");
  await waitForLines(moved.log.length);
  assert.deepEqual(await person.readGame(), moved);
  await person.moveSomewhere();
  await person.waitForTurn();
  await person.page.focus(".slot-undo");
  await hold("u");
  await waitForLines(moved.log.length);
  await keyboard.press("u");
  await waitForLines(log.length);
  await person.moveSomewhere();
  assert(await person.waitForTurn(), "and the game goes on");
};
