/** The page's end of offline use: which worker is news, when the page is loaded anew for it, and when it promises play without a network. */

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
Object.assign(globalThis, page, {
  location,
  document: Object.assign(new EventTarget(), {
    baseURI: "https://school.example/",
    visibilityState: "visible",
  }),
});
const windowEvents = new EventTarget();
globalThis.addEventListener = /** @type {any} */ (windowEvents.addEventListener.bind(windowEvents));
globalThis.requestIdleCallback = /** @type {any} */ ((/** @type {() => void} */ act) => setTimeout(act));

const { Offline } = await import("../../web/engine/offline.js");

/** @type {string[]} what the page has told that began last */
let told = [];
/** How often it has told that the site came to the device. */
let came = 0;

/** A page that has begun with a worker or without one. @param {Container} serviceWorker @param {boolean} [isBusy] */
async function begin(serviceWorker, isBusy = false) {
  /** @type {string[]} */
  const heard = [];
  told = heard;
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  reloads = 0;
  came = 0;
  const offline = new Offline({
    site: /** @type {any} */ ({ service: "sw.js" }),
    told: (state) => void heard.push(state),
    waits() {},
    came: () => (came += 1),
    isBusy: () => isBusy,
  });
  await offline.start();
  return offline;
}

/** A worker that says how many files are gone. @param {() => number} count @param {string} [state] */
const keeper = (count, state = "activated") => ({
  state,
  postMessage: (/** @type {string} */ what, /** @type {MessagePort[]} */ [port]) => {
    assert.equal(what, "fill");
    port.postMessage(count());
  },
});

const FORMER = keeper(() => 0);
const NEXT = { state: "activated" };

test("the first worker brings what the page is made of, and the next one news", async () => {
  const browser = new Container({});
  await begin(browser);
  browser.take(FORMER);
  assert.deepEqual([reloads, came], [0, 1]);
  browser.take(NEXT);
  assert.deepEqual([reloads, came], [1, 1], "the site comes to the device once");
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
  browser.registration.waiting = { state: "installed", postMessage() {} };
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

const settle = () => new Promise((done) => setTimeout(done, 30));

test("nothing is promised before the worker has said that all is there", async () => {
  const active = keeper(() => 0);
  await begin(new Container({ controller: active, active }));
  assert.ok(!told.includes("ready"));
  await settle();
  assert.equal(told.at(-1), "ready");
});

test("a worker that does not answer, as a former version's, brings no promise", async () => {
  /** @type {MessagePort[]} */
  const ports = [];
  const active = {
    state: "activated",
    postMessage: (/** @type {string} */ _what, /** @type {MessagePort[]} */ given) => {
      ports.push(...given);
    },
  };
  await begin(new Container({ controller: active, active }));
  await settle();
  assert.deepEqual([...new Set(told)], ["fetching"]);
  // Or Node waits for the answer.
  active.postMessage = FORMER.postMessage;
  for (const port of ports) port.postMessage(0);
});

test("what is gone is asked for again with the network, with the next look, and when the page is looked at", async () => {
  let gone = 3;
  const active = keeper(() => gone);
  const offline = await begin(new Container({ controller: active, active }));
  await settle();
  assert.equal(told.at(-1), "lacking");
  const again = [
    () => windowEvents.dispatchEvent(new Event("online")),
    () => offline.look(),
    () => document.dispatchEvent(new Event("visibilitychange")),
  ];
  for (const act of again) {
    gone = 0;
    act();
    await settle();
    assert.equal(told.at(-1), "ready");
    gone = 3;
    act();
    await settle();
    assert.equal(told.at(-1), "lacking", "and what is gone later takes the promise back");
  }
});

test("files that come back while the worker still looks for them are asked for once more", async () => {
  const counts = [2, 2, 0];
  const offline = await begin(new Container({ active: keeper(() => counts.shift() ?? 0) }));
  await settle();
  assert.deepEqual([offline.lacking, told.at(-1)], [2, "lacking"]);
  void offline.fill();
  windowEvents.dispatchEvent(new Event("online"));
  await settle();
  assert.deepEqual([offline.lacking, told.at(-1), counts.length], [0, "ready", 0]);
});

test("whoever asks meanwhile where nothing is gone has nothing looked at twice", async () => {
  let asked = 0;
  const offline = await begin(new Container({ active: keeper(() => asked++ * 0) }));
  await settle();
  const before = asked;
  void offline.fill();
  void offline.fill();
  await settle();
  assert.equal(asked, before + 1);
});
