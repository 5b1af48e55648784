/** What is pasted elsewhere so that a game is there: a link, a frame, an element, and what blogs, forums and notebooks take. */

import { addressOf } from "./number-parlour.js";

/** @typedef {Record<string, string | undefined>} Given the attributes of the element */

/** The kinds of texts, each with who takes it. */
export const KINDS = {
  link: { title: "Link", hint: "For a message, or a list of links on a learning platform." },
  frame: { title: "Frame", hint: "For every page in which HTML can be edited: Moodle, ILIAS, one of yours." },
  element: { title: "Element", hint: "For a page of yours that hears how the play goes." },
  wordpress: {
    title: "WordPress",
    hint: "Paste it into the text of a post: it becomes a block “Custom HTML”. Administrators and editors can.",
  },
  markdown: {
    title: "Markdown",
    hint: "For GitHub, GitLab, forums and wikis: they take a link, and no frame.",
  },
  notebook: { title: "Notebook", hint: "For a cell of a Jupyter notebook." },
};

/** @typedef {keyof typeof KINDS} Name */

/** A text of HTML, or a value in a quoted attribute of it. @param {string} text */
export const inHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Words of Markdown in one line, each sign of which could mean something else. @param {string} text */
const inMarkdown = (text) => text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** An address between angle brackets, which hold all but these. @param {string} address */
const inBrackets = (address) =>
  address.replace(/[<>\\\s]/g, (sign) => encodeURIComponent(sign)).replaceAll("&", "&amp;");

/** A text as Python reads it: whatever JSON writes, it takes too. @param {string} text */
const inPython = (text) => JSON.stringify(text);

/**
 * All of them.
 * @param {Given} given what is shown, by the names of the element's attributes
 * @param {{site: string, title: string}} of the address of the site, and what the frame is called
 * @returns {Record<Name, string>}
 */
export function writeTexts(given, { site, title }) {
  const address = addressOf(given, site);
  const frame = `<iframe src="${inHtml(address)}" title="${inHtml(title)}" width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
  return {
    link: address,
    frame,
    element: writeElement(given, site, title),
    wordpress: `<!-- wp:html -->\n${frame}\n<!-- /wp:html -->`,
    markdown: `[${inMarkdown(title)}](<${inBrackets(address)}> "${inMarkdown(`Play ${title}`)}")`,
    notebook: `from IPython.display import IFrame\n\nIFrame(${inPython(address)}, "100%", 640)`,
  };
}

/** @param {Given} given @param {string} site @param {string} title */
function writeElement(given, site, title) {
  const level = /^p,(\d)$/.exec(given.seats ?? "")?.[1];
  const all = level ? { ...given, seats: undefined, level } : given;
  const attributes = Object.entries({ ...all, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}${value ? `="${inHtml(value)}"` : ""}`)
    .join("");
  const module = inHtml(new URL("embed/number-parlour.js", site).href);
  return `<script type="module" src="${module}"></script>\n<number-parlour${attributes}></number-parlour>`;
}
