/** What links say: read here into a set-up, and written in addresses.js. */

import { dealOfTheDay } from "./dates.js";
import { firstFor, isFor, optionsFor, seatsFor, usualCount, withDefaults } from "./fitting.js";
import { optionsOf, seatsOf } from "./params.js";
import { isSeed, LONGEST } from "./seeds.js";

/** @typedef {import("./state.d.ts").Setup} Setup */
/** @typedef {import("#border").Description} Description */
/** @typedef {import("./params.js").Params} Params */

/** What an address has before the token of a game. */
export const LINK_ROOM = "game";

/** Characters of a token's body that hold its game's key, after the checksum: as many as the longest key needs. */
export const HEAD = 96;

/**
 * The key of the game that a token, or another parcel, says it is of; "" where it says none. Whether it is one at all,
 * Python finds out.
 * @param {string} token
 */
export function readKey(token) {
  try {
    const body = token
      .slice(2, 2 + HEAD)
      .replace(/-/g, "+")
      .replace(/_/g, "/");
    return /^[\s\S]{4}([\w-]+)\n/.exec(atob(body.slice(0, body.length & ~3)))?.[1] ?? "";
  } catch {
    return "";
  }
}

/** Tell whether an address leads to a game that it holds itself. @param {string} hash */
export const isLink = (hash) => hash.startsWith(`#/${LINK_ROOM}/`);

/**
 * The set-up that a link asks for; whatever does not fit the game is left at its default. Who sits there comes first:
 * a named choice that is not for so many gives way to the first that is, and an option that is none for them is left.
 * @param {Params} params
 * @param {Description} description
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "seed" | "deal" | "aids"> & {left: [name: string, value: string][]}}
 *   left: what does not fit, and is told
 */
export function setupFrom(params, description) {
  const { seats: count, options, presets, levels } = description;
  const asked = seatsOf(params.seats);
  const isPlayed = asked.every(({ level = 0 }) => level <= levels);
  const fits = isPlayed && asked.length >= count.least && asked.length <= count.most;
  const named = Object.hasOwn(presets, params.preset) ? params.preset : "";
  const seats = fits ? asked : seatsFor([], usualCount(description, named));
  const preset =
    named && isFor(description, named, seats.length) ? named : firstFor(description, seats.length);
  const plain = withDefaults(options, presets[preset]?.options);
  const said = optionsOf(params.options, options);
  const chosen = optionsFor(options, { ...plain, ...said }, seats.length);
  const isPlain = options.every(({ key }) => chosen[key] === plain[key]);
  return {
    seats,
    preset: isPlain ? preset : "",
    options: isPlain ? plain : chosen,
    deal: params.day ? "day" : params.seed ? "word" : "new",
    seed: params.seed,
    aids: { hints: params.hints, takebacks: params.takebacks },
    left: [
      ...leave("seats", params.seats, fits),
      ...leave("preset", params.preset, preset === params.preset),
      ...params.options.split(",").flatMap((pair) => {
        const [key] = pair.split(":");
        return leave("options", pair, Object.hasOwn(said, key) && chosen[key] === said[key]);
      }),
      ...leave("seed", params.seed, !params.day),
    ],
  };
}

/** @param {string} name @param {string} value @param {boolean} fits @returns {[name: string, value: string][]} */
const leave = (name, value, fits) => (value && !fits ? [[name, value]] : []);

/** What an address names behind its `#`; the link to a sheet says `sheet=…` there. @param {string} text */
export const placeIn = (text) => text.replace(/^(\w+)=/, "/$1/");

/**
 * The room that an address names, as we write it; null where there is none.
 * @param {string} place what stands behind `#/`
 * @param {(key: string) => boolean} knows whether there is a game
 */
export function readPlace(place, knows) {
  const [room, id = "", number = "", asks = "", ...more] = place.split("/");
  const isRoom = {
    "": () => !id && !number,
    [LINK_ROOM]: () => /^n\d[\w-]{16,}$/.test(id) && !number,
    table: () => /^[\w-]+$/.test(id) && !number,
    learn: () => knows(id) && /^\d{1,3}$/.test(number),
    puzzles: () => knows(id) && /^[a-z\d-]*$/.test(number),
    sheet: () => /^s\d[\w-]+$/.test(id) && /^\d{0,3}$/.test(number),
    slip: () => /^r\d[\w-]+$/.test(id) && !number,
    teachers: () => /^[\w-]*$/.test(id + number), // which finds out by itself what there is
  };
  const names = Object.hasOwn(isRoom, room)
    ? isRoom[/** @type {keyof typeof isRoom} */ (room)]()
    : knows(room) && !id && !number;
  const isAsked = asks === "" || (room === "puzzles" && number !== "" && asks === "mistake");
  return names && isAsked && more.join("") === "" ? [room, id, number, asks].filter(Boolean).join("/") : null;
}

/** Why a set-up deals nothing yet; null where it does. @param {Setup} setup @returns {import("#border").Refusal | null} */
export const refuseDeal = ({ deal, seed }) =>
  deal === "word" && !isSeed(seed) ? { code: "setup-seed", args: { most: LONGEST }, rule: "" } : null;

/** The seed that a set-up deals; "" for whatever comes. @param {Setup} setup */
export const seedOf = ({ deal, seed }) => (deal === "day" ? dealOfTheDay() : deal === "word" ? seed : "");
