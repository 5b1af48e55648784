/** The teachers' room as it is seen: the games; one game's lessons and pages; how links, sheets and slips go round a class. */

import { html, nothing } from "lit";
import { leaveButton } from "../table/leave-view.js";
import { frameView } from "./frame-view.js";
import { lessonView } from "./lesson-view.js";
import { sheetView } from "./sheet-view.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {{teachers: Teachers, words: import("../i18n/words.js").Words, play: import("../table/play.js").Play,
 *   emblemOf: (game: string) => unknown}} Uses */

/** Steps from the teacher's link to the teacher's table of results. */
const ROUND = ["link", "work", "slip", "collect"];

/** What is said without being asked for, since it is better known before than after. */
const HONEST = ["devices", "names", "helper"];

/** @param {Uses} app */
export function teachersView(app) {
  const { teachers, words } = app;
  if (!teachers.game) return gamesView(app);
  const say = words.of(teachers.game);
  const { lesson } = teachers;
  if (lesson) return pageView(app, lessonView(lesson, teachers, say));
  const page = teachers.pages.get(teachers.page);
  if (page) return pageView(app, page.view(teachers, say));
  if (teachers.sheet) return pageView(app, sheetView(teachers, say));
  return gameView(app, say);
}

/** @param {Uses} app */
function gamesView({ teachers, words, play, emblemOf }) {
  const { say } = words;
  return html`<section class="teachers" aria-labelledby="teachers-title">
    <div>
      <h1 id="teachers-title">${say("teachers-title")}</h1>
      <p>${say("teachers-blurb")}</p>
    </div>
    <ul class="teachers-games">
      ${teachers.games.map((game) => {
        const own = words.of(game);
        return html`<li class="card teachers-game">
          ${emblemOf(game)}
          <div>
            <h2>${own("title")}</h2>
            <p>${own("blurb")}</p>
          </div>
          <button type="button" @click=${() => teachers.enter(game, "")}>
            ${say("teachers-open")} <span class="visually-hidden">${own("title")}</span>
          </button>
        </li>`;
      })}
    </ul>
    ${roundView(say)}
    <p class="buttons">${leaveButton(say, play)}</p>
  </section>`;
}

/**
 * A page of a game, with the way back to its first one.
 * @param {Uses} app
 * @param {unknown} body
 */
const pageView = (
  { teachers, words },
  body,
) => html`<section class="teachers" aria-labelledby="teachers-title">
  <p class="teachers-back">
    <button type="button" class="link" @click=${() => teachers.goUp()}>
      ${words.say(teachers.sheet && teachers.page ? "teachers-back-sheet" : "teachers-back", { game: words.of(teachers.game)("title") })}
    </button>
  </p>
  ${body}
</section>`;

/** @param {Uses} app @param {Say} say */
function gameView({ teachers, emblemOf }, say) {
  const { readings } = teachers;
  const game = say("title");
  return html`<section class="teachers" aria-labelledby="teachers-title">
    <p class="teachers-back">
      <button type="button" class="link" @click=${() => teachers.enter("", "")}>${say("teachers-all")}</button>
    </p>
    <div class="teachers-head">
      ${emblemOf(teachers.game)}
      <div>
        <h1 id="teachers-title">${say("teachers-game", { game })}</h1>
        <p>${say("teachers-game-blurb")}</p>
      </div>
    </div>
    ${
      readings.lessons.length > 0
        ? html`<h2 id="teachers-lessons">${say("teachers-lessons")}</h2>
            <ul class="teachers-lessons" aria-labelledby="teachers-lessons">
              ${readings.lessons.map((lesson, at) => lessonCard(lesson, teachers, say, at === 0))}
            </ul>`
        : ""
    }
    <h2>${say("teachers-more")}</h2>
    <ul class="teachers-ways">
      ${teachers.full.map((page) => wayView(page, teachers, say))}
    </ul>
    ${roundView(say)}
  </section>`;
}

/** @param {string} page @param {Teachers} teachers @param {Say} say */
const wayView = (page, teachers, say) => html`<li class="card teachers-way">
  <h3>${say(`teachers-${page}`)}</h3>
  <p>${say(`teachers-${page}-means`)}</p>
  <p class="buttons">
    <button type="button" @click=${() => teachers.turn(page)}>
      ${say("teachers-open")} <span class="visually-hidden">${say(`teachers-${page}`)}</span>
    </button>
  </p>
</li>`;

/**
 * @param {import("./readings.js").ReadyLesson} lesson
 * @param {Teachers} teachers
 * @param {Say} say
 * @param {boolean} isFirst
 */
function lessonCard(lesson, teachers, say, isFirst) {
  const title = say(`ready-${lesson.key}-title`);
  return html`<li class="card teachers-lesson">
    <h3>${title}</h3>
    ${frameView(lesson, say)}
    <p>${say(`ready-${lesson.key}-aim`)}</p>
    <p class="buttons">
      <button type="button" class=${isFirst ? "primary" : nothing} @click=${() => teachers.turnTo(lesson)}>
        ${say("teachers-open")} <span class="visually-hidden">${title}</span>
      </button>
    </p>
  </li>`;
}

/** How it goes round the class, and what it cannot do. @param {Say} say */
const roundView = (say) => html`<section class="card teachers-round" aria-labelledby="teachers-round">
  <h2 id="teachers-round">${say("teachers-round")}</h2>
  <ol>
    ${ROUND.map((step) => html`<li>${say(`teachers-round-${step}`)}</li>`)}
  </ol>
  <ul class="teachers-honest">
    ${HONEST.map((each) => html`<li>${say(`teachers-honest-${each}`)}</li>`)}
  </ul>
</section>`;
