/** The dialog of the statistics: how the games ended, by game and level, and what can be done with these records. */

import { html } from "lit";
import { tellRefusal } from "../i18n/tell.js";
import { fileField } from "./import-view.js";
import { addStatistics, eraseStatistics, saveStatistics } from "./tally.js";

/** @typedef {{words: import("../i18n/words.js").Words} & import("./tally.js").Uses} Uses */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("./tally.js").Row} Row */

/**
 * @param {import("../model/state.d.ts").Dialog} dialog `rows`; `removing`: whether it was asked about erasing them;
 *   `added`: games that a file has added; `refusal`: why a file was not read
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function statisticsView(dialog, app) {
  const { store, words } = app;
  const { say } = words;
  const { rows, removing, added, refusal } = dialog;
  const hasRows = rows.length > 0;
  return {
    title: say("statistics"),
    body: html`
      ${refusal ? html`<p class="refusal" role="alert">${tellRefusal(say, refusal)}</p>` : ""}
      ${hasRows ? table(rows, words) : html`<p>${say("statistics-empty")}</p>`}
      <p role="status">${added === undefined ? "" : say("statistics-added", { count: added })}</p>
      <p class="fine">${say("statistics-help")}</p>
      <p class="buttons">
        ${
          hasRows
            ? html`<button type="button" @click=${() => saveStatistics(app)}>${say("save-file")}</button>`
            : ""
        }
        ${fileField(say("statistics-load"), (file) => void addStatistics(app, file))}
        ${
          hasRows
            ? html`<button
                type="button"
                class=${removing ? "danger" : ""}
                @click=${() => {
                  if (removing) void eraseStatistics(app);
                  else store.set({ dialog: { ...dialog, removing: true } });
                }}
              >
                ${removing ? say("statistics-erase-sure") : say("statistics-erase")}
              </button>`
            : ""
        }
      </p>
    `,
  };
}

/**
 * @param {Row[]} rows
 * @param {import("../i18n/words.js").Words} words
 */
function table(rows, words) {
  const { say } = words;
  const against = rows.filter(({ kind }) => kind === "against");
  /** @param {"played" | "won"} what */
  const sum = (what) => against.reduce((all, row) => all + row[what], 0);
  return html`${
    against.length > 0
      ? html`<p class="statistics-sum">${say("statistics-sum", { played: sum("played"), won: sum("won") })}</p>`
      : ""
  }<div class="statistics-table" tabindex="0" role="region" aria-label=${say("statistics")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${say("statistics-game")}</th>
          <th scope="col">${say("statistics-played")}</th>
          <th scope="col">${say("statistics-won")}</th>
          <th scope="col">${say("statistics-drawn")}</th>
          <th scope="col">${say("statistics-lost")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          /** @param {number} count */
          const count = (count) => (row.kind === "against" ? count : "–");
          return html`<tr>
            <th scope="row">
              ${words.of(row.game)("title")} <span class="fine">${tellKind(say, row)}</span>
              ${row.kind === "against" ? bar(row) : ""}
            </th>
            <td>${row.played}</td>
            <td>${count(row.won)}</td>
            <td>${count(row.drawn)}</td>
            <td>${count(row.lost)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** How the games ended, as a bar of three parts; the numbers beside it say the same. @param {Row} row */
const bar = ({ won, drawn, lost }) => html`<span class="ending-bar" aria-hidden="true"
  ><i class="is-won" .style="flex-grow:${won}"></i><i class="is-drawn" .style="flex-grow:${drawn}"></i
  ><i class="is-lost" .style="flex-grow:${lost}"></i
></span>`;

/** @param {Say} say @param {Row} row */
function tellKind(say, { kind, level }) {
  if (kind === "shared") return say("statistics-shared");
  return say(kind === "watched" ? "statistics-watched" : "computer", { level: say(`level-${level}`) });
}
