/** Where storage throws on every call, that is said, and one plays on all the same. */

import assert from "node:assert/strict";
import { download } from "../files.mjs";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { files, harness }) => {
  for (const refusal of [harness.NO_CALLS, harness.NO_STORAGE]) {
    const person = new NumicaPlayer(await come());
    await person.page.evaluateOnNewDocument(refusal);
    await person.open(`${INSTANT}&seed=kept`);
    assert((await person.read(".library .storage")).includes("This browser keeps nothing"));
    const seen = await person.playOnce();
    assert((await person.read(".stage > .storage")).includes("Save it to a file or copy its link"));
    await download(files, () => person.use(".stage > .storage button"));
    await person.toLobby();
    await person.goOn();
    await person.waitForTurn();
    assert.deepEqual(await person.readGame(), seen);
    await person.press("Settings");
    await person.use("[name=setting-theme][value=dark]");
    assert((await person.readBrightness("body")) < 0.25);
  }
};
