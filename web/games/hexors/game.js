/** Draws Hexors: tiles with six numbers on a field of hexagons, the battles that they fight, and powers. */

import { inRow, moving, touchable } from "../../draw/pieces.js";
import { panelOf, sheetFace, sheetOf, tellPart } from "./battle.js";
import { isPower } from "./emblems.js";
import { fieldSize, placeOf, rowsOf } from "./field.js";
import { drawTable, groundOf } from "./furniture.js";
import { nameOf, powerLabel, spaceBrief, spaceLabel, tileLabel, waitingLabel } from "./labels.js";
import { BROAD, discardOf, placeRow, placeTiles, planOf, stackOf } from "./plan.js";
import { BURST, FIELD, powerFace, tileFace } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../draw/renderer.js").Fits<View, typeof import("./game.js")>} Game */
/** @typedef {import("../../draw/renderer.js").Piece} Piece */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("./plan.js").Plan} Plan */

export { explain, obstacle } from "./explain.js";
export { feast } from "./feast.js";
export { furniture } from "./furniture.js";
export { isOwn, layout, name, stand } from "./labels.js";

/** What is heard as a catch. */
export const catches = ["defeated", "fell"];

/** What everybody wants to read, no matter who brought it about. */
export const verdicts = ["compared", "tied"];

/** What a die shows is told once it has landed. */
export const throws = ["rolled"];

/** An attack is seen before the dice fall, and their sums before the game goes on. */
export const weighty = ["fight", "compared"];

/** Most windows are passed, many of them by themselves; and what a tile touches, it attacks. */
export const trifles = ["passed", "touched"];

/** Who has a Stronghold alone, or can move nothing, may lose turn after turn; that is written down in one line. */
export const repeats = ["waited", "skipped"];

/** What is offered and never urged. */
export const quiet = ["pass", "arrange"];

/** Whether somebody could have used a power tells of what they hold. */
export const secretive = true;

/** @param {View} view @param {Ui} ui */
export function size(view, { shape }) {
  const { width, height, least, roams } = planOf(view, shape);
  if (!roams) return { width, height, least };
  const { w, h } = fieldSize(view);
  return { width: w, height: h, roams: true };
}

/** Below a field that has a window: everybody's strip, the sheet and one's powers. */
export const tray = {
  /** @param {View} view @param {Ui} ui */
  size(view, { shape }) {
    const { width, height, least } = planOf(view, shape);
    return { width, height, least };
  },
  /** @param {View} view @param {Ui} ui */
  furniture: (view, ui) => drawTable(planOf(view, ui.shape), view, ui),
  /** @param {View} view @param {Ui} ui */
  pieces: (view, ui) => around(view, planOf(view, ui.shape), ui),
  frame: () => "strips",
};

/** What lies there without being touched. @param {View} view @param {Ui} ui */
export function places(view, ui) {
  const plan = planOf(view, ui.shape);
  // Where the field has a window these lie below it, on no board that a lesson could light up.
  if (plan.roams) return {};
  const sheet = groundOf(plan, view, ui) ?? plan.sheet;
  const boxes = { sheet, hand: plan.hand, own: plan.own.box, other: plan.others[0].box };
  return Object.fromEntries(
    Object.entries(boxes).map(([name, { x, y, w, h }]) => [name, { left: x, top: y, width: w, height: h }]),
  );
}

/** @param {View} view @param {Ui} ui @returns {Piece[]} */
export function pieces(view, ui) {
  const plan = planOf(view, ui.shape);
  return [...onField(view, plan, ui), ...(plan.roams ? [] : around(view, plan, ui))];
}

/** What lies beside the field. @param {View} view @param {Plan} plan @param {Ui} ui */
const around = (view, plan, ui) => [
  ...sheet(view, plan, ui),
  ...stack(view, plan, ui),
  ...discards(view, plan),
  ...hand(view, plan, ui),
];

/** How much of its space a tile fills: around it there is room for a ring. */
const FILLS = 0.93;
const TILE = { w: FILLS, h: (FILLS * FIELD.height) / FIELD.width };

/** A tile on a place of a row or a grid. @param {Box} box */
const inside = ({ x, y, w, h }) => ({
  x: x + (w * (1 - FILLS)) / 2,
  y: y + (h * (1 - FILLS)) / 2,
  w: w * FILLS,
  h: h * FILLS,
});

/** The box of something as large as a tile, around the middle of a space. @param {string} space @param {View} view @param {Plan} plan */
function boxOn(space, view, { field }) {
  const { x, y } = placeOf(space, view);
  return { x: field.x + x - TILE.w / 2, y: field.y + y - TILE.h / 2, ...TILE };
}

/** Whether the numbers of a tile have nearly all of it: where a hexagon is about a finger wide. @param {View} view @param {Ui} ui */
const isClose = ({ columns }, { shape, isTight }) => isTight || (shape === "tall" && columns > BROAD);

/** Whether no number could be read: the field of four in a low window, which has no window of its own. @param {View} view @param {Ui} ui */
const isTiny = ({ columns }, { shape, isTight }) => isTight && shape === "wide" && columns >= BROAD;

/** What somebody chooses from before there is a field to speak of. @param {View} view @returns {string[]} */
const offeredOf = ({ offered = [] }) => offered;

/** @param {View} view @param {Plan} plan @param {Ui} ui */
function onField(view, plan, ui) {
  const { say } = ui;
  const offered = offeredOf(view);
  if (offered.length > 0) return inRow(offers(offered, view, plan, ui), say("row-offered"));
  return [
    ...inRow(spaces(view, plan, ui), say("row-field")),
    ...tiles(view, plan, ui),
    ...clash(view, plan, ui),
    ...chances(view, plan, ui),
    ...inRow(supply(view, plan, ui), say("row-placing")),
  ];
}

/** Every space can be touched, whatever stands on it. @param {View} view @param {Plan} plan @param {Ui} ui @returns {Piece[]} */
function spaces(view, { field }, ui) {
  const { battle, touched = [] } = view;
  return rowsOf(view)
    .flat()
    .map((space) => {
      const { x, y } = placeOf(space, view);
      const piece = view.field[space];
      const moods = [
        piece && "has-tile",
        battle && [battle.attacker, battle.defender].includes(space) && "is-fighting",
        !battle && touched.includes(space) && "is-touched",
      ];
      return {
        id: `space-${space}`,
        touch: space,
        kind: ["over hx-space", ...moods.filter(Boolean)].join(" "),
        shape: "hex",
        loose: Boolean(piece),
        face: "",
        x: field.x + x,
        y: field.y + y,
        label: spaceLabel(space, view, ui),
        brief: spaceBrief(space, view, ui),
      };
    });
}

/** The powers in force on each space, and those that wait for it. @param {View} view */
function powersOn({ in_force: inForce = [], stack = [] }) {
  /** @type {Map<string, {badges: string[], waiting: string[]}>} */
  const found = new Map();
  const at = (/** @type {string} */ space) => {
    const known = found.get(space) ?? { badges: [], waiting: [] };
    found.set(space, known);
    return known;
  };
  for (const { power, spaces } of inForce) for (const space of spaces) at(space).badges.push(power);
  for (const { power, targets } of stack) for (const space of targets) at(space).waiting.push(power);
  return found;
}

/** Tiles of one number of one seat are told apart by their order alone. */
class Ids {
  /** @type {Map<string, number>} */
  counts = new Map();

  /** @param {{tile: string, owner: number}} tile */
  next({ tile, owner }) {
    const key = `tile-${owner}-${tile}`;
    const count = this.counts.get(key) ?? 0;
    this.counts.set(key, count + 1);
    return `${key}-${count}`;
  }
}

/** What stands on the field. @param {View} view @param {Plan} plan @param {Ui} ui */
function tiles(view, plan, ui) {
  const powers = powersOn(view);
  const ids = new Ids();
  return Object.keys(view.field)
    .filter((space) => view.field[space].kind !== "crater")
    .sort()
    .map((space) => {
      const piece = view.field[space];
      const { badges = [], waiting = [] } = powers.get(space) ?? {};
      // What a tile is itself, or lies beneath it, is no badge of it.
      const own = badges.filter((power) => power !== piece.tile && !piece.under?.includes(power));
      const kind = `hx-standing ${ui.said[0] === space ? "is-lifted" : ""}`;
      const look = { isClose: isClose(view, ui), isSmall: isTiny(view, ui), badges: own, waiting };
      return moving(ids.next(piece), kind, boxOn(space, view, plan), tileFace(piece, look));
    });
}

/** So large is the star between two tiles that fight. */
const CLASH = 0.4;

/** Where two tiles fight, between them. @param {View} view @param {Plan} plan @param {Ui} ui */
function clash(view, { field }, { svg }) {
  const { battle } = view;
  if (!battle) return [];
  const [one, other] = [battle.attacker, battle.defender].map((space) => placeOf(space, view));
  // An attacker from afar strikes at the edge of the other's space, too.
  const near = 0.5 / Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const box = {
    x: field.x + other.x + (one.x - other.x) * near - CLASH / 2,
    y: field.y + other.y + (one.y - other.y) * near - CLASH / 2,
    w: CLASH,
    h: CLASH,
  };
  const face = svg`<svg class="hx-clash" viewBox="-26 -26 52 52"><path d=${BURST}></path></svg>`;
  return [moving(`clash-${battle.attacker}-${battle.defender}`, "hx-clashing", box, face)];
}

/** How likely it is to win against each tile that would be touched. @param {View} view @param {Plan} plan @param {Ui} ui */
function chances(view, plan, { html }) {
  if (view.battle) return [];
  const badge = (/** @type {string} */ at, /** @type {string} */ text, down = 0.7) => {
    const { x, y, w } = boxOn(at, view, plan);
    const box = { x: x + w * 0.1, y: y + down, w: w * 0.8, h: 0.34 };
    return moving(`odds-${at}`, "hx-odds-badge", box, html`<b>${text}</b>`);
  };
  const tell = (/** @type {import("#border/hexors").Odds} */ { wins, of }) => tellPart(wins, of);
  // Where a Character may land beside several tiles, it has a chance against each of them.
  return [
    ...(view.odds ?? []).map((each) => badge(each.at, tell(each))),
    ...(view.landings ?? []).map(({ at, odds }) => badge(at, odds.map(tell).join(" · "), 0.6)),
  ];
}

/** The Characters that one still has to place, over the sheet and the hand. @param {View} view @param {Plan} plan @param {Ui} ui */
function supply(view, plan, ui) {
  const { seat } = view;
  const waiting = seat === null ? [] : view.armies[seat].characters;
  if (waiting.length === 0 || plan.roams) return [];
  return supplied(view, waiting, plan, ui);
}

/** @param {View} view @param {string[]} waiting @param {Plan} plan @param {Ui} ui */
function supplied(view, waiting, { sheet: { x, y, w, h } }, ui) {
  const owner = view.seat ?? 0;
  const isChoosing = offeredOf(view).length > 0;
  const boxes = placeTiles(waiting.length, { x: x + 0.06, y: y + 0.04, w: w - 0.12, h: h - 0.08 }, 1.5);
  const ids = new Ids();
  const lying = Object.values(view.field);
  for (const piece of lying) ids.next(piece);
  return waiting.flatMap((tile, at) => {
    const face = tileFace(
      { tile, owner, ...view.tiles?.[tile] },
      { isClose: boxes[at].w < 1.2 && isClose(view, ui) },
    );
    const drawn = moving(ids.next({ tile, owner }), "hx-standing", inside(boxes[at]), face);
    if (waiting.indexOf(tile) !== at || isChoosing) return [drawn];
    return [drawn, hexTouch(tile, "", boxes[at], tileLabel(tile, view, ui), nameOf(tile, ui.say))];
  });
}

/** What can be touched and is as large as what is seen of it. @param {string} word @param {string} kind @param {Box} box @param {string} label @param {string} brief @returns {Piece} */
const hexTouch = (word, kind, { x, y, w, h }, label, brief) => ({
  ...touchable(word, `hx-space has-tile ${kind}`, { x, y, w, h }, label, brief),
  shape: "hex",
});

/** How many things to choose from at most have their names written below them, and in how much room. */
const NAMED = 12;
const TITLE = 0.32;

/** How much at the right of a field in a window lies below the window's buttons. */
const BUTTONS = 2.5;

/** What can be taken: over the whole field. @param {string[]} offered @param {View} view @param {Plan} plan @param {Ui} ui */
function offers(offered, view, { field: { x, y, w, h }, roams }, ui) {
  const { said, say } = ui;
  const seat = view.seat ?? 0;
  const room = { x: x + 0.25, y: y + 0.25, w: w - 0.5 - (roams ? BUTTONS : 0), h: h - 0.5 };
  const isNamed = offered.length <= NAMED;
  const boxes = placeTiles(offered.length, room, 2.1, isNamed ? TITLE : 0);
  return offered.flatMap((word, at) => {
    const box = boxes[at];
    const printed = view.tiles?.[word] ?? {};
    const face = isPower(word)
      ? powerFace(word, printed, seat)
      : tileFace({ tile: word, owner: seat, ...printed }, { isClose: box.w < 1.2 && isClose(view, ui) });
    const count = said.filter((each) => each === word).length;
    const title = { x: box.x, y: box.y + box.h, w: box.w, h: TITLE };
    return [
      ...(isNamed
        ? [moving(`title-${word}`, "hx-offer-title", title, ui.html`<b>${nameOf(word, say)}</b>`)]
        : []),
      moving(`offer-${word}`, "hx-standing", inside(box), face),
      ...(count > 1
        ? [
            moving(
              `count-${word}`,
              "hx-odds-badge",
              { x: box.x + box.w * 0.3, y: box.y + box.h * 0.7, w: box.w * 0.4, h: 0.36 },
              ui.html`<b>×${count}</b>`,
            ),
          ]
        : []),
      hexTouch(word, "", box, tileLabel(word, view, ui), nameOf(word, say)),
    ];
  });
}

/** A sheet that is narrower has no room for signs. */
const TIGHT = 4.6;

/** The battle sheet. @param {View} view @param {Plan} plan @param {Ui} ui */
function sheet(view, plan, ui) {
  const { seat } = view;
  // Players who choose powers look at what they are for, and what was touched last.
  const dealt = seat === null ? [] : armyOf(view.armies[seat]);
  if (offeredOf(view).length > 0 && dealt.length > 0 && ui.said.length === 0)
    return supplied(view, dealt, plan, ui);
  if (offeredOf(view).length > 0) return onSheet(view, plan, ui);
  // What is to be placed lies there first.
  if (seat !== null && view.armies[seat].characters.length > 0)
    return plan.roams
      ? inRow(supplied(view, view.armies[seat].characters, plan, ui), ui.say("row-placing"))
      : [];
  return onSheet(view, plan, ui);
}

/** The Stronghold and the Characters of somebody that do not stand on the field yet. @param {import("#border/hexors").Army} army @returns {string[]} */
const armyOf = ({ stronghold, characters }) => (stronghold ? [stronghold, ...characters] : characters);

/** What is on it, where there is anything. @param {View} view @param {Plan} plan @param {Ui} ui */
function onSheet(view, plan, ui) {
  const isBrief = ui.isTight;
  const box = sheetOf(view, plan);
  const isClose = isBrief && (view.stack.length > 0 || plan.sheet.w < TIGHT);
  const face = sheetFace(view, ui, { h: box.h, isBrief, isClose });
  return face ? [moving("sheet", "hx-on-sheet", box, face)] : [];
}

/** The powers that wait, the last one on top. @param {View} view @param {Plan} plan @param {Ui} ui */
function stack(view, plan, ui) {
  const { say, open, said } = ui;
  const count = view.stack.length;
  if (count === 0) return [];
  const boxes = placeRow(count, stackOf(panelOf(view, plan), count));
  return inRow(
    view.stack.flatMap((item, at) => {
      const isTop = at === count - 1;
      const face = powerFace(item.power, view.tiles?.[item.power], item.seat);
      const drawn = moving(
        `stack-${at}-${item.power}`,
        `hx-standing ${isTop ? "is-top" : "is-below"}`,
        inside(boxes[at]),
        face,
      );
      const isAim = isTop && isAimed(said) && (open.has(item.power) || said.at(-1) === item.power);
      return isAim
        ? [drawn, hexTouch(item.power, "", boxes[at], waitingLabel(item, ui), nameOf(item.power, say))]
        : [drawn];
    }),
    say("row-stack"),
  );
}

/** The power that has other powers as its words, which are then not those of the hand. */
const DETECTION = "068";

/** Whether it is being used: the word before it goes without saying. @param {string[]} said */
const isAimed = (said) => said[said[0] === "power" ? 1 : 0] === DETECTION;

/** The viewer's powers. @param {View} view @param {Plan} plan @param {Ui} ui */
function hand(view, { hand: { x, y, w, h }, me }, ui) {
  const { say, said } = ui;
  const isAiming = isAimed(said);
  if (view.seat === null || h <= 0 || w <= 0) return [];
  const held = view.powers ?? [];
  const boxes = placeTiles(
    Math.max(held.length, view.powers_each),
    { x: x + 0.04, y: y + 0.04, w: w - 0.08, h: h - 0.08 },
    1.1,
  );
  return inRow(
    held.flatMap((power, at) => {
      const drawn = moving(
        `power-${power}-${held.slice(0, at).filter((each) => each === power).length}`,
        "hx-standing",
        inside(boxes[at]),
        powerFace(power, view.tiles?.[power], me),
      );
      if (held.indexOf(power) !== at || (isAiming && power !== DETECTION)) return [drawn];
      return [drawn, hexTouch(power, "", boxes[at], powerLabel(power, view, say), nameOf(power, say))];
    }),
    say("row-powers"),
  );
}

/** What everybody has lost and used. @param {View} view @param {Plan} plan */
function discards(view, { others, own }) {
  return [...others, own].flatMap((strip) => {
    const { seat } = strip;
    const lost = view.armies[seat].discard;
    const boxes = placeRow(lost.length, discardOf(strip));
    const ids = new Ids();
    for (const piece of Object.values(view.field)) ids.next(piece);
    return lost.map((tile, at) => {
      const printed = view.tiles?.[tile];
      const face = isPower(tile)
        ? powerFace(tile, printed, seat)
        : tileFace({ tile, owner: seat, ...printed }, { isSmall: true });
      return moving(ids.next({ tile, owner: seat }), "hx-lost", boxes[at], face);
    });
  });
}
