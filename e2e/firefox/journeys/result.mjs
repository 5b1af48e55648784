/** After the game: why it ended, another one with swapped seats, and the statistics of this device. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=result`);
  const { page } = person;
  await person.begin("person", "2");
  await person.setUp();
  await person.waitForTurn();
  const result = await person.giveUp();
  assert.deepEqual(result.slice(0, 2), ["Blue won!", "You gave up."]);
  assert(result.includes("3 moves · no hints"));
  const address = page.url();
  await person.press("Swap seats");
  await person.waitUntilGone(".result");
  await person.waitForStatus("Set up:");
  assert.notEqual(page.url(), address, "as a game of its own");
  await person.setUp();
  await person.waitForTurn();
  assert.equal((await person.giveUp())[0], "Red won!");
  await person.reload();
  await person.readResult();
  await person.toLobby();
  await person.press("Statistics");
  await person.find("dialog", "Statistics");
  const read = () =>
    person.page.$$eval("dialog tbody tr", (rows) => rows.map((row) => row.innerText.split(/\s+/)));
  assert.deepEqual(await read(), [["Numica", "Computer:", "Easy", "2", "0", "0", "2"]]);
  await person.press("Delete statistics");
  await person.press("Really delete them?");
  await person.waitFor("dialog[open]", "No game has ended here yet.");
};
