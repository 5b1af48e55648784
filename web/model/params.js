/** The page's query parameters and settings: one typed schema; what is unknown or does not fit falls back to the default. */

import { isSeed, writeSeed } from "./seeds.js";

/** @typedef {{setting?: boolean} & (
 *   {type: "text", default: string, fits: {test: (text: string) => boolean}} |
 *   {type: "choice", default: string, choices: string[]} |
 *   {type: "flag", default: boolean})} Param
 *   setting: also kept in the settings of the device. What each does is told in web/build/parameters.mjs */

/** @typedef {boolean | number | string} Value of an option */
/** @typedef {{key: string, kind: "flag" | "choice" | "number" | "text", choices: Value[]}} Option what matters here of a game's */

/** What an option that is a text may be at most, as `Option.refuses` has it; the game says what it means. */
const PLAIN = /^[ -~]{0,1500}$/;

/** A flag is written like this, in an address as in what is kept; a name without a value says on. */
const FLAGS = new Map([
  ["", true],
  ["on", true],
  ["off", false],
]);

/** What the page may keep from being changed: that is a lock of the page, and no security. */
export const LOCKS = ["hints", "takebacks", "level", "game", "lobby"];

/** The value of `host` for a page around this one that speaks SPLICE. */
export const SPLICE = "splice";

/** @satisfies {Record<string, Param>} */
export const SCHEMA = {
  game: {
    type: "text",
    default: "",
    fits: /^[a-z][a-z0-9-]{0,31}$/,
  },
  preset: {
    type: "text",
    default: "",
    fits: /^[a-z][a-z0-9-]{0,31}$/,
  },
  options: {
    type: "text",
    default: "",
    fits: /^[a-z][a-z0-9-]{0,31}:[\w-]{1,2001}(?:,[a-z][a-z0-9-]{0,31}:[\w-]{1,2001}){0,15}$/,
  },
  seats: {
    type: "text",
    default: "",
    fits: /^[p1-5](?:,[p1-5]){0,7}$/,
  },
  seed: {
    type: "text",
    default: "",
    fits: { test: isSeed },
  },
  day: {
    type: "flag",
    default: false,
  },
  hints: {
    type: "flag",
    default: true,
  },
  takebacks: {
    type: "flag",
    default: true,
  },
  lock: {
    type: "text",
    default: "",
    fits: new RegExp(`^(?:${LOCKS.join("|")})(?:,(?:${LOCKS.join("|")})){0,${LOCKS.length - 1}}$`),
  },
  host: {
    type: "text",
    default: "",
    fits: /^(?:splice|https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?)$/,
  },
  theme: {
    type: "choice",
    default: "auto",
    choices: ["auto", "light", "dark", "contrast"],
    setting: true,
  },
  motion: {
    type: "choice",
    default: "auto",
    choices: ["auto", "reduce", "full"],
    setting: true,
  },
  sound: {
    type: "flag",
    default: false,
    setting: true,
  },
  lang: {
    type: "text",
    default: "auto",
    fits: /^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{2,8}){0,2}$/,
    setting: true,
  },
  pieces: {
    type: "choice",
    default: "normal",
    choices: ["normal", "large"],
    setting: true,
  },
  coordinates: {
    type: "flag",
    default: true,
    setting: true,
  },
  notation: {
    type: "flag",
    default: false,
    setting: true,
  },
  log: {
    type: "flag",
    default: false,
    setting: true,
  },
  pace: {
    type: "choice",
    default: "normal",
    choices: ["slow", "normal", "quick", "instant"],
    setting: true,
  },
};

/** @typedef {keyof typeof SCHEMA} Name */
/** @typedef {{[name in Name]: (typeof SCHEMA)[name]["default"] extends boolean ? boolean : string}} Params */

/** The parameters that are also settings of the device. */
export const SETTINGS = /** @type {Name[]} */ (
  Object.keys(SCHEMA).filter((name) => paramOf(/** @type {Name} */ (name)).setting)
);

/** @param {Name} name @returns {Param} */
export function paramOf(name) {
  return SCHEMA[name];
}

/**
 * Read the parameters that an address gives; those that do not fit are told and left out.
 * @param {string} query the part of an address from its question mark on
 * @param {(name: string, value: string) => void} ignore told of each parameter that is not followed
 * @returns {Partial<Params>}
 */
export function readGiven(query, ignore = () => {}) {
  /** @type {Record<string, string | boolean>} */
  const given = {};
  for (const [name, text] of new URLSearchParams(query)) {
    const value = readValue(name, text);
    if (value === undefined || Object.hasOwn(given, name)) ignore(name, text);
    else given[name] = value;
  }
  return given;
}

/** The locks that a text names. @param {string} [text] */
export const locksOf = (text = "") => text.split(",").filter(Boolean);

/**
 * Read all parameters: given ones, and the defaults of the others.
 * @param {string} query
 * @param {(name: string, value: string) => void} [ignore]
 * @returns {Params}
 */
export function readParams(query, ignore) {
  const defaults = Object.entries(SCHEMA).map(([name, param]) => [name, param.default]);
  return { ...Object.fromEntries(defaults), ...readGiven(query, ignore) };
}

/**
 * Read one value, which may come from anybody; undefined where there is no such parameter or it does not fit.
 * @param {string} name
 * @param {unknown} text
 * @returns {string | boolean | undefined}
 */
export function readValue(name, text) {
  if (!Object.hasOwn(SCHEMA, name) || typeof text !== "string") return undefined;
  const param = paramOf(/** @type {Name} */ (name));
  if (param.type === "flag") return FLAGS.get(text);
  const fits = param.type === "choice" ? param.choices.includes(text) : param.fits.test(text);
  return fits ? text : undefined;
}

/**
 * Write a value as `readValue` reads it.
 * @param {string | boolean} value
 */
export const writeValue = (value) => (typeof value === "boolean" ? (value ? "on" : "off") : value);

/**
 * The part of an address that says parameters, from its question mark on; "" where there are none.
 * @param {Partial<Params>} given
 */
export function writeQuery(given) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    query.set(name, name === "seed" ? writeSeed(String(value)) : writeValue(value));
  return String(query) && `?${query}`;
}

/**
 * Who sits at the table by the parameter `seats`; [] where it says nothing.
 * @param {string} text which has been read by `readParams`
 * @returns {{who: "person" | "computer", level?: number}[]}
 */
export const seatsOf = (text) =>
  text
    .split(",")
    .filter(Boolean)
    .map((word) => (word === "p" ? { who: "person" } : { who: "computer", level: Number(word) }));

/**
 * The game's options that the parameter `options` sets; what the game does not have, or not like this, is left out.
 * @param {string} text which has been read by `readParams`
 * @param {Option[]} options of the game
 * @returns {Record<string, Value>}
 */
export function optionsOf(text, options) {
  /** @type {Record<string, Value>} */
  const chosen = {};
  for (const pair of text.split(",").filter(Boolean)) {
    const [key, word] = pair.split(":");
    const option = options.find((each) => each.key === key);
    const value = option && readChoice(option, word);
    if (value !== undefined) chosen[key] = value;
  }
  return chosen;
}

/**
 * @param {Option} option
 * @param {string} word
 */
function readChoice({ kind, choices }, word) {
  if (kind === "flag") return FLAGS.get(word);
  if (kind === "choice") return choices.find((choice) => String(choice) === word);
  if (kind === "text") return readPlain(word);
  const [least, most] = /** @type {number[]} */ (choices);
  const number = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/**
 * Write what was chosen of a game's options as `optionsOf` reads it; a text that no game would take is left out.
 * @param {[string, Value][]} chosen
 * @param {Option[]} options of the game
 */
export const writeOptions = (chosen, options) =>
  chosen
    .map(([key, value]) => {
      const isText = options.some((option) => option.key === key && option.kind === "text");
      return isText
        ? PLAIN.test(String(value)) && `${key}:${writePlain(String(value))}`
        : `${key}:${writeValue(/** @type {string | boolean} */ (value))}`;
    })
    .filter(Boolean)
    .join(",");

/** A text as an address bears it; by the mark before it an empty one is a value too. @param {string} text */
const writePlain = (text) => `_${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;

/** @param {string} word */
function readPlain(word) {
  try {
    const text = atob(word.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    return word.startsWith("_") && PLAIN.test(text) ? text : undefined;
  } catch {
    return undefined; // no base64
  }
}
