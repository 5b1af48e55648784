/** The engine falls, by a mistake, by itself or in silence: that is told, and the game goes on where it was. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const WORDS = {
  fault: "Something went wrong inside.",
  crash: "The games stopped by themselves.",
  silence: "The games gave no answer any more.",
};

/** @type {import("../drive.mjs").Journey} */
export default async (come, { harness }) => {
  const person = new NumicaPlayer(await come());
  await person.page.evaluateOnNewDocument(harness.PLANT);
  await person.open(`${INSTANT}&seed=fall`);
  const { log } = await person.playOnce();
  const expected = [];
  for (const [kind, words] of Object.entries(WORDS)) {
    // Where a worker is silent on purpose, nobody has to wait for it.
    await person.page.evaluate(
      `planted.push({ kind: "${kind}", verb: "step" }); slowness = ${kind === "silence" ? 0.1 : 1}`,
    );
    await person.moveSomewhere();
    expected.push(words, harness.BACK);
    await person.page.waitForFunction(
      // @ts-expect-error - what HEAR keeps
      (count) => window.heard.filter(({ region }) => region === "alert").length >= count,
      {},
      expected.length,
    );
    assert(await person.waitForTurn());
  }
  const heard = (await person.hear("alert")).map((text) => text.trim().split(" Your game")[0]);
  assert.deepEqual(heard, expected);
  assert.equal((await person.readLog()).length, log.length + expected.length);
};
