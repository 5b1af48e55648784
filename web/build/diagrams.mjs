// Draws the diagrams of the rules with a game's own renderer, from the views that `py/workshop/diagrams.py` has made: inert
// text that needs no script, so that rules can be read and printed before the engine has started.

import { placesOf } from "../draw/veil.js";
import { html, svg, write } from "./inert.mjs";

/** @typedef {{rule: string, alt: string, show: string[], marks: string[][], said: string[], open: string[], view: any,
 *   waiting: number[], seats: number}} Diagram */
/** @typedef {import("../draw/layer.js").Renderer} Renderer */
/** @typedef {import("../draw/layer.js").Place} Place */

/** What is left around the things that are shown, in units of the board. */
const MARGIN = 0.05;

/** In rem: how wide a diagram is at most, the width of a phone, how tall, and a unit of the board. */
const WIDEST = 19;
const TALLEST = 17;
const UNIT = 2.6;

/** Where the furniture comes to stand, which is written by itself. */
const FURNITURE = "{furniture}";

/** How many words each mark names: what a thing does, a ring around it, an arrow to another one, and one that may not be. */
const MARKS = new Map([
  ["way", 1],
  ["ring", 1],
  ["arrow", 2],
  ["never", 2],
]);

/**
 * @param {Renderer} renderer
 * @param {Diagram} diagram
 * @param {import("../i18n/words.js").Say} say
 * @param {string[]} colours of the seats
 */
export function drawDiagram(renderer, diagram, say, colours) {
  const { view, alt, marks, show } = diagram;
  const ui = uiOf(diagram, say, colours);
  const size = renderer.size(view, ui);
  const pieces = renderer.pieces(view, ui);
  const named = renderer.places?.(view, ui) ?? {};
  /** @param {string} word */
  const find = (word) => {
    const [place] = placesOf([word], pieces, named);
    if (!place) throw new Error(`names “${word}”, which is not drawn`);
    return place;
  };
  const whole = { left: size.left ?? 0, top: size.top ?? 0, width: size.width, height: size.height };
  const frame = show.length > 0 ? around(show.map(find), whole) : whole;
  /** @type {unknown[]} */
  const ways = [];
  const over = marks.map(([kind, ...words]) => {
    if (words.length !== MARKS.get(kind))
      throw new Error(`has the mark “${[kind, ...words].join(" ")}”, which is none`);
    const [from, to = from] = words.map(find);
    if (kind === "ring") return drawRing(from);
    if (kind !== "way") return drawArrow(middleOf(from), middleOf(to), kind === "never");
    const way = renderer.explain?.(words[0], view, ui);
    if (!way) throw new Error(`names “${words[0]}”, which explains nothing`);
    ways.push(way);
    return "";
  });
  const seen = pieces
    .filter((piece) => overlaps(placeOf(piece), frame))
    .map((piece) => {
      const { touch, kind, face, x, y, turn = 0, shape } = piece;
      const { width, height } = placeOf(piece);
      return html`<span class="piece ${touch === null ? "" : "is-thing"} ${kind} ${shape ? `is-${shape}` : ""}"
        style="--x:${round(x)};--y:${round(y)};--turn:${turn}deg;--size:${round(width)};--tall:${round(height)}">${face}</span>`;
    });
  const { left, top, width, height } = frame;
  const box = [left, top, width, height].map(round).join(" ");
  const wide = round(Math.min(WIDEST, width * UNIT, (TALLEST * width) / height));
  const furniture = cut(write(renderer.furniture(view, ui)), frame);
  const drawn = write(html`<figure class="diagram">
    <div class="still" aria-hidden="true" style="--width:${round(width)};--height:${round(height)};--left:${round(left)};--top:${round(top)};--wide:${wide}rem">
      <svg class="furniture" viewBox=${box}>${FURNITURE}</svg>
      <div class="still-pieces">${seen}</div>
      <svg class="overlay" viewBox=${box}>${ways}</svg>
      <svg class="overlay marks" viewBox=${box}>${over}</svg>
    </div>
    <figcaption>${alt}</figcaption>
  </figure>`);
  return drawn.replace(FURNITURE, () => furniture);
}

/**
 * Leave out the boxes that lie beside what is shown: a whole city has thousands.
 * @param {string} text of SVG
 * @param {Place} frame
 */
function cut(text, frame) {
  let moved = 0; // how many of the elements that are open put what is in them elsewhere
  /** @type {boolean[]} */
  const open = [];
  return text.replace(/<(\/?)(\w+)([^>]*)>(?:<\/rect>)?/g, (all, isEnd, name, rest) => {
    if (isEnd) {
      moved -= open.pop() ? 1 : 0;
      return all;
    }
    if (name === "rect") {
      const [left, top, width, height] = ["x", "y", "width", "height"].map((key) =>
        Number(new RegExp(` ${key}="([^"]*)"`).exec(rest)?.[1]),
      );
      const isHere = moved > 0 || rest.includes("transform") || overlaps({ left, top, width, height }, frame);
      return isHere || Number.isNaN(left + top + width + height) ? all : "";
    }
    open.push(rest.includes("transform="));
    moved += open.at(-1) ? 1 : 0;
    return all;
  });
}

/**
 * What a renderer is given besides the view: people at every seat, called by their colours, and no past.
 * @param {Diagram} diagram
 * @param {import("../i18n/words.js").Say} say
 * @param {string[]} colours
 * @returns {import("../draw/layer.js").Ui}
 */
function uiOf({ seats, waiting, said, open }, say, colours) {
  const names = colours.slice(0, seats).map((colour) => say(`colour-${colour}`));
  return {
    say,
    seats: names.map(() => ({ who: "person" })),
    plates: names.map((name, seat) => html`<span class="dot seat-${seat}"></span> ${name}`),
    subjects: names.map((name) => ({ name, you: "no" })),
    partners: names.map(() => ""),
    colours: names,
    waiting,
    said,
    open: new Set(open),
    log: [],
    shape: "tall",
    html,
    svg,
  };
}

/**
 * A ring around a thing. Every mark is a line with a light one around it, so that it stands out from everything.
 * @param {Place} place
 */
const drawRing = ({ left, top, width, height }) =>
  ["mark-case", "mark-line"].map(
    (kind) =>
      svg`<rect class=${kind} x=${round(left - 0.04)} y=${round(top - 0.04)} width=${round(width + 0.08)} height=${round(height + 0.08)} rx="0.18"></rect>`,
  );

/**
 * An arrow from the middle of one thing to near that of another; crossed out where that is not allowed.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {boolean} isCrossed
 */
function drawArrow(from, to, isCrossed) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [ahead, aside] = [(to.x - from.x) / long, (to.y - from.y) / long];
  /** @param {number} along @param {number} across */
  const at = (along, across) =>
    `${round(from.x + ahead * along - aside * across)} ${round(from.y + aside * along + ahead * across)}`;
  const free = Math.min(0.4, long * 0.3); // so that what lies at both ends can be read
  const end = long - free;
  const lines = [
    `M${at(free, 0)}L${at(end, 0)}`,
    `M${at(end - 0.26, -0.2)}L${at(end, 0)}L${at(end - 0.26, 0.2)}`,
  ];
  const half = long / 2;
  if (isCrossed)
    lines.push(
      `M${at(half - 0.3, -0.3)}L${at(half + 0.3, 0.3)}`,
      `M${at(half - 0.3, 0.3)}L${at(half + 0.3, -0.3)}`,
    );
  return ["mark-case", "mark-line"].map((kind) => svg`<path class=${kind} d=${lines.join("")}></path>`);
}

/** @param {Place} place */
const middleOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** @param {import("../draw/layer.js").Piece} piece @returns {Place} */
const placeOf = ({ x, y, size = 1, shape, tall = shape ? (size * 2) / Math.sqrt(3) : size }) => ({
  left: x - size / 2,
  top: y - tall / 2,
  width: size,
  height: tall,
});

/**
 * What holds all places, within the board.
 * @param {Place[]} places
 * @param {Place} whole
 * @returns {Place}
 */
function around(places, whole) {
  const left = Math.max(whole.left, Math.min(...places.map((place) => place.left)) - MARGIN);
  const top = Math.max(whole.top, Math.min(...places.map((place) => place.top)) - MARGIN);
  const right = Math.min(
    whole.left + whole.width,
    Math.max(...places.map((place) => place.left + place.width)) + MARGIN,
  );
  const end = Math.min(
    whole.top + whole.height,
    Math.max(...places.map((place) => place.top + place.height)) + MARGIN,
  );
  return { left, top, width: right - left, height: end - top };
}

/** @param {Place} one @param {Place} other */
const overlaps = (one, other) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** @param {number} number */
const round = (number) => Math.round(number * 1000) / 1000;
