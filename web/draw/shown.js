/** What a room shows, as names on the page's root by which the styles go of all that lies around a board. */

/**
 * What is looked for in the room. A style could say the same by `:has()`, but of what has a board in it a browser looks
 * through all of that board for it, each time when something changes there.
 */
const SHOWN = {
  "has-setup": ":scope > .setup",
  "has-table": ":scope > .table",
  "has-lesson": ":scope > .table > .lesson",
  "has-puzzle": ":scope > .table > .puzzle",
  "has-told": ":scope > .table > .lesson:not(.puzzle) .told",
  "has-viewport": ":scope > .table > .stage .viewport",
  "has-stage": ":scope > :is(.table, .curtain-scene)",
  "has-end": ":scope > .table.is-over",
  "is-folding": ":scope > .table.is-folded",
};

/**
 * Name what a room shows, once it is drawn and before anything of it is measured.
 * @param {HTMLElement} root
 * @param {HTMLElement} room
 */
export function nameShown({ classList }, room) {
  for (const [name, query] of Object.entries(SHOWN))
    classList.toggle(name, room.querySelector(query) !== null);
}
