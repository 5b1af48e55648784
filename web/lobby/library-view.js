/** The games that are kept: those to go on with in the lobby, and what is to be known of how they are kept. */

import { html } from "lit";
import { tellSeats } from "../i18n/tell.js";
import { storageView } from "../table/keeping-view.js";
import { coverOf, emblem } from "./emblems.js";

/** @typedef {{store: import("../model/store.js").Store, settings: import("../access/settings.js").Settings, words: import("../i18n/words.js").Words,
 *   importer: import("../table/import.js").Importer, newcomer: import("../kept/newcomer.js").Newcomer,
 *   later: import("../page/later.js").Later<{counts: import("../page/later.js").Later<typeof import("./statistics-part.js")>}>}
 *   & import("./tally.js").Uses} Uses */
/** @typedef {import("../model/state.d.ts").Kept} Kept */

/** Games that the lobby shows. */
const MOST_IN_LOBBY = 5;

/** What a clock that is put right may jump by, in seconds. */
const MINUTE = 60;

/** Spans of time with their seconds, the longest first. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const SPANS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", MINUTE],
];

/** The kept games: of the only game that is offered, where there is one. @param {Pick<Uses, "store" | "settings">} app */
export const listKept = ({ store, settings: { onlyGame } }) =>
  store.state.library.games.filter(({ game }) => !onlyGame || game === onlyGame);

/**
 * The part of the lobby about games that are kept, and those that come from elsewhere.
 * @param {Uses} app
 */
export function libraryView(app) {
  const { later, newcomer, store, words } = app;
  const { say } = words;
  const { storage } = store.state.library;
  const games = listKept(app);
  const going = games.filter(({ over }) => !over).slice(0, MOST_IN_LOBBY);
  return html`<section class="card library" aria-labelledby="library-title">
    <h2 id="library-title">${say(going.length > 0 ? "library" : "library-dialog")}</h2>
    ${storageView(app)}
    ${going.length > 0 ? html`<ul class="kept-games">${going.map((kept, at) => gameRow(kept, app, "", at === 0))}</ul>` : ""}
    ${games.length === 0 && storage === "disk" ? html`<p class="fine">${say("library-empty")}</p>` : ""}
    <p class="buttons">
      ${
        games.length > 0 || newcomer.hasBeen
          ? html`<button type="button" @click=${() => later.openDialog({ name: "kept" })}>${say("library-all", { count: games.length })}</button>`
          : ""
      }
      <button type="button" class="elsewhere" @click=${() => later.openDialog({ name: "opening" })}>${say("open-game")}</button>
      <button type="button" @click=${() => later.use(({ counts }) => counts.use(({ showStatistics }) => showStatistics(app)))}>${say("statistics")}</button>
    </p>
  </section>`;
}

/**
 * One kept game, with what can be done with it.
 * @param {Kept} kept
 * @param {Uses} app
 * @param {unknown} [further] buttons
 * @param {boolean} [isLatest] which is shown with its cover
 */
export function gameRow(kept, { importer, words }, further = "", isLatest = false) {
  const say = words.of(kept.game);
  const told = [
    tellSeats(say, kept.seats, kept.sides),
    say("count-moves", { count: kept.moves }),
    ...(kept.when ? [say("library-when", { when: tellWhen(kept.when, words.language) })] : []),
    ...(kept.over ? [say("library-over")] : []),
  ];
  const id = `kept-${kept.id}`;
  return html`<li class="kept-game ${isLatest ? "is-latest" : ""}" data-kept=${kept.id}>
    ${isLatest ? coverOf(kept.game) : emblem(kept.game)}
    <p id=${id}><strong>${say("title")}</strong> <span class="fine">${told.join(" · ")}</span></p>
    <p class="buttons">
      <button
        type="button"
        class=${isLatest ? "primary" : ""}
        aria-describedby=${id}
        @click=${() => importer.resume(kept.id)}
      >
        ${kept.over ? say("look-at") : say("resume")}
      </button>
      ${further}
    </p>
  </li>`;
}

/**
 * How long ago something was, in words; its date, where by the clock it is still to come: then the clock was wrong, or is.
 * @param {number} when
 * @param {string} language
 */
function tellWhen(when, language) {
  const seconds = (Date.now() - when) / 1000;
  if (seconds < -MINUTE) return new Date(when).toLocaleDateString(language, { dateStyle: "medium" });
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, span] = SPANS.find(([, length]) => seconds >= length) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(Math.max(0, seconds) / span), unit);
}
