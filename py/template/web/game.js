/** Draws My game: its counters in rows of five, each a button; three pure functions, and no handlers. */

/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("#border/mygame").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */

const ROW = 5;

/** The room of all counters, in units of the board. */
export const size = () => ({ width: 6, height: 4 });

/** What lies below the pieces, inert. @param {View} _view @param {Ui} ui */
export const furniture = (_view, { svg }) =>
  svg`<rect class="mygame-cloth" width="6" height="4" rx="0.4"></rect>`;

/**
 * The counters. A piece that is in two views moves from one place to the other; one that is no more, goes.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export const pieces = ({ pile }, { html, say }) =>
  Array.from({ length: pile }, (_, at) => ({
    id: `counter-${at + 1}`,
    touch: `${at + 1}`,
    kind: "mygame-counter",
    face: html`${at + 1}`,
    x: 1 + (at % ROW),
    y: 1 + Math.floor(at / ROW),
    size: 0.9,
    label: say("counter", { number: at + 1 }),
  }));

/** How it stands, in sentences, for whoever hears it. @param {View} view @param {Ui} ui */
export const stand = ({ pile }, { say }) => [say("stand-left", { left: pile })];
