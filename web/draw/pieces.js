/** Makes pieces of boxes, for games with cards under what is touched: these move, what is touched lies over them. */

/** @typedef {import("./renderer.js").Piece} Piece */
/** @typedef {{x: number, y: number, w: number, h: number}} Box the left upper corner, width and height, in units */

/** Things that can be touched are heard in a row of this name. @param {Piece[]} pieces @param {string} row */
export const inRow = (pieces, row) =>
  pieces.map((piece) => (piece.touch === null ? piece : { ...piece, row }));

/** @param {Box} box */
const inside = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2, size: w, tall: h });

/**
 * What can be touched, over what is seen of it.
 * @param {string} word
 * @param {string} kind
 * @param {Box} box
 * @param {string} label
 * @param {string} [brief]
 * @returns {Piece}
 */
export const touchable = (word, kind, box, label, brief) => ({
  id: `touch-${word}`,
  touch: word,
  kind: `over ${kind}`,
  face: "",
  ...inside(box),
  label,
  brief,
});

/**
 * What only moves.
 * @param {string} id
 * @param {string} kind
 * @param {Box} box
 * @param {unknown} face
 * @param {Box} [from] where it comes from when it appears
 * @returns {Piece}
 */
export const moving = (id, kind, box, face, from) => ({
  id,
  touch: null,
  kind,
  face,
  ...inside(box),
  ...(from && { from: { x: from.x + from.w / 2, y: from.y + from.h / 2 } }),
  label: "",
});
