/** Who plays, said in one word: alone, against the computer, or with friends on this device; and the seats that mean it. */

import { chooseCount, isFor, USUAL_LEVEL, USUAL_SEATS } from "../model/fitting.js";
import { countPersons, levelOf } from "../model/seats.js";

/** @typedef {import("../model/state.d.ts").Setup} Setup */
/** @typedef {import("#border").Sitter} Sitter */
/** @typedef {import("#border").Description} Description */
/** @typedef {(update: (now: Setup) => Partial<Setup>) => void} Change
 *   changes what is set up now, which may be ahead of what is drawn */
/** @typedef {"alone" | "computer" | "friends"} Company */

/** @type {Company[]} in the order of the form */
const COMPANIES = ["alone", "computer", "friends"];

/**
 * How many can play in such a company: of the numbers that a named choice is for, where the game has such choices.
 * @param {Description} description
 * @param {Company} company
 * @returns {number[]}
 */
export function countsFor(description, company) {
  const { seats, presets, levels } = description;
  if (company === "computer" && levels === 0) return [];
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, more) => seats.least + more);
  const names = Object.keys(presets);
  return counts.filter(
    (count) =>
      (count === 1) === (company === "alone") &&
      (names.length === 0 || names.some((preset) => isFor(description, preset, count))),
  );
}

/** The companies that a game can be played in. @param {Description} description */
export const companiesOf = (description) =>
  COMPANIES.filter((company) => countsFor(description, company).length > 0);

/**
 * In which company seats are; null where they were chosen one by one and no word says it.
 * @param {Sitter[]} seats
 * @returns {Company | null}
 */
export function companyOf(seats) {
  const persons = countPersons(seats);
  if (persons === seats.length) return persons === 1 ? "alone" : "friends";
  return persons === 1 ? "computer" : null;
}

/**
 * Play in a company: as many as before where they can, and by what fits so many.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Company} company
 * @returns {Pick<Setup, "seats" | "preset" | "options" | "adjusted">}
 */
export function chooseCompany(setup, description, company) {
  const counts = countsFor(description, company);
  const usual = counts.find((count) => count >= USUAL_SEATS) ?? counts[0];
  const chosen = chooseCount(
    setup,
    description,
    counts.includes(setup.seats.length) ? setup.seats.length : usual,
  );
  const level = levelOf(setup.seats) || USUAL_LEVEL;
  return {
    ...chosen,
    seats: chosen.seats.map((sitter, seat) =>
      seat === 0 || company === "friends" ? asPerson(sitter) : asComputer(sitter, level),
    ),
  };
}

/**
 * Play in the company of the last game, and against computers that are as strong, where this game has both.
 * @param {Setup} setup
 * @param {Description} description
 * @param {Sitter[] | undefined} last who sat there, undefined where nobody has played yet
 * @returns {Partial<Setup>}
 */
export function setUpAsBefore(setup, description, last) {
  const company = last ? companyOf(last) : null;
  if (!last || !company || !companiesOf(description).includes(company)) return {};
  const chosen = chooseCompany(setup, description, company);
  const level = Math.min(levelOf(last), description.levels);
  return { ...chosen, seats: level > 0 ? withLevel(chosen.seats, level) : chosen.seats, adjusted: null };
}

/** @param {Sitter} sitter @returns {Sitter} */
const asPerson = ({ name, colour }) => ({ who: "person", ...(name && { name }), ...(colour && { colour }) });

/** @param {Sitter} sitter @param {number} level @returns {Sitter} */
const asComputer = ({ colour }, level) => ({ who: "computer", level, ...(colour && { colour }) });

/**
 * Let all computers play as strong.
 * @param {Sitter[]} seats
 * @param {number} level
 */
export const withLevel = (seats, level) =>
  seats.map((sitter) => (sitter.who === "computer" ? asComputer(sitter, level) : sitter));
