/** What lies on a table, made once for each change of it, and where everybody looks a thing up by its touch. */

import { isStill, lineOf } from "../model/trials.js";
import { renderers } from "./renderers.js";
import { answeredOf } from "./reply.js";
import { isDeepNow, isTightNow, shapeNow } from "./shapes.js";
import { uiOf } from "./ui.js";

/** @typedef {import("./renderer.js").Piece} Piece */
/** @typedef {{size: import("./renderer.js").Size, pieces: Piece[]}} DrawnBoard */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {{renderer: import("./renderer.js").Renderer, view: import("./renderer.js").View, ui: import("./renderer.js").Ui, boards: DrawnBoard[],
 *   byTouch: Map<string, Piece>, answered: import("./reply.js").Answered | null}} Drawn boards: the board, and its tray where it has one;
 *   answered: what would be answered to the sentence after which it is drawn */

/** Two moments are remembered: what is shown, and the table as it stands or will stand, while that is another one. */
const KEPT = 2;

/** The moment that was asked for last comes first. @type {{of: unknown[], drawn: Drawn}[]} */
const made = [];

/**
 * What lies on the table of a game, undefined while its renderer is not there.
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Words} words
 * @param {Partial<Pick<Shown, "draft" | "past" | "line">>} [other] than those of now
 * @returns {Drawn | undefined}
 */
export function drawnOf(
  play,
  words,
  { draft = play.saying.draft, past = play.looking.past, line = lineOf(play) } = {},
) {
  const renderer = renderers.get(play.game);
  if (!renderer) return undefined;
  const view = past?.view ?? line[0]?.view ?? draft.preview ?? play.reply.view;
  const { game, kind, reply, log, trial } = play;
  const shown = {
    game,
    kind,
    reply,
    log,
    trial,
    draft,
    past,
    hint: play.looking.hint,
    line,
    isStill: isStill(play),
  };
  const of = listReasons(shown, renderer, view, words);
  const at = made.findIndex((each) => each.of.every((reason, index) => reason === of[index]));
  const found = at < 0 ? { of, drawn: draw(shown, renderer, view, words) } : made.splice(at, 1)[0];
  made.unshift(found);
  made.length = Math.min(made.length, KEPT);
  return found.drawn;
}

/**
 * All that what is drawn depends on: as long as none of it is another, nothing is made anew.
 * @param {Shown} shown
 * @param {import("./renderer.js").Renderer} renderer
 * @param {import("./renderer.js").View} view
 * @param {import("../i18n/words.js").Words} words
 */
function listReasons({ kind, reply, draft, log, trial, past, hint, line, isStill }, renderer, view, words) {
  const { move, touch } = draft;
  return [
    renderer,
    view,
    reply.seats,
    reply.prompt,
    move,
    touch,
    log,
    past,
    hint,
    trial,
    // Its steps: an empty line may be another one for each that asks.
    line[0],
    line[1],
    isStill,
    words.bundles,
    shapeNow(),
    isDeepNow(kind === "game"),
    isTightNow(),
  ];
}

/**
 * @param {Shown} shown
 * @param {import("./renderer.js").Renderer} renderer
 * @param {import("./renderer.js").View} view
 * @param {import("../i18n/words.js").Words} words
 * @returns {Drawn}
 */
function draw(shown, renderer, view, words) {
  const ui = uiOf(shown, words);
  const size = renderer.size(view, ui);
  const boards = [{ size, pieces: renderer.pieces(view, ui) }];
  const { tray } = renderer;
  if (size.roams && tray) boards.push({ size: tray.size(view, ui), pieces: tray.pieces(view, ui) });
  /** @type {Map<string, Piece>} */
  const byTouch = new Map();
  for (const piece of boards.flatMap(({ pieces }) => pieces)) {
    if (piece.touch !== null && !byTouch.has(piece.touch)) byTouch.set(piece.touch, piece);
  }
  const [, next] = shown.line;
  const answered =
    next &&
    answeredOf(next, byTouch, boards[0].pieces, renderer.pieces(/** @type {typeof view} */ (next.view), ui));
  return { renderer, view, ui, boards, byTouch, answered: answered ?? null };
}

/**
 * How wide and how high the board is, by which what lies around it is laid out: the table, its stage and its dock.
 * @param {import("../model/state.d.ts").Play} play
 * @param {import("../i18n/words.js").Words} words
 */
export function formOf(play, words) {
  const { width, height } = drawnOf(play, words)?.boards[0].size ?? { width: 1, height: 1 };
  return `--board-wide:${width};--board-high:${height}`;
}

/**
 * What a game tells of its end besides who won and why, for the words of that.
 * @param {import("../model/state.d.ts").Play} play
 */
export const endOf = ({ game, reply }) =>
  (reply.outcome && renderers.get(game)?.end?.(reply.view, reply.outcome.winners)) ?? undefined;
