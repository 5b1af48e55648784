/** The service worker: keeps the whole site on the device by content hash, and gives it out without the network. */

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setDefaultHandler } from "workbox-routing";

/** @typedef {{url: string, revision: string | null, integrity: string}} File a revision of null: the address bears the hash;
 *   integrity: the hash of what is in it, as `fetch` takes it */

const worker = /** @type {ServiceWorkerGlobalScope & {files: File[]}} */ (/** @type {unknown} */ (self));
const here = worker.registration.scope;
const sums = new Map(worker.files.map(({ url, integrity }) => [new URL(url, here).href, integrity]));

const controller = new PrecacheController();
// Without the hashes: where nothing is kept, what a newer host sends is better than nothing.
controller.addToCacheList(worker.files.map(({ url, revision }) => ({ url, revision })));

// Of what compiles, a browser keeps the compiled form beside what is in its own cache, and not, or only later, beside what
// is kept here. With that Python need not be compiled again, which takes a slow device longer than all else on the way back.
registerRoute(
  ({ url }) => isCompiled(url.href),
  async ({ request }) => (await findOwn(request.url)) ?? give(request),
);

// The page reads its parameters from its address; the file is the same for all of them.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^/], cleanURLs: false }));

// A page of the former version asks for its own files, which this version does not list.
setDefaultHandler(({ request }) => give(request));

/**
 * What is kept under the address that is asked for, or else what the host sends.
 * @param {Request} request
 */
async function give(request) {
  const { cacheName } = controller.strategy;
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
}

/** Whether it is a file of this version that a browser compiles. @param {string} address */
const isCompiled = (address) => sums.has(address) && new URL(address).pathname.endsWith(".wasm");

/**
 * What compiles, as the browser's own cache has it, null where that has not. No network is asked.
 * @param {string} address
 */
async function findOwn(address) {
  const own = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  return own?.ok && own.headers.get("Content-Type") === "application/wasm" ? own : null;
}

/**
 * Tell whether what is kept under an address is the file that this version means by it.
 * @param {string} address
 * @param {Response} kept
 */
async function isWhole(address, kept) {
  const sum = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
  return sums.get(address) === `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

/** Every file of this version with the key that it is kept under. */
const places = [...sums.keys()].map((address) => ({
  address,
  key: controller.getCacheKeyForURL(address) ?? address,
}));

const openCache = () => caches.open(controller.strategy.cacheName);

/**
 * What is not here as this version means it: never fetched, kept by a version that did not look, or damaged on the device.
 */
async function* listLacking() {
  const cache = await openCache();
  for (const { address, key } of places) {
    const kept = await cache.match(key);
    if (kept && (await isWhole(address, kept))) continue;
    if (kept) await cache.delete(key);
    yield { cache, address, key, isDamaged: kept !== undefined };
  }
}

/**
 * Fetch a file; rejects where what comes is not, byte by byte, that of this version. A host in the middle of an update
 * still sends former files, many a host answers for a file that is missing with its index.html and a 200, and a network that
 * wants a login with a page of its own: kept, each would be given out until the version after this one.
 *
 * The browser compares the hashes as the bytes pass: read here, all of them would stay in the memory until this worker ends.
 * @param {string} address
 * @returns {Promise<Response>}
 */
async function fetchWhole(address) {
  const asked = { integrity: sums.get(address) };
  // The browser's own cache may still have what the host has long made good.
  const response = await fetch(address, asked).catch(() => fetch(address, { ...asked, cache: "reload" }));
  // Where the host sends from one address to another, no page could be opened with it.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Fetch anew what is damaged, here or in the browser's own cache; return how many files are whole again. */
async function mend() {
  let count = await mendOwn();
  for await (const { cache, address, key, isDamaged } of listLacking()) {
    const anew = isDamaged && (await fetchWhole(address).catch(() => null));
    if (!anew) continue;
    await cache.put(key, anew);
    count += 1;
  }
  return count;
}

/** Have the browser's own cache take anew what compiles and is damaged there; return how many files that were. */
async function mendOwn() {
  let count = 0;
  for (const address of [...sums.keys()].filter(isCompiled)) {
    const own = await findOwn(address);
    if (!own || (await isWhole(address, own))) continue;
    const asked = { integrity: sums.get(address), cache: /** @type {const} */ ("reload") };
    count += await fetch(address, asked).then(
      () => 1,
      () => 0,
    );
  }
  return count;
}

/** Files in a row that do not come, after which no other is asked for: there is no network, or no host. */
const MOST_FAILED = 3;

/**
 * What is not kept, though it may have been: whoever shares this host may empty all its caches. Nothing of what is kept is
 * read for that.
 */
async function listGone() {
  const cache = await openCache();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return { cache, gone: places.filter(({ key }) => !kept.has(key)) };
}

/** Fetch again what is gone; return how many files still are. */
async function fill() {
  const { cache, gone } = await listGone();
  let failed = 0;
  for (const { address, key } of gone) {
    if (failed === MOST_FAILED) break;
    const isHere = await fetchWhole(address)
      .then((response) => cache.put(key, response))
      .then(
        () => true,
        () => false,
      );
    failed = isHere ? 0 : failed + 1;
  }
  // What was put into a cache that was thrown away meanwhile is gone as well.
  return gone.length > 0 ? (await listGone()).gone.length : 0;
}

/** What is being filled, for all pages that ask meanwhile. @type {Promise<number> | null} */
let filling = null;

function fillOnce() {
  filling ??= fill().finally(() => {
    filling = null;
  });
  return filling;
}

/** Fetch all that is not here; one file that does not come whole refuses the installation, and the browser tries again. */
async function install() {
  for await (const { cache, address, key } of listLacking()) await cache.put(key, await fetchWhole(address));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));
worker.addEventListener("message", (event) => {
  if (event.data === "renew") void worker.skipWaiting();
  const act = event.data === "mend" ? mend : event.data === "fill" ? fillOnce : null;
  if (act) event.waitUntil(act().then((count) => event.ports[0].postMessage(count)));
});

/**
 * Serve every page at once, also the one that brought us here. Files of the former version go only when at most one
 * page is open, which is the one that asked for us: another may be in the middle of a game, with parts still to fetch.
 * Then they go with the next version.
 * @param {ExtendableEvent} event
 */
async function takeOver(event) {
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(here)).length <= 1) await controller.activate(event);
}
