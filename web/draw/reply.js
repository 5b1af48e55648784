/** What would be answered to a wrong answer, drawn where that would have led to: an arrow, and a ghost of what comes to lie there. */

import { html, svg } from "lit";

/** @typedef {import("./renderer.js").Piece} Piece */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{seat: number, words: string[], from: Point | null, to: Piece, ghosts: Piece[]}} Answered from: null where it begins
 *   nowhere on the board */

/** How far an arrow stays away from the middle of what it leads from and to, in units. */
const GAP = 0.34;

/** How long and how wide the head of an arrow is. */
const HEAD = { along: 0.3, across: 0.2 };

/**
 * What an answer comes to on the board.
 * @param {import("#border").Foretold} step
 * @param {Map<string, Piece>} byTouch what lies there before it
 * @param {Piece[]} pieces what lies there before it
 * @param {Piece[]} after and after it
 * @returns {Answered | null} null where nothing on the board stands for any of its words
 */
export function answeredOf({ seat, move }, byTouch, pieces, after) {
  const words = move.split(" ").filter((word) => byTouch.has(word));
  const things = words.map((word) => /** @type {Piece} */ (byTouch.get(word)));
  const to = things.at(-1);
  if (!to) return null;
  const lay = new Set(pieces.filter((piece) => isAt(piece, to)).map(({ id }) => id));
  const ghosts = after.filter((piece) => isAt(piece, to) && !lay.has(piece.id));
  return { seat, words, from: things.length > 1 ? things[0] : null, to, ghosts };
}

/** @param {Point} one @param {Point} other */
const isAt = (one, other) => one.x === other.x && one.y === other.y;

/**
 * An arrow from thing to thing, over everything that lies there.
 * @param {Answered} answered
 */
export function arrowOf({ seat, from, to }) {
  if (!from) return "";
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [ahead, aside] = [(to.x - from.x) / long, (to.y - from.y) / long];
  /** @param {number} along @param {number} across */
  const at = (along, across) =>
    `${from.x + ahead * along - aside * across} ${from.y + aside * along + ahead * across}`;
  const end = long - GAP;
  const line = `M${at(GAP, 0)}L${at(end - HEAD.along, 0)}`;
  const head = `M${at(end, 0)}L${at(end - HEAD.along, HEAD.across)}L${at(end - HEAD.along, -HEAD.across)}z`;
  return svg`<g class="reply-arrow seat-${seat}">
    <path class="reply-case" d="${line}${head}"></path>
    <path class="reply-line" d=${line}></path>
    <path class="reply-head" d=${head}></path>
  </g>`;
}

/**
 * The ghosts of what comes to lie there.
 * @param {Answered} answered
 * @param {(piece: Piece) => string} kindOf
 * @param {(piece: Piece) => string} placeOf
 */
export const ghostsOf = ({ ghosts }, kindOf, placeOf) =>
  ghosts.map(
    (
      piece,
    ) => html`<span class="piece aside is-ghost ${kindOf(piece)}" .style=${placeOf(piece)} aria-hidden="true">
      ${piece.face}
    </span>`,
  );
