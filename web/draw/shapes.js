/** Whether the window is taller than wide, and as narrow as a phone, for games that lie on the table in another way then. */

import { DESK, PHONE, SMALL } from "./windows.js";

/** @typedef {"narrow" | "tall" | "wide"} Shape narrow: taller than wide, as on a phone */

const portrait = matchMedia("(orientation: portrait)");
const phone = matchMedia(PHONE);
const deep = matchMedia(`(aspect-ratio <= 7/5) and ${DESK}`);
const small = matchMedia(SMALL);

/** @returns {Shape} */
export const shapeNow = () => (portrait.matches ? (phone.matches ? "narrow" : "tall") : "wide");

/**
 * Whether the board's room is about as high as wide: in a window that is nearly so, while a column stands beside the board.
 * @param {boolean} isTaught a lesson does; else the log, where somebody has opened it
 */
export const isDeepNow = (isTaught) =>
  deep.matches && (isTaught || document.documentElement.dataset.log === "on");

/** Whether the window is smaller than a desk's: what is written on things is larger in proportion then. */
export const isTightNow = () => small.matches;

/** @param {() => void} redraw called whenever somebody turns the device, or draws the window to another shape */
export function followShape(redraw) {
  for (const each of [portrait, phone, deep, small]) each.addEventListener("change", redraw);
}
