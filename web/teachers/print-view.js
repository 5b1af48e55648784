/** Lays out a sheet for paper: its questions with their boards, and the key. */

import { html } from "lit";
import { BODY, chunk, onPaper } from "../draw/paper.js";

export { blankSum, cutPages, HEAD, ROOM, scoreTable } from "../draw/paper.js";

/** @typedef {import("../draw/paper.js").Page} Page */
/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {{wide: number, tall: number}} Room in millimetres */
/** @typedef {{title: string, asks: string, dots: unknown, id: string, board: unknown, who: unknown, words: string[], lines: number}} Question asks:
 *   what is to be done; who: is asked; dots: how hard it is; id: "" for none; board: a still picture in `boardRoom`; words: to choose from, each with
 *   a box to tick; lines: to write on, fewer
 *   where there is no room for so many */
/** @typedef {{number: number, notes: string[], answers: string[], count: number}} Answered one question's answers; notes: what is
 *   said before them; count: how many there are */
/** @typedef {{size: number, path: string}} Code a QR code as an outline in a field of its size */

/** What stands over the questions of a first page: lines for a name, and the code that opens the sheet. */
const WHO = 38;

/** How many questions stand on a page. */
const EACH = { usual: 2, large: 1 };

/** A link that is longer nobody copies by hand. */
const LONGEST_LINK = 160;

/** The room for the board of a question; in large type each has a page, the first one with the lines for a name. @param {boolean} [large]
 * @param {boolean} [isFirst] @returns {Room} */
export const boardRoom = (large = false, isFirst = true) =>
  large ? { wide: 180, tall: isFirst ? 100 : 100 + WHO } : { wide: 116, tall: 92 };

/**
 * The pages of a sheet: its questions, and after them its key.
 * @param {{title: string, questions: Question[], key: Answered[], practised: string[], qr: Code | null, link: string, large?: boolean}} sheet key: empty
 *   for none; practised: each skill with where the curricula have it, for whoever has the key
 * @param {Say} say
 * @returns {Page[]}
 */
export function sheetPages({ title, questions, key, practised, qr, link, large = false }, say) {
  const each = EACH[large ? "large" : "usual"];
  const pages = chunk(questions, each).map((some, at) => {
    const first = at * each + 1;
    const tall = (BODY.tall - WHO) / each;
    return {
      heading: title,
      body: html`${at === 0 ? whoView(qr, link, say) : ""}
        ${some.map((question, index) => questionView(question, first + index, { wide: BODY.wide, tall: at === 0 ? tall : BODY.tall / each }, large, say))}`,
    };
  });
  if (key.length === 0) return pages;
  const alike = { number: "", lines: [say("print-alike")], together: 1 };
  const answered = key.map(({ number, notes, answers, count }) => ({
    number: `${number}.`,
    lines: [...notes, say("print-answers", { count }), ...answers],
    together: notes.length + 2,
  }));
  const skills =
    practised.length > 0 ? [{ number: "", lines: [say("teachers-skills"), ...practised], together: 2 }] : [];
  return [...pages, ...keyPages(say("print-key", { title }), [alike, ...answered, ...skills], large)];
}

/** @param {Code | null} qr @param {string} link @param {Say} say */
const whoView = (qr, link, say) => html`<div class="paper-who">
  <div class="paper-blanks">
    <span class="paper-blank">${say("print-name")}</span><span class="paper-blank">${say("print-number")}</span>
    <span class="paper-blank">${say("print-class")}</span><span class="paper-blank">${say("print-date")}</span>
    ${link && link.length <= LONGEST_LINK ? html`<p class="paper-link">${link}</p>` : ""}
  </div>
  ${
    qr
      ? html`<svg class="paper-code" role="img" aria-label=${say("print-code")} viewBox="-2 -2 ${qr.size + 4} ${qr.size + 4}">
          <path d=${qr.path}></path>
        </svg>`
      : ""
  }
</div>`;

/**
 * @param {Question} question
 * @param {number} number
 * @param {Room} room
 * @param {boolean} large
 * @param {Say} say
 */
const questionView = ({ title, asks, dots, id, board, who, words, lines }, number, { tall }, large, say) =>
  html`<article class="paper-question ${large ? "is-large" : ""} ${board ? "" : "has-no-board"}" .style="height:${onPaper(tall)}">
    ${board ? html`<div>${board}</div>` : ""}
    <div class="paper-asked">
      <h3>${number}. ${title} <span class="paper-small">${dots}</span></h3>
      ${who}
      <p>${asks}</p>
      ${words.length > 0 ? html`<p class="paper-words">${words.map((word) => html`<span>${word}</span>`)}</p>` : ""}
      <div class="paper-lines">${Array.from({ length: lines }, () => html`<div class="paper-line"></div>`)}</div>
      ${id ? html`<p class="paper-small">${say("puzzle-id", { id })}</p>` : ""}
    </div>
  </article>`;

/** Letters to a line of the key, and lines to a page: fewer than there is room for in any font. */
const KEY = { usual: { letters: 80, lines: 40 }, large: { letters: 54, lines: 28 } };

/**
 * The key: every answer of every question, and what is practised. What has more than a page goes on on the next.
 * @param {string} heading
 * @param {{number: string, lines: string[], together: number}[]} parts together: so many lines of it, at its beginning, stand on one page
 * @param {boolean} large
 * @returns {Page[]}
 */
function keyPages(heading, parts, large) {
  const { letters, lines: most } = KEY[large ? "large" : "usual"];
  /** @type {{number: string, text: string}[][]} */
  const pages = [];
  let left = 0;
  for (const { number, lines, together } of parts) {
    const blocks = [lines.slice(0, together), ...lines.slice(together).map((line) => [line])];
    for (const [at, block] of blocks.entries()) {
      const tall = block.reduce((sum, text) => sum + Math.ceil(text.length / letters) + 0.35, 0);
      if (tall > left) {
        pages.push([]);
        left = most;
      }
      left -= tall;
      pages.at(-1)?.push(...block.map((text, line) => ({ number: at + line === 0 ? number : "", text })));
    }
  }
  return pages.map((entries) => ({
    heading,
    body: html`<ul class="paper-key">
      ${entries.map(({ number, text }) => html`<li><b>${number}</b><span>${text}</span></li>`)}
    </ul>`,
  }));
}
