/** The standings below the board: every seat's species, longest Legion against a full one, and Bugz left. */

import { wordsUpon } from "../../draw/words-upon.js";
import { threatsOf } from "./legions.js";
import { BUGS, speciesOf } from "./species.js";

/** @typedef {import("#border/legionz").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

const HIGH = 1; // the height of a card
const GAP = 0.12;
const ROOMY = 6; // so wide is a card on which a name leaves room for its species

/** How wide all is in units, by the shape of the window, and how many cards lie beside each other; tight: a wide one that is small. */
const SHAPES = {
  narrow: { width: 7.2, most: 2 },
  tall: { width: 12.6, most: 3 },
  wide: { width: 19, most: 6 },
  tight: { width: 15.5, most: 4 },
};

/** A unit of the board in the pixels of what is written upon it. */
const PIXELS = 50;

/** What a Bug of a card stands on, around it. It is drawn, and no box that is cut out: see draw/marks.js. */
export const HEXAGON = "M0 -71.5L63 -35.75V35.75L0 71.5L-63 35.75V-35.75Z";

/** @param {Ui} ui */
const shapeOf = ({ shape, isTight }) => SHAPES[shape === "wide" && isTight ? "tight" : shape];

/**
 * Where each card lies; the rows are filled evenly.
 * @param {Ui} ui
 */
function placesOf(ui) {
  const { seats } = ui;
  const { width, most } = shapeOf(ui);
  const rows = Math.ceil(seats.length / most);
  const across = Math.ceil(seats.length / rows);
  return seats.map((_, seat) => {
    const row = Math.floor(seat / across);
    const inRow = Math.min(across, seats.length - row * across);
    const wide = (width + GAP) / inRow;
    return { x: (seat - row * across) * wide, y: row * (HIGH + GAP), width: wide - GAP };
  });
}

/** @param {{y: number}[]} places */
const countRows = (places) => new Set(places.map(({ y }) => y)).size;

/** @param {View} _view @param {Ui} ui */
function size(_view, ui) {
  const places = placesOf(ui);
  const rows = countRows(places);
  return { width: shapeOf(ui).width, height: rows * (HIGH + GAP) - GAP, least: 15 };
}

/**
 * What everybody has flipped for the first turn, as long as nobody has had another.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Map<number, number>}
 */
function flippedOf({ bugs }, { log }) {
  const found = new Map();
  if (bugs.length > 1) return found;
  for (const { kind, data } of log.flatMap(({ events }) => events)) {
    const { seats, numbers } = /** @type {{seats: number[], numbers: number[]}} */ (data);
    if (kind === "flipped")
      seats.forEach((seat, at) => {
        found.set(seat, numbers[at]);
      });
  }
  return found;
}

/** @param {View} view @param {Ui} ui */
function furniture(view, ui) {
  const { svg, html, say, plates, waiting } = ui;
  const species = speciesOf(ui);
  const places = placesOf(ui);
  const rows = countRows(places);
  const flipped = flippedOf(view, ui);
  return places.map(({ x, y, width }, seat) => {
    const isTurn = waiting.includes(seat);
    const longest = view.longest[seat];
    const near = threatsOf(view, ui)[seat].length > 0;
    return wordsUpon(
      { x, y, width: width * PIXELS, height: HIGH * PIXELS, scale: 1 / PIXELS },
      html`<div class="legion-card legion-cards-${rows} seat-${seat} is-${species[seat]} ${isTurn ? "is-turn" : ""}">
        <svg class="legion-portrait" viewBox="-63 -71.5 126 143" aria-hidden="true">${svg`<path class="legion-stand" d=${HEXAGON}></path>${BUGS[species[seat]]}`}</svg>
          <span class="legion-facts">
            <span class="legion-names">
              <span class="strip-name">${plates[seat]}</span> ${
                width < ROOMY
                  ? ""
                  : html`<span class="legion-species">${say(`species-${species[seat]}`)}</span>`
              }
            </span>
            <span class="legion-pips ${near ? "is-near" : ""}">
              ${Array.from({ length: view.length }, (_, at) => html`<i class=${at < longest ? "is-on" : ""}></i>`)}
            </span>
            <span class="legion-note">${
              flipped.has(seat)
                ? say("card-flipped", { number: flipped.get(seat) ?? 0 })
                : html`<b>${say("card-longest", { longest, length: view.length })}</b>
                  <span>${say("card-left", { left: view.left[seat] })}</span>`
            }</span>
          </span>
        </div>`,
    );
  });
}

/** So many rows of cards lie below the board, and whose turn it is. @param {View} _view @param {Ui} ui */
const frame = (_view, ui) =>
  ["cards", `rows-${countRows(placesOf(ui))}`, ...ui.waiting.map((seat) => `turn-seat-${seat}`)].join(" ");

export const tray = { size, furniture, pieces: () => [], frame };
