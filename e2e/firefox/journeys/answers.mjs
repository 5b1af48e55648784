/** What can I touch, what happened, where do we stand: by keys and by buttons, said once and readable too. */

import assert from "node:assert/strict";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const QUESTIONS = [
  { key: "t", button: "What can I touch?", words: "You can touch", short: "8 things light up" },
  { key: "l", button: "What happened?", words: "Blue’s ", short: "Blue’s " },
  { key: "s", button: "Where do we stand?", words: "You have captured", short: "You: 0 captured." },
];

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=access`);
  const { page } = person;
  await person.playOnce();
  /** @param {() => Promise<void>} act */
  const ask = async (act) => {
    const heard = await person.countHeard();
    await act();
    await person.waitUntilSaid(heard);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await person.countHeard(), heard + 1, "it is said once");
    return /** @type {string} */ ((await person.hear("say")).at(-1)).trim();
  };
  for (const { key, button, words, short } of QUESTIONS) {
    await page.focus('.pieces [data-touch="a1"]');
    const said = await ask(() => page.keyboard.press(/** @type {"t"} */ (key)));
    assert(said.includes(words), said);
    const shown = await page.$$eval(".told p", (all) =>
      all.map((each) => /** @type {HTMLElement} */ (each).innerText),
    );
    assert(
      shown.some((line) => line.includes(short)),
      "in short it can be read",
    );
    assert.equal(await ask(() => person.press(button)), said);
  }
  await page.focus('.pieces [data-touch="a8"]');
  const open = await page.$$eval(".pieces .is-open", (all) =>
    all.map((each) => each.getAttribute("data-touch")),
  );
  for (const word of [...open, open[0]]) {
    await page.keyboard.press("n");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-touch")), word);
  }
  await page.keyboard.press("/");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "notation");
};
