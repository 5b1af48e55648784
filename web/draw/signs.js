/** Small drawn signs, so that they look alike on every device, and the buttons that bear one instead of words. */

import { html, nothing, svg } from "lit";

const BAR_LEFT = "M5 4.5h2.6v15H5z";
const BAR_RIGHT = "M16.4 4.5H19v15h-2.6z";

/** The outline of each sign, in a square of 24 units; those that only come later stand where they are used. */
const SHAPES = {
  first: `${BAR_LEFT}M19.5 4.5v15L9 12z`,
  previous: "M17 4.5v15L6.5 12z",
  next: "M7 4.5v15L17.5 12z",
  last: `${BAR_RIGHT}M4.5 4.5v15L15 12z`,
  before:
    "M9.5 5v14L1.5 12zM16.7 6l1.65 4.05 4.35.3-3.35 2.8 1.05 4.25-3.7-2.3-3.7 2.3 1.05-4.25-3.35-2.8 4.35-.3z",
  after:
    "M14.5 5v14l8-7zM7.3 6l1.65 4.05 4.35.3-3.35 2.8 1.05 4.25-3.7-2.3-3.7 2.3 1.05-4.25-3.35-2.8 4.35-.3z",
  close: "M5.6 7.4 7.4 5.6 12 10.2l4.6-4.6 1.8 1.8-4.6 4.6 4.6 4.6-1.8 1.8-4.6-4.6-4.6 4.6-1.8-1.8 4.6-4.6z",
  back: "M10 4 3.5 10.5 10 17v-4h4a4 4 0 0 1 4 4v2.5h3V17a7 7 0 0 0-7-7h-4z",
  undo: "M12 4.2a7.8 7.8 0 1 1-7.6 9.6l2.7-.6A5 5 0 1 0 12 7v3.2L6.2 5.6 12 1z",
  redo: "M12 4.2a7.8 7.8 0 1 0 7.6 9.6l-2.7-.6A5 5 0 1 1 12 7v3.2l5.8-4.6L12 1z",
  down: "M10.6 3h2.8v8.6l3.3-3.3 2 2L12 17l-6.7-6.7 2-2 3.3 3.3zM4 18.2h16V21H4z",
  menu: "M4 5.5h16v2.8H4zM4 10.6h16v2.8H4zM4 15.7h16v2.8H4z",
  log: "M4 5h16v3H4zM4 10h11v3H4zM4 15h14v3H4z",
  sound:
    "M4 9v6h4l5 4.5v-15L8 9zM15.3 8.2a5 5 0 0 1 0 7.6l1.4 1.5a7 7 0 0 0 0-10.6zM17.9 5.4a9 9 0 0 1 0 13.2l1.3 1.4a11 11 0 0 0 0-16z",
  mute: "M4 9v6h4l5 4.5v-15L8 9zM15 9.6l1.5-1.5 2 2 2-2L22 9.6l-2 2 2 2-1.5 1.5-2-2-2 2-1.5-1.5 2-2z",
  question:
    "M7.2 8.6C7.2 5.3 9.3 3.4 12.2 3.4c2.9 0 5 1.7 5 4.5 0 2.3-1.2 3.3-2.4 4.2-.9.7-1.3 1.1-1.3 2.4h-3c0-2.4 1-3.4 2.2-4.3.9-.7 1.4-1.2 1.4-2.2 0-1.1-.8-1.8-1.9-1.8-1.2 0-1.9.8-2 2.4zM10.4 16.4h3.2v3.4h-3.2z",
  star: "M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z",
  lamp: "M12 2.5a6.6 6.6 0 0 0-3.9 11.9c.8.6 1.2 1.3 1.3 2.1h5.2c.1-.8.5-1.5 1.3-2.1A6.6 6.6 0 0 0 12 2.5zM9.4 17.7h5.2v1.5H9.4zM10.3 20.3h3.4v1.2h-3.4z",
};

/**
 * @param {string} outline
 * @param {string} kind by which styles know it
 * @param {string} [field] the square in which it lies
 */
export const draw = (outline, kind, field = "0 0 24 24") =>
  html`<svg class=${kind} viewBox=${field} aria-hidden="true">${svg`<path d=${outline}></path>`}</svg>`;

/**
 * @param {keyof typeof SHAPES} name
 * @param {string} [kind] by which styles know where it is
 */
export const sign = (name, kind = "sign") => draw(SHAPES[name], kind);

/**
 * A button with a sign; what it does is its name, and is shown under a mouse.
 * @param {keyof typeof SHAPES} name
 * @param {string} title
 * @param {() => void} act
 * @param {boolean} [can] see `drawnButton`
 */
export const signButton = (name, title, act, can) => drawnButton(sign(name), title, act, can);

/**
 * The same with something else that is drawn.
 * @param {unknown} drawn
 * @param {string} title
 * @param {() => void} act
 * @param {boolean} [can] whether it leads on now; where not, it stays in place, and so does the keyboard's focus, and
 *   `act` tells that when it is pressed
 */
export function drawnButton(drawn, title, act, can = true) {
  return html`<button
    type="button"
    class="with-sign"
    title=${title}
    aria-label=${title}
    aria-disabled=${can ? nothing : "true"}
    @click=${act}
  >
    ${drawn}
  </button>`;
}
