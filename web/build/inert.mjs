// Writes lit's templates as text, for what is drawn once while the site is built and never changes again.

import { keyed } from "lit/directives/keyed.js";

export { html, nothing, svg } from "lit";
export { keyed };

/** How lit marks what is drawn anew under another key: written once, only what is drawn matters. */
const KEYED = /** @type {any} */ (keyed("", ""))._$litDirective$;

/** @typedef {{strings: readonly string[], values: unknown[]}} Template */

/** @param {unknown} value @returns {value is Template} */
const isTemplate = (value) => typeof value === "object" && value !== null && "strings" in value;

/** @param {unknown} value */
const quote = (value) =>
  String(value)
    .replace(/(\.\d{3})\d+/g, "$1") // finer than anybody sees
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** What is no text at all, as lit has it. @param {unknown} value */
const isEmpty = (value) =>
  value === null || value === undefined || value === false || typeof value === "symbol";

/**
 * @param {unknown} value what a template may hold
 * @returns {string}
 */
export function write(value) {
  if (isEmpty(value)) return "";
  if (isTemplate(value)) return writeTemplate(value);
  if (typeof value === "object") {
    const { _$litDirective$: directive, values } = /** @type {any} */ (value);
    if (directive === KEYED) return write(values[1]);
    if (Symbol.iterator in /** @type {object} */ (value))
      return [.../** @type {Iterable<unknown>} */ (value)].map(write).join("");
    throw new Error("what follows events or changes by itself cannot be written");
  }
  return quote(value);
}

/** @param {Template} template */
function writeTemplate({ strings, values }) {
  let text = "";
  strings.forEach((string, at) => {
    // Styles are set through the element's own object, by its reader: web/engine/trusted.js.
    text += string.replace(/\n\s*/g, " ").replace(/(\s)\.style=/g, "$1data-style=");
    if (at === values.length) return;
    const isInTag = text.lastIndexOf("<") > text.lastIndexOf(">");
    if (!isInTag) text += write(values[at]);
    else if (/[@?.][\w-]+=["']?$/.test(text))
      throw new Error("a template that acts on something cannot be written");
    else if (text.endsWith("=") && isEmpty(values[at])) text = text.replace(/\s[\w:-]+=$/, "");
    else if (text.endsWith("=")) text += `"${quote(values[at])}"`;
    else text += isEmpty(values[at]) ? "" : quote(values[at]);
  });
  return text;
}
