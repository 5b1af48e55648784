/** A link opens the same game at the same move on another device, and the QR code is that of the link. */

import assert from "node:assert/strict";
import { encode } from "../../../web/node_modules/uqr/dist/index.mjs";
import { NumicaPlayer } from "../numica.mjs";
import { INSTANT } from "../person.mjs";

const QUIET = 4; // modules around a code

/** @type {import("../drive.mjs").Journey} */
export default async (come) => {
  const person = await new NumicaPlayer(await come()).open(`${INSTANT}&seed=shared&theme=dark`);
  const seen = await person.playOnce();
  await person.press("Share");
  await person.find("dialog", "Share");
  const link = await person.page.$eval(
    "#share-link",
    (field) => /** @type {HTMLInputElement} */ (field).value,
  );
  assert(link.startsWith(`${person.address}#/game/n`), "no server is told anything");
  assert(link.length < 1600);

  const code = await person.page.waitForSelector("svg[role=img][aria-label='QR code of the link']");
  const drawn = await code?.evaluate((svg) => ({
    size: /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width,
    path: svg.querySelector("path")?.getAttribute("d") ?? "",
    colours: [...svg.children].map((part) => getComputedStyle(part).fill),
  }));
  assert(drawn);
  assert.deepEqual(
    drawn.colours,
    ["rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    "as cameras expect it, in the dark too",
  );
  const rows = Array.from({ length: drawn.size }, () => Array(drawn.size).fill(false));
  for (const [, x, y, length] of drawn.path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)].fill(true, Number(x), Number(x) + Number(length));
  assert.deepEqual(rows, encode(link, { ecc: "L", border: QUIET }).data);

  const other = await new NumicaPlayer(await come({ device: "second" })).follow(link);
  await other.waitForTurn();
  assert.deepEqual(await other.readGame(), seen);
  assert.match(other.page.url(), /#\/table\/\w+$/, "as a game of its own");
  await other.moveSomewhere();
  assert(await other.waitForTurn());
};
