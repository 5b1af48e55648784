/** Tells what of a link could not be followed, and what was taken instead. */

import { SCHEMA, writeValue } from "../model/params.js";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {{value: (name: Name) => string | boolean, language: string}} Settings what holds now */

/** Characters of what cannot be read that are told. */
const MOST_TOLD = 40;

/** What has sentences of its own; of all else it is told that it stays as it is. */
const TOLD = ["game", "place", "preset", "options", "seats", "seed"];

/**
 * @param {import("./read.js").Left[]} left
 * @param {Settings} settings
 * @param {import("../i18n/words.js").Say} say
 */
export function tellLeft(left, settings, say) {
  const sentences = left.map((each) => tellOne(each, settings, say));
  return [...new Set(sentences)].join(" ");
}

/** @param {import("./read.js").Left} left @param {Settings} settings @param {import("../i18n/words.js").Say} say */
function tellOne([name, text], settings, say) {
  const letters = [...text.replace(/\p{C}/gu, "")];
  const value = letters.length > MOST_TOLD ? `${letters.slice(0, MOST_TOLD).join("")}…` : letters.join("");
  const deal = settings.value("day") ? "day" : settings.value("seed") ? "word" : "chance";
  const usual = name === "lang" ? settings.language : usualOf(name, settings);
  return say(`link-left-${TOLD.includes(name) ? name : "other"}`, { name, value, usual, deal });
}

/** @param {string} name @param {Settings} settings */
const usualOf = (name, settings) =>
  Object.hasOwn(SCHEMA, name) ? writeValue(settings.value(/** @type {Name} */ (name))) : "";
