/** The games of the house, in the order of the lobby: each with its renderer, or none yet. */

import * as numica from "./numica.js";

/** @typedef {import("../draw/layer.js").Renderer} Renderer */

/** @type {{key: string, renderer: Renderer | null, learns?: boolean}[]} learns: it has lessons */
export const HOUSE_GAMES = [
  { key: "numica", renderer: numica, learns: true },
  { key: "league", renderer: null },
  { key: "numero", renderer: null },
  { key: "legionz", renderer: null },
  { key: "hexors", renderer: null },
];

/** Renderers by game; those of wheels are added when their game is chosen. @type {Map<string, Renderer>} */
export const renderers = new Map(
  HOUSE_GAMES.flatMap(({ key, renderer }) => (renderer ? [[key, renderer]] : [])),
);
