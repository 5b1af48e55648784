/** The page starts: the lobby shows its games, and one of them can be chosen. */

import assert from "node:assert/strict";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await (await come({ starts: true })).open("");
  assert.equal(await person.page.title(), "Number Parlour");
  assert.equal(await person.read("h1"), "Number Parlour");
  await person.chooseGame("Numica");
  assert.equal(await person.read("h1"), "Numica");
};
