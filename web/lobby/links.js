/** What a link says of a table that is to be set up: read into a set-up, and written from one. */

import { optionsOf, SCHEMA, seatsOf, writeOptions, writeValue } from "../settings/params.js";
import { firstFor, isFor, optionsFor, seatsFor, usualCount, withDefaults } from "./fitting.js";

/** @typedef {import("../store.js").Setup} Setup */
/** @typedef {import("../store.js").Description} Description */
/** @typedef {import("../settings/params.js").Params} Params */

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
 * The set-up that a link asks for; whatever does not fit the game is left at its default. Who sits there comes first:
 * a named choice that is not for so many gives way to the first that is, and an option that is none for them is left.
 * @param {Params} params
 * @param {Description} description
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "seed" | "deal" | "aids">}
 */
export function setupFrom(params, description) {
  const { seats: count, options, presets, levels } = description;
  const asked = seatsOf(params.seats).filter(({ level = 0 }) => level <= levels);
  const fits = asked.length >= count.least && asked.length <= count.most;
  const named = Object.hasOwn(presets, params.preset) ? params.preset : "";
  const seats = fits ? asked : seatsFor([], usualCount(description, named));
  const preset =
    named && isFor(description, named, seats.length) ? named : firstFor(description, seats.length);
  const plain = withDefaults(options, presets[preset]?.options);
  const chosen = optionsFor(options, { ...plain, ...optionsOf(params.options, options) }, seats.length);
  const isPlain = options.every(({ key }) => chosen[key] === plain[key]);
  return {
    seats,
    preset: isPlain ? preset : "",
    options: isPlain ? plain : chosen,
    deal: params.day ? "day" : params.seed ? "word" : "new",
    seed: params.seed,
    aids: { hints: params.hints, takebacks: params.takebacks },
  };
}

/** The seed that a set-up deals; "" for whatever comes. @param {Setup} setup */
export const seedOf = ({ deal, seed }) =>
  deal === "day" ? dealOfTheDay() : deal === "word" ? seed.trim() : "";

/**
 * The address under which others find the page: the one that the site was built with, or else its own; "" where that is
 * nothing to others, as in a frame whose page a host has written itself.
 * @param {Pick<import("../engine/start.js").Site, "address">} site
 */
export function findAddress({ address }) {
  if (address) return address;
  const { protocol } = location;
  return ["http:", "https:", "file:"].includes(protocol) ? document.baseURI : "";
}

/**
 * The link to a set-up, with all that differs from what the page would choose by itself.
 * @param {Setup} setup
 * @param {Description} description
 * @param {string} address where others find the page, "" where nobody does
 */
export function linkTo(setup, description, address) {
  if (!address) return "";
  const { key, seats, preset, options, deal, seed, aids } = setup;
  const usual = firstFor(description, seats.length);
  const plain = withDefaults(description.options, description.presets[preset || usual]?.options);
  const changed = Object.entries(options).filter(([name, value]) => plain[name] !== value);
  /** @type {Partial<Params>} */
  const given = {
    game: key,
    preset: preset === usual ? "" : preset,
    options: writeOptions(changed, description.options),
    seats: seats.map(({ who, level }) => (who === "person" ? "p" : level)).join(","),
    seed: deal === "word" ? seed.trim() : "",
    day: deal === "day",
    ...aids,
  };
  const link = new URL(address);
  link.hash = "";
  link.search = "";
  for (const [name, value] of Object.entries(given)) {
    if (value !== SCHEMA[/** @type {keyof Params} */ (name)].default) {
      link.searchParams.set(name, writeValue(value));
    }
  }
  return link.href;
}
