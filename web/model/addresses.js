/** Links that lead to the page from elsewhere: to a table that is set up, and to a game at its present move. */

import { firstFor, withDefaults } from "./fitting.js";
import { LINK_ROOM } from "./links.js";
import { SCHEMA, writeOptions, writeQuery } from "./params.js";

/** @typedef {import("./state.d.ts").Setup} Setup */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./params.js").Params} Params */

/**
 * The address under which others find the page: the one that the site was built with, or else its own; "" where that is
 * nothing to others, as in a frame with a page that a host has written itself.
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
export function linkToTable(setup, description, address) {
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
    seed: deal === "word" ? seed : "",
    day: deal === "day",
    ...aids,
  };
  const link = new URL(address);
  link.hash = "";
  const named = Object.entries(given).filter(
    ([name, value]) => value !== SCHEMA[/** @type {keyof Params} */ (name)].default,
  );
  link.search = writeQuery(Object.fromEntries(named));
  return link.href;
}

/**
 * The link to a game.
 * @param {string} token
 * @param {string} address where others find the page, "" where nobody does
 */
export const linkToGame = (token, address) => linkTo(`/${LINK_ROOM}/${token}`, address);

/**
 * The link to what an address holds itself. What stands after its # is sent to no server.
 * @param {string} place
 * @param {string} address where others find the page, "" where nobody does
 */
export function linkTo(place, address) {
  if (!address) return "";
  const link = new URL(address);
  link.search = "";
  link.hash = place;
  return link.href;
}
