/** The lobby: the five games and those of wheels, the game to go on with, and what this place is. */

import { html } from "lit";
import { HOUSE_GAMES } from "../games/index.js";
import { emblem } from "./emblems.js";

/** @typedef {import("../store.js").State} State */

/**
 * @param {State} state
 * @param {import("../house.js").House} house
 */
export function lobbyView(state, { rooms, rules, words }) {
  const { say } = words;
  const games = [
    ...HOUSE_GAMES.map(({ key, renderer }) => ({ key, here: renderer !== null })),
    ...state.wheels.map(({ key }) => ({ key, here: true })),
  ];
  const last = state.shelf.games.find(({ over }) => !over);
  return html`
    <div class="hero">
      <h1>${say("parlour")}</h1>
      <p>${say("parlour-blurb")}</p>
    </div>
    ${
      last
        ? html`<section class="card resume">
            <p>${say("resume-text", { game: words.of(last.game)("title") })}</p>
            <button type="button" class="primary" @click=${() => rooms.resume(last.id)}>${say("resume")}</button>
          </section>`
        : ""
    }
    <h2 class="visually-hidden">${say("games")}</h2>
    <ul class="games">
      ${games.map(({ key, here }) => {
        const told = here ? words.of(key) : say;
        const title = here ? told("title") : say(`game-${key}`);
        return html`<li class="card game ${here ? "" : "is-coming"}" data-game=${key}>
          ${emblem(key)}
          <div class="game-text">
            <h3>${title}</h3>
            <p>${here ? told("blurb") : say(`game-${key}-blurb`)}</p>
            ${
              here
                ? html`<p class="buttons">
                    <button type="button" class="primary" @click=${() => rooms.choose(key)}>
                      ${say("choose")} <span class="visually-hidden">${title}</span>
                    </button>
                    <button type="button" @click=${() => rooms.choose(key, "day")}>
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
    <footer class="fine">
      <p>${say("private")}</p>
      <p>${say("unofficial")}</p>
    </footer>
  `;
}
