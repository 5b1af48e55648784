/** The buttons in a corner of the board's viewport: nearer, farther, and all of it. */

import { html } from "lit";
import { draw, drawnButton } from "./signs.js";

const PLUS = "M10.7 4.5h2.6v6.2h6.2v2.6h-6.2v6.2h-2.6v-6.2H4.5v-2.6h6.2z";
const MINUS = "M4.5 10.7h15v2.6h-15z";
const ALL = "M4 4h6v2.5H6.5V10H4zM14 4h6v6h-2.5V6.5H14zM4 14h2.5v3.5H10V20H4zM17.5 14H20v6h-6v-2.5h3.5z";

/**
 * @param {import("./viewport.js").Viewport} viewport
 * @param {import("../i18n/words.js").Say} say
 */
export function viewportTools(viewport, say) {
  const drawn = (/** @type {string} */ outline) => draw(outline, "sign");
  return html`<div class="viewport-tools">
    ${drawnButton(drawn(PLUS), say("look-nearer"), () => viewport.nearer(), viewport.canNearer)}
    ${drawnButton(drawn(MINUS), say("look-farther"), () => viewport.farther(), viewport.canFarther)}
    ${drawnButton(drawn(ALL), say("look-all"), () => viewport.showAll())}
  </div>`;
}
