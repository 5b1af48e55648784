/** Begins the engine before the rest of the page is here, where the page's address leads to what only Python can show: it
 * takes the longest, and waits for nothing of the page. In the lobby it begins when somebody wants it; see Engine.want. */

import { BASE, bringModule, makeWorker } from "../files.js";

/** @typedef {import("./start.js").Site} Site */
/** @typedef {import("./start.js").Kept} Kept */

/** @type {Site} what the build says of the site */
export const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** Whether the page was opened anywhere but in the lobby: whoever comes to a table waits for Python and nothing else. */
export const isWantedAtOnce = /^#\/./.test(location.hash) || new URLSearchParams(location.search).has("game");

/** @type {SecurityPolicyViolationEvent[]} what the page was not allowed: it may tell why nothing starts */
export const violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event));

// A frame in somebody else's page waits until somebody wants to play there; where it cannot, index.html says so, and
// nothing comes after that.
if (document.getElementById("shut-in")?.hidden === false) await new Promise(() => {});
if (self !== top) {
  document.getElementById("aid")?.setAttribute("data-begun", ""); // nothing is late that waits for somebody
  const poster = await bringModule(new URL(site.poster, BASE).href).catch((error) => {
    document.dispatchEvent(new CustomEvent("lack", { detail: [site.poster] }));
    throw error;
  });
  await poster.invite();
}

/** @type {Event[]} what the first worker has said before anybody listened */
const heard = [];

/** @type {Worker | null} until somebody takes it */
let first = null;
if (isWantedAtOnce) beginFirst();

function beginFirst() {
  first = begin(site);
  for (const kind of ["message", "error"]) first.addEventListener(kind, keep);
}

/**
 * Make a worker, and have Python start there; one that is refused at once is heard of like one that is refused later.
 * @param {Site} site
 * @param {Kept} [kept]
 */
function begin(site, kept) {
  try {
    const worker = makeWorker(site.worker);
    worker.postMessage({ kind: "start", site, base: BASE, kept });
    return worker;
  } catch {
    const none = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
    setTimeout(() => none.dispatchEvent(new Event("error")));
    return /** @type {Worker} */ (/** @type {unknown} */ (none));
  }
}

/** @param {Event} event */
function keep(event) {
  event.preventDefault();
  heard.push(event);
}

/**
 * The first worker, which may have begun already, or a new one.
 * @param {Site} site
 * @param {Kept} kept
 * @param {Record<"message" | "error", (event: any) => void>} listeners hear all that it says, from its beginning
 */
export function beginWorker(site, kept, listeners) {
  const worker = first ?? begin(site, kept);
  for (const [kind, listener] of Object.entries(listeners)) worker.addEventListener(kind, listener);
  if (worker !== first) return worker;
  first = null;
  for (const kind of ["message", "error"]) worker.removeEventListener(kind, keep);
  // Whoever takes it is not ready to listen before it has it.
  queueMicrotask(() => {
    for (const event of heard) worker.dispatchEvent(event);
  });
  return worker;
}
