/** Where things lie on Numica's board: the floor of 8 × 8, its rim, and a strip for each player above and below it. */

/** @typedef {import("#border/numica").View} View */

export const EDGE = 0.42; // the rim that bears the letters and numbers
export const TRAY = 0.95; // the strip of a player: name and captured pieces, and what is still to be laid
export const FILES = "abcdefgh";
export const WIDTH = 8 + 2 * EDGE;
export const HEIGHT = WIDTH + 2 * TRAY;

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
 */
export function centre(view, name) {
  const file = FILES.indexOf(name[0]);
  const row = Number(name[1]) - 1;
  const [across, down] = isTurned(view) ? [7 - file, row] : [file, 7 - row];
  return { x: EDGE + across + 0.5, y: TRAY + EDGE + down + 0.5 };
}

/** @param {View} view @param {number} seat the height of a seat's strip */
export const stripOf = (view, seat) => ((seat === 1) !== isTurned(view) ? TRAY / 2 : HEIGHT - TRAY / 2);

/** Where the captured squares and rounds of a seat are laid: three places for each kind. */
const PLACE = 0.66;
/** @param {number} kind 0 square, 1 round @param {number} number */
export const placeOf = (kind, number) => WIDTH - 0.5 - PLACE * (5 - (kind * 3 + number)) - (kind ? 0 : 0.16);

/**
 * Whether the viewer is laying a row now, when the strip holds what is still to be laid.
 * @param {View} view
 * @param {import("../../draw/renderer.js").Ui} ui
 */
export const isLaying = ({ seat, tiles, chosen }, { waiting }) =>
  seat !== null && tiles !== "" && waiting.includes(seat) && !chosen[seat];
