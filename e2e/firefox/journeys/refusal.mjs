/** A touch that the rules refuse: the reason in words, its paragraph one click away, the game unharmed. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=refused`);
  const { CHOSEN, TARGET } = person.harness;
  await person.beginTurn();
  const { piece } = await person.planMove(1);
  const { position, log } = await person.readGame();
  const board = Object.entries(await person.readBoard());
  const wrong = board.find(([, label]) => label.includes(", empty") && !label.includes(TARGET));
  assert(wrong);
  const before = (await person.hear("alert")).length;
  await person.touch(wrong[0]);
  await person.page.waitForSelector(".refusal");
  const said = (await person.hear("alert")).slice(before);
  assert.equal(said.length, 1);
  assert(said[0].includes(wrong[0]));
  assert((await person.readStatus()).includes(said[0]));

  const link = await person.find("button", /^Rule §4\.\d/);
  const number = /§([\d.]+\d)/.exec(await link.evaluate((part) => part.textContent ?? ""))?.[1];
  await person.use(link);
  const rules = await person.find("complementary", "The rules of Numica");
  const paragraph = await rules.waitForSelector(`[data-rule="§${number}"]`);
  assert(await paragraph?.isIntersectingViewport(), "the paragraph is scrolled to");
  await person.press("Close");
  await person.page.waitForSelector(".rules", { hidden: true });
  assert.deepEqual(await person.findSpaces(CHOSEN), [piece], "closing the rules took no word back");
  assert.deepEqual([await person.readPosition(), await person.readLog()], [position, log]);
  await person.touch((await person.findSpaces(TARGET))[0]);
  await person.waitForLog(log.length + 1);
};
