/** The one layer of pieces: everything that moves or can be touched, keyed, placed by transform, over inert furniture. */

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { sign } from "./signs.js";
import { drawVeil, HEX, hexOutline, placesOf } from "./veil.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("#border").Reply["view"]} View of any game; a renderer knows that of its own */
/** @typedef {import("../store.js").Sitter} Sitter */
/** @typedef {{name: string, you: string}} Subject what a message is given in which somebody does something */
/** @typedef {{say: Say, seats: Sitter[], plates: unknown[], subjects: Subject[], partners: string[], colours: string[],
 *   waiting: number[], said: string[], open: Set<string>, told: string[], log: import("../store.js").LogRecord[], shape: import("./shapes.js").Shape, isDeep: boolean, isHelped: boolean, html: typeof html,
 *   svg: typeof svg}} Ui
 *   what a renderer may use besides the view: words, who sits where, how they are shown and spoken of, with whom they play ("" for whoever plays alone), whom the table waits for (nobody after the game,
 *   however it ended), the words said so far and those that may come next, those that a hint or a turning point names, what has happened up to this view, whether
 *   the window is wide, tall, or a phone's, whether it is nearly as high as wide, whether hints are given at this table, lit's templates */
/** @typedef {{id: string, touch: string | null, kind: string, face: unknown, x: number, y: number,
 *   turn?: number, size?: number, tall?: number, shape?: "hex", loose?: boolean, whole?: boolean, held?: boolean, said?: boolean,
 *   from?: {x: number, y: number}, label: string, brief?: string, row?: string}} Piece
 *   x, y: the centre in units of the board; turn: degrees; size: its width in units; tall: its height, where it is no
 *   square; shape: a hexagon whose corners point up and down, and which is hit as such; loose: on a board that roams a
 *   hand that drags takes this piece along where it can be touched, and does not move the board; whole: a hand that drags
 *   it takes all along that lies there, and not one thing of it; held: it is in a hand, where a hand that drags lays nothing on it; said: whether it is chosen, where the words so far do not
 *   tell that, since they speak of it for another reason; from: where it comes from when it appears; touch: its word, null for what
 *   only moves; label: all that is known of it; brief: what it is called where many things are told, if that is not its
 *   label; row: how the row or the group is called in which it is heard, with the things before and after it that say
 *   the same */
/** @typedef {{width: number, height: number, left?: number, top?: number, least?: number, roams?: boolean,
 *   feast?: number}} Size
 *   all in units of the board; left, top: where it begins, 0 if not given, so that it may grow on every side; least: the
 *   width in rem below which nothing can be touched well, so that the page scrolls instead; roams: it may be larger than
 *   there is room for, and is seen through a window in which it is moved and zoomed (viewport.js); feast: as high it is
 *   at most while the game's end is feasted, so that all of that is in sight */
/**
 * @template [V=View]
 * @typedef {{size: (view: V, ui: Ui) => Size,
 *   furniture: (view: V, ui: Ui) => unknown, pieces: (view: V, ui: Ui) => Piece[]}} Board
 */
/** @typedef {{left: number, top: number, width: number, height: number, isHex?: boolean}} Place in units of the board; isHex: it is filled
 *   by a hexagon */
/**
 * @template [V=View]
 * @typedef {Board<V> & {tray?: Board<V>,
 *   layout?: (view: V, ui: Ui) => string, explain?: (word: string, view: V, ui: Ui) => unknown,
 *   obstacle?: (word: string, view: V, ui: Ui) => unknown,
 *   feast?: (view: V, ui: Ui, winners: number[]) => unknown, lands?: (word: string, view: V, ui: Ui) => Place | null,
 *   places?: (view: V, ui: Ui) => Record<string, Place>, quiet?: string[],
 *   urges?: (word: string, ask: import("#border").Ask) => boolean, picture?: unknown, remark?: (view: V, ui: Ui) => string,
 *   stand?: (view: V, ui: Ui, isBrief?: boolean) => string[], sumUp?: (view: V, ui: Ui) => string[],
 *   end?: (view: V, winners: number[]) => Record<string, string>,
 *   catches?: string[], verdicts?: string[], weighty?: string[], trifles?: string[], repeats?: string[], secretive?: boolean, isOwn?: (word: string) => boolean, name?: (word: string, say: Say) => string | undefined}} Renderer
 *   tray: what lies below a board that roams, and stays where it is: hands, scores; layout: how the board lies there, in
 *   one sentence, for whoever hears it; explain: inert SVG over the board that shows what a thing does which is held, has
 *   the mouse over it or the focus; obstacle: the same of a thing that was touched and refused, as long as that is told; feast: inert SVG over the whole board, in its units, once the game is over and all has
 *   landed; lands: where a thing comes to lie that is dragged and is a whole sentence by itself, null for anywhere;
 *   places: where something lies at which nothing is touched, by the names that the engine gives it, for lessons and for
 *   the diagrams of the rules; quiet: words that end a turn with less than was possible, and are offered but never urged;
 *   urges: whether a word that has the place of the green button is green, by what is asked; picture: the game as it
 *   is played, inert SVG in a field of 320 × 180, for the lobby; stand: how the
 *   game stands, in sentences, or in few for eyes that see it too (`isBrief`); remark: what is worth knowing just now of
 *   what was touched, "" for nothing; sumUp: what is told at the end besides the scores; end: what the words of a
 *   reason for it are given besides whoever won, or gave up; catches: the kinds of events
 *   that take something from somebody, which are heard; verdicts: those that are told beside what is asked next, whoever
 *   brought them about; weighty: those that are seen for as long as a move, whatever else comes about by one sentence;
 *   trifles: those that are written down, and are no news where nothing else has happened; repeats: those that are written
 *   down once, however often the same seat brings the same about; secretive: whether what somebody could have done tells others of their hand; isOwn: whether a word means something else in the mouth of each seat; name: how a word
 *   of a sentence is called among people
 */
/**
 * A module that draws a game, held to be a renderer of its views.
 * @template V
 * @template {Renderer<V>} M
 * @typedef {M} Fits
 */
/** @typedef {{label: string, tray: string, look: string, last: string[], hint: string[],
 *   marks: {said: string, target: string, last: string, hint: string}, tools: unknown, held: string | null,
 *   refused: string | null, winners: number[] | null, isGivenUp: boolean, bright: string[] | null}} Marks
 *   how the board, its tray and its window are called, the words that are marked and how, what moves the window, the word
 *   of the thing that is to explain itself, of the one that was refused, who has won once that is to be feasted, whether somebody had given up (then
 *   nothing is thrown into the air), and the words that alone are bright, null where all are */

/** The frame of a hint around a hexagon. */
const HEX_SIDES = hexOutline({ left: 0, top: 0, width: 1, height: HEX });
const HEX_FRAME = html`<svg class="hex-frame" viewBox="0 0 1 ${HEX}">
  <path d=${HEX_SIDES}></path>
  <path d=${HEX_SIDES}></path>
</svg>`;

/** As narrow as a board gets, in rem, where its renderer says nothing else. */
const LEAST = 17;

/** So many pixels is a unit of a board that roams, before it is zoomed. */
export const UNIT = 64;

/** What a hand takes along on a board that roams, where it would else move all of it. */
export const LOOSE = ":is(.is-open, .is-said)[data-loose]";

/**
 * Draw a table. A change of the view moves the pieces that are in both, by the transition of their transform.
 * @param {import("./drawn.js").Drawn} drawn
 * @param {Marks} marks
 */
export function drawLayer({ renderer, view, ui, boards: [main, tray] }, marks) {
  if (!main.size.roams) return drawBoard(main, renderer, view, ui, marks);
  return html`<div class="window" role="group" aria-label=${marks.look}>
      <div class="sheet">${drawBoard(main, renderer, view, ui, marks)}</div>
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
 */
function drawBoard({ size, pieces }, board, view, ui, state) {
  const { width, height, left = 0, top = 0, least = LEAST, roams } = size;
  const { layout, explained, feast } = extrasOf(board, view, ui, state);
  const things = pieces.filter((piece) => piece.touch !== null);
  // In an order that never changes: an element that is put elsewhere in its parent appears anew and does not travel.
  const movers = pieces
    .filter((piece) => piece.touch === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const words = new Set(ui.said);
  const last = new Set(state.last);
  const hint = new Set(state.hint);
  /** @param {Piece} piece */
  const drawThing = (piece) => {
    const word = piece.touch ?? "";
    const said = piece.said ?? words.has(word);
    const target = ui.open.has(word);
    const marks = [
      said && state.marks.said,
      target && ui.said.length > 0 && state.marks.target,
      last.has(word) && state.marks.last,
      hint.has(word) && state.marks.hint,
    ].filter(Boolean);
    return html`<button
      type="button"
      class="piece ${kindOf(piece)} ${said ? "is-said" : ""} ${target ? "is-open" : ""} ${
        last.has(word) ? "is-last" : ""
      }"
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
    </button>`;
  };
  // Where the board begins moves all of it at once, so that nothing glides for that: pieces keep their own places.
  const begins = left || top ? `--left:${left};--top:${top};` : "";
  const high = feast ? Math.min(size.feast ?? height, height) : height;
  const style = `--width:${width};--height:${high};${begins}${roams ? `--unit:${UNIT}px` : `--least:${least}rem`}`;
  return html`<div class="board ${ui.said.length > 0 ? "is-saying" : ""} ${high < height ? "is-cut" : ""}" .style=${style}>
    <svg class="furniture" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">${board.furniture(view, ui)}</svg>
    <div class="pieces" role="group" aria-label=${state.label} aria-describedby=${layout ? "board-layout" : nothing}>
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
        (piece) =>
          html`<span class="piece ${kindOf(piece)}" .style=${placeOf(piece)} aria-hidden="true">${piece.face}</span>`,
      )}
      ${things
        .filter(({ touch }) => hint.has(touch ?? ""))
        .map((piece) => {
          const isHex = piece.shape === "hex";
          return html`<span class="hint-mark ${isHex ? "is-around" : ""}" .style=${placeOf({ ...piece, turn: 0 })} aria-hidden="true">
            ${isHex ? HEX_FRAME : ""} ${sign("lamp", "lamp-mark")}
          </span>`;
        })}
    </div>
    ${layout ? html`<p class="visually-hidden" id="board-layout">${layout}</p>` : ""}
    ${explained ? overlay("explained", size, explained) : ""}
    ${state.bright ? overlay("veil", size, drawVeil(size, placesOf(state.bright, pieces, board.places?.(view, ui) ?? {}))) : ""}
    ${feast ? overlay(`feast ${state.isGivenUp ? "is-given-up" : ""}`, { ...size, height: high }, feast) : ""}
  </div>`;
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
  html`<svg class="overlay ${kind}" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">${drawn}</svg>`;

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
