/** Seats by their signs and names, and who are partners, where some are. */

import { html } from "lit";
import { seatName, sitterName } from "../i18n/tell.js";
import { hasPartners } from "../model/seats.js";
import { markView } from "./marks.js";
import { moodFace } from "./moods.js";

/**
 * Who sits there: the colour, a computer's chosen face, and the name.
 * @param {import("#border").Sitter[]} seats
 * @param {number} seat
 * @param {unknown} name
 */
export function sitterView(seats, seat, name) {
  const { who, level, left } = seats[seat];
  const face = who === "computer" && level && !left ? moodFace(level) : "";
  return html`<span class="sitter">${markView(seat)} ${face} <span translate="no">${name}</span></span>`;
}

/**
 * The same for a player's strip: how strong a computer is can be left out there, since its face shows it.
 * @param {import("#border").Sitter[]} seats
 * @param {number} seat
 * @param {import("../i18n/words.js").Say} say
 */
export function plateView(seats, seat, say) {
  const [name, whole] = [seatName(say, seats, seat), sitterName(say, seats, seat, "short")];
  const { who, left } = seats[seat];
  if (who === "person" || left || !whole.startsWith(name)) return sitterView(seats, seat, whole);
  return sitterView(
    seats,
    seat,
    html`<span class="strip-words"><span>${name}</span><span class="strength">${whole.slice(name.length)}</span></span>`,
  );
}

/**
 * @param {import("#border").Reply} reply
 * @param {import("../i18n/words.js").Say} say
 */
export function sidesView({ seats, sides }, say) {
  if (!hasPartners(sides)) return "";
  return html`<ul class="sides" aria-label=${say("sides")}>
    ${sides.map(
      (side) =>
        html`<li>${side.map(
          (seat, at) =>
            html`${at > 0 ? " + " : ""}${sitterView(seats, seat, sitterName(say, seats, seat, "short"))}`,
        )}</li>`,
    )}
  </ul>`;
}
