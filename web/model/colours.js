/** The colours of the seats: what each has chosen, and for the others the first that is free in the order of the parlour. */

import { COLOURS } from "games:colours";

/** The colours of the engine, in its order; the styles have them all. */
export { COLOURS };

/**
 * The colour of every seat; no two are alike.
 * @param {import("#border").Sitter[]} seats
 * @returns {string[]}
 */
export function coloursOf(seats) {
  const taken = new Set(seats.map(({ colour }) => colour));
  return seats.map(({ colour }, seat) => {
    if (colour && COLOURS.includes(colour)) return colour;
    const free = [COLOURS[seat], ...COLOURS].find((each) => !taken.has(each)) ?? COLOURS[0];
    taken.add(free);
    return free;
  });
}

/**
 * The style of a table, or of a form, in which everything of class `seat-0`, `seat-1` … bears its seat's colour.
 * @param {import("#border").Sitter[]} seats
 */
export const seatColours = (seats) =>
  coloursOf(seats)
    .map(
      (colour, seat) =>
        `--seat-${seat}:var(--colour-${colour});--seat-${seat}-edge:var(--colour-${colour}-edge)`,
    )
    .join(";");
