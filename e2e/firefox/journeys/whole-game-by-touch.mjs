/** A whole game by touch on a small screen, where nothing is wider than the screen. */

import assert from "node:assert/strict";
import { SMALL } from "../person.mjs";
import { playWholeGame } from "../whole_game.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await come({ size: SMALL });
  person.hand = "touch";
  await person.page.evaluateOnNewDocument(
    "addEventListener('click', (event) => { window.hand = event.pointerType; })",
  );
  await playWholeGame(person);
  assert.equal(await person.page.evaluate("hand"), "touch");
  const over = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(over <= 0, `the page is ${over} pixels wider than the screen`);
};
