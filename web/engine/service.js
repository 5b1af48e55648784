/** The service worker: keeps the whole site on the device by content hash, and gives it out without the network. */

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setDefaultHandler } from "workbox-routing";

/** @typedef {{url: string, revision: string | null, sha256: string}} File a revision of null: the address bears the hash */

const worker = /** @type {ServiceWorkerGlobalScope & {files: File[]}} */ (/** @type {unknown} */ (self));
const here = worker.registration.scope;
const sums = new Map(worker.files.map(({ url, sha256 }) => [new URL(url, here).href, sha256]));

/**
 * Refuse what is not, byte by byte, the file of this version, and with it the whole installation: the browser tries
 * again. A host in the middle of an update still sends former files, many a host answers for a file that is missing
 * with its index.html and a 200, and a network that wants a login with a page of its own: kept, each would be given
 * out until the version after this one.
 */
const checked = {
  /** @param {{request: Request, response: Response}} answer */
  async cacheWillUpdate({ request, response }) {
    if (await isWhole(request.url, response)) return response;
    // The browser's own cache may still have what the host has long made good.
    const anew = await fetch(request, { cache: "reload" });
    return (await isWhole(request.url, anew)) ? anew : null;
  },
};

/**
 * Tell whether a response is the file that this version means by an address.
 * @param {string} address
 * @param {Response} response
 */
async function isWhole(address, response) {
  if (!response.ok) return false;
  const sum = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return (
    sums.get(address) ===
    Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}

const controller = new PrecacheController({ plugins: [checked] });
controller.addToCacheList(worker.files);

// The page reads its parameters from its address; the file is the same for all of them.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^/], cleanURLs: false }));

// A page of the former version asks for its own files, which this version does not list.
setDefaultHandler(async ({ request }) => {
  const { cacheName } = controller.strategy;
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
});

/**
 * What is kept under an address of this version's, where it is not that file: kept by a version that did not look, or
 * damaged on the device.
 */
async function* listDamaged() {
  const cache = await caches.open(controller.strategy.cacheName);
  for (const address of sums.keys()) {
    const key = controller.getCacheKeyForURL(address) ?? address;
    const kept = await cache.match(key);
    if (!kept || (await isWhole(address, kept))) continue;
    await cache.delete(key);
    yield { cache, address, key };
  }
}

/** Fetch anew what is damaged; return how many files are whole again. */
async function mend() {
  let count = 0;
  for await (const { cache, address, key } of listDamaged()) {
    const anew = await fetch(address, { cache: "reload" }).catch(() => null);
    if (!anew || !(await isWhole(address, anew))) continue;
    await cache.put(key, anew);
    count += 1;
  }
  return count;
}

/** Fetch all that is not here; what is here already is taken over only where it is whole. @param {ExtendableEvent} event */
async function install(event) {
  for await (const _ of listDamaged());
  await controller.install(event);
}

worker.addEventListener("install", (event) => event.waitUntil(install(event)));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));
worker.addEventListener("message", (event) => {
  if (event.data === "renew") void worker.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend().then((count) => event.ports[0].postMessage(count)));
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
