/** Fetches the rules of a game, and takes them apart into paragraphs, headings and diagrams. */

import { openFile } from "../engine/files.js";
import { EngineError } from "../engine/session.js";
import { readMarkup } from "../engine/trusted.js";
import { plainRules } from "./plain.js";

/** @typedef {import("../model/state.d.ts").Block} Block */

/**
 * Fetch the rules in the page's language, or in English where there are none.
 * @param {string} game
 * @param {{site: import("../engine/start.js").Site, games: import("../page/games.js").Games,
 *   words: import("../i18n/words.js").Words}} uses
 */
export async function readRules(game, { site, games, words }) {
  const wheel = games.wheelOf(game);
  /** @param {string} one */
  const addressIn = (one) =>
    wheel
      ? wheel.rules[one] && `games/${wheel.rules[one]}`
      : site.rules[one]?.includes(game) && `rules/${one}/${game}.txt`;
  const language = [words.language, "en"].find(addressIn) ?? "en";
  const response = await openFile(addressIn(language) || "");
  if (!response.ok) throw new EngineError("rules-absent");
  const text = await response.text();
  return { language, blocks: blocksOf(wheel ? plainRules(text) : text) };
}

/**
 * The paragraphs and headings of a fragment that the build has made, or `plainRules`.
 * @param {string} html
 * @returns {Block[]}
 */
function blocksOf(html) {
  const { body } = readMarkup(html, "text/html");
  /** @type {Block[]} */
  const blocks = [];
  for (const element of body.children) {
    const above = blocks.at(-1);
    if (element.localName === "figure" && above) above.diagrams.push(element);
    else {
      const rule = element.getAttribute("data-rule") ?? "";
      blocks.push({ element, rule, isHeading: /^H\d$/.test(element.tagName), diagrams: [] });
    }
  }
  return blocks;
}
