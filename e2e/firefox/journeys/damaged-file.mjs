/** A damaged or foreign file is told what is wrong with it and harms nothing; one broken move leaves two ways on. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { SAVES } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** What is told of the one kept game, beside its picture, which comes when it comes. */
const KEPT = ".kept-game > p";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { files }) => {
  const save = JSON.parse(fs.readFileSync(path.join(SAVES, "middle.json"), "utf8"));
  const token = fs.readFileSync(path.join(SAVES, "middle.token"), "utf8").trim();
  /** @type {[string | Uint8Array, string][]} */
  const damaged = [
    ["", "This file is empty."],
    [Uint8Array.from({ length: 256 }, (_, at) => at), "This file is not a text"],
    ["[".repeat(300_000), "This file cannot be read."],
    [JSON.stringify(save).slice(0, -100), "This file cannot be read."],
    ['{"name": "number-parlour-page"}', "This is not a saved game."],
    [JSON.stringify({ ...save, seats: [{ who: "cat" }] }), "The players of this saved game are damaged."],
    [token.slice(0, -7), "A part of this text is missing or wrong."],
  ];
  const person = await (await come()).open(INSTANT, `#/game/${token}`);
  await person.waitForLog(save.journal.length);
  await person.toLobby();
  const kept = await person.waitFor(KEPT, "Numica");
  const file = path.join(files, "damaged.txt");
  for (const [content, words] of damaged) {
    fs.writeFileSync(file, content);
    await person.openFile(file);
    await person.waitFor("dialog[open] [role=alert]", words);
    await person.page.keyboard.press("Escape");
    await person.waitUntilGone("dialog[open]");
    assert.equal(await person.read(KEPT), kept);
  }
  const journal = [...save.journal.slice(0, 10), `${save.journal[10][0]} a1 a1`, ...save.journal.slice(11)];
  fs.writeFileSync(file, JSON.stringify({ ...save, journal }));
  await person.openFile(file);
  await person.waitFor("dialog[open]", "One move does not fit");
  await person.press("Go on from before it");
  await person.waitForLog(10);
  assert.equal((await person.readLog()).length, 10);
  await person.toLobby();
  await person.page.waitForFunction(() => document.querySelectorAll(".kept-game").length === 2);
};
