/** The dark theme is dark and the light one light, in the lobby and at the table. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = new NumicaPlayer(await come());
  await person.open(`${INSTANT}&theme=light`);
  assert((await person.readBrightness("body")) > 0.7);
  await person.open(`${INSTANT}&theme=dark&seed=dark`);
  assert((await person.readBrightness("body")) < 0.25);
  await person.begin("person", "1");
  assert((await person.readBrightness("body")) < 0.25);
};
