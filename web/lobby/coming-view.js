/** The place of a table that somebody has asked for, until it is set up or laid: its game's name and cover. */

import { html } from "lit";
import { lettering } from "../draw/lettering.js";
import { renderers } from "../draw/renderers.js";
import { gameOf } from "../games/index.js";
import { LINK_ROOM, readKey } from "../model/links.js";
import { leaveButton } from "../table/leave-view.js";
import { standingView } from "../table/table-view.js";
import { coverOf } from "./emblems.js";

/** @typedef {{last: import("../kept/last.js").LastTable, play: import("../table/play.js").Play,
 *   store: import("../model/store.js").Store, words: import("../i18n/words.js").Words}
 *   & import("../table/table-view.js").Uses} Uses */

/** @typedef {import("../model/state.d.ts").Coming} Coming */

/**
 * The table that an address leads to, null for the lobby.
 * @param {string} place the room that it names
 * @returns {Coming | null}
 */
export function comingOf(place) {
  const [room, id = ""] = place.split("/");
  return room ? { room, id } : null;
}

/**
 * @param {Coming} coming
 * @param {Uses} app
 */
export function comingView({ room, id }, app) {
  const { last, play, store, words } = app;
  const stood = room === "table" ? last.find(id) : null;
  const renderer = stood && renderers.get(stood.game);
  if (stood && renderer) return standingView(stood, renderer, app);
  const { library, wheels } = store.state;
  const kept = library.games.find((game) => game.id === id)?.game ?? "";
  /** @type {Record<string, string>} */
  const keys = { learn: id, table: kept, [LINK_ROOM]: readKey(id) };
  const key = Object.hasOwn(keys, room) ? keys[room] : room;
  const isKnown = gameOf(key)?.load || wheels.some((wheel) => wheel.key === key);
  const say = isKnown ? words.of(key) : words.say;
  return html`<section class="coming-table">
    ${coverOf(isKnown ? key : "")}
    <h1>${lettering(say(isKnown ? "title" : "parlour"))}</h1>
    <p>${say("table-coming")}</p>
    <p class="buttons">
      ${leaveButton(say, play)}
    </p>
  </section>`;
}
