/** The one layer of pieces: everything that moves or can be touched, keyed, placed by transform, over inert furniture. */

import { html, noChange, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { ifChanged } from "./alike.js";
import { arrowOf, ghostsOf } from "./reply.js";
import { sign } from "./signs.js";
import { drawVeil, HEX, hexOutline, placesOf } from "./veil.js";

/** @typedef {import("./renderer.js").View} View */
/** @typedef {import("./renderer.js").Ui} Ui */
/** @typedef {import("./renderer.js").Piece} Piece */
/** @typedef {import("./renderer.js").Board} Board */
/** @typedef {import("./renderer.js").Size} Size */
/** @typedef {import("./renderer.js").Renderer} Renderer */

/**
 * What the page adds to what a renderer draws.
 * @typedef {object} Marks
 * @property {string} label how the board is called
 * @property {string} tray how its tray is called
 * @property {string} look how its viewport is called
 * @property {string[]} last the words that are marked: of the last move
 * @property {string[]} hint of a hint, or of what a question is about
 * @property {boolean} isAsked whether it is asked about that
 * @property {string[]} found what was found of several answers
 * @property {{said: string, target: string, last: string, hint: string, reply: string, found: string}} marks how the ear is told of these
 * @property {unknown} tools what moves the viewport
 * @property {string | null} held the word of the thing that is to explain itself
 * @property {string | null} refused the word of the one that was refused
 * @property {number[] | null} winners who has won, once that is to be feasted
 * @property {boolean} isQuiet whether somebody had given up, or a computer won: then nothing is thrown into the air
 * @property {boolean} isStill whether nothing is to be touched, whatever else happens
 * @property {boolean} isFlying whether pieces still fly: what follows from that is as it was
 * @property {string[] | null} bright the words that alone are bright, null where all are
 */

/** The frame of a hint around a hexagon. */
const HEX_SIDES = hexOutline({ left: 0, top: 0, width: 1, height: HEX });
const HEX_FRAME = html`<svg class="hex-frame" viewBox="0 0 1 ${HEX}">
  <path d=${HEX_SIDES}></path>
  <path d=${HEX_SIDES}></path>
</svg>`;

/** As narrow as a board gets, in rem, where its renderer says nothing else. */
const LEAST = 17;

/** How many pixels a unit of a board that roams is, before it is zoomed. */
export const UNIT = 64;

/** What a hand takes along on a board that roams, where it would else move all of it. */
export const LOOSE = ":is(.is-open, .is-said)[data-loose]";

/**
 * Draw a table. A change of the view moves the pieces that are in both, by the transition of their transform.
 * @param {import("./drawn.js").Drawn} drawn
 * @param {Marks} marks
 */
export function drawLayer({ renderer, view, ui, boards: [main, tray], answered }, marks) {
  if (!main.size.roams) return drawBoard(main, renderer, view, ui, marks, answered);
  const frame = (tray && renderer.tray?.frame?.(view, ui)) ?? nothing;
  return html`<div class="viewport" role="group" aria-label=${marks.look} data-frame=${frame} ?data-tray=${tray}>
      <div class="sheet">${drawBoard(main, renderer, view, ui, marks, answered)}</div>
      ${
        marks.winners !== null && renderer.banner
          ? html`<p class="viewport-banner ${marks.isQuiet ? "is-quiet" : ""}" aria-hidden="true">
              ${renderer.banner(view, ui, marks.winners)}
            </p>`
          : ""
      }
      ${marks.tools}
    </div>
    ${tray && renderer.tray ? drawBoard(tray, renderer.tray, view, ui, { ...marks, label: marks.tray }) : ""}`;
}

/**
 * @param {import("./drawn.js").Drawn["boards"][0]} drawn
 * @param {Board & Partial<Renderer>} board
 * @param {View} view
 * @param {Ui} ui
 * @param {Marks} state
 * @param {import("./drawn.js").Drawn["answered"]} [answered]
 */
function drawBoard({ size, pieces }, board, view, ui, state, answered = null) {
  const { width, height, left = 0, top = 0, least = LEAST, roams } = size;
  const { layout, explained, feast } = extrasOf(
    board,
    view,
    ui,
    answered ? { ...state, held: null, refused: null } : state,
  );
  const things = pieces.filter((piece) => piece.touch !== null);
  // In an order that never changes: an element that is put elsewhere in its parent appears anew and does not travel.
  const movers = pieces
    .filter((piece) => piece.touch === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const words = new Set(ui.said);
  const last = new Set(state.last);
  const hint = new Set(state.hint);
  const found = new Set(state.found);
  /** @param {Piece} piece */
  const drawThing = (piece) => {
    const word = piece.touch ?? "";
    const said = piece.said ?? words.has(word);
    // Where it is drawn what would follow, nothing is to be touched but to have it gone.
    const target = !answered && ui.open.has(word);
    const isNext = target && ui.said.length > 0;
    const marks = [
      found.has(word) && state.marks.found,
      said && state.marks.said,
      isNext && state.marks.target,
      last.has(word) && state.marks.last,
      hint.has(word) && state.marks.hint,
      answered?.words.includes(word) && state.marks.reply,
    ].filter(Boolean);
    return ifChanged(html`<button
      type="button"
      class="piece ${kindOf(piece)} ${said ? "is-said" : ""} ${target ? "is-open" : ""} ${isNext ? "is-next" : ""} ${
        last.has(word) ? "is-last" : ""
      } ${found.has(word) ? "is-found" : ""}"
      .style=${placeOf(piece)}
      data-touch=${word}
      ?data-loose=${piece.loose}
      ?data-whole=${piece.whole}
      ?data-held=${piece.held}
      tabindex="-1"
      aria-pressed=${said ? "true" : nothing}
      aria-label=${[piece.label, ...marks].join(", ")}
    >
      ${piece.face}
    </button>`);
  };
  // Where the board begins moves all of it at once, so that nothing glides for that: pieces keep their own places.
  const begins = left || top ? `;--left:${left};--top:${top}` : "";
  const high = feast ? Math.min(size.feast ?? height, height) : height;
  const place = `--width:${width};--height:${high}${begins}`;
  const style = `${place};${roams ? `--unit:${UNIT}px` : `--least:${least}rem`}`;
  return html`<div translate="no" class="board ${ui.said.length > 0 ? "is-saying" : ""} ${high < height ? "is-cut" : ""} ${state.bright ? "is-veiled" : ""}" .style=${style}>
    <svg class="furniture" viewBox="${left} ${top} ${width} ${height}" .style=${place} aria-hidden="true">${state.isFlying ? noChange : ifChanged(board.furniture(view, ui))}</svg>
    <div class="pieces ${state.isStill ? "is-still" : ""}" .style=${place} role="group" aria-label=${state.label} aria-describedby=${layout ? "board-layout" : nothing}>
      ${repeat(
        rowsOf(things),
        ({ row, at }) => `${row} ${at}`,
        ({ row, pieces }) => {
          const buttons = repeat(pieces, ({ id }) => id, drawThing);
          return row ? html`<div class="row" role="group" aria-label=${row}>${buttons}</div>` : buttons;
        },
      )}
      ${repeat(
        movers,
        (piece) => piece.id,
        (piece) => {
          const isLater = state.isFlying && piece.told;
          return ifChanged(
            html`<span class="piece ${isLater ? noChange : kindOf(piece)}" .style=${placeOf(piece)} aria-hidden="true">${
              isLater ? noChange : piece.face
            }</span>`,
          );
        },
      )}
      ${things
        .filter(({ touch }) => hint.has(touch ?? ""))
        .map((piece) => {
          const isHex = piece.shape === "hex";
          return html`<span class="hint-mark ${isHex ? "is-around" : ""} ${state.isAsked ? "is-judged" : ""}" .style=${placeOf({ ...piece, turn: 0 })} aria-hidden="true">
            ${isHex ? HEX_FRAME : ""} ${sign(state.isAsked ? "question" : "lamp", "lamp-mark")}
          </span>`;
        })}
      ${answered ? [ghostsOf(answered, kindOf, placeOf), frameOf(answered)] : ""}
    </div>
    ${layout ? html`<p class="visually-hidden" id="board-layout">${layout}</p>` : ""}
    ${explained ? overlay("explained", size, explained) : ""}
    ${answered ? overlay("reply", size, arrowOf(answered)) : ""}
    ${state.bright ? overlay("veil", size, drawVeil(size, placesOf(state.bright, pieces, board.places?.(view, ui) ?? {}))) : ""}
    ${feast ? overlay(`feast ${state.isQuiet ? "is-quiet" : ""}`, { ...size, height: high }, feast) : ""}
  </div>`;
}

/**
 * A frame around the place where what would be answered comes to lie.
 * @param {import("./reply.js").Answered} answered
 */
function frameOf({ seat, to }) {
  const isHex = to.shape === "hex";
  return html`<span class="hint-mark is-reply seat-${seat} ${isHex ? "is-around" : ""}" .style=${placeOf({ ...to, turn: 0 })} aria-hidden="true">
    ${isHex ? HEX_FRAME : ""}
  </span>`;
}

/**
 * What a renderer adds to its board now and then; a tray has none of it.
 * @param {Board & Partial<Renderer>} board
 * @param {View} view
 * @param {Ui} ui
 * @param {Marks} state
 */
const extrasOf = ({ layout, explain, obstacle, feast }, view, ui, { held, refused, winners }) => ({
  layout: layout?.(view, ui),
  explained:
    (held !== null && explain?.(held, view, ui)) || (refused !== null && obstacle?.(refused, view, ui)),
  feast: winners !== null && feast?.(view, ui, winners),
});

/**
 * A picture over the whole board that nobody touches.
 * @param {string} kind
 * @param {Size} size
 * @param {unknown} drawn
 */
const overlay = (kind, { left = 0, top = 0, width, height }, drawn) =>
  html`<svg class="overlay ${kind}" viewBox="${left} ${top} ${width} ${height}" .style="--width:${width};--height:${height};--left:${left};--top:${top}" aria-hidden="true">${drawn}</svg>`;

/**
 * Things one after the other that lie in the same row, told together; those of no row stand alone.
 * @param {Piece[]} things
 */
function rowsOf(things) {
  /** @type {{row: string, at: number, pieces: Piece[]}[]} */
  const rows = [];
  for (const piece of things) {
    const { row = "" } = piece;
    const last = rows.at(-1);
    if (last?.row === row) last.pieces.push(piece);
    else rows.push({ row, at: rows.filter((each) => each.row === row).length, pieces: [piece] });
  }
  return rows;
}

/** @param {Piece} piece */
const kindOf = ({ kind, shape }) => (shape ? `${kind} is-${shape}` : kind);

/** @param {Piece} piece */
const placeOf = ({ x, y, turn = 0, size = 1, shape, tall = shape ? size * HEX : size, from }) =>
  `--x:${x};--y:${y};--turn:${turn}deg;--size:${size};--tall:${tall}${from ? `;--from-x:${from.x};--from-y:${from.y}` : ""}`;
