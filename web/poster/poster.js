/** The poster: all that a frame in somebody else's page shows until it is touched, so that many of them cost nothing.
 *
 * It is a program of its own, and small: nothing else of the page is at work before somebody wants to play; of a game it
 * shows the cover, as the lobby does. Where the frame has no room for a table, the poster leads to a tab of its own instead; the styles know which. */

import { COVERS } from "games:covers";
import { EMBLEMS } from "games:emblems";
import { WORDS } from "games:posters";
import { html, render } from "lit";
import { bringCover } from "../draw/cover.js";
import { lettering } from "../draw/lettering.js";
import { heightOfTable } from "../embed/sizes.js";
import { greeting } from "../engine/greeting.js";
import { readQuery } from "../engine/query.js";
import { wordpress } from "../engine/wordpress.js";
import { readParams, SPLICE } from "../model/params.js";

const params = readParams(readQuery());

/** The game that the frame's address leads to, or none: an address of a table does not tell. */
const game = gameIn(location.hash) ?? gameIn(`#/${params.game}`);

/** @param {string} hash */
function gameIn(hash) {
  return hash.split("/").find((part) => Object.hasOwn(EMBLEMS, part));
}

/** Only what came from an address can be opened elsewhere. */
const isOpenable = /^(https?|file):$/.test(location.protocol);

/** @param {string} id */
function say(id) {
  const tags = params.lang === "auto" ? navigator.languages : [params.lang];
  const language = tags.flatMap((tag) => [tag, tag.split("-")[0]]).find((tag) => Object.hasOwn(WORDS, tag));
  return WORDS[language ?? "en"][id];
}

/**
 * Show the poster; settled when somebody has touched it, or the page around this one has asked for something to be opened.
 * @param {import("../engine/start.js").Site} site
 * @returns {Promise<void>}
 */
export function invite(site) {
  const poster = document.createElement("section");
  poster.className = isOpenable ? "poster" : "poster is-only";
  const { dataset } = document.documentElement;
  dataset.theme = params.theme;
  dataset.guest = ""; // for the styles: a frame may be lower than any window
  document.body.append(poster);
  let isRefused = false;
  /** @type {Element | "coming" | null} */
  let cover = game && Object.hasOwn(COVERS, game) ? "coming" : null;
  return new Promise((resolve) => {
    // What comes next has the same height, so that nothing moves at the first touch.
    const fit = () => wordpress.tell(heightOfTable());
    const play = () => {
      removeEventListener("resize", fit);
      poster.remove();
      resolve();
    };
    const open = (/** @type {Event} */ event) => {
      event.preventDefault();
      const opened = window.open(location.href);
      isRefused = opened === null;
      draw();
    };
    const draw = () => render(posterView({ play, open, isRefused, cover }), poster);
    draw();
    if (game && cover)
      void bringCover(COVERS[game]).then((brought) => {
        cover = brought;
        draw();
      });
    void greeting.wanted.then(play);
    greeting.listen(site, params.host === SPLICE ? "" : params.host);
    wordpress.listen();
    fit();
    addEventListener("resize", fit); // a frame has another width before it is shown
  });
}

/** @param {{play: () => void, open: (event: Event) => void, isRefused: boolean, cover: Element | "coming" | null}} does */
function posterView({ play, open, isRefused, cover }) {
  const title = say(game ?? "parlour");
  return html`
    ${cover ? coverView(cover) : emblemsView(game ? [game] : Object.keys(EMBLEMS))}
    <div class="poster-words">
      <h1>${lettering(title)}</h1>
      <button type="button" class="primary poster-play" @click=${play}>
        ${say("poster-play")} <span class="visually-hidden">${title}</span>
      </button>
      ${
        isRefused
          ? html`<p class="poster-open">${say("poster-refused")} <a href=${location.href} target="_blank">${location.href}</a></p>`
          : html`<a class="poster-open" href=${location.href} target="_blank" @click=${open}>${say("poster-open")}</a>`
      }
    </div>
  `;
}

/** A cover, whose place is kept until it comes: nothing moves when it does. @param {Element | "coming"} cover */
const coverView = (cover) => html`<div class="poster-cover" aria-hidden="true">
  <div class="cover-frame">${cover === "coming" ? "" : cover}</div>
</div>`;

/** @param {string[]} games */
const emblemsView = (games) => html`<div class="poster-emblems" aria-hidden="true">
  ${games.map((key) => html`<svg class="emblem" viewBox="0 0 64 64">${EMBLEMS[key]}</svg>`)}
</div>`;
