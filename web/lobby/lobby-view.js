/** The lobby: the five games and those of wheels, the games to go on with, and what this place is. */

import { html } from "lit";
import { emblem } from "../draw/emblems.js";
import { GAMES } from "../games/index.js";
import { libraryView } from "./library-view.js";

/** @typedef {import("../store.js").State} State */

/**
 * @param {State} state
 * @param {import("../app.js").App} app
 */
export function lobbyView(state, app) {
  const { router, rules, lessons, words } = app;
  const { say } = words;
  const games = [
    ...GAMES.map(({ key, load }) => ({ key, here: load !== null })),
    ...state.wheels.map(({ key }) => ({ key, here: true })),
  ];
  const { games: kept, storage } = state.library;
  const hasToTell = kept.length > 0 || storage !== "disk";
  return html`
    <div class="hero">
      <h1>${say("parlour")}</h1>
      <p>${say("parlour-blurb")}</p>
    </div>
    ${hasToTell ? libraryView(app) : ""}
    <h2 class="visually-hidden">${say("games")}</h2>
    <ul class="games">
      ${games.map(({ key, here }) => {
        const told = words.of(key);
        const title = told("title");
        return html`<li class="card game ${here ? "" : "is-coming"}" data-game=${key}>
          ${emblem(key)}
          <div class="game-text">
            <h3>${title}</h3>
            <p>${told("blurb")}</p>
            ${
              here
                ? html`<p class="buttons">
                    <button type="button" class="primary" @click=${() => router.choose(key)}>
                      ${say("choose")} <span class="visually-hidden">${title}</span>
                    </button>
                    ${
                      lessons.teaches(key)
                        ? html`<button type="button" @click=${() => lessons.learn(key)}>
                            ${say("learn")} <span class="visually-hidden">${title}</span>
                          </button>`
                        : ""
                    }
                    <button type="button" @click=${() => router.choose(key, "day")}>
                      ${say("setup-deal-day")} <span class="visually-hidden">${title}</span>
                    </button>
                    <button type="button" @click=${() => rules.show(key)}>
                      ${say("rules")} <span class="visually-hidden">${title}</span>
                    </button>
                  </p>`
                : html`<p class="coming">${say("coming")}</p>`
            }
          </div>
        </li>`;
      })}
    </ul>
    ${hasToTell ? "" : libraryView(app)}
    <footer class="fine">
      <p>${say("private")} ${state.offline === "ready" ? say("offline-ready") : ""}</p>
      <p>${say("unofficial")}</p>
    </footer>
  `;
}
