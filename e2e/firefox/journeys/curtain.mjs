/** A curtain hangs between people with hidden hands, and behind it nothing of the hands is on the page. */

import assert from "node:assert/strict";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { wheels }) => {
  const people = await come({ address: wheels });
  await people.open(`${INSTANT}&seed=curtain&game=null&seats=p,p&options=size:2`);
  await people.page.waitForSelector("#seat-1");
  await people.press("Begin");
  /** @type {string[][]} */
  const hands = [];
  for (const [name, other] of [
    ["Red", "Blue"],
    ["Blue", "Red"],
  ]) {
    await people.waitFor(".curtain", `Give the device to ${name}.`);
    assert.equal(await people.count(".board, .log, #notation"), 0);
    await people.press(`I am ${name}`);
    await people.waitForStatus(`${name}: choose a card`);
    const hand = Object.values(await people.readPosition());
    assert.equal(hand.length, 2);
    hands.push(hand);
    await people.use(".pieces button");
    await people.waitFor(".curtain", `Give the device to ${other}.`);
    const content = await people.page.content();
    for (const card of hand) assert(!content.includes(card), `${name}'s ${card} is still on the page`);
  }
  assert.equal(new Set(hands.flat()).size, 4);
  await people.reload();
  await people.waitFor(".curtain", "Give the device to Red.");
  assert.equal(await people.count(".board"), 0, "a reload leaves it closed");
};
