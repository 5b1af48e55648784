/** The rules, and a search in them: beside the table where there is room, else in a dialog, which Escape closes too. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const NAME = "The rules of Numica";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=rules`);
  await person.beginTurn();
  await person.press("Rules");
  await person.find("complementary", NAME);
  assert((await person.read(".rules-text")).includes("Numica is a game for two players"));
  await person.moveSomewhere();
  assert(await person.waitForTurn(), "one can play on beside them");
  await person.fill("#rules-query", "round");
  await person.waitFor(".rules-found", "paragraphs were found.");
  // It is searched at each letter, so what the first ones find may still stand there.
  await person.page.waitForFunction(() => {
    const found = [...document.querySelectorAll(".rules-text [data-rule]")];
    return found.length > 1 && found.every(({ textContent }) => textContent?.toLowerCase().includes("round"));
  });
  await person.press("Clear");
  await person.press("Close");
  await person.page.waitForSelector(".rules", { hidden: true });

  await person.page.setViewport({ width: 320, height: 480 });
  await person.page.focus(".pieces [data-touch]");
  await person.page.keyboard.press("r");
  await person.find("dialog", NAME);
  assert((await person.read("dialog .rules-text")).includes("Numica is a game for two players"));
  await person.page.keyboard.press("Escape");
  await person.page.waitForSelector(".rules", { hidden: true });
  assert(await person.waitForTurn(), "the game waits as before");
};
