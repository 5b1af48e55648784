/** Draws Numica: a floor of 64 tiles that are the touchables, and the pieces that travel over it. */

/** @typedef {import("../../draw/layer.js").Piece} Piece */
/** @typedef {import("../../draw/layer.js").Ui} Ui */

const EDGE = 0.42; // the rim that bears the letters and numbers
const TRAY = 0.95; // the strip of a player: name and captured pieces
const FILES = "abcdefgh";

/** What is heard as a catch. */
export const catches = ["caught"];

export const size = () => ({ width: 8 + 2 * EDGE, height: 8 + 2 * EDGE + 2 * TRAY });

/**
 * Blue's rows lie near only where Blue is the one who looks.
 * @param {any} view
 */
const isTurned = (view) => view.seat === 1;

/**
 * The centre of a square, in units of the board.
 * @param {any} view
 * @param {string} name
 */
function centre(view, name) {
  const file = FILES.indexOf(name[0]);
  const row = Number(name[1]) - 1;
  const [across, down] = isTurned(view) ? [7 - file, row] : [file, 7 - row];
  return { x: EDGE + across + 0.5, y: TRAY + EDGE + down + 0.5 };
}

/** @param {any} view @param {number} seat the height of a seat's strip */
const stripOf = (view, seat) => ((seat === 1) !== isTurned(view) ? TRAY / 2 : TRAY * 1.5 + 2 * EDGE + 8);

/** Where the captured squares and rounds of a seat are laid: three places for each kind. */
const PLACE = 0.66;
/** @param {number} kind 0 square, 1 round @param {number} number */
const placeOf = (kind, number) => 8 + 2 * EDGE - 0.5 - PLACE * (5 - (kind * 3 + number)) - (kind ? 0 : 0.16);

/** @param {any} view @param {Ui} ui */
export function furniture(view, { svg, names, waiting }) {
  const turned = isTurned(view);
  const letters = [...(turned ? [...FILES].reverse() : FILES)];
  const numbers = turned ? [1, 2, 3, 4, 5, 6, 7, 8] : [8, 7, 6, 5, 4, 3, 2, 1];
  const top = TRAY;
  return svg`
    <rect class="frame" x="0" y=${top} width=${8 + 2 * EDGE} height=${8 + 2 * EDGE} rx="0.22"></rect>
    ${letters.map(
      (letter, at) => svg`<text class="rim" x=${EDGE + at + 0.5} y=${top + EDGE * 1.5 + 8}>${letter}</text>`,
    )}
    ${numbers.map(
      (number, at) => svg`<text class="rim" x=${EDGE / 2} y=${top + EDGE + at + 0.5}>${number}</text>`,
    )}
    ${[0, 1].map((seat) => {
      const y = stripOf(view, seat);
      const turn = waiting.includes(seat);
      return svg`
        <g class="strip seat-${seat} ${turn ? "is-turn" : ""}">
          <rect class="strip-ground" x="0.04" y=${y - 0.43} width=${8 + 2 * EDGE - 0.08} height="0.86" rx="0.2"></rect>
          <foreignObject width="193" height="30" transform="translate(0.26 ${y - 0.3}) scale(0.02)">
            <div class="strip-name"><span class="dot seat-${seat}"></span> ${names[seat]}</div>
          </foreignObject>
          ${[0, 1, 2].map(
            (at) => svg`
              <rect class="slot" x=${placeOf(0, at) - 0.25} y=${y - 0.25} width="0.5" height="0.5" rx="0.08"></rect>
              <circle class="slot" cx=${placeOf(1, at)} cy=${y} r="0.27"></circle>`,
          )}
        </g>`;
    })}`;
}

/**
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  return [...tiles(view, ui), ...supply(view, ui), ...standing(view, ui), ...captured(view, ui)];
}

/** @param {any} view @param {Ui} ui @returns {Piece[]} */
function tiles(view, ui) {
  if (!view.tiles) return [];
  /** @type {Record<string, any>} */
  const stander = Object.fromEntries(view.pieces.map((/** @type {any} */ piece) => [piece.at, piece]));
  // In reading order for whoever looks: row by row from the far side.
  const rows = isTurned(view) ? "12345678" : "87654321";
  const files = isTurned(view) ? [...FILES].reverse() : [...FILES];
  const next = nextPlace(view, ui);
  return [...rows].flatMap((row) =>
    files.map((file) => {
      const name = file + row;
      const tile = view.tiles[(Number(row) - 1) * 8 + FILES.indexOf(file)];
      return {
        id: name,
        touch: name,
        kind: `tile tile-${tile} ${name === next ? "is-next" : ""}`,
        face: ui.html`<span class="symbol">${tile}</span>`,
        ...centre(view, name),
        label: label(name, tile, stander[name], view, ui),
        brief: name,
      };
    }),
  );
}

/**
 * @param {string} name
 * @param {string} tile
 * @param {any} piece
 * @param {any} view
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
 * The square that the next word of a set-up fills, "" when nobody who looks is setting up.
 * @param {any} view
 * @param {Ui} ui
 */
function nextPlace({ seat, tiles, chosen, pieces }, { waiting }) {
  if (seat === null || !tiles || !waiting.includes(seat) || chosen[seat]) return "";
  const placed = pieces.filter((/** @type {any} */ piece) => piece.seat === seat).length;
  return placed < 8 ? FILES[placed] + (seat === 0 ? 1 : 8) : "";
}

/**
 * While a set-up is being said, the two kinds to take from, in the middle of the board.
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function supply(view, ui) {
  const { say, html } = ui;
  const { seat } = view;
  const next = nextPlace(view, ui);
  if (!next) return [];
  const own = view.pieces.filter((/** @type {any} */ piece) => piece.seat === seat);
  return ["s", "r"].map((kind, at) => {
    const left = 4 - own.filter((/** @type {any} */ piece) => piece.kind === kind).length;
    return {
      id: `supply-${kind}`,
      touch: kind,
      kind: `supply seat-${seat} ${kind === "s" ? "square" : "round"}`,
      face: html`<span class="body"></span><span class="count">×${left}</span>`,
      x: EDGE + 2.6 + at * 2.8,
      y: TRAY + EDGE + 4,
      size: 1.9,
      label: say("supply", { kind, left, at: next }),
    };
  });
}

/**
 * The pieces on the board; the one that was said is lifted.
 * @param {any} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function standing(view, { html, said }) {
  return view.pieces.map((/** @type {any} */ piece) => {
    const square = (Number(piece.at[1]) - 1) * 8 + FILES.indexOf(piece.at[0]);
    return {
      id: `piece-${piece.id}`,
      touch: null,
      kind: `token seat-${piece.seat} ${piece.kind === "s" ? "square" : "round"} ${piece.moved ? "" : "fresh"} ${said[0] === piece.at ? "is-lifted" : ""}`,
      face: html`<span class="body"><span class="symbol">${view.tiles[square]}</span></span>`,
      ...centre(view, piece.at),
      label: "",
    };
  });
}

/** @param {any} view @param {Ui} ui @returns {Piece[]} */
function captured(view, { html }) {
  return view.taken.flatMap((/** @type {any[]} */ taken, /** @type {number} */ seat) => {
    const counts = { s: 0, r: 0 };
    return taken.map((piece) => {
      const kind = /** @type {"s" | "r"} */ (piece.kind);
      return {
        id: `piece-${piece.id}`,
        touch: null,
        kind: `token captured seat-${1 - seat} ${kind === "s" ? "square" : "round"}`,
        face: html`<span class="body"></span>`,
        x: placeOf(kind === "s" ? 0 : 1, counts[kind]++),
        y: stripOf(view, seat),
        size: 0.68,
        label: "",
      };
    });
  });
}

/**
 * How the game stands, in sentences: what each has caught and what wins, then who stands where.
 * @param {any} view
 * @param {Ui} ui
 */
export function stand(view, { say, names, waiting }) {
  const caught = names.map((name, seat) => {
    const kinds = view.taken[seat].map((/** @type {any} */ piece) => piece.kind);
    const squares = kinds.filter((/** @type {string} */ kind) => kind === "s").length;
    return say("stand-caught", { name, squares, rounds: kinds.length - squares });
  });
  if (view.pieces.length === 0) return caught;
  const standing = names.map((name, seat) => {
    const [squares, rounds] = ["s", "r"].map((kind) => {
      const own = view.pieces.filter(
        (/** @type {any} */ piece) => piece.seat === seat && piece.kind === kind,
      );
      return (
        own
          .map((/** @type {any} */ piece) => piece.at)
          .sort()
          .join(", ") || "none"
      );
    });
    return say("stand-pieces", { name, squares, rounds });
  });
  const open = waiting.length > 0 ? missing(view, say, names) : [];
  return [...caught, ...open, ...standing];
}

/**
 * What still wins for each, by the shortest ways alone (§1.2).
 * @param {any} view
 * @param {Ui["say"]} say
 * @param {string[]} names
 */
function missing(view, say, names) {
  return names.map((name, seat) => {
    /** @type {[number, number][]} squares and rounds, of each way */
    const ways = view.missing[seat];
    const [first, second = "", third = ""] = ways.map(([more, others]) => {
      const squares = say("stand-squares", { count: more });
      const rounds = say("stand-rounds", { count: others });
      if (more > 0 && others > 0) return say("stand-both", { squares, rounds });
      return more > 0 ? squares : rounds;
    });
    return say("stand-missing", { name, count: ways.length, first, second, third });
  });
}
