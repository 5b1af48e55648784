/** Begins the page: the poster first where it is somebody's guest, then the engine where the page's address leads to what
 * only Python can show, since it takes the longest, and then main. In the lobby the engine begins when somebody wants it;
 * see Engine.want.
 *
 * No module of the page waits in its own text: WebKit fires `load` before such a one has run, and goes on to those that
 * import it. The build refuses it. */

import { BASE, bringModule, makeWorker, prepare } from "./files.js";
import { readQuery } from "./query.js";
import { queue } from "./queue.js";

/** @typedef {import("./start.js").Site} Site */
/** @typedef {import("./start.js").Kept} Kept */

/** @type {Site} what the build says of the site */
export const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** Whether the page was opened anywhere but in the lobby: at a table people wait for Python and nothing else. */
export const isWantedAtOnce = /^#\/./.test(location.hash) || new URLSearchParams(readQuery()).has("game");

/** Milliseconds after which only a slow device comes to this line, where the whole page lies on it. */
const SLOW = 400;

/** Milliseconds for which Python waits at most. */
const LONGEST_LOOK = 3_000;

/** Lets Python begin: what can be seen without it is seen. @type {() => void} */
export let letBegin = () => {};

/**
 * Settled when Python may begin. On a slow device that is once the table can be seen as it stood: Python would take from it
 * what the device has, and be there no sooner for that. What comes over a line is asked for at once.
 * @type {Promise<void>}
 */
const seen = new Promise((resolve) => {
  letBegin = resolve;
  const isLooking = location.hash.startsWith("#/table/") && !document.hidden;
  if (isLooking && performance.now() > SLOW && isOnDevice()) setTimeout(resolve, LONGEST_LOOK);
  else resolve();
});

/** Whether the page comes from the device, and not over a line. */
function isOnDevice() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // nothing can be kept there, and nobody may ask
  }
}

/** @type {SecurityPolicyViolationEvent[]} what the page was not allowed: it may tell why nothing starts */
export const violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event));

// From now on first aid is told what is lacking, and need not look for it.
document.getElementById("aid")?.setAttribute("data-begun", "");

/** @type {Event[]} what the first worker has said before anybody listened */
const heard = [];

/** @type {Worker | null} until somebody takes it */
let first = null;

// What is thrown belongs to the words of first aid, which hears of errors and not of promises that are not kept.
open().catch((error) =>
  setTimeout(() => {
    throw error;
  }),
);

async function open() {
  clear();
  // To a place where the page cannot play, nothing comes; index.html and first aid say so.
  if (document.getElementById("shut-in")?.hidden === false || "old" in document.documentElement.dataset)
    return;
  // A frame in somebody else's page waits until somebody wants to play there.
  if (self !== top) await (await bring(site.poster)).invite(site);
  await prepare();
  if (isWantedAtOnce) beginFirst();
  await bring(site.main);
}

/**
 * Take out what was drawn into a page that was saved whole, as it stood: all of it is drawn anew, and what was left there
 * would stand beside that, and answer nobody.
 */
function clear() {
  for (const id of ["tools", "room", "say", "alert"]) document.getElementById(id)?.replaceChildren();
  document.querySelector("body > .poster")?.remove();
  delete document.documentElement.dataset.guest;
}

/**
 * A program of the page; first aid hears of one that does not come, or does not run here.
 * @param {string} address
 */
async function bring(address) {
  try {
    return await bringModule(new URL(address, BASE).href);
  } catch (error) {
    // Every browser says "import" of what it could not fetch; all else that is thrown here, the program threw.
    const detail = /import/i.test(String(error)) ? [address] : [];
    document.dispatchEvent(new CustomEvent("lack", { detail }));
    throw error;
  }
}

function beginFirst() {
  first = begin(site);
  for (const kind of ["message", "error"]) first.addEventListener(kind, keep);
}

/**
 * Make a worker, and have Python start there once no other frame's does; one that is refused at once is heard of like one
 * that is refused later.
 * @param {Site} site
 * @param {Kept} [kept]
 */
function begin(site, kept) {
  try {
    const worker = makeWorker(site.worker);
    const told = (/** @type {boolean} */ isWaiting) =>
      worker.dispatchEvent(new MessageEvent("message", { data: { kind: "queued", isWaiting } }));
    void Promise.all([queue.enter(told), seen]).then(() =>
      worker.postMessage({ kind: "start", site, base: BASE, kept }),
    );
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
 * @param {{message: (event: MessageEvent) => void, error: (event: ErrorEvent) => void}} listeners hear all that it says, from its beginning
 */
export function beginWorker(site, kept, listeners) {
  const worker = first ?? begin(site, kept);
  for (const [kind, listener] of Object.entries(listeners))
    worker.addEventListener(kind, /** @type {EventListener} */ (listener));
  if (worker !== first) return worker;
  first = null;
  for (const kind of ["message", "error"]) worker.removeEventListener(kind, keep);
  // The taker is not ready to listen before it has it.
  queueMicrotask(() => {
    // Somebody's extension may have left `keep` there: it hears them once more, and that must not go on for ever.
    for (const event of heard.splice(0)) worker.dispatchEvent(event);
  });
  return worker;
}
