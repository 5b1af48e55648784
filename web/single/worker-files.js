/** The site's files for the worker where the site is one file: the page sends them, and the programs are part of this one. */

import { PROGRAMS } from "engine:programs";
import { nameOf, unpack } from "./packed.js";

/** @type {Promise<Map<string, string>>} as they are packed, by their names */
const sent = new Promise((resolve) => {
  addEventListener("message", ({ data }) => {
    if (data.kind === "files") resolve(data.files);
  });
});

/** @param {string} address @returns {Promise<Response>} */
export async function openFile(address) {
  const name = nameOf(address);
  return unpack(name, (await sent).get(name));
}

/** @param {string} address @returns {Promise<any>} */
export const bringModule = async (address) => PROGRAMS[nameOf(address)];
