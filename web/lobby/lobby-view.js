/** The lobby: a way in for who is new, the games to go on with, the games as they are played, those to come, and what this place is. */

import { html } from "lit";
import { lettering } from "../draw/lettering.js";
import { sign } from "../draw/signs.js";
import { GAMES, gameOf, teaches } from "../games/index.js";
import { tellList } from "../i18n/lists.js";
import { dayCard } from "./day-view.js";
import { coverOf } from "./emblems.js";
import { libraryView, listKept } from "./library-view.js";
import { newcomerView } from "./newcomer-view.js";
import { puzzlesTodayView } from "./puzzles-today-view.js";

/** @typedef {{site: import("../engine/start.js").Site, setups: import("./setups.js").Setups,
 *   rules: import("../rules/rules.js").Rules, lessons: import("../table/lessons.js").Lessons,
 *   rooms: import("../page/later.js").Rooms,
 *   words: import("../i18n/words.js").Words} & import("./day-view.js").Uses & import("./library-view.js").Uses
 *   & import("./newcomer-view.js").Uses & import("./puzzles-today-view.js").Uses} Uses */

/** @typedef {import("../model/state.d.ts").State} State */

/** The pages about the site, for those who run a school or a site; they are written in English. */
const ABOUT = ["privacy", "accessibility", "hosting"];

/**
 * @param {State} state
 * @param {Uses} app
 */
export function lobbyView(state, app) {
  const { say } = app.words;
  const { onlyGame } = app.settings;
  const games = [
    ...GAMES.filter(({ load }) => load !== null).map(({ key }) => key),
    ...state.wheels.map(({ key }) => key),
  ].filter((key) => !onlyGame || key === onlyGame);
  const coming = GAMES.filter(({ load }) => load === null).map(({ key }) => app.words.of(key)("title"));
  const { storage } = state.library;
  const kept = listKept(app);
  const hasToTell = kept.some(({ over }) => !over) || storage !== "disk";
  return html`
    <div class="hero">
      <h1>${lettering(say("parlour"))}</h1>
      ${kept.length === 0 ? html`<p>${say("parlour-blurb")}</p>` : ""}
      ${puzzlesTodayView(games, app)}
    </div>
    ${newcomerView(games, app)}
    ${hasToTell ? libraryView(app) : ""}
    <h2 class="visually-hidden">${say("games")}</h2>
    <ul class="games">
      ${games.map((key) => gameCard(key, app))}
    </ul>
    ${coming.length > 0 && !onlyGame ? html`<p class="to-come">${say("coming", { games: tellList(say, coming, "and") })}</p>` : ""}
    ${hasToTell ? "" : libraryView(app)}
    <footer class="fine">
      <p>${say("private")} ${state.offline === "ready" || state.offline === "lacking" ? say(`offline-${state.offline}`) : ""}</p>
      ${oneFile(app)}
      ${aboutLinks(app)}
      <p>${say("unofficial")}</p>
    </footer>
  `;
}

/**
 * The ways to the teachers' room, and to the pages about the site, which the one file has not with it.
 * @param {Uses} app
 */
function aboutLinks({ site, words: { say } }) {
  return html`<nav class="about" aria-label=${say("about")}>
    <a class="elsewhere" href="#/teachers">${say("about-teachers")}</a>
    ${(site.single ? ABOUT : []).map((page) => html`<a href="docs/${page}.html" hreflang="en">${say(`about-${page}`)}</a> `)}
  </nav>`;
}

/**
 * The site as one file, to be taken along, and how large that is.
 * @param {Uses} app
 */
function oneFile({ site, words: { say } }) {
  if (!site.single) return "";
  const size = (site.single.bytes / 1e6).toFixed(1);
  return html`<p class="one-file">
    ${say("one-file")}
    <a href=${site.single.file} download>${sign("down")}${say("one-file-get", { size })}</a>
  </p>`;
}

/**
 * @param {string} key
 * @param {Uses} app
 */
function gameCard(key, app) {
  const { setups, rules, lessons, rooms, words } = app;
  const say = words.of(key);
  const title = say("title");
  return html`<li class="game" data-game=${key}>
    <div class="card game-card">
      ${coverOf(key)}
      <div class="game-text">
        <h3>${lettering(title)}</h3>
        <p>${say("blurb")}</p>
        ${lessonsLine(key, app)}
      </div>
      <p class="buttons">
        <button type="button" class="primary" @click=${() => setups.choose(key)}>
          ${say("choose")} <span class="visually-hidden">${title}</span>
        </button>
        ${
          teaches(key)
            ? html`<button type="button" @click=${() => lessons.learn(key)}>
                ${say("learn")} <span class="visually-hidden">${title}</span>
              </button>`
            : ""
        }
        ${
          gameOf(key)?.puzzles
            ? html`<button type="button" class="to-puzzles" @click=${() => rooms.get("puzzles")?.use(({ enter }) => enter(key))}>
                ${say("puzzles")} <span class="visually-hidden">${title}</span>
              </button>`
            : ""
        }
        <button type="button" @click=${() => rules.show(key)}>
          ${say("rules")} <span class="visually-hidden">${title}</span>
        </button>
      </p>
      ${dayCard(key, app)}
    </div>
  </li>`;
}

/**
 * How many lessons of a game are done: a tick for each, and a ring for each that is not.
 * @param {string} key
 * @param {Uses} app
 */
function lessonsLine(key, { lessons, words: { say } }) {
  const of = gameOf(key)?.lessons ?? 0;
  const done = Math.min(lessons.countDone(key), of);
  if (of === 0) return "";
  if (done === of)
    return html`<p class="lesson-ticks fine"><span class="medal" aria-hidden="true">${sign("star")}</span> ${say("lessons-badge", { of })}</p>`;
  return html`<p class="lesson-ticks fine">
    <span aria-hidden="true">${Array.from({ length: of }, (_, at) => html`<i class=${at < done ? "is-done" : ""}></i>`)}</span>
    ${say("lessons-done", { done, of })}
  </p>`;
}
