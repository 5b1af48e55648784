/** What the view says of Bugz and their Legionz, put together for drawing and telling. */

import { besideOf, centreOf } from "./cells.js";

/** @typedef {Pick<import("#border/legionz").View, "pieces" | "legions" | "longest" | "threats">} View what is needed of it */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */
/** @typedef {import("#border/legionz").Bug} Bug */
/** @typedef {{seat: number, bugs: Bug[], isLongest: boolean, isNear: boolean}} Legion bugs: in the order in which they were
 *   laid; isLongest: no other of its owner has more; isNear: one Bug more makes it full, or joins it with another that is full then */

/** What was put together last, since one redraw asks for it several times. @type {{of: unknown[], legions: Legion[]}} */
let made = { of: [], legions: [] };

/**
 * All groups of linked Bugz of one owner, also of one Bug.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Legion[]}
 */
export function legionsOf(view, ui) {
  const { isHelped } = ui;
  if (made.of[0] !== view || made.of[1] !== isHelped)
    made = { of: [view, isHelped], legions: gather(view, threatsOf(view, ui)) };
  return made.legions;
}

/**
 * By seat the cells where one Bug completes a full Legion; nobody is told of them where there is no help, or where they are what is asked for.
 * @param {View} view
 * @param {Ui} ui
 * @returns {string[][]}
 */
export const threatsOf = ({ threats }, { isHelped }) => (isHelped ? threats : threats.map(() => []));

/**
 * @param {View} view
 * @param {string[][]} threats
 * @returns {Legion[]}
 */
function gather({ pieces, legions, longest }, threats) {
  /** @type {Map<string, Bug>} */
  const lying = new Map(pieces.map((bug) => [bug.at, bug]));
  const alone = pieces.filter(({ size }) => size === 1).map((bug) => [bug.at]);
  return [...legions.flat(), ...alone].map((cells) => {
    const bugs = cells.flatMap((at) => lying.get(at) ?? []).sort((one, other) => one.id - other.id);
    const { seat, size } = bugs[0];
    return {
      seat,
      bugs,
      isLongest: size === longest[seat],
      isNear: bugs.some(({ at }) => besideOf(at).some((cell) => threats[seat].includes(cell))),
    };
  });
}

/**
 * Where each Bug looks, in degrees from straight up: at the newest of its Legion, and that one at the newest before it.
 * @param {Legion} legion
 */
export function headingsOf({ bugs }) {
  const places = bugs.map(({ at }) => centreOf(at));
  const newest = bugs.length - 1;
  return bugs.map((_, index) => {
    const from = places[index];
    const to = places[index === newest ? newest - 1 : newest];
    return to ? Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI) : 0;
  });
}

/**
 * The Bug in the middle of a Legion, on which its length stands.
 * @param {Legion} legion
 */
export function middleOf({ bugs }) {
  const places = bugs.map(({ at }) => centreOf(at));
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return bugs[far.indexOf(Math.min(...far))];
}
