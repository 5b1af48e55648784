/** The path through the puzzles of a kind: a star for each that is solved, ten stars to a stretch, and a cheer now and then. */

/** Stars of a stretch of the path. */
export const STRETCH = 10;

/** Half of a stretch. */
const HALF = STRETCH / 2;

/** @typedef {"" | "first" | "five" | "ten" | "all"} Cheer */

/**
 * Where somebody stands on the path: so many stretches are done, and so many stars of the present one are there. The path
 * ends with the pack, wherever in a stretch that is.
 * @param {number} done puzzles that are solved
 * @param {number} of all there are
 */
export function standOf(done, of) {
  const stretches = Math.floor(done / STRETCH);
  const stars = done % STRETCH;
  return { stretches, stars, length: Math.min(STRETCH, of - stretches * STRETCH), isEnd: done >= of };
}

/**
 * What a star that has just been won is worth a cheer for: the first of all, the middle and the end of each stretch, the last.
 * @param {number} done puzzles that are solved, with the new one
 * @param {number} of all there are
 * @returns {Cheer}
 */
export function cheerOf(done, of) {
  if (done === 0) return "";
  if (done >= of) return "all";
  if (done === 1) return "first";
  if (done % STRETCH === 0) return "ten";
  return done % STRETCH === HALF ? "five" : "";
}
