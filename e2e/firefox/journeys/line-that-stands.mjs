/** A line that stands still before Python has come: that is told for as long as it lasts, and then the games begin. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const NOTHING = "Nothing is coming at the moment.";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { dammed, harness }) => {
  const person = new NumicaPlayer(await come({ address: dammed, starts: true }));
  await person.page.evaluateOnNewDocument(harness.TENTHS);
  await person.page.goto(`${dammed}${INSTANT}&game=numica`);
  await person.waitFor(".start.is-line", NOTHING);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert((await person.read(".start.is-line")).includes(NOTHING));
  await fetch(dammed + harness.MEND);
  await person.waitUntilReady();
  await person.sit("person", "1");
  await person.press("Begin");
  await person.setUp();
  assert.deepEqual(await person.hear("alert"), []);
};
