/** Lets pass what a browser with Trusted Types refuses as plain text, once it was looked at: addresses of the site's own
 * programs, and markup without programs. The site's policy (web/build/policy.mjs) allows this maker of them and lit's. */

/** What could run in markup: an element for programs, an attribute that is one, an address that is one. */
const RUNS = /<\s*(?:script|iframe|object|embed)\b|<[^>]*\son[a-z]+=|<[^>]*=["']?javascript:/i;

/** Missing where a browser has no Trusted Types: the looking holds there too. */
const { trustedTypes } = /** @type {any} */ (globalThis);

const policy = trustedTypes?.createPolicy("parlour", {
  createScriptURL: checkAddress,
  createHTML: checkMarkup,
});

/** @param {string} address */
function checkAddress(address) {
  const { href } = new URL(address, document.baseURI);
  if (!href.startsWith(new URL(".", document.baseURI).href)) throw new TypeError(`not of this site: ${href}`);
  return href;
}

/** @param {string} text */
function checkMarkup(text) {
  if (RUNS.test(text)) throw new TypeError("markup with a program in it");
  return text;
}

/**
 * The whole address of a program of the site, for whatever runs it.
 * @param {string} address relative to the page
 * @returns {string}
 */
export const ownProgram = (address) => policy?.createScriptURL(address) ?? checkAddress(address);

/**
 * Read markup that the site's build has drawn, or that was made here of plain text. What it is placed and coloured by
 * comes as data, since the site's policy refuses it as attributes.
 * @param {string} text
 * @param {DOMParserSupportedType} type
 */
export function readMarkup(text, type) {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? checkMarkup(text), type);
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (parsed.querySelectorAll("[data-style]"))) {
    each.style = each.dataset.style ?? "";
    delete each.dataset.style;
  }
  return parsed;
}
