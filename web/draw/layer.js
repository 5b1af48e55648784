/** The one layer of pieces: everything that moves or can be touched, keyed, placed by transform, over inert furniture. */

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { sign } from "./signs.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../store.js").Sitter} Sitter */
/** @typedef {{say: Say, seats: Sitter[], names: string[], colours: string[], waiting: number[], said: string[],
 *   open: Set<string>, log: import("../store.js").LogRecord[], shape: import("./shapes.js").Shape, html: typeof html,
 *   svg: typeof svg}} Ui
 *   what a renderer may use besides the view: words, who sits where, whom the table waits for (nobody after the game,
 *   however it ended), the words said so far and those that may come next, what has happened up to this view, whether
 *   the window is tall or wide, lit's templates */
/** @typedef {{id: string, touch: string | null, kind: string, face: unknown, x: number, y: number,
 *   turn?: number, size?: number, tall?: number, label: string, brief?: string}} Piece
 *   x, y: the centre in units of the board; turn: degrees; size: its width in units; tall: its height, where it is no
 *   square; touch: its word, null for what only moves; label: all that is known of it; brief: what it is called where
 *   many things are told, if that is not its label */
/** @typedef {{width: number, height: number, least?: number}} Size in units of the board
 *   least: the width in rem below which nothing can be touched well, so that the page scrolls instead */
/** @typedef {{size: (view: any, ui: Ui) => Size,
 *   furniture: (view: any, ui: Ui) => unknown, pieces: (view: any, ui: Ui) => Piece[],
 *   stand?: (view: any, ui: Ui) => string[], sumUp?: (view: any, ui: Ui) => string[],
 *   catches?: string[], isOwn?: (word: string) => boolean, name?: (word: string, say: Say) => string | undefined}} Renderer
 *   stand: how the game stands, in sentences; sumUp: what is told at the end besides the scores; catches: the kinds of events
 *   that take something from somebody, which are heard; isOwn: whether a word means something else in the mouth of each seat; name: how a word
 *   of a sentence is called among people */

/** As narrow as a board gets, in rem, where its renderer says nothing else. */
const LEAST = 17;

/**
 * Draw a table. A change of the view moves the pieces that are in both, by the transition of their transform.
 * @param {import("./drawn.js").Drawn} drawn
 * @param {{label: string, last: string[], hint: string[],
 *   marks: {said: string, target: string, last: string, hint: string}}} state
 */
export function drawLayer({ renderer, view, ui, size, pieces }, state) {
  const { width, height, least = LEAST } = size;
  const things = pieces.filter((piece) => piece.touch !== null);
  // In an order that never changes: an element that is put elsewhere in its parent appears anew and does not travel.
  const movers = pieces
    .filter((piece) => piece.touch === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const words = new Set(ui.said);
  const last = new Set(state.last);
  const hint = new Set(state.hint);
  return html`<div class="board ${ui.said.length > 0 ? "is-saying" : ""}" style="--width:${width};--height:${height};--least:${least}rem">
    <svg class="furniture" viewBox="0 0 ${width} ${height}" aria-hidden="true">${renderer.furniture(view, ui)}</svg>
    <div class="pieces" role="group" aria-label=${state.label}>
      ${repeat(
        things,
        (piece) => piece.id,
        (piece) => {
          const word = piece.touch ?? "";
          const said = words.has(word);
          const target = ui.open.has(word);
          const marks = [
            said && state.marks.said,
            target && ui.said.length > 0 && state.marks.target,
            last.has(word) && state.marks.last,
            hint.has(word) && state.marks.hint,
          ].filter(Boolean);
          return html`<button
            type="button"
            class="piece ${piece.kind} ${said ? "is-said" : ""} ${target ? "is-open" : ""} ${
              last.has(word) ? "is-last" : ""
            }"
            style=${placeOf(piece)}
            data-touch=${word}
            tabindex="-1"
            aria-pressed=${said ? "true" : nothing}
            aria-label=${[piece.label, ...marks].join(", ")}
          >
            ${piece.face}
          </button>`;
        },
      )}
      ${repeat(
        movers,
        (piece) => piece.id,
        (piece) =>
          html`<span class="piece ${piece.kind}" style=${placeOf(piece)} aria-hidden="true">${piece.face}</span>`,
      )}
      ${things
        .filter(({ touch }) => hint.has(touch ?? ""))
        .map(
          (
            piece,
          ) => html`<span class="hint-mark ${piece.tall === undefined ? "" : "is-box"}" style=${placeOf({ ...piece, turn: 0 })} aria-hidden="true">
            ${sign("lamp", "lamp-mark")}
          </span>`,
        )}
    </div>
  </div>`;
}

/** @param {Piece} piece */
const placeOf = ({ x, y, turn = 0, size = 1, tall = size }) =>
  `--x:${x};--y:${y};--turn:${turn}deg;--size:${size};--tall:${tall}`;
