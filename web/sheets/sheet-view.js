/** A sheet as a pupil sees it: which questions there are, how each went, and the slip at its end. */

import { html, nothing } from "lit";
import { sign } from "../draw/signs.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { leaveButton } from "../table/leave-view.js";
import { saidOf } from "./records.js";
import { MOST_NUMBER } from "./sheets.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{sheets: import("./sheets.js").Sheets, words: import("../i18n/words.js").Words, play: import("../table/play.js").Play,
 *   emblemOf: (game: string) => unknown}} Uses */

/** @param {Uses} app */
export function sheetView({ sheets, words, play, emblemOf }) {
  const { sheet, questions, progress, isReady, next } = sheets;
  if (!sheet) return "";
  const say = words.of(sheet.game);
  const done = questions.filter((_, at) => saidOf(progress, at).done).length;
  const isDone = next < 0;
  return html`<section class="pupil-sheet" aria-labelledby="sheet-title">
    <div class="puzzles-head">
      ${emblemOf(sheet.game)}
      <div>
        <h1 id="sheet-title">${sheet.title || say("sheet-untitled-here", { game: say("title") })}</h1>
        <p>${say(sheet.locks.includes("hints") ? "sheet-blurb-alone" : "sheet-blurb", { count: questions.length })}</p>
      </div>
    </div>
    ${sheet.each ? numberField(sheets, say) : ""}
    ${
      isReady
        ? html`<ol class="sheet-questions">${questions.map((_, at) => questionView(at, sheets, say))}</ol>
          <p role="status" class="sheet-count">${say(isDone ? "sheet-done" : "sheet-so-far", { done, of: questions.length })}</p>
          ${sheet.each ? "" : numberField(sheets, say)}
          <p class="buttons">
            ${isDone ? "" : html`<button type="button" class="primary" @click=${() => void sheets.goOn()}>${say(progress.begun ? "sheet-go-on" : "puzzles-begin")}</button>`}
            ${progress.begun ? html`<button type="button" class=${isDone ? "primary" : nothing} @click=${() => void sheets.hand()}>${say("sheet-hand")}</button>` : ""}
          </p>
          ${progress.begun ? html`<p class="fine">${say("sheet-hand-means")}</p>` : ""}`
        : ""
    }
    <p class="buttons">
      ${leaveButton(say, play)}
      ${progress.begun ? html`<button type="button" class="link" @click=${() => void sheets.clear()}>${say("sheet-clear")}</button>` : ""}
    </p>
  </section>`;
}

/**
 * Which number one has on the class's list.
 * @param {import("./sheets.js").Sheets} sheets
 * @param {Say} say
 */
const numberField = (sheets, say) => html`<p class="sheet-number">
  <label for="sheet-number">${say("sheet-number")}</label>
  <input id="sheet-number" type="number" inputmode="numeric" min="1" max=${MOST_NUMBER} .value=${sheets.number ? String(sheets.number) : ""}
    @change=${(/** @type {Event} */ { target }) => void sheets.choose(/** @type {HTMLInputElement} */ (target).valueAsNumber)} />
  <span class="fine">${say(sheets.sheet?.each ? "sheet-number-first" : "sheet-number-means")}</span>
</p>`;

/**
 * @param {number} at
 * @param {import("./sheets.js").Sheets} sheets
 * @param {Say} say
 */
function questionView(at, sheets, say) {
  const { item, puzzle, isPlayed } = sheets.questions[at];
  const said = saidOf(sheets.progress, at);
  const title = isPlayed
    ? say("sheet-game", { level: item.level })
    : puzzle
      ? say(`task-${puzzle.task}-title`)
      : say("sheet-missing");
  const how = said.done
    ? said.said.length === 1 && said.hints === 0
      ? "alone"
      : "helped"
    : said.game
      ? "played"
      : said.said.length > 0
        ? "tried"
        : "";
  return html`<li class="card sheet-question ${how ? `is-${how}` : ""}">
    <span class="sheet-what">
      <strong>${title}</strong>
      ${puzzle?.dots ? html`<span class="fine">${dotsView(puzzle.dots, say)}</span>` : ""}
      ${item.asks === "best" || isPlayed ? "" : html`<span class="fine">${say(`sheet-asked-${item.asks}`)}</span>`}
    </span>
    <span class="sheet-how">${how ? html`${how === "alone" || how === "helped" ? sign("star") : ""} ${say(`sheet-how-${how}`)}` : ""}</span>
    ${
      sheets.has(at)
        ? html`<button type="button" @click=${() => void sheets.lay(at)}>
            ${say(said.done ? "sheet-look" : how ? "sheet-again" : "sheet-start")}<span class="visually-hidden"> ${at + 1}</span>
          </button>`
        : ""
    }
  </li>`;
}
