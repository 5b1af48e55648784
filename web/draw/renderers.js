/** The renderers of the games that were opened: what opens a table puts its game's here, and what draws looks it up. */

/** By game. @type {Map<string, import("./renderer.js").Renderer>} */
export const renderers = new Map();
