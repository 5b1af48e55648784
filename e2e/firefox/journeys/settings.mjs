/** Settings stay over a reload, and each follows its parameter, which is not kept. */

import assert from "node:assert/strict";

const CHOSEN = {
  theme: "dark",
  pieces: "large",
  coordinates: "off",
  notation: "on",
  log: "on",
  motion: "reduce",
  pace: "quick",
  sound: "on",
  lang: "en",
};

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await come();
  /** Settings need no Python, and wait for none. @param {string} query */
  const open = async (query) => {
    await person.page.goto(person.address + query);
    await person.waitFor("h1");
  };
  await open("?theme=light");
  /** @returns {Promise<Record<string, string>>} */
  const read = async () => {
    await person.press("Settings");
    await person.find("dialog", "Settings");
    const chosen = await person.page.$$eval("dialog input:checked", (fields) =>
      fields.map(({ name, value }) => [name.replace("setting-", ""), value]),
    );
    return Object.fromEntries(chosen);
  };
  assert((await person.readBrightness("body")) > 0.7);
  await read();
  for (const [name, value] of Object.entries(CHOSEN)) {
    await person.use(`[name=setting-${name}][value=${value}]`);
  }
  assert((await person.readBrightness("body")) < 0.25, "what is chosen wins over the address");
  await open("");
  assert.deepEqual(await read(), CHOSEN);
  await open(
    "?theme=contrast&pieces=normal&coordinates=on&notation=off&log=off&motion=full&pace=slow&sound=off",
  );
  assert.equal(await person.readBrightness("body"), 0);
  const told = {
    theme: "contrast",
    pieces: "normal",
    coordinates: "on",
    notation: "off",
    log: "off",
    motion: "full",
    pace: "slow",
    sound: "off",
  };
  assert.deepEqual(await read(), { ...CHOSEN, ...told });
  await open("");
  assert.deepEqual(await read(), CHOSEN, "a parameter is not kept");
};
