/** Where the cells of Legionz lie: hexagons with corners up and down, called by two coordinates. */

/** @typedef {{x: number, y: number}} Point */

const HIGH = Math.sqrt(3) / 2; // a row lies so far below the last one

/** The steps to the six cells beside one, all around it. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** @param {string} cell */
const partsOf = (cell) => cell.split(",").map(Number);

/** The middle of a cell, in units of the board; a row further down lies half a cell further to the right. @param {string} cell @returns {Point} */
export function centreOf(cell) {
  const [q, r] = partsOf(cell);
  return { x: q + r / 2, y: r * HIGH };
}

/** The six cells beside one. @param {string} cell */
export function besideOf(cell) {
  const [q, r] = partsOf(cell);
  return STEPS.map(([across, down]) => `${q + across},${r + down}`);
}

/**
 * The outline of a cell, or of one that is larger or smaller by a factor.
 * @param {Point} centre
 * @param {number} [scale]
 */
export function outlineOf({ x, y }, scale = 1) {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = ((2 * at + 1) * Math.PI) / 6;
    const reach = scale / Math.sqrt(3);
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  return `M${corners.join("L")}z`;
}

/**
 * How the board begins and how large it is, so that all cells and one more on each side have room; what is asked for
 * changes nothing of it, so that nothing moves while somebody chooses.
 * @param {string[]} cells
 */
export function extentOf(cells) {
  const places = ["0,0", ...cells].map(centreOf);
  const left = Math.min(...places.map(({ x }) => x)) - 1.7;
  const top = Math.min(...places.map(({ y }) => y)) - 1.6;
  const width = Math.max(...places.map(({ x }) => x)) + 1.7 - left;
  const height = Math.max(...places.map(({ y }) => y)) + 1.6 - top;
  return { left, top, width, height };
}
