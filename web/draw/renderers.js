/** The renderers of the games that were opened: whoever opens a table puts its game's here, and whoever draws looks it up. */

/** By game. @type {Map<string, import("./renderer.js").Renderer>} */
export const renderers = new Map();
