/** Finds out what a host does wrong, so that a start that came to nothing ends in words about its cause and its mend.
 *
 * Part of the page, and of what stands in index.html for where no module runs: it imports nothing.
 */

/** @typedef {{code: string, file?: string, type?: string, wanted?: string, ending?: string, status?: number,
 *   bytes?: number, expected?: number, directive?: string}} Fault
 *   code: of the sentences about it, which are `host-${code}` and, for those who run the site, `host-${code}-mend` */
/** @typedef {Pick<import("./start.js").Site, "worker" | "engine" | "sums">} Parts */
/** @typedef {{bytes?: number, sum?: string}} Whole what a file has that is as it was built: its size, where that is
 *   known, and the beginning of its hash */

const SCRIPTS = /^(application|text)\/(x-)?(java|ecma|j|live)script/;

/** @type {[string, RegExp, string][]} the files that browsers take only by their type: ending, what does, what is best */
const STRICT = [
  ["js", SCRIPTS, "text/javascript"],
  ["css", /^text\/css/, "text/css"],
];

/** The smallest module of WebAssembly. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * What is wrong with a file of the site.
 * @param {string} address
 * @param {string} base the address of the page
 * @param {Whole} [whole] where all of it is to be looked at
 * @returns {Promise<Fault | null>} null where nothing is
 */
export async function inspect(address, base, whole) {
  const { href } = new URL(address, base);
  const file = href.replace(new URL(".", base).href, "");
  try {
    // What the browser keeps may be older than what the host sends by now, and is replaced by it.
    const response = await fetch(href, { cache: "no-cache" });
    const { status, ok } = response;
    if (!ok)
      return status === 404 || status === 410 ? { code: "missing", file } : { code: "refused", file, status };
    const type = response.headers.get("Content-Type")?.split(";")[0].trim().toLowerCase() || "none";
    if (type === "text/html") return { code: "page", file };
    const ending = file.split("?")[0].split(".").pop() ?? "";
    const [, fits, wanted] = STRICT.find(([each]) => each === ending) ?? [];
    if (fits && !fits.test(type)) return { code: "type", file, type, wanted, ending };
    if (!whole) {
      void response.body?.cancel();
      return null;
    }
    return await compare(file, await response.arrayBuffer(), whole);
  } catch {
    return { code: "line", file };
  }
}

/**
 * What is wrong with the contents of a file. Without https there are no hashes, and a size has to do.
 * @param {string} file
 * @param {ArrayBuffer} contents
 * @param {Whole} whole
 * @returns {Promise<Fault | null>}
 */
async function compare(file, contents, { bytes: expected, sum }) {
  const bytes = contents.byteLength;
  if (expected !== undefined && bytes !== expected) return { code: "changed", file, bytes, expected };
  if (!sum || !self.crypto?.subtle) return null;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", contents));
  const text = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.startsWith(sum) ? null : { code: "altered", file };
}

/** Whether a file has come, and is not as it was built. @param {Fault | null} fault */
export const isDamage = (fault) => fault?.code === "changed" || fault?.code === "altered";

/**
 * The first of several faults, in the order of the files.
 * @param {string[]} addresses
 * @param {string} base
 * @param {Map<string, Whole>} [wholes] where all of them are to be looked at
 */
export async function inspectAll(addresses, base, wholes = new Map()) {
  const faults = await Promise.all(addresses.map((address) => inspect(address, base, wholes.get(address))));
  // A line that breaks off may hide what is wrong with the host, and never the other way round.
  return faults.find((fault) => fault && fault.code !== "line") ?? faults.find(Boolean) ?? null;
}

/**
 * What a policy forbids of the site itself.
 * @param {SecurityPolicyViolationEvent} violation
 * @param {string} base
 * @returns {Fault | null}
 */
export function readViolation({ disposition, effectiveDirective, blockedURI }, base) {
  if (disposition !== "enforce" || !/^(script|style|worker|connect)-/.test(effectiveDirective)) return null;
  const { href } = new URL(".", base);
  if (!blockedURI.startsWith(href)) return null;
  return {
    code: "policy",
    file: blockedURI.slice(href.length),
    directive: effectiveDirective.replace("-elem", ""),
  };
}

/**
 * The files that Python cannot start without, by their addresses, as they should be: the worker first.
 * @param {Parts} parts
 * @returns {Map<string, Whole>}
 */
function listWholes({ worker, engine: { base, files, plain }, sums }) {
  const sizes = new Map(Object.entries({ ...files, ...plain }).map(([name, bytes]) => [base + name, bytes]));
  const addresses = [worker, ...Object.keys(sums).filter((address) => address !== worker)];
  return new Map(addresses.map((address) => [address, { bytes: sizes.get(address), sum: sums[address] }]));
}

/** Fetch anew what Python starts from. @param {Parts} parts @param {string} base */
export const refreshParts = (parts, base) => refresh([...listWholes(parts).keys()], base);

/**
 * Why Python did not start.
 * @param {Parts} parts of the site
 * @param {string} base
 * @param {string} message of what failed
 * @param {SecurityPolicyViolationEvent[]} violations that the page has heard of
 * @returns {Promise<Fault | null>}
 */
export async function findFault(parts, base, message, violations) {
  for (const violation of violations) {
    const forbidden = readViolation(violation, base);
    if (forbidden) return forbidden;
  }
  try {
    new WebAssembly.Module(EMPTY);
  } catch {
    return { code: "wasm" };
  }
  // The worker obeys a policy of its own.
  if (/content.security.policy|unsafe-eval|blocked by csp/i.test(message)) return { code: "wasm" };
  // That they come at all is soon seen; only then are they fetched as a whole.
  const wholes = listWholes(parts);
  const addresses = [...wholes.keys()];
  return (await inspectAll(addresses, base)) ?? (await inspectAll(addresses, base, wholes));
}

/**
 * Fetch files past what the browser keeps: it would keep the type that one once had, also where it asks again and is
 * told that the file is the same.
 * @param {string[]} addresses
 * @param {string} base
 */
export async function refresh(addresses, base) {
  const refetch = (/** @type {string} */ address) => fetch(new URL(address, base).href, { cache: "reload" });
  await Promise.all(
    addresses.map((address) =>
      refetch(address)
        .then((response) => response.arrayBuffer())
        .catch(() => {}),
    ),
  );
}

/** How long the service worker may take to look through what it keeps. */
const MOST_MENDING = 60_000;

/**
 * Ask the service worker to do something with what it keeps.
 * @param {ServiceWorker} kept
 * @param {"mend" | "fill"} what
 * @param {number} silent what stands for an answer where none comes, as from the worker of a former version
 * @returns {Promise<number>}
 */
export function askKeeper(kept, what, silent) {
  const { port1, port2 } = new MessageChannel();
  kept.postMessage(what, [port2]);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(silent), MOST_MENDING);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
  });
}

/**
 * Have the service worker look through what it keeps, and fetch anew what is damaged.
 * @returns {Promise<number>} how many files are whole again
 */
export async function mendKept() {
  let kept = null;
  try {
    kept = navigator.serviceWorker?.controller;
  } catch {
    // In a frame that may keep nothing it may not even be asked for.
  }
  return kept ? askKeeper(kept, "mend", 0) : 0;
}
