/** The review of a finished game: its turning points, each looked at and tried; the game itself stays. */

import assert from "node:assert/strict";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { harness }) => {
  const person = await (await come()).open(INSTANT, `#/game/${harness.SHORT_GAME}`);
  const { page } = person;
  const [result, log, address] = [await person.readResult(), await person.readLog(), page.url()];
  await person.press("Review");
  await page.waitForSelector(".points", { timeout: 40_000 });
  const told = await person.read(".review > p");
  assert.match(told, /(Once|Twice|[3-6] times) (you had a better move|a computer could have done better)\.$/);
  assert.equal((await person.hear("say")).at(-1), told);
  const [number, better] = await page.$eval(".point", (point) => [
    /^ ?Move (\d+)\b/.exec(point.querySelector("h4")?.innerText ?? "")?.[1],
    [...point.querySelectorAll("dd code")].at(-1)?.textContent,
  ]);
  assert(number && better);
  const gains = /It would have (won|stopped|been (a little|clearly|much) better)|This would not have\./;
  assert.match(await person.read(".point"), gains);
  const bar = await person.lookBack(() => person.use(".point .buttons button"), "Better: ");
  const [from, to] = better.split(" ");
  assert.match(bar, new RegExp(`^Move ${number}\\. Better: Move the .* piece from ${from} to ${to}\\.`));
  assert.deepEqual(new Set(await person.findSpaces(person.harness.HINT)), new Set(better.split(" ")));
  await person.use(".point .buttons button:last-child");
  await person.waitForAlert("This is a new game.");
  await person.waitUntilGone(".result");
  const before = log.slice(0, Number(number)); // and the computer plays on
  assert.deepEqual((await person.readLog()).slice(0, before.length), before);
  await person.follow(address);
  assert.deepEqual([await person.readResult(), await person.readLog()], [result, log]);
};
