/** Whether the window is taller than wide, and as narrow as a phone, for games that lie on the table in another way then. */

/** @typedef {"narrow" | "tall" | "wide"} Shape narrow: taller than wide, as on a phone */

const portrait = matchMedia("(orientation: portrait)");
const phone = matchMedia("(width < 30rem)");
const deep = matchMedia("(aspect-ratio <= 7/5)");

/** @returns {Shape} */
export const shapeNow = () => (portrait.matches ? (phone.matches ? "narrow" : "tall") : "wide");

/** Whether a wide window is nearly as high as wide: with the log beside it, the board's room is as high as wide then. */
export const isDeepNow = () => deep.matches;

/** @param {() => void} redraw called whenever somebody turns the device, or draws the window to another shape */
export function followShape(redraw) {
  for (const each of [portrait, phone, deep]) each.addEventListener("change", redraw);
}
