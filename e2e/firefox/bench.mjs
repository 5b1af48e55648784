/** Drives one Firefox for the benchmarks of e2e: opens it with a profile, and answers one line of JSON with another. */

import { createInterface } from "node:readline";
import puppeteer from "../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

/** @typedef {{verb: "go" | "wait" | "said" | "address" | "rest" | "press" | "wheel", address?: string,
 *   word?: string, milliseconds?: number, place?: [number, number], by?: number, count?: number}} Request */

const [firefox, profile, patience, listener] = process.argv.slice(2);
const TICK = 20; // ms

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefox,
  headless: true,
  userDataDir: profile,
  // Nobody asks here what was fetched: the browser would tell of each request, and keep what came, in its own memory.
  networkEnabled: false,
  defaultViewport: { width: 1280, height: 720 },
});
const [page] = await browser.pages();
/** @type {string[]} */
const heard = [];
await page.evaluateOnNewDocument(listener);
page.on("console", (message) => heard.push(message.text()));

const rest = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** @param {Request} request */
async function answer({
  verb,
  address = "",
  word = "",
  milliseconds = 0,
  place = [0, 0],
  by = 0,
  count = 0,
}) {
  if (verb === "go") {
    heard.length = 0;
    page.goto(address).catch(() => {}); // a page that is left while it loads
  }
  if (verb === "wait") await waitFor(word);
  if (verb === "rest") await rest(milliseconds);
  if (verb === "press") await press(place, milliseconds);
  if (verb === "wheel") await wheel(place, by, count, milliseconds);
  return verb === "address" ? page.evaluate(() => location.href) : heard;
}

/** @param {[number, number]} place @param {number} pause after the mouse has come there */
async function press(place, pause) {
  await page.mouse.move(...place);
  await rest(pause);
  await page.mouse.down();
  await page.mouse.up();
}

/** @param {[number, number]} place @param {number} by @param {number} count @param {number} pause */
async function wheel(place, by, count, pause) {
  await page.mouse.move(...place);
  const begun = performance.now();
  for (let number = 1; number <= count; number += 1) {
    await page.mouse.wheel({ deltaY: by });
    await rest(begun + number * pause - performance.now());
  }
}

/** @param {string} word */
async function waitFor(word) {
  for (let left = (Number(patience) * 1000) / TICK; left > 0; left -= 1) {
    if (heard.some((each) => each.startsWith(`${word} `))) return;
    const failed = heard.find((each) => each.startsWith("failed "));
    if (failed) throw new Error(`The page did not start: ${failed}`);
    await rest(TICK);
  }
  throw new Error(`The page never said ${word}.`);
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(JSON.stringify(await answer(JSON.parse(line))));
  } catch (error) {
    console.log(JSON.stringify({ failed: String(error) }));
  }
}
await browser.close();
