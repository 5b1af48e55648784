/** What a link says of a table that is to be set up: read into a set-up, and written from one. */

import { optionsOf, SCHEMA, seatsOf, writeValue } from "../settings/params.js";

/** @typedef {import("../store.js").Setup} Setup */
/** @typedef {import("../store.js").Sitter} Sitter */
/** @typedef {import("../store.js").Description} Description */
/** @typedef {import("../store.js").Option} Option */
/** @typedef {import("../settings/params.js").Params} Params */

/** The level of a computer that nobody has chosen a level for: one that most children can beat. */
const USUAL_LEVEL = 2;

/**
 * @param {Option[]} options
 * @param {Record<string, any>} [chosen]
 * @returns {Record<string, any>}
 */
export const withDefaults = (options, chosen = {}) => ({
  ...Object.fromEntries(options.map((option) => [option.key, option.default])),
  ...chosen,
});

/** How many sit at a table before anybody has chosen: a person and a computer, also where one can play alone. */
const USUAL_SEATS = 2;

/** The deal of the day: the date by UTC, so that it is one and the same on the whole earth. */
export const dealOfTheDay = () => new Date().toISOString().slice(0, 10);

/** A new seed, short enough to be read out to a class. */
export function newSeed() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => letters[byte % letters.length]).join(
    "",
  );
}

/**
 * How the seats are taken before anybody has chosen: a person first, then computers.
 * @param {number} seat
 * @returns {Sitter}
 */
export const usualSitter = (seat) =>
  seat === 0 ? { who: "person" } : { who: "computer", level: USUAL_LEVEL };

/**
 * The set-up that a link asks for; whatever does not fit the game is left at its default.
 * @param {Params} params
 * @param {Description} description
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "seed" | "deal" | "aids">}
 */
export function setupFrom(params, description) {
  const { seats: count, options, presets, levels } = description;
  const asked = seatsOf(params.seats).filter(({ level = 0 }) => level <= levels);
  const fits = asked.length >= count.least && asked.length <= count.most;
  const usual = Math.min(Math.max(count.least, USUAL_SEATS), count.most);
  const seats = fits ? asked : Array.from({ length: usual }, (_, seat) => usualSitter(seat));
  const preset = Object.hasOwn(presets, params.preset) ? params.preset : (Object.keys(presets)[0] ?? "");
  const chosen = optionsOf(params.options, options);
  const isPlain = Object.keys(chosen).length === 0;
  return {
    seats,
    preset: isPlain ? preset : "",
    options: withDefaults(options, { ...presets[preset]?.options, ...chosen }),
    deal: params.day ? "day" : params.seed ? "word" : "new",
    seed: params.seed,
    aids: { hints: params.hints, takebacks: params.takebacks },
  };
}

/** The seed that a set-up deals; "" for whatever comes. @param {Setup} setup */
export const seedOf = ({ deal, seed }) =>
  deal === "day" ? dealOfTheDay() : deal === "word" ? seed.trim() : "";

/**
 * The link to a set-up, with all that differs from what the page would choose by itself.
 * @param {Setup} setup
 * @param {Description} description
 */
export function linkTo(setup, description) {
  const { key, seats, preset, options, deal, seed, aids } = setup;
  const presets = Object.keys(description.presets);
  const plain = withDefaults(description.options, description.presets[preset || presets[0]]?.options);
  const changed = Object.entries(options).filter(([name, value]) => plain[name] !== value);
  /** @type {Partial<Params>} */
  const given = {
    game: key,
    preset: preset === presets[0] ? "" : preset,
    options: changed.map(([name, value]) => `${name}:${writeValue(value)}`).join(","),
    seats: seats.map(({ who, level }) => (who === "person" ? "p" : level)).join(","),
    seed: deal === "word" ? seed.trim() : "",
    day: deal === "day",
    ...aids,
  };
  const link = new URL(document.baseURI);
  link.hash = "";
  link.search = "";
  for (const [name, value] of Object.entries(given)) {
    if (value !== SCHEMA[/** @type {keyof Params} */ (name)].default) {
      link.searchParams.set(name, writeValue(value));
    }
  }
  return link.href;
}
