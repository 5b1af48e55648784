/** The service worker: keeps the whole site on the device by content hash, and gives it out without the network. */

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setDefaultHandler } from "workbox-routing";

/** @typedef {{url: string, revision: string | null}} File a revision of null: the address bears the hash */

const worker = /** @type {ServiceWorkerGlobalScope & {files: File[]}} */ (/** @type {unknown} */ (self));
const here = worker.registration.scope;
const names = new Set(worker.files.map(({ url }) => url));

/**
 * Refuse what does not belong to this version, and with it the whole installation: the browser tries again.
 * A host in the middle of an update may still send the former index.html, whose scripts are gone: a white page
 * for everybody, until the version after this one.
 */
const belonging = {
  /** @param {{request: Request, response: Response}} answer */
  async cacheWillUpdate({ request, response }) {
    if (!response.ok) return null;
    if (request.url !== new URL("index.html", here).href) return response;
    const page = await response.clone().text();
    const parts = [...page.matchAll(/"(app\/[^"]+)"/g)];
    return parts.every(([, name]) => names.has(name)) ? response : null;
  },
};

const controller = new PrecacheController({ plugins: [belonging] });
controller.addToCacheList(worker.files);

// The page reads its parameters from its address; the file is the same for all of them.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^/], cleanURLs: false }));

// A page of the former version asks for its own files, which this version does not list.
setDefaultHandler(async ({ request }) => {
  const { cacheName } = controller.strategy;
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
});

worker.addEventListener("install", (event) => event.waitUntil(controller.install(event)));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));
worker.addEventListener("message", ({ data }) => {
  if (data === "renew") void worker.skipWaiting();
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
