/** The packs: fetches a game's puzzles when somebody wants one, and finds one by its id. */

import { openFile } from "../engine/files.js";

/** @typedef {{id: string, task: string, seat: number, position: string, answers: number, solved: number[],
 *   facts: Record<string, number>, dots: number}} Puzzle
 *   as py/parlour/puzzles/packs.py writes it; dots: how hard it is, from 1 to 5 */

export const MOST_DOTS = 5;

/** @type {Map<string, Promise<Puzzle[]>>} by game */
const packs = new Map();

/**
 * The puzzles of a game, in the order in which they came to be.
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
 * @returns {Promise<Puzzle[]>}
 */
async function fetchPack(game) {
  const response = await openFile(`puzzles/${game}.bin`);
  if (!response.ok || !response.body) throw new Error(`no puzzles of ${game}`);
  const text = await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
