/** Computers are watched: paused, one move at a time, and at another speed. */

import assert from "node:assert/strict";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await (await come()).open("?pace=slow&seed=watch&game=numica&seats=1,1");
  await person.page.waitForSelector("#seat-0");
  await person.press("Begin");
  await person.press("Pause");
  const before = (await person.readLog()).length;
  await person.use("[name=speed][value=quick]");
  for (const more of [1, 2]) {
    await person.press("One move");
    await person.waitForLog(before + more);
    await person.waitUntilGone(".thinking");
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal((await person.readLog()).length, before + 2, "nothing is played while the table is paused");
  await person.use(".dock .go");
  await person.waitForLog(before + 5);
  await person.press("Pause");
};
