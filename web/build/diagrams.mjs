// Draws the diagrams of the rules with a game's own renderer, from the views that `py/workshop/diagrams.py` has made: inert
// text that needs no script, so that rules can be read and printed before the engine has started.

import { drawStill, overlaps, restingUi, round, wholeOf } from "../draw/still.js";
import { hexOutline, placesOf } from "../draw/veil.js";
import { html, svg, write } from "./inert.mjs";

/** @typedef {{rule: string, alt: string, show: string[], marks: string[][], said: string[], open: string[], view: import("../draw/renderer.js").View,
 *   waiting: number[], seats: number, scale: number, isHelped?: boolean}} Diagram isHelped: false where a mark would be the answer */
/** @typedef {import("../draw/renderer.js").Renderer} Renderer */
/** @typedef {import("../draw/renderer.js").Place} Place */

/** What is left around the things that are shown, and around what has a ring, in units of the board. */
const MARGIN = 0.05;
const RING_MARGIN = 0.18;

/** In rem: how wide a diagram is at most, the width of a phone, how tall, and a unit of the board. */
const WIDEST = 19;
const TALLEST = 21;
const UNIT = 2.6;

/** An arrow, in units of the board: what is left free at its ends, half its width, how long its head is, and how far two
 * that go back and forth lie from their way. */
const FREE = 0.4;
const INNER = 0.12; // where the sides of hexagons touch, an arrow begins at the edge and ends near the middle
const SHAFT = 0.1;
const HEAD = 0.34;
const SWAP = 0.2;

/** Where the furniture comes to stand, which is written by itself. */
const FURNITURE = "{furniture}";

/** How many words each mark names: what a thing does, a ring around it, an arrow to another one, one that may not be, and
 * two arrows for things that change places. */
const MARKS = new Map([
  ["way", 1],
  ["ring", 1],
  ["arrow", 2],
  ["never", 2],
  ["swap", 2],
]);

/**
 * @param {Renderer} renderer
 * @param {Diagram} diagram
 * @param {import("../i18n/words.js").Say} say
 * @param {string[]} colours of the seats
 */
export function drawDiagram(renderer, diagram, say, colours) {
  const { view, alt, marks, show, scale, waiting, said, open, seats, isHelped } = diagram;
  const moment = { waiting, said, open: new Set(open), isHelped };
  const ui = restingUi(say, colours.slice(0, seats), { html, svg }, moment);
  const size = renderer.size(view, ui);
  const pieces = renderer.pieces(view, ui);
  const named = renderer.places?.(view, ui) ?? {};
  /** @param {string} word */
  const find = (word) => {
    const [place] = placesOf([word], pieces, named);
    if (!place) throw new Error(`names “${word}”, which is not drawn`);
    return place;
  };
  const whole = wholeOf(size);
  const shown = show.map(find);
  const ringed = marks.flatMap(([kind, word]) => (kind === "ring" && show.length > 0 ? [find(word)] : []));
  const frame =
    show.length > 0 ? around([...shown.map(widen(MARGIN)), ...ringed.map(widen(RING_MARGIN))], whole) : whole;
  const core = show.length > 0 ? around(shown, whole) : whole; // of what only the margins touch, slivers would be seen
  /** @type {unknown[]} */
  const ways = [];
  const over = marks.map(([kind, ...words]) => {
    if (words.length !== MARKS.get(kind))
      throw new Error(`has the mark “${[kind, ...words].join(" ")}”, which is none`);
    const [from, to = from] = words.map(find);
    if (kind === "ring") return drawRing(from);
    if (kind === "swap")
      return [drawArrow(from, to, { isBeside: true }), drawArrow(to, from, { isBeside: true })];
    if (kind !== "way")
      return drawArrow(from, to, {
        isCrossed: kind === "never",
        isRinged: ringed.some((place) => place.left === to.left && place.top === to.top),
      });
    const way = renderer.explain?.(words[0], view, ui);
    if (!way) throw new Error(`names “${words[0]}”, which explains nothing`);
    ways.push(way);
    return "";
  });
  const { width, height } = frame;
  const wide = round(Math.min(WIDEST, width * UNIT * scale, (TALLEST * width) / height));
  const furniture = cut(write(renderer.furniture(view, ui)), frame);
  const still = drawStill(
    { frame, core, wide: `${wide}rem`, furniture: FURNITURE, pieces, over: ways, marks: over },
    { html },
  );
  const drawn = write(html`<figure class="diagram">
    ${still}
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
 * A ring around a thing. Every mark is a line with a light one around it, so that it stands out from everything.
 * @param {Place} place
 */
const drawRing = ({ left, top, width, height, isHex }) =>
  ["mark-case", "mark-line"].map((kind) =>
    isHex
      ? svg`<path class=${kind} d=${hexOutline({ left: round(left), top: round(top), width, height })}></path>`
      : svg`<rect class=${kind} x=${round(left - 0.07)} y=${round(top - 0.07)} width=${round(width + 0.14)} height=${round(height + 0.14)} rx="0.2"></rect>`,
  );

/**
 * An arrow from near the middle of one thing to near that of another. It can be seen through, since what it passes has to
 * be read. One that is not allowed is crossed out; one to a thing with a ring ends at the ring; one of two that go back and
 * forth goes from edge to edge, to the right of its way.
 * @param {Place} from
 * @param {Place} to
 * @param {{isCrossed?: boolean, isRinged?: boolean, isBeside?: boolean}} looks
 */
function drawArrow(from, to, { isCrossed = false, isRinged = false, isBeside = false }) {
  const [start, goal] = [middleOf(from), middleOf(to)];
  const long = Math.hypot(goal.x - start.x, goal.y - start.y);
  const [ahead, across] = [(goal.x - start.x) / long, (goal.y - start.y) / long];
  const aside = isBeside ? SWAP : 0;
  /** @param {number} along @param {number} beside */
  const at = (along, beside) =>
    `${round(start.x + ahead * along - across * (beside + aside))} ${round(start.y + across * along + ahead * (beside + aside))}`;
  /** @param {Place} place how far its edge is from its middle on this way */
  const edge = ({ width, height, isHex }) =>
    isHex ? width / 2 : Math.min(width / 2 / Math.abs(ahead), height / 2 / Math.abs(across));
  const near = Math.min(FREE, long * 0.3); // so that what lies at both ends can be read
  const free = isBeside || from.isHex ? edge(from) : near;
  const last = to.isHex ? INNER : near;
  const end = long - (isRinged ? edge(to) + RING_MARGIN : isBeside ? edge(to) : last);
  const neck = end - Math.min(HEAD, (end - free) * 0.6);
  const outline = [
    at(free, -SHAFT),
    at(neck, -SHAFT),
    at(neck, -HEAD * 0.75),
    at(end, 0),
    at(neck, HEAD * 0.75),
    at(neck, SHAFT),
    at(free, SHAFT),
  ];
  const arrow = svg`<path class="mark-arrow" d="M${outline.join("L")}z"></path>`;
  if (!isCrossed) return arrow;
  const half = (free + neck) / 2;
  const cross = `M${at(half - 0.3, -0.3)}L${at(half + 0.3, 0.3)}M${at(half - 0.3, 0.3)}L${at(half + 0.3, -0.3)}`;
  return [arrow, ...["mark-case", "mark-line"].map((kind) => svg`<path class=${kind} d=${cross}></path>`)];
}

/** @param {Place} place */
const middleOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** @param {number} margin @returns {(place: Place) => Place} the same with so much around it */
const widen =
  (margin) =>
  ({ left, top, width, height }) => ({
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });

/**
 * What holds all places, within the board.
 * @param {Place[]} places
 * @param {Place} whole
 * @returns {Place}
 */
function around(places, whole) {
  const left = Math.max(whole.left, Math.min(...places.map((place) => place.left)));
  const top = Math.max(whole.top, Math.min(...places.map((place) => place.top)));
  const right = Math.min(
    whole.left + whole.width,
    Math.max(...places.map((place) => place.left + place.width)),
  );
  const end = Math.min(
    whole.top + whole.height,
    Math.max(...places.map((place) => place.top + place.height)),
  );
  return { left, top, width: right - left, height: end - top };
}
