/** Whether the window is taller than wide, and as narrow as a phone, for games that lie on the table in another way then. */

import { DEEP, PHONE, SMALL } from "./windows.js";

/** @typedef {"narrow" | "tall" | "wide"} Shape narrow: taller than wide, as on a phone */

const portrait = matchMedia("(orientation: portrait)");
const phone = matchMedia(PHONE);
const deep = matchMedia(DEEP);
const small = matchMedia(SMALL);

/** @returns {Shape} */
export const shapeNow = () => (portrait.matches ? (phone.matches ? "narrow" : "tall") : "wide");

/**
 * Whether the board's room is about as high as wide: in a window that is nearly so, while the log stands open beside the board.
 * @param {boolean} isLogged whether there is a log: not beside a lesson, whose card lies above the board there
 */
export const isDeepNow = (isLogged) =>
  deep.matches && isLogged && document.documentElement.dataset.log === "on";

/** Whether the window is smaller than a desk's: what is written on things is larger in proportion then. */
export const isTightNow = () => small.matches;

/** @param {() => void} redraw called whenever somebody turns the device, or draws the window to another shape */
export function followShape(redraw) {
  for (const each of [portrait, phone, deep, small]) each.addEventListener("change", redraw);
}
