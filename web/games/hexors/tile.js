/** Draws a tile of Hexors: a frame of its owner's colour around the ground of its own, an emblem, and six numbers. */

import { svg } from "lit";
import { fit } from "../../draw/fit.js";
import { markOf } from "../../draw/marks.js";
import { COLOURS, hatchingsOf, hexagon, PLACES, SIGNS } from "./colours.js";
import { emblemOf } from "./emblems.js";

/** @typedef {{tile: string, owner: number} & Partial<import("#border/hexors").Standing>} Tile or power, as far as the view tells it */
/** @typedef {{isSmall?: boolean, isClose?: boolean, badges?: string[], waiting?: string[]}} Look isSmall: without the six numbers, which
 *   nobody could read; isClose: these are so large that the emblem has but the middle between them;
 *   badges: powers in force on it; waiting: powers that are about to be */

/** Whether a thing on the field fights: walls and craters do not. @param {{kind?: string} | undefined} piece */
export const isFighter = (piece) => piece?.kind === "stronghold" || piece?.kind === "character";

/** A tile is drawn in a field so large, around its middle, and its sides are so far from there. */
export const FIELD = { width: 104, height: 120 };
const SIDE = 50;
const LABEL = 41;
const HATCHINGS = hatchingsOf(LABEL);

/** The side of the frame that lies in the shade. */
const SHADE = "M0 0L50 -28.9V28.9L0 57.7L-50 28.9Z";

/** Where badges lie, on the corners of the frame: those of powers first below, then above. */
const CORNERS = [
  [40, 24],
  [-40, 24],
  [-40, -24],
];

/**
 * A disc with a picture upon it, on the edge of a tile.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} kind
 * @param {unknown} drawn
 */
const badge = (x, y, r, kind, drawn) =>
  svg`<g class="hx-badge ${kind}" transform="translate(${x} ${y})"><circle r=${r}></circle>${drawn}</g>`;

/** The mark of a seat, in a field of 20 around its middle. @param {number} seat */
export const seatMark = (seat) => svg`<path class="hx-mark" d=${markOf(seat)}></path>`;

/** The mark of a seat, at the upper corner. @param {number} seat @param {number} r */
const ownerMark = (seat, r) =>
  badge(0, -46, r, "is-owner", svg`<g transform="scale(${r * 0.062})">${seatMark(seat)}</g>`);

/** The sign of a colour. @param {string} colour @param {number} scale */
export const signOf = (colour, scale) =>
  svg`<path class="hx-sign is-${colour}" transform="scale(${scale})" d=${SIGNS[colour]}></path>`;

/** How far from the middle a number lies, how large its disc is, how high it is and how wide at most. */
const NUMBERS = {
  usual: { far: 30.2, r: 10.8, high: 17.5, wide: 18 },
  close: { far: 31, r: 15.6, high: 30.5, wide: 27 },
};

/** The six numbers, each on a disc of its colour. @param {number[]} strikes @param {boolean} isClose */
function numbers(strikes, isClose) {
  const { far, r, high, wide } = NUMBERS[isClose ? "close" : "usual"];
  return strikes.map((strike, at) => {
    const colour = COLOURS[at];
    const [across, down] = PLACES[colour];
    const [x, y] = [across * far, down * far];
    return svg`<g class="hx-strike is-${colour}"><circle cx=${x} cy=${y} r=${r}></circle>
      <text x=${x} y=${y} font-size=${fit(String(strike), high, wide)}>${strike}</text></g>`;
  });
}

/** A star where two tiles fight, in a field of 52 around its middle. */
export const BURST = `M${Array.from({ length: 16 }, (_, at) => {
  const reach = at % 2 ? 11 : 24;
  const angle = (Math.PI * at) / 8;
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
}).join("L")}Z`;

const SHIELD = "M0 -11L10.4 -8V1Q10.4 9 0 13Q-10.4 9 -10.4 1V-8Z";

/** A Defense Bonus on its shield. @param {number | undefined} defense @param {number} y @param {number} scale @param {number} [size] */
const shield = (defense, y, scale, size = 15) =>
  svg`<g class="hx-defense" transform="translate(0 ${y}) scale(${scale})"><path class="hx-shield" d=${SHIELD}></path>
      <text font-size=${size}>${defense}</text></g>`;

/** What stands at the lower corner: a Character's colour by its sign, a Stronghold's Defense Bonus. @param {Tile} tile @param {boolean} isSmall */
function footMark({ kind, colour, defense }, isSmall) {
  if (kind === "stronghold") return shield(defense, 44, 1.17);
  const r = isSmall ? 12.4 : 9.6;
  return colour ? badge(0, 45, r, "is-colour", signOf(colour, r * 0.068)) : "";
}

/** The sign that a tile shares with its ally: a drop of honey for the first pair, else its number. @param {number} ally */
const allyMark = (ally) =>
  badge(
    40,
    -24,
    9.6,
    "is-ally",
    ally === 1
      ? svg`<path class="hx-honey" d="M0 -6.6C2.6 -2.6 5 -0.4 5 2.4A5 4.6 0 0 1 -5 2.4C-5 -0.4 -2.6 -2.6 0 -6.6Z"></path>`
      : svg`<text font-size="13">${ally}</text>`,
  );

/** Powers beneath a tile and in force upon it, and those that wait to be. @param {Tile} tile @param {Look} look */
function powerMarks({ under = [] }, { badges = [], waiting = [] }) {
  const all = [
    ...[...new Set([...under, ...badges])].map((power) => ({ power, kind: "is-power" })),
    ...waiting.map((power) => ({ power, kind: "is-power is-waiting" })),
  ];
  return all.slice(0, CORNERS.length).map(({ power, kind }, at) => {
    const count = [...under, ...badges].filter((each) => each === power).length;
    const [x, y] = CORNERS[at];
    return badge(
      x,
      y,
      13,
      kind,
      svg`<g transform="scale(0.36)">${emblemOf(power)}</g>
        ${count > 1 ? svg`<text class="hx-times" x="9" y="10" font-size="12">×${count}</text>` : ""}`,
    );
  });
}

/** What a tile looks like that can do nothing any more: behind bars. */
const BARS = svg`<path class="hx-bars" d="M-24 -42V42M-8 -48V48M8 -48V48M24 -42V42"></path>
  <path class="hx-lock" d="M-8 -2H8V12H-8Z"></path><path class="hx-shackle" d="M-5 -3V-8a5 5 0 0 1 10 0V-3"></path>`;

/** The ground of a tile: a Character's colour, stone, or the silver of powers. @param {Tile} tile */
const groundOf = ({ kind, colour }) =>
  kind === "stronghold" ? "stone" : kind === "character" ? colour : "silver";

/**
 * Draw a tile around its middle.
 * @param {Tile} tile
 * @param {Look} [look]
 */
export function drawTile(tile, look = {}) {
  const { owner, control = owner, trapped, strikes = [], ally, kind } = tile;
  const { isSmall = false, isClose = false } = look;
  const ground = groundOf(tile) || "white";
  const hatching = HATCHINGS[ground];
  const isSoft = ["yellow", "white", "silver"].includes(ground);
  const hasNumbers = !isSmall && strikes.length > 0;
  // Without numbers around it an emblem has all the room; between large ones a Stronghold's bonus stands in its place.
  const scale = hasNumbers ? (isClose ? 0.44 : 0.75) : kind === "wall" ? 1.2 : 1.34;
  const isBonus = isClose && kind === "stronghold";
  return svg`<g class="hx-tile seat-${control} is-${ground} ${isSoft ? "is-soft" : ""} ${trapped ? "is-trapped" : ""}">
    <path class="hx-side" d=${hexagon(SIDE)}></path>
    <path class="hx-rim" d=${hexagon(SIDE - 1.6)}></path>
    <path class="hx-shade" d=${SHADE}></path>
    ${control === owner ? "" : svg`<path class="hx-lent seat-${owner}" d=${hexagon(SIDE - 5)}></path>`}
    <path class="hx-ground" d=${hexagon(LABEL)}></path>
    ${hatching ? svg`<path class="hx-hatch" transform="rotate(${hatching.turn})" d=${hatching.d}></path>` : ""}
    <path class="hx-seam" d=${hexagon(LABEL)}></path>
    ${isBonus ? shield(tile.defense, -1, hasNumbers ? 1.56 : 1.78, 19.6) : svg`<g transform="scale(${scale})">${emblemOf(tile.tile)}</g>`}
    ${hasNumbers ? numbers(strikes, isClose) : ""}
    ${trapped ? BARS : ""}
    ${ownerMark(control, isSmall ? 12 : 9.4)}
    ${isBonus ? "" : footMark(tile, isSmall)}
    ${ally ? allyMark(ally) : ""}
    ${powerMarks(tile, look)}
  </g>`;
}

/**
 * A tile as a piece.
 * @param {Tile} tile
 * @param {Look} [look]
 */
export const tileFace = (tile, look) => inField(drawTile(tile, look));

/** @param {unknown} drawn */
const inField = (drawn) =>
  svg`<svg class="hx-face" viewBox="${-FIELD.width / 2} ${-FIELD.height / 2} ${FIELD.width} ${FIELD.height}" aria-hidden="true">${drawn}</svg>`;

const GEM = "M-5 -2.6L-2.6 -6H2.6L5 -2.6L0 6Z";

/** A Stone. @param {number} scale */
export const gem = (scale) =>
  svg`<g class="hx-gem" transform="scale(${scale})"><path class="hx-stone" d=${GEM}></path><path class="hx-facet" d="M-5 -2.6H5M-2 -2.6L0 6L2 -2.6"></path></g>`;

/** A flash for what is used at once, a bar for what stays. @type {Record<string, string>} */
const KINDS = {
  surge: "M2 -9L-6 1.6H-0.6L-2 9L6 -1.6H0.6Z",
  ultimate: "M-8 -7H8V-2.6H-8ZM-8 2.6H8V7H-8Z",
};

/**
 * A power tile around its middle: its emblem, and at its lower edge what it costs.
 * @param {string} power
 * @param {{kind?: string, cost?: number}} [printed] what else stands on it
 * @param {number} [seat] its owner
 */
export function drawPower(power, { kind, cost = 0 } = {}, seat = undefined) {
  const at = (/** @type {number} */ number) => (number - (cost - 1) / 2) * 12;
  return svg`<g class="hx-tile is-silver is-soft ${seat === undefined ? "is-nobodys" : `seat-${seat}`}">
    <path class="hx-side" d=${hexagon(SIDE)}></path><path class="hx-rim" d=${hexagon(SIDE - 1.6)}></path>
    <path class="hx-shade" d=${SHADE}></path>
    <path class="hx-ground" d=${hexagon(LABEL)}></path><path class="hx-seam" d=${hexagon(LABEL)}></path>
    <g transform="translate(0 -1) scale(1.14)">${emblemOf(power)}</g>
    ${kind && KINDS[kind] ? badge(0, -46, 10.6, "is-kind", svg`<path class="hx-kind" transform="scale(0.8)" d=${KINDS[kind]}></path>`) : ""}
    ${Array.from({ length: cost }, (_, number) => svg`<g transform="translate(${at(number)} ${43 - Math.abs(at(number)) * 0.5})">${gem(1.5)}</g>`)}
  </g>`;
}

/** @param {string} power @param {{kind?: string, cost?: number}} [printed] @param {number} [seat] */
export const powerFace = (power, printed, seat) => inField(drawPower(power, printed, seat));

/** A power from behind: nobody sees which one it is. @param {number} seat */
export const drawBack = (seat) => svg`<g class="hx-tile hx-back seat-${seat}">
  <path class="hx-side" d=${hexagon(SIDE)}></path><path class="hx-rim" d=${hexagon(SIDE - 1.6)}></path>
  <path class="hx-shade" d=${SHADE}></path><path class="hx-seam" d=${hexagon(LABEL)}></path>
  ${COLOURS.map((colour) => {
    const [x, y] = PLACES[colour];
    return svg`<circle class="hx-spot is-${colour}" cx=${x * 21} cy=${y * 21} r="8"></circle>`;
  })}</g>`;

/** @param {number} seat */
export const backFace = (seat) => inField(drawBack(seat));
