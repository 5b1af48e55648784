/** The games of the house, in the order of the lobby: each with the way to its renderer, or none yet. */

/** @typedef {import("../draw/layer.js").Renderer} Renderer */

/** Renderers are fetched when a table of their game is opened first, so that the page starts without them.
 * @type {{key: string, load: (() => Promise<Renderer>) | null, learns?: boolean}[]} learns: it has lessons */
export const HOUSE_GAMES = [
  { key: "numica", load: () => import("./numica.js"), learns: true },
  { key: "league", load: () => import("./league.js"), learns: true },
  { key: "numero", load: null },
  { key: "legionz", load: null },
  { key: "hexors", load: null },
];

/** The renderers that were fetched, by game. @type {Map<string, Renderer>} */
export const renderers = new Map();
