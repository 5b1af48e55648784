/** Draws Numica: a floor of 64 tiles that are the touchables, and the pieces that travel over it. */

/** @typedef {import("#border/numica").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

import { wordsUpon } from "../../draw/words-upon.js";
import {
  centre,
  EDGE,
  FILES,
  indexOf,
  isBeside,
  isLaying,
  isTurned,
  placeOf,
  sizeOf,
  stripOf,
  topOf,
  WIDTH,
} from "./floor.js";
import { tileSign, trail } from "./ways.js";

export { feast } from "./feast.js";
export { explain } from "./ways.js";

/** What is heard as a catch. */
export const catches = ["caught"];

/** What each has caught, and the places for what is still missing. @param {View} view @param {Ui} ui */
export const places = (view, ui) =>
  Object.fromEntries(
    [0, 1].map((seat) => {
      const strip = stripOf(view, seat, ui);
      const left = placeOf(strip, 0, 0) - 0.4;
      return [`caught-${seat}`, { left, top: strip.row - 0.4, width: strip.end - left - 0.1, height: 0.8 }];
    }),
  );

/** *Arrange for me* is offered, and never urged. */
export const quiet = ["arrange"];

/**
 * A whole row is told piece by piece.
 * @param {string} word
 * @param {Ui["say"]} say
 */
export const name = (word, say) =>
  /^[sr]{8}$/.test(word) ? [...word].map((kind) => say(`order-${kind}`)).join(", ") : undefined;

/** @param {View} _ @param {Ui} ui */
export const size = (_, ui) => sizeOf(ui);

/**
 * How the board lies, in one sentence.
 * @param {View} view
 * @param {Ui} ui
 */
export const layout = (view, { say, colours }) =>
  say("layout", { first: colours[0], second: colours[1], near: isTurned(view) ? 8 : 1 });

/** @param {View} view @param {Ui} ui */
export function furniture(view, ui) {
  const { svg, html, plates, waiting } = ui;
  const turned = isTurned(view);
  const letters = [...(turned ? [...FILES].reverse() : FILES)];
  const numbers = turned ? [1, 2, 3, 4, 5, 6, 7, 8] : [8, 7, 6, 5, 4, 3, 2, 1];
  const top = topOf(ui);
  return svg`
    <rect class="frame" x="0" y=${top} width=${WIDTH} height=${8 + 2 * EDGE} rx="0.22"></rect>
    ${letters.map(
      (letter, at) => svg`<text class="rim" x=${EDGE + at + 0.5} y=${top + EDGE * 1.5 + 8}>${letter}</text>`,
    )}
    ${numbers.map(
      (number, at) => svg`<text class="rim" x=${EDGE / 2} y=${top + EDGE + at + 0.5}>${number}</text>`,
    )}
    ${[0, 1].map((seat) => {
      const strip = stripOf(view, seat, ui);
      const { x, y, w, h, name, row, scale } = strip;
      const room = (isBeside(ui) ? w - 0.4 : 3.86) / scale;
      const turn = waiting.includes(seat);
      return svg`
        <g class="strip seat-${seat} ${turn ? "is-turn" : ""}">
          <rect class="strip-ground" x=${x} y=${y} width=${w} height=${h} rx="0.2"></rect>
          ${wordsUpon(
            { x: x + 0.22, y: name - 15 * scale, width: room, height: 30, scale },
            html`<div class="strip-name">${plates[seat]}</div>`,
          )}
          ${(isLaying(view, ui) && seat === view.seat ? [] : [0, 1, 2]).map(
            (at) => svg`
              <rect class="slot" x=${placeOf(strip, 0, at) - 0.25} y=${row - 0.25} width="0.5" height="0.5" rx="0.08"></rect>
              <circle class="slot" cx=${placeOf(strip, 1, at)} cy=${row} r="0.27"></circle>`,
          )}
        </g>`;
    })}`;
}

/**
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  return [
    ...tiles(view, ui),
    ...supply(view, ui),
    ...trail(view, ui),
    ...standing(view, ui),
    ...captured(view, ui),
  ];
}

/** @param {View} view @param {Ui} ui @returns {Piece[]} */
function tiles(view, ui) {
  if (!view.tiles) return [];
  /** @type {Record<string, import("#border/numica").Piece>} */
  const stander = Object.fromEntries(view.pieces.map((piece) => [piece.at, piece]));
  // In reading order for the viewer: row by row from the far side.
  const rows = isTurned(view) ? "12345678" : "87654321";
  const files = isTurned(view) ? [...FILES].reverse() : [...FILES];
  const laying = isLaying(view, ui);
  return [...rows].flatMap((row) =>
    files.map((file) => {
      const name = file + row;
      const tile = view.tiles[indexOf(name)];
      const laid = laying && stander[name]?.seat === view.seat;
      return {
        id: name,
        touch: name,
        kind: `tile tile-${tile} ${laid ? "is-laid" : ""}`,
        face: ui.html`<span class="symbol">${tile}</span>${tileSign(tile, ui)}`,
        ...centre(view, name, ui),
        label: label(name, tile, stander[name], view, ui),
        brief: name,
        row: ui.say("row", { row }),
      };
    }),
  );
}

/**
 * @param {string} name
 * @param {string} tile
 * @param {import("#border/numica").Piece} piece
 * @param {View} view
 * @param {Ui} ui
 */
function label(name, tile, piece, view, { say, colours }) {
  if (!piece) return say("square-empty", { at: name, tile });
  const whose = view.seat === null ? "named" : piece.seat === view.seat ? "own" : "other";
  return say("square-piece", {
    at: name,
    tile,
    whose,
    colour: colours[piece.seat],
    kind: piece.kind,
    moved: piece.moved ? "yes" : "no",
  });
}

/**
 * While a row is laid, the pieces of both kinds that are left, in the player's own strip: its slots are empty then.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function supply(view, ui) {
  const { say, html, open, said } = ui;
  const { seat } = view;
  if (seat === null || !isLaying(view, ui)) return [];
  const { end, row } = stripOf(view, seat, ui);
  return ["s", "r"].flatMap((kind, at) => {
    const laid = view.pieces.filter((piece) => piece.seat === seat && piece.kind === kind).length;
    const left = 4 - laid;
    if (left === 0 && !open.has(kind) && !said.includes(kind)) return [];
    return {
      id: `supply-${kind}`,
      touch: kind,
      kind: `supply seat-${seat} ${kind === "s" ? "square" : "round"}`,
      face: html`${Array.from({ length: left }, () => html`<span class="body" data-part></span>`)}`,
      x: end - 3.44 + at * 2.24,
      y: row,
      size: 2.14,
      tall: 0.86,
      label: say("supply", { kind, left }),
    };
  });
}

/**
 * The pieces on the board; the one that was said is lifted.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function standing(view, ui) {
  const { html, said } = ui;
  const laying = isLaying(view, ui);
  return view.pieces.map((piece) => {
    const laid = laying && piece.seat === view.seat;
    return {
      id: `piece-${piece.id}`,
      touch: null,
      kind: `token seat-${piece.seat} ${piece.kind === "s" ? "square" : "round"} ${piece.moved ? "" : "fresh"} ${said.includes(piece.at) ? "is-lifted" : ""} ${laid ? "is-laid" : ""}`,
      face: html`<span class="body"><span class="symbol">${view.tiles[indexOf(piece.at)]}</span></span>`,
      ...centre(view, piece.at, ui),
      label: "",
    };
  });
}

/** @param {View} view @param {Ui} ui @returns {Piece[]} */
function captured(view, ui) {
  return view.taken.flatMap((taken, seat) => {
    const strip = stripOf(view, seat, ui);
    const counts = { s: 0, r: 0 };
    return taken.map((piece) => {
      const kind = /** @type {"s" | "r"} */ (piece.kind);
      return {
        id: `piece-${piece.id}`,
        touch: null,
        kind: `token captured seat-${1 - seat} ${kind === "s" ? "square" : "round"}`,
        face: ui.html`<span class="body"></span>`,
        x: placeOf(strip, kind === "s" ? 0 : 1, counts[kind]++),
        y: strip.row,
        size: 0.68,
        label: "",
      };
    });
  });
}

/**
 * How the game stands, in sentences: what each has caught and what wins, then who stands where, which eyes see.
 * @param {View} view
 * @param {Ui} ui
 * @param {boolean} [isBrief]
 */
export function stand(view, { say, subjects, waiting }, isBrief = false) {
  const caught = subjects.map((subject, seat) => {
    const kinds = view.taken[seat].map((piece) => piece.kind);
    const squares = kinds.filter((kind) => kind === "s").length;
    if (isBrief) return say("stand-brief", { ...subject, count: kinds.length });
    return say("stand-caught", { ...subject, squares, rounds: kinds.length - squares });
  });
  if (view.pieces.length === 0) return caught;
  const standing = subjects.map((subject, seat) => {
    const [squares, rounds] = ["s", "r"].map((kind) => {
      const own = view.pieces.filter((piece) => piece.seat === seat && piece.kind === kind);
      return (
        own
          .map((piece) => piece.at)
          .sort()
          .join(", ") || "none"
      );
    });
    return say("stand-pieces", { ...subject, squares, rounds });
  });
  const open = waiting.length > 0 ? missing(view, say, subjects) : [];
  if (isBrief) return [...caught, ...open.filter((_, seat) => seat === view.seat)];
  return [...caught, ...open, ...standing];
}

/**
 * By which catches somebody has won, where that was how (§1.2).
 * @param {Pick<View, "taken">} view
 * @param {number[]} winners
 */
export function end({ taken }, [winner]) {
  const kinds = (taken[winner] ?? []).map((piece) => piece.kind);
  const squares = kinds.filter((kind) => kind === "s").length;
  const how = squares > 2 ? "squares" : kinds.length - squares > 2 ? "rounds" : "both";
  return { how };
}

/**
 * What the white dot says, before anybody who looks has moved anything: on a piece that is touched for the first time.
 * @param {View} view
 * @param {Ui} ui
 */
export function remark({ seat, pieces, chosen }, { say, said }) {
  const own = seat !== null && chosen[seat] ? pieces.filter((piece) => piece.seat === seat) : [];
  const isFirst = own.every(({ moved }) => !moved);
  return isFirst && own.some(({ at }) => at === said[0]) ? say("remark-dot") : "";
}

/**
 * What still wins for each, by the shortest ways alone (§1.2).
 * @param {View} view
 * @param {Ui["say"]} say
 * @param {Ui["subjects"]} subjects
 */
function missing(view, say, subjects) {
  return subjects.map((subject, seat) => {
    const ways = view.missing[seat];
    const [first, second = "", third = ""] = ways.map(([more, others]) => {
      const squares = say("stand-squares", { count: more });
      const rounds = say("stand-rounds", { count: others });
      if (more > 0 && others > 0) return say("stand-both", { squares, rounds });
      return more > 0 ? squares : rounds;
    });
    return say("stand-missing", { ...subject, count: ways.length, first, second, third });
  });
}
