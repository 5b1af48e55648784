/** The feast when a game of Hexors is over: the winners' tiles dance in a ring of light, over a shower of hexagons. */

import { svg } from "lit";
import { banner, beams, frame, shower, tellWinners } from "../../draw/feast.js";
import { fit } from "../../draw/fit.js";
import { COLOURS, hexagon } from "./colours.js";
import { planOf } from "./plan.js";
import { drawTile, isFighter } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */

/**
 * @param {View} view
 * @param {Ui} ui
 * @param {number[]} winners
 */
export function feast(view, ui, winners) {
  const { field } = planOf(view, ui.shape);
  const { x, y, w, h } = field;
  const isWon = winners.length > 0;
  const title = isWon
    ? tellWinners(view, ui, winners)
    : ui.say(view.outcome ? "feast-draw" : "feast-stopped");
  const band = { x: x + w * 0.08, y: y + h * 0.05, w: w * 0.84, h: Math.min(h * 0.13, w * 0.13) };
  return frame(
    "hx-feast",
    field,
    0.3,
    isWon ? [beams(middleOf(field), w, BEAMS), flakes(field)] : "",
    dancers(view, field, winners),
    banner(band, 0.3, [title], fit(title, band.h * 0.6, band.w * 0.92)),
  );
}

const BEAMS = { from: -0.12, apart: Math.PI / 6, broad: 0.24 };

/** Where the first of the tiles stands, with light from behind it. @param {Box} room */
const middleOf = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h * 0.59 });

/**
 * The first of the tiles that are left stands in the middle, and all others dance around it.
 * @param {View} view
 * @param {Box} room
 * @param {number[]} winners
 */
function dancers({ field }, room, winners) {
  const rank = (/** @type {{kind: string}} */ { kind }) => (kind === "stronghold" ? 0 : 1);
  const left = Object.values(field)
    .filter((piece) => isFighter(piece) && (winners.length === 0 || winners.includes(piece.owner)))
    .sort((one, other) => rank(one) - rank(other));
  const [first, ...others] = left;
  if (!first) return "";
  const unit = Math.min(room.w, room.h * 1.05);
  const middle = middleOf(room);
  const place = (
    /** @type {number} */ across,
    /** @type {number} */ down,
    /** @type {number} */ size,
    /** @type {import("./tile.js").Tile} */ piece,
    /** @type {number} */ at,
  ) => svg`<g
    transform="translate(${middle.x + across} ${middle.y + down}) scale(${size / 104})"><g class="feast-dance" .style="animation-delay:${at * -170}ms">
    ${drawTile({ ...piece, control: piece.owner, trapped: false, under: [] }, { isSmall: true })}</g></g>`;
  return svg`${others.slice(0, 12).map((piece, at) => {
    const angle = (2 * Math.PI * at) / Math.min(others.length, 12);
    return place(unit * 0.31 * Math.sin(angle), -unit * 0.27 * Math.cos(angle), unit * 0.14, piece, at + 1);
  })}
  ${place(0, 0, unit * 0.28, first, 0)}`;
}

/** Small hexagons that fall. @param {Box} room */
const flakes = ({ x, y, w, h }) =>
  shower(
    42,
    { x, y: y + h * 0.04, w, h: h * 0.92 },
    60,
    (at) =>
      svg`<path class="hx-flake hx-spot is-${COLOURS[at % 6]}" d=${hexagon(w * 0.009 * (1 + (at % 3) * 0.5))}></path>`,
  );
