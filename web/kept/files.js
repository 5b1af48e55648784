/** Files that come and go: a text as a download, the text of a chosen or dropped file. */

import { greeting } from "../engine/greeting.js";
import { give } from "./giving.js";

/** @typedef {{text: string, refusal: null} | {text: null, refusal: import("#border").Refusal}} FileText */

/** Bytes of a file that are looked at. */
const MOST_BYTES = 1_000_000;

/** What no text has, and what would stand for many letters on its way to the engine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

/**
 * Let the browser put a text among the person's downloads, or the page around this one, where that saves files.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  if (greeting.save(name, text)) return;
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  give(new Blob([text], { type }), name);
}

/**
 * Read the text of a file, or tell why it has none.
 * @param {File} file
 * @param {number} [most] bytes
 * @returns {Promise<FileText>}
 */
export async function readText(file, most = MOST_BYTES) {
  /** @param {string} code @param {Record<string, number>} [args] */
  const refuse = (code, args = {}) => ({ text: null, refusal: { code, args, rule: "" } });
  if (file.size > most) return refuse("file-long", { most: most / 1000 });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (CONTROLS.test(text)) return refuse("file-binary");
    return text.trim() ? { text, refusal: null } : refuse("file-empty");
  } catch (error) {
    return refuse(error instanceof TypeError ? "file-binary" : "file-unreadable");
  }
}

/**
 * The file that was chosen in a field; the field is emptied, so that the same one can be chosen again.
 * @param {Event} event
 * @returns {File | null}
 */
export function chosenFile(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0] ?? null;
  field.value = "";
  return file;
}
