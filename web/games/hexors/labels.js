/** Says what lies on the table of Hexors: for screen readers, and for those who ask how the game stands. */

import { COLOURS } from "./colours.js";
import { isKnown, isPower } from "./emblems.js";
import { isSpace, rowsOf } from "./field.js";
import { isFighter } from "./tile.js";

/** @typedef {import("#border/hexors").View} View */
/** @typedef {import("../../i18n/words.js").Say} Say */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("./tile.js").Tile} Tile */

/** A tile or a power by its name; one of somebody's own set by its number. @param {string} tile @param {Say} say */
export const nameOf = (tile, say) =>
  isKnown(tile) ? say(`tile-${tile}`) : say("tile-other", { tile: Number(tile) });

/** How a word of a sentence is called among people. @param {string} word @param {Say} say */
export function name(word, say) {
  if (/^\d{3}$/.test(word)) return nameOf(word, say);
  return COLOURS.includes(word) ? say(`hue-${word}`) : undefined;
}

/** The six numbers of a tile. @param {number[]} strikes @param {Say} say */
const numbersOf = (strikes, say) =>
  say("label-numbers", Object.fromEntries(COLOURS.map((colour, at) => [colour, strikes[at]])));

/** The owner of a tile. @param {number} owner @param {View} view @param {Ui} ui */
const whoseOf = (owner, { seat }, { subjects }) => ({
  whose: owner === seat ? "own" : "other",
  owner: subjects[owner].name,
});

/**
 * A space, with all that lies on it.
 * @param {string} space
 * @param {View} view
 * @param {Ui} ui
 */
export function spaceLabel(space, view, ui) {
  const { say, subjects } = ui;
  const piece = view.field[space];
  if (!piece || piece.kind === "crater") {
    const isCrater = view.craters.some(([each]) => each === space);
    const isStart = (view.starts ?? []).includes(space);
    return say(isCrater ? "label-crater" : isStart ? "label-start" : "label-space", { space });
  }
  const { tile, owner, control = owner, trapped, under = [], kind } = piece;
  const whose = whoseOf(owner, view, ui);
  if (kind === "wall") return say("label-wall", { space, name: nameOf(tile, say), ...whose });
  return [
    say("label-tile", { space, ...tileFacts(piece, say), ...whose }),
    ...extrasOf(piece, view, say),
    ...(under.length > 0 ? [say("label-under", { powers: listOf(under, say) })] : []),
    ...(trapped ? [say("label-trapped")] : []),
    ...(control === owner ? [] : [say("label-controlled", { name: subjects[control].name })]),
  ].join(", ");
}

/** A space where many are told: what stands there and where. @param {string} space @param {View} view @param {Ui} ui */
export function spaceBrief(space, view, { say }) {
  const piece = view.field[space];
  return piece && piece.kind !== "crater" ? say("stand-on", { name: nameOf(piece.tile, say), space }) : space;
}

/** @param {Omit<Tile, "owner">} tile @param {Say} say */
const tileFacts = ({ tile, kind = "", colour = "", strikes = [] }, say) => ({
  name: nameOf(tile, say),
  kind,
  colour,
  numbers: numbersOf(strikes, say),
});

/** What else is printed on a tile. @param {Omit<Tile, "owner">} tile @param {View} view @param {Say} say */
function extrasOf({ tile, kind, defense, ally }, view, say) {
  const found = [];
  if (kind === "stronghold" && view.game !== "beginner")
    found.push(say("label-defense", { defense: defense ?? 0 }));
  if (ally && view.game !== "beginner") {
    const others = [
      ...Object.values(view.field),
      ...Object.entries(view.tiles ?? {}).map(([id, each]) => ({ tile: id, ...each })),
    ];
    const friend = others.find((each) => each.ally === ally && each.tile !== tile);
    if (friend) found.push(say("label-ally", { name: nameOf(friend.tile, say) }));
  }
  return found;
}

/** A tile that is to be placed or can be taken. @param {string} tile @param {View} view @param {Ui} ui */
export function tileLabel(tile, view, { say }) {
  if (isPower(tile)) return powerLabel(tile, view, say);
  const facts = { tile, ...view.tiles?.[tile] };
  return [say("label-place", { ...tileFacts(facts, say) }), ...extrasOf(facts, view, say)].join(", ");
}

/** A power that somebody holds or can take. @param {string} power @param {View} view @param {Say} say */
export function powerLabel(power, view, say) {
  const { kind = "", cost = 0 } = view.tiles?.[power] ?? {};
  return say("label-power", {
    name: nameOf(power, say),
    kind: say("power-kind", { kind }),
    cost: say("power-cost", { cost }),
    means: say(`power-${power}-means`),
  });
}

/** A power that waits. @param {{power: string, seat: number}} item @param {Ui} ui */
export const waitingLabel = ({ power, seat }, { say, subjects }) =>
  say("label-power-waiting", { name: nameOf(power, say), owner: subjects[seat].name });

/** A power in force. @param {{power: string, seat: number, spaces: string[]}} item @param {Ui} ui */
export const inForceLabel = ({ power, seat, spaces }, { say, subjects }) =>
  say("label-power-in-force", {
    name: nameOf(power, say),
    owner: subjects[seat].name,
    spaces: spaces.length > 0 ? spaces.join(", ") : "none",
  });

/** @param {string[]} tiles @param {Say} say */
export const listOf = (tiles, say) => tiles.map((tile) => nameOf(tile, say)).join(", ");

/** How the field lies, in one sentence. @param {View} view @param {Ui} ui */
export const layout = ({ columns, armies }, { say, subjects }) =>
  say("layout", {
    columns,
    last: String.fromCharCode(96 + columns),
    seats: armies.length,
    first: subjects[0].name,
    second: subjects[1].name,
  });

/**
 * How the game stands: each seat's tiles in play, Stones and powers; for the ear also where all is, and what is in force.
 * @param {View} view
 * @param {Ui} ui
 * @param {boolean} [isBrief]
 */
export function stand(view, ui, isBrief = false) {
  const { say, subjects } = ui;
  const order = rowsOf(view).flat();
  const seats = subjects.flatMap((subject, seat) => {
    const { stones, unused, discard, alive } = view.armies[seat];
    if (!alive) return [say("stand-out", subject)];
    const own = order.filter((space) => isFighter(view.field[space]) && view.field[space].owner === seat);
    const free = own.filter((space) => !view.field[space].trapped);
    const told = free.map((space) => say("stand-on", { name: nameOf(view.field[space].tile, say), space }));
    return [
      say("stand-tiles", {
        ...subject,
        count: free.length,
        list: isBrief
          ? listOf(
              free.map((space) => view.field[space].tile),
              say,
            )
          : told.join(", "),
      }),
      ...(view.game === "beginner" ? [] : [say("stand-stones", { ...subject, stones, powers: unused })]),
      ...(isBrief || discard.length === 0
        ? []
        : [say("stand-lost", { ...subject, list: listOf(discard, say) })]),
    ];
  });
  const own = view.powers.length > 0 ? [say("stand-own-powers", { list: listOf(view.powers, say) })] : [];
  const clock = tellClock(view, ui);
  if (isBrief) return [...seats, ...tellBattle(view, ui), ...clock];
  return [
    say("stand-turn", { turn: view.turn }),
    ...seats,
    ...own,
    ...tellBattle(view, ui),
    ...tellField(view, ui),
    ...clock,
  ];
}

/** The turns that are left of a siege, or before the clock ends the game. @param {View} view @param {Ui} ui */
function tellClock({ besieged, outcome, turns_left }, { say }) {
  if (outcome) return [];
  if (besieged?.left) return [say("stand-siege", { left: besieged.left, name: nameOf(besieged.tile, say) })];
  return turns_left <= LATE && !besieged ? [say("stand-clock", { left: turns_left })] : [];
}

/** How many turns before the clock ends a game it is worth telling that nothing may go on for ever. */
const LATE = 20;

/** The battle that is fought, or which are to come. @param {View} view @param {Ui} ui */
function tellBattle({ battle, odds, field, mover, touched = [] }, { say }) {
  if (!battle) {
    if (touched.length === 0 || !field[mover]) return [];
    const foes = touched.map((space) => field[space].tile);
    return [say("stand-touching", { name: nameOf(field[mover].tile, say), list: listOf(foes, say) })];
  }
  const [one, other] = battle.tiles.map((tile) => nameOf(tile, say));
  const sums = battle.sides.map((side, at) => {
    const plus = [
      side.colour,
      side.pod,
      side.ally,
      side.defense,
      ...side.powers.map(([, value]) => value),
      side.boost,
    ].filter(Boolean);
    const tile = [one, other][at];
    if (side.strike === null)
      return plus.length > 0
        ? say("stand-unrolled", { name: tile, plus: plus.reduce((sum, value) => sum + value, 0) })
        : "";
    return say("stand-sum", {
      name: tile,
      sentence: [side.strike, ...plus].join(" + ").replaceAll("+ -", "− "),
      total: side.total,
    });
  });
  const chance = odds?.find(({ at }) => at === battle.defender);
  return [
    say("stand-battle", { name: one, foe: other }),
    ...sums.filter(Boolean),
    ...(chance ? [say("stand-odds", { name: one, wins: chance.wins, of: chance.of })] : []),
  ];
}

/** What waits, what is in force, and where nobody can go. @param {View} view @param {Ui} ui */
function tellField({ stack, in_force: inForce, craters }, ui) {
  const { say } = ui;
  const waiting = [...stack].reverse().map((each) => waitingLabel(each, ui));
  const force = inForce.map((each) => inForceLabel(each, ui));
  return [
    ...(waiting.length > 0 ? [say("stand-waiting", { list: waiting.join("; ") })] : []),
    ...(force.length > 0 ? [say("stand-in-force", { list: force.join("; ") })] : []),
    ...(craters.length > 0
      ? [
          say("stand-craters", {
            spaces: craters.map(([space]) => space).join(", "),
          }),
        ]
      : []),
  ];
}

/** A number of three digits means a tile of the speaker. @param {string} word */
export const isOwn = (word) => !isSpace(word) && /^\d{3}$/.test(word);
