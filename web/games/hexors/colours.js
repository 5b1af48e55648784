/** The six colours of Hexors: the order in which a tile has its numbers, where they stand, their signs and their grounds. */

/** In the order of a tile's numbers, row by row. */
export const COLOURS = ["red", "yellow", "green", "purple", "blue", "white"];

/** Where each number of a tile stands, from its middle, as far out as 1. @type {Record<string, [number, number]>} */
export const PLACES = {
  red: [-0.5, -Math.sqrt(3) / 2],
  yellow: [0.5, -Math.sqrt(3) / 2],
  green: [-1, 0],
  purple: [1, 0],
  blue: [-0.5, Math.sqrt(3) / 2],
  white: [0.5, Math.sqrt(3) / 2],
};

/** @param {number} count @param {(turn: number) => string} draw */
const around = (count, draw) =>
  Array.from({ length: count }, (_, at) => draw((2 * Math.PI * at) / count)).join("");

/** A point of a sign: so far out, at an angle from straight up. @param {number} reach @param {number} angle */
const point = (reach, angle) =>
  `${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`;

/** The sign of each colour, around 0 in a field of 20: a flame, a sun, a leaf, a violet, a drop and a flake. @type {Record<string, string>} */
export const SIGNS = {
  red: "M-0.6 -10.4C3.4 -6.4 8 -2.4 7.6 3.4A7.6 7 0 0 1 -7.6 3.4C-7.8 0 -5.6 -2 -4.8 -4.6C-3.4 -3.8 -2.6 -2.8 -2.4 -1.6C-0.6 -4 -0.2 -7.4 -0.6 -10.4Z",
  yellow: `M0 -5.2A5.2 5.2 0 0 1 0 5.2A5.2 5.2 0 0 1 0 -5.2Z${around(8, (turn) => `M${point(6.6, turn - 0.27)}L${point(10.6, turn)}L${point(6.6, turn + 0.27)}Z`)}`,
  green:
    "M-8.6 8.6C-10.4 -4 -3 -9.8 9.2 -9.2C9.8 3 4 9.8 -5.2 7.4L-7.2 9.8ZM-5.2 5.6L3.6 -3.6L2.4 -4.6L-6.2 4.2Z",
  purple: around(
    5,
    (turn) =>
      `M0 0L${point(6.4, turn - 0.62)}Q${point(10.6, turn - 0.5)} ${point(10.4, turn)}Q${point(10.6, turn + 0.5)} ${point(6.4, turn + 0.62)}Z`,
  ),
  blue: "M0 -10.2C4 -4.2 7.6 -1 7.6 3.2A7.6 7 0 0 1 -7.6 3.2C-7.6 -1 -4 -4.2 0 -10.2Z",
  white: around(
    6,
    (turn) =>
      `M${point(1.1, turn - 1.57)}L${point(10.3, turn - 0.11)}L${point(10.3, turn + 0.11)}L${point(1.1, turn + 1.57)}Z` +
      `M${point(4.6, turn)}L${point(8.8, turn - 0.5)}L${point(7.6, turn - 0.62)}L${point(2.8, turn)}L${point(7.6, turn + 0.62)}L${point(8.8, turn + 0.5)}Z`,
  ),
};

const HIGH = 2 / Math.sqrt(3);

/**
 * The outline of a hexagon with corners up and down.
 * @param {number} reach from its middle to its sides
 * @param {{x: number, y: number}} [middle]
 */
export function hexagon(reach, { x, y } = { x: 0, y: 0 }) {
  const corner = reach * HIGH;
  const [right, half] = [x + reach, corner / 2];
  const at = (/** @type {number} */ number) => Number(number.toFixed(3));
  return `M${at(x)} ${at(y - corner)}L${at(right)} ${at(y - half)}V${at(y + half)}L${at(x)} ${at(y + corner)}L${at(x - reach)} ${at(y + half)}V${at(y - half)}Z`;
}

/**
 * How the ground of each colour is hatched, so that it can be told without colours: upright, level, or aslant to either
 * side, by dots, or, white, not at all; and a Stronghold like a wall. Each is turned by so many degrees.
 * @param {number} reach of the hexagon
 * @returns {Record<string, {d: string, turn: number}>}
 */
export function hatchingsOf(reach) {
  const gap = reach / 4.5;
  const steps = Array.from({ length: 9 }, (_, at) => (at - 4) * gap);
  const corner = reach * HIGH;
  const fixed = (/** @type {number} */ number) => number.toFixed(1);
  const widthAt = (/** @type {number} */ y) => Math.min(reach, (corner - Math.abs(y)) * Math.sqrt(3));
  const upright = steps
    .map((x) => [fixed(x), fixed(corner - Math.abs(x) / Math.sqrt(3))])
    .map(([x, end]) => `M${x} -${end}V${end}`)
    .join("");
  const level = steps.map((y) => `M${fixed(-widthAt(y))} ${fixed(y)}H${fixed(widthAt(y))}`).join("");
  const dots = steps.flatMap((y, row) =>
    steps
      .map((x) => x + (row % 2 ? gap / 2 : 0))
      .filter((x) => Math.abs(x) < widthAt(y) - 1)
      .map((x) => `M${fixed(x)} ${fixed(y)}h0.01`),
  );
  const joints = steps.flatMap((y, row) =>
    [-3, -1, 1, 3]
      .map((at) => (at + (row % 2)) * gap * 0.9)
      .filter((x) => Math.abs(x) < widthAt(y + gap / 2))
      .map((x) => `M${fixed(x)} ${fixed(y)}v${fixed(gap)}`),
  );
  return {
    red: { d: upright, turn: 0 },
    yellow: { d: dots.join(""), turn: 0 },
    green: { d: upright, turn: -60 },
    purple: { d: upright, turn: 60 },
    blue: { d: level, turn: 0 },
    stone: { d: level + joints.join(""), turn: 0 },
  };
}
