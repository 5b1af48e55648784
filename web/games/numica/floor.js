/** Where things lie on Numica's board: the floor of 8 × 8, its rim, and a strip for each player above and below, or beside. */

/** @typedef {import("#border/numica").View} View */
/** @typedef {Pick<import("../../draw/renderer.js").Ui, "shape" | "isDeep">} Window */
/** @typedef {{x: number, y: number, w: number, h: number, name: number, row: number, end: number, scale: number}} Strip
 *   name, row: how high the middle of the name lies, and of the captured pieces; end: where these end; scale: units to a pixel
 *   of the name */

export const EDGE = 0.42; // the rim that bears the letters and numbers
export const TRAY = 0.95; // the strip of a player: name and captured pieces, and what is still to be laid
export const FILES = "abcdefgh";
export const WIDTH = 8 + 2 * EDGE;
export const HEIGHT = WIDTH + 2 * TRAY;

/** Beside the floor a strip has two lines. */
const BESIDE = { gap: 0.12, w: 4.66, h: 1.72, name: 0.48, row: 1.2, edge: 0.04 };

/**
 * A wide window has more room beside the floor than above and below it: strips beside it leave the floor all the height.
 * @param {Window} window
 */
export const isBeside = ({ shape, isDeep }) => shape === "wide" && !isDeep;

/** The upper edge of the rim. @param {Window} window */
export const topOf = (window) => (isBeside(window) ? 0 : TRAY);

/** @param {Window} window */
export const sizeOf = (window) =>
  isBeside(window)
    ? { width: WIDTH + BESIDE.gap + BESIDE.w + BESIDE.edge, height: WIDTH }
    : { width: WIDTH, height: HEIGHT };

/**
 * Blue's rows lie near only where Blue is the one who looks.
 * @param {View} view
 */
export const isTurned = (view) => view.seat === 1;

/** The number of a space in what lists all of them. @param {string} name */
export const indexOf = (name) => (Number(name[1]) - 1) * 8 + FILES.indexOf(name[0]);

/**
 * The centre of a space, in units of the board.
 * @param {View} view
 * @param {string} name
 * @param {Window} window
 */
export function centre(view, name, window) {
  const file = FILES.indexOf(name[0]);
  const row = Number(name[1]) - 1;
  const [across, down] = isTurned(view) ? [7 - file, row] : [file, 7 - row];
  return { x: EDGE + across + 0.5, y: topOf(window) + EDGE + down + 0.5 };
}

/**
 * Where a seat's strip lies.
 * @param {View} view
 * @param {number} seat
 * @param {Window} window
 * @returns {Strip}
 */
export function stripOf(view, seat, window) {
  const isFar = (seat === 1) !== isTurned(view);
  if (isBeside(window)) {
    const { gap, w, h, edge } = BESIDE;
    const x = WIDTH + gap;
    const y = isFar ? edge : WIDTH - h - edge;
    return { x, y, w, h, name: y + BESIDE.name, row: y + BESIDE.row, end: x + w - 0.06, scale: 0.018 };
  }
  const middle = isFar ? TRAY / 2 : HEIGHT - TRAY / 2;
  const lies = { x: 0.04, y: middle - 0.43, w: WIDTH - 0.08, h: 0.86 };
  return { ...lies, name: middle, row: middle, end: WIDTH, scale: 0.02 };
}

/** Where the captured squares and rounds of a seat are laid: three places for each kind. */
const PLACE = 0.66;
/** @param {Strip} strip @param {number} kind 0 square, 1 round @param {number} number */
export const placeOf = ({ end }, kind, number) =>
  end - 0.5 - PLACE * (5 - (kind * 3 + number)) - (kind ? 0 : 0.16);

/**
 * Whether the viewer is laying a row now, when the strip holds what is still to be laid.
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 */
export const isLaying = ({ seat, tiles, chosen }, { waiting }) =>
  seat !== null && tiles !== "" && waiting.includes(seat) && !chosen[seat];
