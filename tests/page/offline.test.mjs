/** The page's end of offline use: which worker that takes it over is news, and when the page is loaded anew for it. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** What a page has heard and done, with a browser that does as it is told. */
class Container extends EventTarget {
  /** @param {{controller?: object | null, active?: object | null}} now */
  constructor({ controller = null, active = null }) {
    super();
    this.controller = controller;
    /** @type {any} */
    this.registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
  }

  async register() {
    return this.registration;
  }

  /** Let a worker serve the page from now on. @param {object} worker */
  take(worker) {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let reloads = 0;
const page = { self: globalThis, top: globalThis, isSecureContext: true };
const location = { reload: () => (reloads += 1) };
Object.assign(globalThis, page, { location, document: { baseURI: "https://school.example/" } });
globalThis.requestIdleCallback = /** @type {any} */ ((/** @type {() => void} */ act) => setTimeout(act));

const { Offline } = await import("../../web/engine/offline.js");

/** A page that has begun with a worker or without one. @param {Container} serviceWorker @param {boolean} [isBusy] */
async function begin(serviceWorker, isBusy = false) {
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  reloads = 0;
  const offline = new Offline({
    site: /** @type {any} */ ({ service: "sw.js" }),
    told() {},
    waits() {},
    isBusy: () => isBusy,
  });
  await offline.start();
  return offline;
}

const FORMER = { state: "activated", postMessage() {} };
const NEXT = { state: "activated" };

test("the first worker brings what the page is made of, and the next one news", async () => {
  const browser = new Container({});
  await begin(browser);
  browser.take(FORMER);
  assert.equal(reloads, 0);
  browser.take(NEXT);
  assert.equal(reloads, 1);
});

test("one that a page before has brought, and that takes this one over later, is no news", async () => {
  const browser = new Container({ active: FORMER });
  await begin(browser);
  browser.take(FORMER);
  assert.equal(reloads, 0, "whoever reads a review there keeps it");
});

test("what was asked for is loaded, also by a page that no worker has served", async () => {
  const browser = new Container({ active: FORMER });
  const offline = await begin(browser);
  browser.registration.waiting = FORMER;
  offline.renew();
  browser.take(NEXT);
  assert.equal(reloads, 1);
});

test("news waits until nobody plays", async () => {
  const browser = new Container({ controller: FORMER, active: FORMER });
  const offline = await begin(browser, true);
  browser.take(NEXT);
  assert.deepEqual([reloads, offline.isOutdated], [0, true]);
});
