/** Draws Legionz: a chain of Bugz that grows over a field of hexagons, the cells beside it, and how long each Legion is. */

import { besideOf, centreOf, extentOf } from "./cells.js";
import { headingsOf, legionsOf, middleOf, threatsOf } from "./legions.js";
import { BUGS, speciesOf } from "./species.js";

/** @typedef {import("#border/legionz").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./legions.js").Legion} Legion */

export { banner, feast } from "./feast.js";
export { explain, furniture, obstacle } from "./links.js";
export { tray } from "./standings.js";
export { layout, remark, stand } from "./telling.js";

/** A player who has closed a loop may also leave all where it is. */
export const quiet = ["pass"];

/** @param {View} view */
export const size = (view) => ({ ...extentOf(view.bugs), roams: true });

/**
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
export function pieces(view, ui) {
  return [...bugs(view, ui), ...freeCells(view, ui), ...barredCells(view, ui), ...lengths(view, ui)];
}

/**
 * Whether numbers are what counts: when the first Bug is laid by its number, and when the longest Legions are compared.
 * Between, a number on the first Bug would be taken for a length.
 * @param {View} view
 */
const areFlipped = ({ pieces }) =>
  pieces.length === 1 || pieces.filter(({ number }) => number !== null).length > 1;

/**
 * All Bugz in the order in which they were laid, which never changes: what is elsewhere among its siblings does not travel.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function bugs(view, ui) {
  const { html, say, subjects, said, open } = ui;
  const species = speciesOf(ui);
  const isChosen = view.moving && open.size > 0 && said.length === 0;
  const newest = view.pieces.length - 1;
  const isFlipped = areFlipped(view);
  /** @type {Piece[]} */
  const found = new Array(view.pieces.length);
  for (const legion of legionsOf(view, ui)) {
    const headings = headingsOf(legion);
    const { seat } = legion;
    const { name, you } = subjects[seat];
    const isGrown = legion.bugs.some(({ id }) => id === newest);
    legion.bugs.forEach(({ id, at, number, size }, index) => {
      const moods = [
        isGrown && "is-kin",
        id === newest && "is-new",
        legion.isNear && "is-near",
        isChosen && !open.has(at) && "is-fixed",
      ];
      found[id] = {
        id: `bug-${id}`,
        touch: at,
        kind: ["legion-bug", `seat-${seat}`, `is-${species[seat]}`, ...moods.filter(Boolean)].join(" "),
        shape: "hex",
        loose: view.moving && (open.has(at) || said.includes(at)),
        face: html`<svg class="bug" viewBox="-60 -60 120 120" aria-hidden="true" .style="--heading:${headings[index]}deg;--wait:${index % 5}">
            ${BUGS[species[seat]]}
          </svg>
          ${number === null || !isFlipped ? "" : html`<span class="bug-number">${number}</span>`}`,
        ...centreOf(at),
        label: say("cell-bug", { at, name, you, species: species[seat], size, number: number ?? "none" }),
        brief: at,
        row: say("row-bugs"),
      };
    });
  }
  return found;
}

/**
 * The cells that can be taken now, or that a hint or a turning point names; where somebody would have a full Legion by one of them, it shows whose.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function freeCells(view, ui) {
  const { html, say, open, told, subjects } = ui;
  const species = speciesOf(ui);
  const taken = new Set(view.bugs);
  // A Bug that was taken up may be anybody's, and its Legion is shorter without it: then no cell is marked.
  const threats = view.moving ? [] : threatsOf(view, ui);
  return [...new Set([...open, ...told])]
    .filter((word) => word.includes(",") && !taken.has(word))
    .map((at) => {
      const near = threats.findIndex((cells) => cells.includes(at));
      const closes = view.loops && !view.moving && besideOf(at).filter((cell) => taken.has(cell)).length > 1;
      return {
        id: `cell-${at}`,
        touch: at,
        kind: near < 0 ? "legion-cell" : `legion-cell is-decisive seat-${near} is-${species[near]}`,
        shape: "hex",
        face:
          near < 0
            ? html`<i class="legion-spot ${closes ? "is-loop" : ""}"></i><span class="legion-cell-name">${at}</span>`
            : html`<svg class="bug" viewBox="-60 -60 120 120" aria-hidden="true">${BUGS[species[near]]}</svg>`,
        ...centreOf(at),
        label:
          near < 0
            ? say(closes ? "cell-loop" : "cell-free", { at })
            : say("cell-decisive", { at, ...subjects[near] }),
        brief: at,
        row: say("row-free"),
      };
    });
}

/**
 * The cells beside the chain that nobody may take, since they touch two Bugz that are linked.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
const barredCells = (view, { html, say, open, told, waiting }) =>
  view.shut
    .filter(([at]) => waiting.length > 0 && !open.has(at) && !told.includes(at))
    .map(([at, one, other]) => ({
      id: `cell-${at}`,
      touch: at,
      kind: "legion-cell is-barred",
      shape: "hex",
      face: html`<i class="legion-cross"></i>`,
      ...centreOf(at),
      label: say("cell-barred", { at, one, other }),
      brief: at,
      row: say("row-barred"),
    }));

/**
 * How long each Legion is, at the foot of the Bug in its middle, or over its head where its number lies open.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Piece[]}
 */
function lengths(view, ui) {
  const isFlipped = areFlipped(view);
  return legionsOf(view, ui)
    .filter(({ bugs }) => bugs.length > 1)
    .map((legion) => {
      const { at, number } = middleOf(legion);
      const { x, y } = centreOf(at);
      return {
        id: `length-${legion.bugs[0].id}`,
        touch: null,
        kind: `legion-length seat-${legion.seat} ${legion.isLongest ? "is-longest" : ""} ${legion.isNear ? "is-near" : ""}`,
        face: ui.html`<b>${legion.bugs.length}${legion.isNear ? "!" : ""}</b>`,
        x,
        y: number === null || !isFlipped ? y + 0.4 : y - 0.4,
        size: 0.44,
        label: "",
      };
    });
}
