/** The puzzles of the day at the lobby's top: one of each game, and which of them are solved. */

import { html } from "lit";
import { gameOf } from "../games/index.js";
import { isSolvedOn } from "../kept/solved.js";
import { dayOf } from "../model/dates.js";
import { emblem } from "./emblems.js";

/** @typedef {{solved: import("../kept/disk.js").Disk<unknown>, rooms: import("../page/later.js").Rooms,
 *   words: import("../i18n/words.js").Words}} Uses */

/**
 * @param {string[]} offered the games of the lobby, by their keys
 * @param {Uses} app
 */
export function puzzlesTodayView(offered, { solved, rooms, words }) {
  const asked = offered.filter((key) => gameOf(key)?.puzzles);
  if (asked.length === 0) return "";
  const { say } = words;
  const day = dayOf();
  return html`<section class="puzzles-today" aria-labelledby="puzzles-today-title">
    <h2 id="puzzles-today-title">${say("lobby-today", { count: asked.length })}</h2>
    <ul>
      ${asked.map((key) => {
        const isSolved = isSolvedOn(solved.copies.get(key), day);
        const title = words.of(key)("title");
        return html`<li>
          <button type="button" class=${isSolved ? "is-solved" : ""} title=${title} @click=${() => rooms.get("puzzles")?.use(({ today }) => today?.(key))}>
            ${emblem(key)} <span class="name" aria-hidden="true">${title}</span>
            <span class="visually-hidden">${say("lobby-today-of", { title, solved: isSolved ? "yes" : "no" })}</span>
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}
