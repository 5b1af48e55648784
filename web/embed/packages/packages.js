/** Makes the files that learning platforms take, of the site as it lies there: in a page and while the site is built, alike. */

import { nameFile } from "../../model/naming.js";
import { writeStructure } from "./cmi5.js";
import { SITE, writePage } from "./course.js";
import { writePackage } from "./h5p.js";
import { writeManifest12, writeManifest2004 } from "./scorm.js";
import { zip } from "./zip.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {(address: string, integrity?: string) => Promise<Uint8Array>} Read
 *   a file by its address on the site, where it is the one that it should be; rejects where it is not there */
/** @typedef {(share: number) => void} Tell how much of the site has been read, from 0 to 1 */
/** @typedef {import("../../model/courses.js").Kind} Kind */
/** @typedef {[name: string, contents: string | Uint8Array][]} Files in their order */
/** @typedef {{name: string, write: (course: Course, addresses: string[]) => string}} Manifest the file that describes a package */
/** @typedef {{ending: string, gather: (course: Course, read: Read, told: Tell) => Promise<Files>}} Form how platforms want it;
 *   ending: of its name, which begins with what is played */

/** @type {Record<Kind, Form>} */
const FORMS = {
  scorm12: formOfSite("scorm12", { name: "imsmanifest.xml", write: writeManifest12 }),
  scorm2004: formOfSite("scorm2004", { name: "imsmanifest.xml", write: writeManifest2004 }),
  cmi5: formOfSite("cmi5", { name: "cmi5.xml", write: writeStructure }),
  kolibri: formOfSite("kolibri"),
  h5p: { ending: ".h5p", gather: gatherH5P },
};

/** The list in the service worker of all that the site consists of, as py/workshop/precache.py writes it. */
const LIST = /^self\.files=(\[.+\]);/;

/** What the first page of the site says of it, as web/build/bundle.mjs writes it. */
const SAID = /<script type="application\/json" id="site">(.+?)<\/script>/;

/** @param {string} text */
const encode = (text) => new TextEncoder().encode(text);

/**
 * What stands in a file of the site, as JSON.
 * @param {Read} read
 * @param {string} address
 * @param {RegExp} where
 */
async function readJson(read, address, where) {
  const [, text] = where.exec(new TextDecoder().decode(await read(address))) ?? [];
  if (!text) throw new Error(`The site's ${address} does not say what the site consists of.`);
  return JSON.parse(text);
}

/**
 * All that is played with, and nothing that is only for who frames the site, below a page that shows it.
 * @param {string} adapter that speaks to the platform
 * @param {Manifest} [manifest] where platforms read one
 * @returns {Form}
 */
function formOfSite(adapter, manifest) {
  /** @type {Form["gather"]} */
  const gather = async (course, read, told) => {
    const own = {
      adapter: await read(`embed/adapters/${adapter}.js`),
      styles: await read("embed/adapters/course.css"),
    };
    /** @type {{url: string, integrity: string}[]} */
    const list = await readJson(read, "sw.js", LIST);
    const files = writePage(course, own);
    const addresses = files.map(([name]) => name);
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
      files.push([SITE + decodeURIComponent(url), contents[at]]);
      addresses.push(SITE + url);
    }
    return manifest ? [[manifest.name, manifest.write(course, addresses)], ...files] : files;
  };
  return { ending: `-${adapter}.zip`, gather };
}

/**
 * The library that shows the site's one file.
 * @param {Course} course
 * @param {Read} read
 * @param {Tell} told
 * @returns {Promise<Files>}
 */
async function gatherH5P(course, read, told) {
  /** @type {import("../../engine/start.js").Site} */
  const { version, single } = await readJson(read, "index.html", SAID);
  if (!single) throw new Error("The site has no one file.");
  const own = {
    program: await read("embed/adapters/h5p-library.js"),
    styles: await read("embed/adapters/h5p-library.css"),
    site: await read(single.file),
  };
  if (own.site.length !== single.bytes) throw new Error(`${single.file} is not the one of this site.`);
  told(1);
  return writePackage(course, version, own);
}

/**
 * A package.
 * @param {Kind} kind
 * @param {Course} course
 * @param {Read} read
 * @param {Tell} [told]
 * @returns {Promise<Uint8Array>}
 */
export async function makePackage(kind, course, read, told = () => {}) {
  const files = await FORMS[kind].gather(course, read, told);
  return zip(
    new Map(
      files.map(([name, contents]) => [name, typeof contents === "string" ? encode(contents) : contents]),
    ),
  );
}

/** What a package is called where it is kept. @param {Kind} kind @param {string} what is in it, "" for all games */
export const fileNameOf = (kind, what) =>
  ["number-parlour", nameFile(what)].filter(Boolean).join("-") + FORMS[kind].ending;
