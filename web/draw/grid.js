/** Places things on a table: so many in rows, as large as may be, and the seats around it in the order of their turns. */

/** @typedef {import("./pieces.js").Box} Box */

/**
 * The ways to lay so many in rows in a room, from one column on: how many lie across and down, and the room for each.
 * @param {number} count
 * @param {Pick<Box, "w" | "h">} room
 */
export const gridsOf = (count, { w, h }) =>
  Array.from({ length: count }, (_, at) => {
    const across = at + 1;
    const down = Math.ceil(count / across);
    return { across, down, w: w / across, h: h / down };
  });

/**
 * So many boxes in rows that are filled from the left.
 * @param {number} count
 * @param {number} across how many lie in a row
 * @param {Box} first
 * @returns {Box[]}
 */
export const inRows = (count, across, { x, y, w, h }) =>
  Array.from({ length: count }, (_, at) => ({
    x: x + (at % across) * w,
    y: y + Math.floor(at / across) * h,
    w,
    h,
  }));

/** A smaller box inside another, so far from each of its sides. @param {Box} box @param {number} across @param {number} [down] @returns {Box} */
export const within = ({ x, y, w, h }, across, down = across) => ({
  x: x + across,
  y: y + down,
  w: w - 2 * across,
  h: h - 2 * down,
});

/** All other seats, from the one after a seat on. @param {number} seat @param {number} seats */
export const othersAfter = (seat, seats) =>
  Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats);
