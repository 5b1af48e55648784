/** The site itself in a frame that shuts it in: one sentence says so, and the page around hears nothing. */

import assert from "node:assert/strict";
import { Host } from "../frame.mjs";

/** @type {import("../drive.mjs").Journey} */
export default async (come, { address }) => {
  const person = await come({ starts: true });
  person.watch.expect(/^page error: Cross-Origin Request Blocked/);
  const host = new Host(person, { sandbox: "allow-scripts", kind: "src" }).enter();
  await host.open(`${address}index.html`);
  await person.page.waitForSelector("#shut-in a", { visible: true });
  assert.equal(await person.count("#aid"), 0, "one sentence is enough");
  assert.equal(await host.run("greeted.length"), 0);
};
