/** After one visit the host may go away: the page is loaded anew, a game is played, and it is there again. */

import assert from "node:assert/strict";
import { serve } from "../host.mjs";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { python, site }) => {
  const host = await serve(python, site);
  try {
    const person = await new NumicaPlayer(await come({ address: host.address })).open(
      `${INSTANT}&seed=offline`,
    );
    await person.waitUntilKept();
    await host.stop();
    person.watch.expect(/\/absent/);
    const fetched = await person.page.evaluate(() => fetch("absent").then(String, () => "refused"));
    assert.equal(fetched, "refused", "nobody answers any more");

    await person.reload();
    const seen = await person.playOnce();
    await person.reload();
    await person.waitForTurn();
    assert.deepEqual(await person.readGame(), seen);
    await person.press("Rules");
    await person.waitFor(".rules-text", "Numica is a game for two players");
    await person.moveSomewhere();
    assert(await person.waitForTurn());
  } finally {
    await host.stop();
  }
};
