/** Seats by their signs and names, and who plays with whom, where some do. */

import { html } from "lit";
import { seatName } from "../i18n/tell.js";
import { hasPartners } from "./seats.js";

/** @param {number} seat @param {string} name */
export const sitterView = (seat, name) =>
  html`<span class="sitter"><span class="dot seat-${seat}"></span> ${name}</span>`;

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
          (seat, at) => html`${at > 0 ? " + " : ""}${sitterView(seat, seatName(say, seats, seat))}`,
        )}</li>`,
    )}
  </ul>`;
}
