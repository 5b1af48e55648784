/** Games are kept by themselves: listed, taken elsewhere in a file, removed, and in the end all deleted. */

import assert from "node:assert/strict";
import { download } from "../files.mjs";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { files }) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=file`);
  const seen = await person.playOnce();
  await person.toLobby();
  await person.waitFor(".kept-game", "Numica Red (you) – Blue (Gentle) · 4 moves · now");
  await person.press("My game");
  await person.find("dialog", "My games");
  const file = await download(files, () => person.press("Save to a file"));
  assert.match(file, /numica-\d{4}-\d\d-\d\d.*\.json$/);

  const other = await new NumicaPlayer(await come({ device: "second" })).open();
  assert.match(await other.read(".library"), /No game is kept here yet/);
  await other.openFile(file);
  await other.waitForTurn();
  assert.deepEqual(await other.readGame(), seen);
  await other.moveSomewhere();
  assert(await other.waitForTurn(), "and it goes on");

  await person.page.bringToFront();
  await person.press("Remove");
  await person.press("Really remove?");
  await person.waitFor("dialog[open]", "No game is kept here yet");
  await person.reload();
  assert.equal(await person.count(".kept-game"), 0);

  await other.page.bringToFront();
  await other.toLobby();
  await other.press("Settings");
  for (const name of ["Delete everything", "Yes, delete", "Delete it all"]) await other.press(name);
  await other.waitForAlert("Everything is deleted");
  await other.reload();
  assert.equal(await other.count(".kept-game"), 0);
};
