/** A sheet as a pupil sees it: which questions there are, how each went, and the slip at its end. */

import { html, nothing } from "lit";
import { sign } from "../draw/signs.js";
import { tellList } from "../i18n/lists.js";
import { tellSkills } from "../model/skills.js";
import { dotsView } from "../puzzles/puzzle-view.js";
import { leaveButton } from "../table/leave-view.js";
import { saidOf, wentOf } from "./records.js";
import { MOST_NUMBER } from "./sheets.js";

/** What the button of a question says, by how that went. */
const LABELS = {
  "": "sheet-start",
  alone: "sheet-look",
  again: "sheet-look",
  helped: "sheet-again",
  tried: "sheet-again",
  part: "sheet-go-on",
  begun: "sheet-go-on",
  over: "sheet-look",
};

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{sheets: import("./sheets.js").Sheets, words: import("../i18n/words.js").Words, play: import("../table/play.js").Play,
 *   emblemOf: (game: string) => unknown}} Uses */

/** @param {Uses} app */
export function sheetView({ sheets, words, play, emblemOf }) {
  const { sheet, questions, progress, isReady, practised } = sheets;
  if (!sheet) return "";
  const say = words.of(sheet.game);
  const done = questions.filter((_, at) => saidOf(progress, at).done).length;
  const isThrough = isReady && progress.begun > 0 && sheets.list("").length === 0;
  return html`<section class="pupil-sheet" aria-labelledby="sheet-title">
    <div class="puzzles-head">
      ${emblemOf(sheet.game)}
      <div>
        <h1 id="sheet-title">${sheet.title || say("sheet-untitled-here", { game: say("title") })}</h1>
        <p>${say(sheet.locks.includes("hints") ? "sheet-blurb-alone" : "sheet-blurb", { count: questions.length })}</p>
        ${practised.length > 0 ? html`<p class="fine">${say("sheet-skills", { skills: tellSkills(practised, say) })}</p>` : ""}
      </div>
    </div>
    ${sheet.each ? numberField(sheets, say) : ""}
    ${
      isReady
        ? html`${
            isThrough
              ? ""
              : html`<p class="buttons"><button type="button" class="primary" @click=${() => void sheets.goOn()}>${say(progress.begun ? "sheet-go-on" : "puzzles-begin")}</button></p>`
          }
          <ol class="sheet-questions">${questions.map((_, at) => questionView(at, sheets, say))}</ol>
          ${isThrough ? endView(sheets, say) : html`<p role="status" class="sheet-count">${say("sheet-so-far", { done, of: questions.length })}</p>`}
          ${sheet.each ? "" : numberField(sheets, say)}
          ${
            progress.begun
              ? html`<p class="buttons"><button type="button" class=${isThrough ? "primary" : nothing} @click=${() => void sheets.hand()}>${say("sheet-hand")}</button></p>
                  <p class="fine">${say("sheet-hand-means")}</p>`
              : ""
          }`
        : ""
    }
    <p class="buttons">
      ${leaveButton(say, play)}
      ${progress.begun ? html`<button type="button" class="link" @click=${() => void sheets.clear()}>${say("sheet-clear")}</button>` : ""}
    </p>
  </section>`;
}

/**
 * What went well, and what is worth another go.
 * @param {import("./sheets.js").Sheets} sheets
 * @param {Say} say
 */
function endView(sheets, say) {
  const { again, next } = sheets;
  const numbers = (/** @type {number[]} */ places) =>
    tellList(
      say,
      places.map((at) => String(at + 1)),
      "and",
    );
  const well = sheets.list("alone", "again");
  return html`<section class="card sheet-end" aria-labelledby="sheet-end">
    <h2 id="sheet-end">${well.length > 0 ? sign("star") : ""} <span role="status">${say(next < 0 ? "sheet-done" : "sheet-through")}</span></h2>
    ${well.length > 0 ? html`<p>${say("sheet-well", { count: well.length, numbers: numbers(well) })}</p>` : ""}
    ${
      again.length > 0
        ? html`<p>${say("sheet-worth", { count: again.length, numbers: numbers(again) })}</p>
            <p class="buttons"><button type="button" @click=${() => void sheets.lay(again[0])}>${say("sheet-once-more", { count: again.length })}</button></p>`
        : ""
    }
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
  const title = !sheets.has(at)
    ? say("sheet-missing")
    : isPlayed
      ? say(item.kind === "deal" ? "sheet-game" : "sheet-on", { level: item.level })
      : say(`task-${puzzle?.task}-title`);
  const how = wentOf(said);
  const isGood = how === "alone" || how === "again" || how === "helped" || how === "over";
  return html`<li class="card sheet-question ${how ? `is-${how}` : ""}">
    <span class="sheet-what">
      <strong>${title}</strong>
      ${puzzle?.dots && !isPlayed ? html`<span class="fine">${dotsView(puzzle.dots, say)}</span>` : ""}
      ${item.asks === "best" || isPlayed ? "" : html`<span class="fine">${say(`sheet-asked-${item.asks}`)}</span>`}
    </span>
    <span class="sheet-how">${how ? html`${isGood ? sign("star") : ""} ${say(`sheet-how-${how}`)}` : ""}</span>
    ${
      sheets.has(at)
        ? html`<button type="button" @click=${() => void sheets.lay(at)}>
            ${say(isPlayed && how === "" ? "sheet-play" : LABELS[how])}<span class="visually-hidden"> ${at + 1}</span>
          </button>`
        : ""
    }
  </li>`;
}
