/** The page's query parameters: one typed schema; what is unknown or does not fit falls back to the default. */

/** @typedef {{type: "text", default: string, fits?: RegExp} | {type: "choice", default: string, choices: string[]}
 *   | {type: "flag", default: boolean}} Param */

/** @satisfies {Record<string, Param>} */
export const SCHEMA = {
  /** Open the set-up of this game at once. */
  game: { type: "text", default: "", fits: /^[a-z][a-z0-9-]{0,31}$/ },
  /** Deal this seed. */
  seed: { type: "text", default: "", fits: /^[\w-]{1,40}$/ },
  /** The language of the page. */
  lang: { type: "text", default: "en", fits: /^[a-zA-Z-]{2,12}$/ },
  theme: { type: "choice", default: "auto", choices: ["auto", "light", "dark"] },
  motion: { type: "choice", default: "auto", choices: ["auto", "reduce", "full"] },
  /** Computers play without the pause that lets people follow; for tests. */
  fast: { type: "flag", default: false },
};

/** @typedef {{game: string, seed: string, lang: string, theme: string, motion: string, fast: boolean}} Params */

/**
 * @param {string} query the part of an address from its question mark on
 * @param {(name: string, value: string) => void} ignore told of each parameter that is not followed
 * @returns {Params}
 */
export function readParams(query, ignore = () => {}) {
  const given = new URLSearchParams(query);
  for (const [name, value] of given) if (!Object.hasOwn(SCHEMA, name)) ignore(name, value);
  const read = Object.entries(SCHEMA).map(([name, param]) => {
    const text = given.get(name);
    const value = text === null ? undefined : readValue(/** @type {Param} */ (param), text);
    if (text !== null && value === undefined) ignore(name, text);
    return [name, value ?? param.default];
  });
  return Object.fromEntries(read);
}

/**
 * @param {Param} param
 * @param {string} text
 * @returns {string | boolean | undefined} undefined where it does not fit
 */
function readValue(param, text) {
  if (param.type === "flag") return { "": true, 1: true, true: true, 0: false, false: false }[text];
  if (param.type === "choice") return param.choices.includes(text) ? text : undefined;
  return !param.fits || param.fits.test(text) ? text : undefined;
}
