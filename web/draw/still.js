/** Draws a board as a still picture with its game's own renderer: for the diagrams of the rules, for paper, and for previews. */

import { markView } from "./marks.js";
import { HEX } from "./veil.js";

/** @typedef {import("./renderer.js").Renderer} Renderer */
/** @typedef {import("./renderer.js").View} View */
/** @typedef {import("./renderer.js").Ui} Ui */
/** @typedef {import("./renderer.js").Piece} Piece */
/** @typedef {import("./renderer.js").Place} Place */
/** @typedef {{wide: number, tall: number}} Room in millimetres */

/**
 * What of a board is drawn.
 * @typedef {object} Picture
 * @property {Place} frame what is cut out of it
 * @property {Place} [core] where a thing must reach into to be drawn, the frame if not given
 * @property {string} wide how wide it is at most, as styles have it
 * @property {unknown} furniture what lies under the things
 * @property {Piece[]} pieces
 * @property {unknown[]} [over] what lies over them, each in the class that it is given with
 * @property {unknown[]} [marks]
 */

/**
 * What a renderer is given besides the view: people at every seat, called by their colours, and no past.
 * @param {import("../i18n/words.js").Say} say
 * @param {string[]} colourKeys of all seats that play
 * @param {Pick<Ui, "html" | "svg">} templates
 * @param {Partial<Pick<Ui, "waiting" | "said" | "open" | "isHelped">>} [moment]
 *   isHelped: whether what somebody overlooks is marked, which is the answer to many a question
 * @returns {Ui}
 */
export function restingUi(
  say,
  colourKeys,
  { html, svg },
  { waiting = [], said = [], open = new Set(), isHelped = true } = {},
) {
  const names = colourKeys.map((colour) => say(`colour-${colour}`));
  return {
    say,
    seats: names.map(() => ({ who: "person" })),
    plates: names.map((name, seat) => html`${markView(seat)} ${name}`),
    subjects: names.map((name) => ({ name, you: "no" })),
    partners: names.map(() => ""),
    colours: names,
    waiting,
    said,
    open,
    log: [],
    shape: "tall",
    isDeep: false,
    isTight: false,
    kind: "game",
    isHelped,
    told: [],
    html,
    svg,
  };
}

/** All of a board. @param {import("./renderer.js").Size} size @returns {Place} */
export const wholeOf = ({ left = 0, top = 0, width, height }) => ({ left, top, width, height });

/**
 * A picture: what lies under the things, these, and what lies over them. Its looks are those of the page's `.still`.
 * @param {Picture} picture
 * @param {Pick<Ui, "html">} templates
 */
export function drawStill({ frame, core = frame, wide, furniture, pieces, over = [], marks = [] }, { html }) {
  const { left, top, width, height } = frame;
  const box = [left, top, width, height].map(round).join(" ");
  const seen = pieces
    .filter((piece) => overlaps(placeOf(piece), core))
    .map((piece) => {
      const { touch, kind, face, x, y, turn = 0, shape } = piece;
      const place = placeOf(piece);
      return html`<span class="piece ${touch === null ? "" : "is-thing"} ${kind} ${shape ? `is-${shape}` : ""}"
        .style="--x:${round(x)};--y:${round(y)};--turn:${turn}deg;--size:${round(place.width)};--tall:${round(place.height)}">${face}</span>`;
    });
  const lies = `--width:${round(width)};--height:${round(height)};--left:${round(left)};--top:${round(top)}`;
  return html`<div class="still" translate="no" aria-hidden="true" .style="${lies};--wide:${wide}">
      <svg class="furniture" viewBox=${box}>${furniture}</svg>
      <div class="still-pieces" .style=${lies}>${seen}</div>
      <svg class="overlay" viewBox=${box}>${over}</svg>
      <svg class="overlay marks" viewBox=${box}>${marks}</svg>
    </div>`;
}

/**
 * The whole board of a game for paper, in the shape that fills its room best, with writing as for small windows.
 * @param {Renderer} renderer
 * @param {View} view
 * @param {Ui} ui
 * @param {Room} room
 */
export function stillOnPaper(renderer, view, ui, { wide, tall }) {
  const ways = /** @type {const} */ (["tall", "wide"]).map((shape) => {
    const shaped = { ...ui, shape, isTight: true };
    const frame = wholeOf(renderer.size(view, shaped));
    const unit = Math.min(wide / frame.width, tall / frame.height);
    return { shaped, frame, unit, filled: unit * unit * frame.width * frame.height };
  });
  const { shaped, frame, unit } = ways[1].filled > ways[0].filled ? ways[1] : ways[0];
  return drawStill(
    {
      frame,
      wide: `calc(var(--mm, 1mm) * ${round(unit * frame.width)})`,
      furniture: renderer.furniture(view, shaped),
      pieces: renderer.pieces(view, shaped),
    },
    shaped,
  );
}

/** @param {Piece} piece @returns {Place} */
export const placeOf = ({ x, y, size = 1, shape, tall = shape ? size * HEX : size }) => ({
  left: x - size / 2,
  top: y - tall / 2,
  width: size,
  height: tall,
});

/** @param {Place} one @param {Place} other */
export const overlaps = (one, other) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** @param {number} number */
export const round = (number) => Math.round(number * 1000) / 1000;
