/** Tells how a game of Legionz stands, for those who cannot see it, or in few words for eyes. */

import { besideOf } from "./cells.js";
import { legionsOf, threatsOf } from "./legions.js";

/** @typedef {import("#border/legionz").View} View */
/** @typedef {import("../../draw/renderer.js").Ui} Ui */

/**
 * How the board lies, in one sentence.
 * @param {View} view
 * @param {Ui} ui
 */
export const layout = (view, { say }) => say("layout", { count: view.bugs.length, length: view.length });

/**
 * Before anything was done, why a Bug lies there already.
 * @param {View} view
 * @param {Ui} ui
 */
export function remark({ pieces }, { say, subjects }) {
  if (pieces.length !== 1) return "";
  const [{ seat, number }] = pieces;
  return say("remark-begun", { ...subjects[seat], number: number ?? "" });
}

/**
 * How long each seat's longest Legion is; for the ear also where it and the others lie, and where they can grow now.
 * @param {View} view
 * @param {Ui} ui
 * @param {boolean} [isBrief]
 */
export function stand(view, ui, isBrief = false) {
  const { say, subjects, open } = ui;
  const legions = legionsOf(view, ui);
  const threats = threatsOf(view, ui);
  return subjects.flatMap((subject, seat) => {
    const facts = { ...subject, longest: view.longest[seat], length: view.length, left: view.left[seat] };
    const line = say("stand-longest", facts);
    const near =
      threats[seat].length > 0
        ? [say("stand-near", { ...subject, cells: list(threats[seat]), ...(!isBrief && { written: "yes" }) })]
        : [];
    if (isBrief) return [line, ...near];
    const own = legions
      .filter((legion) => legion.seat === seat)
      .sort((one, other) => other.bugs.length - one.bugs.length)
      .map(({ bugs }) => {
        const cells = bugs.map(({ at }) => at);
        const free = [...new Set(cells.flatMap(besideOf))].filter((at) => open.has(at));
        return say("stand-legion", {
          ...subject,
          size: cells.length,
          cells: list(cells),
          free: list(free) || "none",
        });
      });
    return [line, ...near, ...own];
  });
}

/** Cells as they are told: a comma stands within each of them. @param {string[]} cells */
const list = (cells) => cells.join("; ");
