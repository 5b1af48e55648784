/**
 * Starts one Firefox and makes the journeys that standard input asks for, each with a profile of its own; writes
 * one line of JSON for each.
 */

import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import puppeteer from "../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";
import { Person } from "./person.mjs";
import { Watch } from "./watch.mjs";

/** @typedef {import("../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js").Page} Page */
/** @typedef {import("../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js").ElementHandle} Handle */
/** @typedef {{width: number, height: number, hasTouch?: boolean}} Size CSS pixels */
/** @typedef {import("../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js").BrowserContext} Profile */
/** @typedef {{size?: Size, device?: string, address?: string, starts?: boolean}} Coming to which device, and where the
 *   site is; those who come to one device find there what the others have left. `starts`: with a Python of their own */
/** @typedef {{profile: Profile, lenders: Map<string, Page>}} Device lenders: by the address of their site */
/** @typedef {(coming?: Coming) => Promise<Person>} Come lets a new person come, who has not opened the page yet */
/** @typedef {(come: Come, wish: Wish, word: string) => Promise<void>} Journey throws what it finds wrong */
/**
 * @typedef Wish
 * @property {string} firefox its program
 * @property {string} python the program of the tests
 * @property {string} site the folder of the built site
 * @property {string} address where that is served
 * @property {string} wheels where it is served with the null game
 * @property {{address: string, place: string, told: string[]}[]} cases hosts with a fault, where the page tells of it,
 *   and patterns of what it says
 * @property {string} dammed a host from which a part of the site comes only as soon as it is mended
 * @property {string} kept a folder for what shows why a journey failed
 * @property {string} files a folder for files that come and go; downloads go there
 * @property {Record<string, import("./frame.mjs").Way>} ways how our page comes into a frame
 * @property {{asked: Record<string, unknown>, moves: [string, string][], heard: import("./frame.mjs").Message[]}[]} opened what a
 *   host has opened; see e2e/hearing.py
 * @property {string[]} kinds the kinds of messages by which it hears of that
 * @property {string[]} journeys each may have a word to it, behind a dot
 * @property {import("./person.mjs").Harness} harness
 */

const LONGEST = 60_000; // ms, for one journey
/** @type {Size} */
const USUAL = { width: 1024, height: 768 };

const wish = /** @type {Wish} */ (JSON.parse(await text(process.stdin)));
/** Devices at which interpreters are lent, for all journeys: what they left is erased after each. @type {Map<string, Device>} */
const lending = new Map();
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: wish.firefox,
  headless: true,
  defaultViewport: null,
  extraPrefsFirefox: {
    // A touch comes as two commands, and on a busy machine the second one late: let it still be a tap.
    "apz.max_tap_time": LONGEST,
    // Drawing takes a good part of a journey's time: fewer pictures a second, and no process ahead of its page.
    "layout.frame_rate": 20,
    "dom.ipc.processPrelaunch.enabled": false,
  },
});
try {
  for (const name of wish.journeys) await report(name);
} finally {
  await browser.close();
}

/** Make one journey and write down how it went. @param {string} name */
async function report(name) {
  const begun = performance.now();
  /** @type {Profile[]} */
  const own = [];
  /** @type {Person[]} */
  const people = [];
  /** @type {string[]} */
  const said = [];
  /** @type {Come} */
  const come = async ({ size = USUAL, device = "first", address = wish.address, starts = false } = {}) => {
    const lends = !starts && [wish.address, wish.wheels].includes(address);
    const profile = lends ? await lendAt(device, address) : await makeProfile();
    if (!lends) own.push(profile);
    const page = await profile.newPage();
    const watch = new Watch(address);
    await watch.follow(page);
    await page.setViewport(size);
    await page.evaluateOnNewDocument(wish.harness.HEAR);
    await page.evaluateOnNewDocument(wish.harness.UNDRAWN);
    if (lends) {
      await page.evaluateOnNewDocument(wish.harness.NO_SERVICE_WORKER);
      await page.evaluateOnNewDocument(wish.harness.BORROW);
    }
    people.push(new Person(page, watch, address, wish.harness));
    return /** @type {Person} */ (people.at(-1));
  };
  try {
    const [file, word] = name.split(".");
    const { default: journey } = await import(`./journeys/${file}.mjs`);
    await withinTime(journey(come, wish, word));
  } catch (error) {
    said.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  said.push(...people.flatMap(({ watch }) => watch.listFaults()));
  if (said.length > 0) await keepScreens(name, people);
  for (const { page } of people) await page.close();
  for (const profile of own) await profile.close();
  for (const device of lending.values()) await clear(device);
  const ms = Math.round(performance.now() - begun);
  process.stdout.write(`${JSON.stringify({ journey: name, passed: said.length === 0, said, ms })}\n`);
}

function makeProfile() {
  return browser.createBrowserContext({ downloadBehavior: { policy: "allow", downloadPath: wish.files } });
}

/**
 * The profile of a device at which interpreters are lent to the pages of a site.
 * @param {string} name
 * @param {string} address
 */
async function lendAt(name, address) {
  const device = lending.get(name) ?? { profile: await makeProfile(), lenders: new Map() };
  lending.set(name, device);
  if (!device.lenders.has(address)) {
    const page = await device.profile.newPage();
    await page.goto(new URL(`/${wish.harness.PLACE}`, address).href);
    device.lenders.set(address, page);
  }
  return device.profile;
}

/** Erase what a journey has left on a device, and take back what was lent. @param {Device} device */
async function clear({ lenders }) {
  for (const page of lenders.values()) {
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = "" } of await indexedDB.databases()) {
        await new Promise((done) => {
          indexedDB.deleteDatabase(name).onsuccess = done;
        });
      }
      Reflect.get(window, "takeAllBack")();
    });
  }
}

/** @param {Promise<void>} journey */
async function withinTime(journey) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${LONGEST / 1000} s`)), LONGEST);
  });
  await Promise.race([journey, late]).finally(() => clearTimeout(timer));
}

/**
 * Keep what shows why a journey failed.
 * @param {string} name
 * @param {Person[]} people
 */
async function keepScreens(name, people) {
  fs.mkdirSync(wish.kept, { recursive: true });
  for (const [index, { page }] of people.entries()) {
    await page.evaluate(wish.harness.DRAWN).catch(() => {});
    const data = await page.screenshot().catch(() => null);
    if (data) fs.writeFileSync(path.join(wish.kept, `${name}-${index}.png`), data);
  }
}
