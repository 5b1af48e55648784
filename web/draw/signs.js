/** Small drawn signs, so that they look alike on every device, and the buttons that bear one instead of words. */

import { html, nothing, svg } from "lit";

const BAR_LEFT = "M5 4.5h2.6v15H5z";
const BAR_RIGHT = "M16.4 4.5H19v15h-2.6z";

/** The outline of each sign, in a square of 24 units. */
const SHAPES = {
  first: `${BAR_LEFT}M19.5 4.5v15L9 12z`,
  previous: "M17 4.5v15L6.5 12z",
  next: "M7 4.5v15L17.5 12z",
  last: `${BAR_RIGHT}M4.5 4.5v15L15 12z`,
  plus: "M10.7 4.5h2.6v6.2h6.2v2.6h-6.2v6.2h-2.6v-6.2H4.5v-2.6h6.2z",
  minus: "M4.5 10.7h15v2.6h-15z",
  all: "M4 4h6v2.5H6.5V10H4zM14 4h6v6h-2.5V6.5H14zM4 14h2.5v3.5H10V20H4zM17.5 14H20v6h-6v-2.5h3.5z",
  close: "M5.6 7.4 7.4 5.6 12 10.2l4.6-4.6 1.8 1.8-4.6 4.6 4.6 4.6-1.8 1.8-4.6-4.6-4.6 4.6-1.8-1.8 4.6-4.6z",
  lamp: `M12 2.5a6.6 6.6 0 0 0-3.9 11.9c.8.6 1.2 1.3 1.3 2.1h5.2c.1-.8.5-1.5 1.3-2.1A6.6 6.6 0 0 0 12 2.5z
    M9.4 17.7h5.2v1.5H9.4zM10.3 20.3h3.4v1.2h-3.4z`,
};

/**
 * @param {keyof typeof SHAPES} name
 * @param {string} [kind] by which styles know where it is
 */
export const sign = (name, kind = "sign") =>
  html`<svg class=${kind} viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SHAPES[name]}></path>`}</svg>`;

/**
 * A button with a sign; what it does is its name, and is shown under a mouse.
 * @param {keyof typeof SHAPES} name
 * @param {string} title
 * @param {() => void} act
 * @param {boolean} [can] whether it leads on now; where not, it stays in place, and so does the keyboard's focus, and
 *   whoever presses it is told so by `act`
 */
export function signButton(name, title, act, can = true) {
  return html`<button
    type="button"
    class="with-sign"
    title=${title}
    aria-label=${title}
    aria-disabled=${can ? nothing : "true"}
    @click=${act}
  >
    ${sign(name)}
  </button>`;
}
