/** What there is to practise in a game: the puzzle of today, those that come again, all kinds in turn, and each kind. */

import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { sign } from "../draw/signs.js";
import { dayAfter, dayOf } from "../model/dates.js";
import { leaveButton } from "../table/leave-view.js";
import { ANIMALS } from "./animals.js";
import { askerView } from "./askers.js";
import { standOf } from "./path.js";
import { dotsView } from "./puzzle-view.js";
import { countSkills, HOWS } from "./records.js";

/** Days after which the name of a day comes again. */
const WEEK = 7;

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("./practice.js").Practice} Practice */
/** @typedef {{practice: Practice, words: import("../i18n/words.js").Words, play: import("../table/play.js").Play,
 *   emblemOf: (game: string) => unknown}} Uses */
/** @typedef {{title: string, means: unknown, more?: unknown, picture?: unknown, badge?: Parameters<typeof sign>[0], isFirst?: boolean, act: () => unknown}} Way
 *   more: how far one is; badge: a sign on the picture, which kinds have too; isFirst: whether it is the one to be begun with */

/** @param {Uses} app */
export function puzzlesView(app) {
  const { practice, words, play } = app;
  const say = words.of(practice.game);
  const kinds = [...new Set(practice.collection.pack.map(({ task }) => task))];
  const ways = [
    ...todayOf(app, say),
    ...dueOf(app, say),
    ...ownOf(app, words.language, say),
    ...(kinds.length > 1 ? [mixOf(app, say)] : []),
    mistakeOf(app, kinds.at(-1) ?? "", say),
    ...kinds.map((task) => kindOf(task, practice, say)),
  ];
  return html`<section class="puzzles" aria-labelledby="puzzles-title">
    <div class="puzzles-head">
      ${askerView(practice.collection.skills.asker ?? "") || app.emblemOf(practice.game)}
      <div>
        <h1 id="puzzles-title">${say("puzzles-title", { game: say("title") })}</h1>
        <p>${say("puzzles-blurb")}</p>
      </div>
    </div>
    <ul class="puzzle-ways">
      ${ways.map((way) => wayView(way, say))}
    </ul>
    ${mapView(practice, say)}
    <p class="buttons">
      ${leaveButton(say, play)}
    </p>
  </section>`;
}

/** @param {Way} way @param {Say} say */
const wayView = (
  { title, means, more, picture, badge, isFirst, act },
  say,
) => html`<li class="card puzzle-way">
  ${picture ? html`<div class="puzzle-picture" aria-hidden="true">${drawPicture(picture)} ${badge ? sign(badge, "puzzle-badge") : ""}</div>` : ""}
  <h2>${title}</h2>
  <p>${means}</p>
  <p class="buttons">
    <button type="button" class=${isFirst ? "primary" : nothing} @click=${act}>
      ${say("puzzles-begin")} <span class="visually-hidden">${title}</span>
    </button>
    ${more ? html`<span class="fine">${more}</span>` : ""}
  </p>
</li>`;

/** @param {unknown} picture that the build has drawn, or a template */
const drawPicture = (picture) =>
  picture instanceof Element ? guard([picture], () => picture.cloneNode(true)) : picture;

/** The puzzle of today; until that is drawn, its game. @param {Uses} app @param {Say} say @returns {Way[]} */
function todayOf({ practice, emblemOf }, say) {
  const { ofToday, isTodayDone } = practice.collection;
  if (!ofToday) return [];
  return [
    {
      title: say("puzzles-today"),
      means: html`${say(`task-${ofToday.task}`)} ${dotsView(ofToday.dots, say)}`,
      more: isTodayDone ? say("puzzles-today-done") : "",
      picture: practice.pictureOfToday ?? emblemOf(practice.game),
      isFirst: true,
      act: () => practice.begin("day"),
    },
  ];
}

/**
 * The pile of those that come again, which one sees; it is not there while it is empty.
 * @param {Uses} app
 * @param {Say} say
 * @returns {Way[]}
 */
function dueOf({ practice, emblemOf }, say) {
  const { due, record, pictures } = practice.collection;
  if (due.length === 0) return [];
  return [
    {
      title: say("puzzles-due"),
      means: say("puzzles-due-means", { count: due.length }),
      picture: pictures.get(record[due[0]].task) ?? emblemOf(practice.game),
      badge: "undo",
      act: () => practice.begin("due"),
    },
  ];
}

/**
 * What was missed in games of one's own; it is not there while there is nothing.
 * @param {Uses} app
 * @param {string} language
 * @param {Say} say
 * @returns {Way[]}
 */
function ownOf({ practice, emblemOf }, language, say) {
  const { own, record } = practice.collection;
  if (own.length === 0) return [];
  const means = say("puzzles-own-means", { count: own.length, day: tellDay(record[own[0]].day, language) });
  const picture = emblemOf(practice.game);
  return [{ title: say("puzzles-own"), means, picture, badge: "star", act: () => practice.begin("own") }];
}

/**
 * A day as one says it: by its name while that can be no other one, else by its date.
 * @param {string} day
 * @param {string} language
 */
export function tellDay(day, language) {
  const today = dayOf();
  const isLately = day > dayAfter(today, -WEEK) && day <= today;
  const date = new Date(`${day}T12:00`);
  return date.toLocaleDateString(language, isLately ? { weekday: "long" } : { dateStyle: "medium" });
}

/** All kinds in turn. @param {Uses} app @param {Say} say @returns {Way} */
const mixOf = ({ practice, emblemOf }, say) => ({
  title: say("puzzles-mixed"),
  means: say("puzzles-mixed-means"),
  picture: emblemOf(practice.game),
  act: () => practice.begin("mix"),
});

/** Somebody else's answers. @param {Uses} app @param {string} task of which the picture is @param {Say} say @returns {Way} */
const mistakeOf = ({ practice, emblemOf }, task, say) => ({
  title: say("puzzles-mistake"),
  means: say("puzzles-mistake-means"),
  picture: practice.collection.pictures.get(task) ?? emblemOf(practice.game),
  badge: "question",
  act: () => practice.begin("mistake"),
});

/** @param {string} task @param {Practice} practice @param {Say} say @returns {Way} */
function kindOf(task, practice, say) {
  const { pictures } = practice.collection;
  return {
    title: say(`task-${task}-title`),
    means: say(`task-${task}`),
    more: pathView(practice.collection.countKind(task), say),
    picture: pictures.get(task),
    act: () => practice.begin("kind", task),
  };
}

/**
 * How far one is on the path through a kind: the stars of the present stretch, and the stretches that are done.
 * @param {{done: number, of: number}} count
 * @param {Say} say
 */
function pathView({ done, of }, say) {
  const { stretches, stars, length, isEnd } = standOf(done, of);
  const told = say(isEnd ? "puzzles-path-end" : "puzzles-path", { stretches, stars, length, done });
  if (isEnd) return told;
  const row = Array.from(
    { length },
    (_, at) => html`<i class=${at < stars ? "is-won" : ""}>${sign("star")}</i>`,
  );
  return html`<span class="star-row" aria-hidden="true">${row}</span> <span>${told}</span>`;
}

/**
 * The map of skills: of each how many puzzles went how; only those that were tried are on it.
 * @param {Practice} practice
 * @param {Say} say
 */
function mapView(practice, say) {
  const { skills, record } = practice.collection;
  const { habits } = practice;
  const { animal } = habits;
  const rows = countSkills(skills, record);
  if (rows.length === 0) return "";
  const most = Math.max(...rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  return html`<section class="card skill-map" aria-labelledby="skill-map-title">
    <h2 id="skill-map-title">${animal ? say("skill-map-of", { animal: say(`animal-${animal}`) }) : say("skill-map")}</h2>
    <p class="fine">${say("skill-map-help")}</p>
    <ul>
      ${rows.map(
        ({ skill, counts }) => html`<li>
          <span>${say(`skill-${skill}`)}</span>
          <span class="skill-bar" .style=${`--most:${most}`} aria-hidden="true">
            ${counts.map((count, at) => html`<i class="is-${HOWS[at]}" .style=${`--count:${count}`}></i>`)}
          </span>
          <span class="fine">${say("skill-counts", Object.fromEntries(counts.map((count, at) => [HOWS[at], count])))}</span>
        </li>`,
      )}
    </ul>
    <p class="buttons">
      <label for="animal">${say("animal")}</label>
      <select id="animal" @change=${(/** @type {Event} */ { target }) => practice.nameBy(/** @type {HTMLSelectElement} */ (target).value)}>
        ${["", ...ANIMALS].map((each) => html`<option value=${each} .selected=${each === animal}>${say(`animal-${each || "none"}`)}</option>`)}
      </select>
      <button type="button" @click=${() => print()}>${say("skill-map-print")}</button>
      <button type="button" @click=${() => practice.saveMap()}>${say("skill-map-save")}</button>
    </p>
  </section>`;
}
