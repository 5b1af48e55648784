/** A word in the link deals the same game to all, and so does the day. */

import assert from "node:assert/strict";
import { INSTANT } from "../person.mjs";

const NUMICA = `${INSTANT}&game=numica`;

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await come();
  /** @param {string} query */
  const deal = async (query) => {
    await person.open(query);
    if (!query.includes("game=")) await person.press("Deal of the day Numica");
    await person.page.waitForSelector("#seat-0");
    const form = await person.read(".setup");
    await person.press("Begin");
    await person.waitForStatus("et up:");
    return { form, board: await person.readBoard() };
  };
  const word = await deal(`${NUMICA}&seed=class`);
  assert.deepEqual((await deal(`${NUMICA}&seed=class`)).board, word.board);
  const today = await deal(`${NUMICA}&day`);
  assert(today.form.includes(new Date().toISOString().slice(0, 10)));
  assert.notDeepEqual(today.board, word.board);
  assert.deepEqual((await deal(INSTANT)).board, today.board);
};
