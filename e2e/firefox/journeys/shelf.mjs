/** Games are kept by themselves: listed, taken elsewhere in a file, removed, and in the end all deleted. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { files }) => {
  const person = await (await come()).open(`${INSTANT}&seed=file`);
  await person.begin("person", "1");
  await person.setUp();
  await person.waitForTurn();
  await person.move();
  await person.waitForTurn();
  const seen = [await person.readPosition(), await person.readLog()];
  await person.toLobby();
  await person.waitFor(".kept-game", "Numica Red – Blue, level 1 · 4 moves · now");
  await person.press("The kept game");
  await person.find("dialog", "Kept games");
  const before = fs.readdirSync(files);
  await person.press("Save to a file");
  const file = await waitForFile(files, before);
  assert.match(file, /numica-\d{4}-\d\d-\d\d.*\.json$/);

  const other = await (await come({ device: "second" })).open();
  assert.match(await other.read(".shelf"), /No game is kept here yet/);
  await other.openFile(file);
  await other.waitForTurn();
  assert.deepEqual([await other.readPosition(), await other.readLog()], seen);
  await other.move();
  assert(await other.waitForTurn(), "and it goes on");

  await person.page.bringToFront();
  await person.press("Remove");
  await person.press("Really remove?");
  await person.waitFor("dialog[open]", "No game is kept here yet");
  await person.reload();
  assert.equal(await person.page.$(".kept-game"), null);

  await other.page.bringToFront();
  await other.toLobby();
  await other.press("Settings");
  for (const name of ["Delete everything", "Yes, delete", "Delete it all"]) await other.press(name);
  await other.waitForAlert("Everything is deleted");
  await other.reload();
  assert.equal(await other.page.$(".kept-game"), null);
};

/**
 * Wait until a file has come as a whole; give its path.
 * @param {string} folder
 * @param {string[]} before
 */
async function waitForFile(folder, before) {
  for (let tries = 0; tries < 100; tries += 1) {
    const fresh = fs.readdirSync(folder).filter((name) => name.endsWith(".json") && !before.includes(name));
    const file = path.join(folder, fresh[0] ?? "");
    if (fresh.length > 0 && fs.statSync(file).size > 0) return file;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail("no file has come");
}
