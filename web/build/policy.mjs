// Writes into a page what it may do at all: run and fetch what lies beside it, and nothing that was slipped into it.

import crypto from "node:crypto";

/** What holds for every page: nothing of another origin, no style in an attribute, no form that is sent away. */
const STILL = {
  "default-src": ["'none'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
};

/**
 * What a page with programs may do besides. Python is WebAssembly. Whatever turns text into a program or into elements
 * takes only what one of two makers has looked at: web/engine/trusted.js, and lit for its templates.
 */
const LIVE = {
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["lit-html", "parlour"],
};

/** What a page about the site may do that has a small program, which reads the site and shows it in a frame. @type {Policy} */
export const FRAMING = {
  ...STILL,
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
  "frame-src": ["'self'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["'none'"],
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** A script of these is run; any other type is only data. */
const RUN = /^(?:|module|text\/javascript)$/;
const ENCODING = /<meta charset="utf-8" ?\/?>/i;

/** What the policy would refuse, or what would let it be evaded, by what to say of it. */
const REFUSED = {
  "a style attribute": /<[^>]*\sstyle\s*=/,
  "a style element": /<style\b/,
  "an attribute that is a program": /<[^>]*\son\w+\s*=\s*["']/,
  "an address that is its own contents": /\s(?:src|href)\s*=\s*["']?(?:data|javascript):/,
};

/** @typedef {Record<string, string[]>} Policy the sources by their directive */

/** The source by which a policy lets one text run or be a style. @param {string} text */
export const allow = (text) => `'sha256-${crypto.createHash("sha256").update(text).digest("base64")}'`;

/**
 * The scripts that stand in a page itself, each by its hash.
 * @param {string} html
 */
const hashScripts = (html) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes))
    .filter(([, attributes]) => RUN.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ""))
    .map(([, , text]) => allow(text));

/**
 * The policy of a page, as tight as it runs.
 * @param {string} html
 * @returns {Policy}
 */
function policyOf(html) {
  if (!/<script\b/.test(html)) return STILL;
  return { ...STILL, ...LIVE, "script-src": [...LIVE["script-src"], ...hashScripts(html)] };
}

/**
 * The page with its policy in it, before anything that it holds for.
 * @param {string} html
 * @param {string} name which the page has in the site
 * @param {Policy} [policy]
 */
export function withPolicy(html, name, policy = policyOf(html)) {
  const markup = html.replace(SCRIPT, "<script$1></script>").replace(/<!--[\s\S]*?-->/g, "");
  for (const [what, pattern] of Object.entries(REFUSED)) {
    if (pattern.test(markup)) throw new Error(`${name} holds ${what}, which its policy refuses`);
  }
  if (!ENCODING.test(html)) throw new Error(`${name} does not say how it is encoded`);
  const text = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
  return html.replace(
    ENCODING,
    (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${text}">`,
  );
}
