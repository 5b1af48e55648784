/** The packs: fetches a game's puzzles when somebody wants one, and finds one by its id. */

import { openFile } from "../engine/files.js";
import { readMarkup } from "../engine/trusted.js";

/** @typedef {import("../model/state.d.ts").Puzzle} Puzzle */
/** @typedef {import("../model/skills.js").Skills} Skills */

export const MOST_DOTS = 5;

/** @typedef {{puzzles: Puzzle[], skills: Skills, pictures: Map<string, Element>}} Pack the puzzles, in the order in which they
 *   came to be; what they practise; a picture of each kind */

/** @type {Map<string, Promise<Pack>>} by game */
const packs = new Map();

/**
 * The puzzles of a game, and what they practise.
 * @param {string} game
 */
export function openPack(game) {
  const pack = packs.get(game) ?? fetchPack(game);
  packs.set(game, pack);
  // What did not come may come the next time.
  pack.catch(() => packs.delete(game));
  return pack;
}

/**
 * @param {string} game
 * @returns {Promise<Pack>}
 */
async function fetchPack(game) {
  const response = await openFile(`puzzles/${game}.bin`);
  if (!response.ok || !response.body) throw new Error(`no puzzles of ${game}`);
  const text = await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
  const [skills, ...puzzles] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { skills, puzzles, pictures: await fetchPictures(game) };
}

/**
 * The pictures that the build has drawn; without them the kinds have names only.
 * @param {string} game
 * @returns {Promise<Map<string, Element>>} by kind
 */
async function fetchPictures(game) {
  const response = await openFile(`puzzles/${game}.txt`).catch(() => null);
  if (!response?.ok) return new Map();
  const { body } = readMarkup(await response.text(), "text/html");
  const found = [.../** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll("[data-task]"))];
  return new Map(
    found.map((each) => [each.dataset.task ?? "", /** @type {Element} */ (each.querySelector(".still"))]),
  );
}
