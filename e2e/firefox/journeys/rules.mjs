/** The rules, opened by a button and by the key `?`, closed by their button and by Escape. */

import assert from "node:assert/strict";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await (await come()).open(`${INSTANT}&seed=rules`);
  await person.begin("person", "1");
  await person.setUp();
  await person.waitForTurn();
  await person.press("Rules");
  const rules = await person.find("dialog", "Rules");
  const text = await rules.evaluate((dialog) => /** @type {HTMLElement} */ (dialog).innerText);
  assert(text.includes("Numica is a game for two players"));
  await person.press("Close");
  await person.page.waitForSelector("dialog", { hidden: true });
  await person.page.focus(".pieces [data-touch]");
  await person.page.keyboard.type("?");
  await person.find("dialog", "Rules");
  await person.page.keyboard.press("Escape");
  await person.page.waitForSelector("dialog", { hidden: true });
  assert(await person.waitForTurn(), "the game waits as before");
};
