/** The site's files for the page where the site is one file: they lie in the document, and so does the worker. */

import * as poster from "../poster/poster.js";
import { BASE, nameOf, unpack } from "./packed.js";

export { BASE };

/** The worker's program and all that it needs. */
const WORKER = "worker.js";
const ENGINE = "engine/";

/** @type {Map<string, string>} as they are packed, by their names */
const files = new Map();
for (const element of document.querySelectorAll("script[data-file]")) {
  const { dataset, textContent } = /** @type {HTMLElement} */ (element);
  files.set(dataset.file ?? "", textContent ?? "");
}

/** The programs that come later, by the addresses that the page has for them. @type {Record<string, () => Promise<any>>} */
const PROGRAMS = {
  "poster.js": async () => poster, // here by now: what is imported later brings main along
  "main.js": () => import("../main.js"),
};

let program = "";

export async function prepare() {
  // A page from a disk, or in a frame that shuts it in, may give a worker nothing else than an address that says it all.
  program = `data:text/javascript,${encodeURIComponent(await (await openFile(WORKER)).text())}`;
}

/** @param {string} address @returns {Promise<Response>} */
export async function openFile(address) {
  const name = nameOf(address);
  return unpack(name, files.get(name));
}

/** @param {string} address @returns {Promise<any>} */
export const bringModule = (address) => PROGRAMS[nameOf(address)]();

export function makeWorker() {
  const worker = new Worker(program, { type: "module" });
  const needed = [...files].filter(([name]) => name.startsWith(ENGINE));
  worker.postMessage({ kind: "files", files: new Map(needed) });
  return worker;
}
