/** The buttons in a corner of the board's window: nearer, farther, and all of it. */

import { html } from "lit";
import { signButton } from "./signs.js";

/**
 * @param {import("./viewport.js").Viewport} viewport
 * @param {import("../i18n/words.js").Say} say
 */
export const viewportTools = (viewport, say) => html`<div class="window-tools">
  ${signButton("plus", say("look-nearer"), () => viewport.nearer(), viewport.canNearer)}
  ${signButton("minus", say("look-farther"), () => viewport.farther(), viewport.canFarther)}
  ${signButton("all", say("look-all"), () => viewport.showAll())}
</div>`;
