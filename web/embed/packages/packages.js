/** Makes the files that learning platforms take, of the site as it lies there: in a page and while the site is built, alike. */

import { writeStructure } from "./cmi5.js";
import { SITE, writePage } from "./course.js";
import { writeManifest as writeManifest12 } from "./scorm12.js";
import { writeManifest as writeManifest2004 } from "./scorm2004.js";
import { zip } from "./zip.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {(address: string, integrity?: string) => Promise<Uint8Array>} Read
 *   a file by its address on the site, where it is the one that it should be; rejects where it is not there */
/** @typedef {"scorm12" | "scorm2004" | "cmi5" | "kolibri"} Kind */
/** @typedef {{adapter: string, manifest?: {name: string, write: (course: Course, addresses: string[]) => string}}} Form
 *   how platforms want it: the adapter that speaks to them, and the file that describes the package, where they read one */

/** @type {Record<Kind, Form>} */
const FORMS = {
  scorm12: { adapter: "scorm12", manifest: { name: "imsmanifest.xml", write: writeManifest12 } },
  scorm2004: { adapter: "scorm2004", manifest: { name: "imsmanifest.xml", write: writeManifest2004 } },
  cmi5: { adapter: "cmi5", manifest: { name: "cmi5.xml", write: writeStructure } },
  kolibri: { adapter: "kolibri" },
};

export const KINDS = /** @type {Kind[]} */ (Object.keys(FORMS));

/** The list in the service worker of all that the site consists of, as py/workshop/precache.py writes it. */
const LIST = /^self\.files=(\[.+\]);/;

/** @param {string} text */
const encode = (text) => new TextEncoder().encode(text);

/**
 * What the site consists of: all that is played with, and nothing that is only for who frames it.
 * @param {Read} read
 * @returns {Promise<{url: string, integrity: string}[]>}
 */
async function listSite(read) {
  const [, list] = LIST.exec(new TextDecoder().decode(await read("sw.js"))) ?? [];
  if (!list) throw new Error("The site has no list of its files.");
  return JSON.parse(list);
}

/**
 * A package.
 * @param {Kind} kind
 * @param {Course} course
 * @param {Read} read
 * @param {(share: number) => void} [told] how much of the site has been read, from 0 to 1
 * @returns {Promise<Uint8Array>}
 */
export async function makePackage(kind, course, read, told = () => {}) {
  const { adapter, manifest } = FORMS[kind];
  const own = {
    adapter: await read(`embed/adapters/${adapter}.js`),
    styles: await read("embed/adapters/course.css"),
  };
  const list = await listSite(read);
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  const addresses = [];
  for (const [name, contents] of writePage(course, own)) {
    files.set(name, typeof contents === "string" ? encode(contents) : contents);
    addresses.push(name);
  }
  let count = 0;
  const contents = await Promise.all(
    list.map(async ({ url, integrity }) => {
      const bytes = await read(url, integrity);
      count += 1;
      told(count / list.length);
      return bytes;
    }),
  );
  for (const [at, { url }] of list.entries()) {
    files.set(SITE + decodeURIComponent(url), contents[at]);
    addresses.push(SITE + url);
  }
  if (!manifest) return zip(files);
  return zip(new Map([[manifest.name, encode(manifest.write(course, addresses))], ...files]));
}

/** What a package is called where it is kept. @param {Kind} kind @param {string} game "" for all */
export const fileNameOf = (kind, game) => `${["number-parlour", game, kind].filter(Boolean).join("-")}.zip`;
