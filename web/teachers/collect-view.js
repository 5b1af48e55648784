/** Collecting as it is seen: what is pasted, who has solved what, which answers were wrong most often, and what to do next. */

import { html } from "lit";
import { tellSentence } from "../i18n/advice.js";
import { Collect } from "./collect.js";
import { countQuestion, countSkills, countUp, listCounted } from "./counting.js";

/** @typedef {import("./teachers.js").Teachers} Teachers */
/** @typedef {import("./counting.js").Row} Row */
/** @typedef {import("./counting.js").Cell} Cell */
/** @typedef {import("../i18n/words.js").Say} Say */

/** The field for what is pasted. */
const PASTED = "collect-pasted";

/** How a cell looks, by shape alone; for the ear it is told in words. @type {Record<Cell["how"], string>} */
const SHAPES = { alone: "★", helped: "☆", wrong: "✕", open: "–", over: "●", won: "★" };

/**
 * Collecting as a page of the room.
 * @param {ConstructorParameters<typeof Collect>[0]} uses
 * @param {import("./collected.js").Slips} disk
 * @returns {import("./teachers.js").Page}
 */
export function openCollecting(uses, disk) {
  const collect = new Collect(uses, disk);
  return {
    open: (teachers, detail) => collect.open(teachers, detail),
    view: (teachers, say) => collectView(collect, teachers, say),
  };
}

/** @param {Collect} collect @param {Teachers} teachers @param {Say} say */
function collectView(collect, teachers, say) {
  const { sheet } = teachers;
  return html`<div>
      <h1 id="teachers-title">${sheet?.title ? say("collect-of", { title: sheet.title }) : say("teachers-collect")}</h1>
      <p>${say("collect-blurb")}</p>
    </div>
    ${takeView(collect, teachers, say)}
    ${sheet ? resultsView(collect, sheet, say) : collect.hash ? html`<p class="card" role="status">${say("collect-unknown", { count: collect.slips.length })}</p>` : ""}
    ${sheet && collect.slips.length > 0 ? actsView(collect, teachers, say) : ""}
    ${listView(collect, teachers, say)}`;
}

/** @param {Collect} collect @param {Teachers} teachers @param {Say} say */
const takeView = (collect, teachers, say) => html`<div class="card collect-take">
  <label for=${PASTED}>${say("collect-paste")}</label>
  <textarea id=${PASTED} rows="3" spellcheck="false" autocomplete="off"></textarea>
  <p class="buttons">
    <button type="button" class="primary" @click=${() => take(collect, teachers)}>${say("collect-take")}</button>
    <span class="fine" role="status">${collect.taken > 0 ? say("collect-taken", { count: collect.taken }) : ""}</span>
  </p>
  ${
    collect.unread.length > 0
      ? html`<ul class="refusal" role="alert">
          ${collect.unread.map(({ text, why }) => html`<li><code translate="no">${text}</code> ${why}</li>`)}
        </ul>`
      : ""
  }
</div>`;

/** Take what was pasted. @param {Collect} collect @param {Teachers} teachers */
async function take(collect, teachers) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(PASTED));
  await collect.take(teachers, field.value);
  field.value = "";
}

/** @param {Collect} collect @param {import("./teachers.js").OpenSheet} sheet @param {Say} say */
function resultsView({ rows, slips, isDone }, { items }, say) {
  if (slips.length === 0) return html`<p>${say("collect-none")}</p>`;
  const counted = listCounted(rows);
  const forged = rows.filter((row) => row.forged);
  return html`
    <p role="status">${say(isDone ? "collect-count" : "collect-judging", { done: rows.length, of: slips.length, counted: counted.length })}</p>
    ${forgedView(forged, say)}
    ${counted.length > 0 ? tableView(counted, items.length, say) : ""}
    ${counted.length > 0 && isDone ? [questionsView(counted, say), skillsView(counted, say)] : ""}`;
}

/** @param {Row} row @param {Say} say */
const whoOf = ({ number }, say) => (number ? say("collect-number", { number }) : say("collect-no-number"));

/** @param {Row[]} rows @param {Say} say */
const forgedView = (rows, say) =>
  rows.length === 0
    ? ""
    : html`<section class="card refusal collect-forged" aria-labelledby="collect-forged">
        <h2 id="collect-forged">${say("collect-forged")}</h2>
        <ul>${rows.map((row) => html`<li>${whoOf(row, say)}: ${say(`refusal-${row.forged}`)}</li>`)}</ul>
        <p class="fine">${say("collect-forged-means")}</p>
      </section>`;

/** @param {Row[]} rows @param {number} count @param {Say} say */
const tableView = (rows, count, say) => html`<div>
  <h2 id="collect-table">${say("collect-table")}</h2>
  <div class="collect-scroll" role="region" tabindex="0" aria-labelledby="collect-table">
    <table class="collect-table">
      <thead>
        <tr>
          <th scope="col">${say("collect-csv-number")}</th>
          ${Array.from({ length: count }, (_, at) => html`<th scope="col">${at + 1}</th>`)}
          <th scope="col">${say("collect-solved")}</th>
          <th scope="col">${say("collect-csv-minutes")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => rowView(row, say))}
      </tbody>
    </table>
  </div>
  <ul class="collect-legend">
    ${["alone", "helped", "wrong", "open"].map((how) => html`<li>${shapeView(/** @type {Cell["how"]} */ (how))} ${say(`collect-how-${how}`)}</li>`)}
  </ul>
</div>`;

/** @param {Cell["how"]} how */
const shapeView = (how) =>
  html`<span class="collect-shape is-${how}" aria-hidden="true">${SHAPES[how]}</span>`;

/** @param {Row} row @param {Say} say */
function rowView({ number, cells, minutes }, say) {
  const { alone, helped } = countUp(cells);
  return html`<tr>
    <th scope="row">${number || "–"}</th>
    ${cells.map(
      ({ how, tries }) => html`<td>
        ${shapeView(how)}${tries > 1 ? html`<small>${tries}</small>` : ""}<span class="visually-hidden">
          ${say(`collect-how-${how}`)}</span>
      </td>`,
    )}
    <td>${alone + helped}</td>
    <td>${minutes}</td>
  </tr>`;
}

/** @param {Row[]} rows @param {Say} say */
const questionsView = (rows, say) => html`<section aria-labelledby="collect-questions">
  <h2 id="collect-questions">${say("collect-questions")}</h2>
  <ol class="collect-questions">
    ${rows[0].asked.map(({ item, puzzle }, at) => {
      const { count, commonest } = countQuestion(rows, at);
      const task = item.kind === "puzzle" ? puzzle?.task : item.task;
      const title = item.asks === "play" ? "sheet-play" : task ? `task-${task}-title` : "maker-mixed";
      return html`<li>
        <strong>${say(title)}</strong>
        ${say("collect-question", { solved: count.alone + count.helped, alone: count.alone, of: count.of })}
        ${commonest ? html`<span class="collect-wrong">${say("collect-commonest", { answer: tellAnswer(commonest.answer, say), count: commonest.count })}</span>` : ""}
      </li>`;
    })}
  </ol>
</section>`;

/**
 * A wrong answer as one would say it.
 * @param {Cell["wrong"][number]} answer
 * @param {Say} say
 */
const tellAnswer = (answer, say) =>
  answer.events.length === 0 && say.has(`word-${answer.move}`)
    ? say(`word-${answer.move}`)
    : tellSentence(say, answer);

/** @param {Row[]} rows @param {Say} say */
function skillsView(rows, say) {
  const skills = countSkills(rows);
  if (skills.length === 0) return "";
  return html`<section aria-labelledby="collect-next">
    <h2 id="collect-next">${say("collect-next")}</h2>
    <ul class="collect-next">
      ${skills.map(
        ({ skill, count, dots, next }) => html`<li>
          <strong>${say(`skill-${skill}`)}:</strong>
          ${say("collect-question", { solved: count.alone + count.helped, alone: count.alone, of: count.of })}
          ${say(`collect-next-${next}`, { dots: say(`puzzle-dots-${dots}`) })}
        </li>`,
      )}
    </ul>
    <p class="fine">${say("teachers-honest-helper")}</p>
  </section>`;
}

/** @param {Collect} collect @param {Teachers} teachers @param {Say} say */
const actsView = (collect, teachers, say) => html`<p class="buttons">
  <button type="button" aria-disabled=${collect.isDone ? "false" : "true"} @click=${() => collect.isDone && collect.save(teachers)}>${say("collect-save")}</button>
  <button type="button" @click=${() => collect.forget()}>${say("collect-forget")}</button>
</p>`;

/** Sheets of which there are slips here. @param {Collect} collect @param {Teachers} teachers @param {Say} say */
function listView(collect, teachers, say) {
  const others = collect.list(teachers.game).filter(({ hash }) => hash !== collect.hash);
  if (others.length === 0) return "";
  return html`<section aria-labelledby="collect-others">
    <h2 id="collect-others">${say("collect-others")}</h2>
    <ul class="collect-others">
      ${others.map(
        ({ hash, title, count }) => html`<li>
          <button type="button" @click=${() => teachers.enter(teachers.game, `collect-${hash}`)}>${say("collect-other", { title: title || hash, count })}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
