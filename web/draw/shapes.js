/** Whether the window is taller than wide, for games that lie on the table in another way then. */

/** @typedef {"tall" | "wide"} Shape */

const portrait = matchMedia("(orientation: portrait)");

/** @returns {Shape} */
export const shapeNow = () => (portrait.matches ? "tall" : "wide");

/** @param {() => void} redraw called whenever somebody turns the device, or draws the window to another shape */
export const followShape = (redraw) => portrait.addEventListener("change", redraw);
