/** A file for a course: what makes it is fetched when somebody wants one, and packs the site as it lies there. */

import { give } from "./giving.js";

/** @typedef {import("../model/courses.js").Kind} Kind */
/** @typedef {(address: string, integrity?: string) => Promise<Uint8Array>} Read */
/** @typedef {{makePackage: (kind: Kind, course: {title: string, place: string}, read: Read, told: (share: number) => void) => Promise<Uint8Array>,
 *   fileNameOf: (kind: Kind, what: string) => string}} Packing what a site has beside its pages for that */

/** Where that lies. */
const PACKING = "docs/packages.js";

/**
 * Make it and give it; tell what it is called, and its bytes. Rejects where a part of the site does not come.
 * @param {Kind} kind
 * @param {{title: string, place: string, what: string}} course title: of what is played; place: what of a link to it is behind the
 *   site's name; what: its file is called after, "" for all of the site
 * @param {string} site its address
 * @param {(share: number) => void} told how much of the site has been read, from 0 to 1
 */
export async function giveCourse(kind, { title, place, what }, site, told) {
  /** @type {Packing} */
  const { fileNameOf, makePackage } = await import(new URL(PACKING, site).href);
  /** @type {Read} */
  const read = async (address, integrity) => {
    const response = await fetch(new URL(address, site), { integrity });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const bytes = await makePackage(kind, { title, place }, read, told);
  const name = fileNameOf(kind, what);
  give(new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]), name);
  return { name, size: bytes.length };
}
