/** What there is to practise in a game: puzzles of each kind, of all kinds in turn, of today, and those that come again. */

import { html } from "lit";
import { lettering } from "../draw/lettering.js";
import { sign } from "../draw/signs.js";
import { HOWS } from "../kept/solved.js";
import { dotsView } from "./puzzle-view.js";
import { countSkills } from "./records.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{practice: import("./practice.js").Practice, words: import("../i18n/words.js").Words,
 *   play: import("../table/play.js").Play, emblemOf: (game: string) => unknown}} Uses */

/** @param {Uses} app */
export function puzzlesView(app) {
  const { practice, words, play } = app;
  const { game, pack, record } = practice;
  const say = words.of(game);
  const kinds = [...new Set(pack.map(({ task }) => task))];
  return html`<section class="puzzles" aria-labelledby="puzzles-title">
    <div class="puzzles-head">
      ${app.emblemOf(game)}
      <div>
        <h1 id="puzzles-title">${lettering(say("puzzles-title", { game: say("title") }))}</h1>
        <p>${say("puzzles-blurb")}</p>
      </div>
    </div>
    <ul class="puzzle-ways">
      ${todayView(practice, say)} ${dueView(practice, say)}
      ${kinds.length > 1 ? wayView("next", say("puzzles-mixed"), say("puzzles-mixed-means"), "", () => practice.begin("mix"), say) : ""}
      ${kinds.map((task) => {
        const all = pack.filter((each) => each.task === task);
        const done = all.filter(({ id }) => record[id] && record[id].how !== "tried").length;
        const solved = say("puzzles-done", { done, of: all.length });
        return wayView(
          "lamp",
          say(`task-${task}-title`),
          say(`task-${task}`),
          solved,
          () => practice.begin("kind", task),
          say,
        );
      })}
    </ul>
    ${mapView(practice, say)}
    <p class="buttons">
      <button type="button" @click=${() => play.toLobby()}>${say("to-lobby")}</button>
    </p>
  </section>`;
}

/**
 * @param {string} name of its sign
 * @param {string} title
 * @param {string} means
 * @param {string} more
 * @param {() => unknown} act
 * @param {Say} say
 * @param {boolean} [isFirst] whether it is the one to be begun with
 */
const wayView = (name, title, means, more, act, say, isFirst = false) => html`<li class="card puzzle-way">
  <h2>${sign(/** @type {any} */ (name), "sign")} ${title}</h2>
  <p>${means}</p>
  ${more ? html`<p class="fine">${more}</p>` : ""}
  <p class="buttons">
    <button type="button" class=${isFirst ? "primary" : ""} @click=${act}>
      ${say("puzzles-begin")} <span class="visually-hidden">${title}</span>
    </button>
  </p>
</li>`;

/** The puzzle of today. @param {Uses["practice"]} practice @param {Say} say */
function todayView(practice, say) {
  const { ofToday, record } = practice;
  if (!ofToday) return "";
  const done = record[ofToday.id];
  const state = done && done.how !== "tried" ? say("puzzles-today-done") : "";
  const means = html`${say(`task-${ofToday.task}`)} ${dotsView(ofToday.dots, say)}`;
  return wayView(
    "star",
    say("puzzles-today"),
    /** @type {any} */ (means),
    state,
    () => practice.begin("day"),
    say,
    true,
  );
}

/** The pile of those that come again, which one sees; it is not there while it is empty. @param {Uses["practice"]} practice @param {Say} say */
function dueView(practice, say) {
  const count = practice.due.length;
  if (count === 0) return "";
  return wayView(
    "undo",
    say("puzzles-due"),
    say("puzzles-due-means", { count }),
    "",
    () => practice.begin("due"),
    say,
  );
}

/**
 * The map of skills: of each how many puzzles went how; only those that were tried are on it.
 * @param {Uses["practice"]} practice
 * @param {Say} say
 */
function mapView({ skills, record }, say) {
  const rows = countSkills(skills, record);
  if (rows.length === 0) return "";
  const most = Math.max(...rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  return html`<section class="card skill-map" aria-labelledby="skill-map-title">
    <h2 id="skill-map-title">${say("skill-map")}</h2>
    <p class="fine">${say("skill-map-help")}</p>
    <ul>
      ${rows.map(
        ({ skill, counts }) => html`<li>
          <span>${say(`skill-${skill}`)}</span>
          <span class="skill-bar" .style=${`--most:${most}`} aria-hidden="true">
            ${counts.map((count, at) => html`<i class="is-${HOWS[at]}" .style=${`--count:${count}`}></i>`)}
          </span>
          <span class="fine">${say("skill-counts", { alone: counts[0], helped: counts[1], tried: counts[2] })}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
