/** Makes pages of a game's rules: measures each paragraph as it will stand on paper, and ends a page before it is full. */

import { html } from "lit";
import { BODY, onPaper, ROOM } from "../draw/paper.js";
import { readRules } from "../rules/read.js";
import { adoptPaper, LARGE, PAPERS } from "./paper.js";

/** @typedef {import("../draw/paper.js").Page} Page */

/**
 * @param {string} game
 * @param {Parameters<typeof readRules>[1]} uses
 * @param {{large?: boolean}} [looks]
 * @returns {Promise<Page[]>}
 */
export async function rulesPages(game, uses, { large = false } = {}) {
  const { language, blocks } = await readRules(game, uses);
  const say = uses.words.of(game);
  const heading = say("rules-of", { game: say("title") });
  const pieces = blocks.flatMap(({ element, diagrams, isHeading }) =>
    [element, ...diagrams].map((each, at) => ({
      element: /** @type {HTMLElement} */ (each.cloneNode(true)),
      // A heading stands with what it is about, a paragraph with its first picture.
      leads: at === 0 && (isHeading || diagrams.length > 0),
    })),
  );
  return breakUp(pieces, large).map((some) => ({
    heading,
    body: html`<div class="paper-text" lang=${language}>${some.map((each) => each.cloneNode(true))}</div>`,
  }));
}

/**
 * @param {{element: HTMLElement, leads: boolean}[]} pieces
 * @param {boolean} large
 * @returns {HTMLElement[][]} those of each page
 */
function breakUp(pieces, large) {
  adoptPaper();
  const [papers, page, text] = ["papers is-measured", "paper-page", "paper-text"].map((kind) =>
    Object.assign(document.createElement("div"), { className: kind }),
  );
  papers.style.setProperty("--paper-wide", String(PAPERS.a4.wide));
  papers.style.setProperty("--type", String(large ? LARGE : 1));
  text.style.width = onPaper(ROOM.wide);
  page.append(text);
  papers.append(page);
  document.body.append(papers);
  try {
    text.append(...pieces.map(({ element }) => element));
    const unit = text.getBoundingClientRect().width / ROOM.wide;
    const most = BODY.tall * unit;
    const boxes = pieces.map(({ element }) => element.getBoundingClientRect());
    /** @type {HTMLElement[][]} */
    const pages = [];
    let top = 0;
    pieces.forEach(({ element }, at) => {
      // There must be room for what it leads, and for what that leads.
      let last = at;
      while (pieces[last].leads && last + 1 < pieces.length) last += 1;
      const isFull = pages.length === 0 || boxes[last].bottom - top > most;
      const isLed = at > 0 && pieces[at - 1].leads && pages.at(-1)?.length;
      const isOver = boxes[at].bottom - top > most; // what is led may be longer than a page
      if (isOver || (isFull && !isLed)) {
        pages.push([]);
        top = boxes[at].top - unit * 5; // the margin over a heading
      }
      pages.at(-1)?.push(element);
    });
    return pages;
  } finally {
    papers.remove();
  }
}
