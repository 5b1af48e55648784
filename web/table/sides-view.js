/** Who plays with whom, where some do: each side with the signs and names of its seats. */

import { html } from "lit";
import { seatName } from "../i18n/tell.js";
import { hasPartners } from "./seats.js";

/**
 * @param {import("../store.js").Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
export function sidesView({ seats, sides }, say) {
  if (!hasPartners(sides)) return "";
  return html`<ul class="sides" aria-label=${say("sides")}>
    ${sides.map(
      (side) =>
        html`<li>${side.map(
          (seat, at) =>
            html`${at > 0 ? " + " : ""}<span class="sitter"><span class="dot seat-${seat}"></span> ${seatName(say, seats, seat)}</span>`,
        )}</li>`,
    )}
  </ul>`;
}
