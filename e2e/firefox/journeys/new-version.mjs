/** A new version waits while somebody plays, asks in the lobby, and leaves the game as it was. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { publish, serve } from "../host.mjs";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const NOTICE = "A new version is here.";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { python, site, files }) => {
  const folder = path.join(files, "site");
  fs.cpSync(site, folder, { recursive: true });
  const host = await serve(python, folder);
  try {
    const person = await new NumicaPlayer(await come({ address: host.address })).open(
      `${INSTANT}&seed=version`,
    );
    await person.waitUntilKept();
    await person.beginTurn();
    publish(python, folder, "Newer games");
    assert(await person.page.evaluate(lookForUpdate), "the new version waits");
    await person.moveSomewhere();
    await person.waitForTurn();
    const seen = await person.readGame();
    assert.equal(await person.count(".notice"), 0, "nobody is asked while he plays");
    await person.toLobby();
    await person.waitFor(".notice", NOTICE);
    assert.equal(await person.read("h2:has(+ .games)"), "Games");
    await Promise.all([person.page.waitForNavigation(), person.press("Load it now")]);
    await person.waitUntilReady();
    assert.equal(await person.read("h2:has(+ .games)"), "Newer games");
    await person.goOn();
    await person.waitForTurn();
    assert.deepEqual(await person.readGame(), seen);
  } finally {
    await host.stop();
  }
};

/** Tells whether there is a new version, and it is on the device as a whole. */
async function lookForUpdate() {
  const found = await navigator.serviceWorker.getRegistration();
  await found?.update();
  const installing = found?.installing;
  if (installing) {
    await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
  }
  return found?.waiting !== null;
}
