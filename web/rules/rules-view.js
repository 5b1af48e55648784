/** The rules of a game, in a panel or a dialog: a search, the headings to go to, and the paragraphs. */

import { html } from "lit";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import { chosenIn } from "../draw/fields.js";
import { teaches } from "../games/index.js";
import { scrollToBlock } from "./rules.js";

/** @typedef {import("../model/state.d.ts").Block} Block */
/** @typedef {import("../model/state.d.ts").RulesState} RulesState */
/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
 *   rules: import("./rules.js").Rules, lessons: {learn: (game: string) => unknown}}} Uses */

/** The heading of the whole, below the dialog's own; it only names the game. */
const TOPMOST = "h3";

/**
 * @param {RulesState} rules
 * @param {Uses} app
 */
export const rulesDialog = (rules, app) =>
  html`<dialog class="rules" aria-labelledby="rules-title" @close=${() => app.rules.close()}>
    ${contents(rules, app)}
  </dialog>`;

/**
 * @param {RulesState} rules
 * @param {Uses} app
 */
export const rulesPanel = (rules, app) =>
  html`<aside class="rules" aria-labelledby="rules-title">${contents(rules, app)}</aside>`;

/**
 * @param {RulesState} rules
 * @param {Uses} app
 */
function contents({ game, language, blocks, paragraph, query }, app) {
  const say = app.words.of(game);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = blocks.filter(
    (block) => !block.isHeading && words.every((word) => textOf(block).includes(word)),
  );
  const shown = words.length > 0 ? withHeadings(blocks, found) : blocks;
  return html`
    <div class="rules-bar">
      <h2 id="rules-title">${say("rules-of", { game: say("title") })}</h2>
      ${
        teaches(game) && (app.store.play?.kind ?? "game") === "game"
          ? html`<button type="button" @click=${learn}>${say("learn")}</button>`
          : ""
      }
      <button type="button" @click=${() => app.rules.close()}>${say("close")}</button>
    </div>
    <div class="rules-search" role="search">
      <label for="rules-query">${say("rules-query")}</label>
      <input
        id="rules-query"
        type="text"
        enterkeyhint="search"
        autocomplete="off"
        maxlength="60"
        .value=${live(query)}
        @input=${(/** @type {Event} */ event) => app.rules.search(chosenIn(event))}
      />
      ${query ? html`<button type="button" @click=${clear}>${say("rules-clear")}</button>` : ""}
      <span class="rules-found fine" role="status">
        ${words.length > 0 ? say("rules-found", { count: found.length }) : ""}
      </span>
    </div>
    <details class="rules-contents">
      <summary>${say("rules-contents")}</summary>
      <ul lang=${language}>
        ${shown
          .filter(({ element, isHeading }) => isHeading && element.localName !== TOPMOST)
          .map(
            ({ element }) =>
              html`<li>
                <button type="button" class="link" @click=${goToHeading}>${element.textContent}</button>
              </li>`,
          )}
      </ul>
    </details>
    <div class="rules-text" tabindex="0" role="region" aria-labelledby="rules-title" lang=${language}>
      ${guard([blocks, paragraph, query], () => shown.map((block) => draw(block, words, paragraph)))}
    </div>
  `;

  function learn() {
    app.rules.close();
    void app.lessons.learn(game);
  }

  /** Forget the search, and be ready for another. */
  function clear() {
    app.rules.search("");
    document.getElementById("rules-query")?.focus();
  }
}

/** @param {Event} event of a button that says a heading */
function goToHeading({ currentTarget }) {
  const button = /** @type {HTMLElement} */ (currentTarget);
  const headings = button.closest(".rules")?.querySelectorAll(":is(h3, h4, h5, h6)") ?? [];
  const heading = [...headings].find(({ textContent }) => textContent === button.textContent);
  if (!(heading instanceof HTMLElement)) return;
  scrollToBlock(heading);
  heading.focus({ preventScroll: true });
}

/** @param {Block} block */
const textOf = ({ element }) => (element.textContent ?? "").toLowerCase();

/**
 * The paragraphs that were found, each below the headings that it has in the rules.
 * @param {Block[]} blocks
 * @param {Block[]} found
 */
function withHeadings(blocks, found) {
  /** @type {Block[]} */
  const shown = [];
  /** @type {Block | null} */
  let heading = null;
  for (const block of blocks) {
    if (block.element.localName === TOPMOST) shown.push(block);
    else if (block.isHeading) heading = block;
    else if (found.includes(block)) {
      if (heading) shown.push(heading);
      heading = null;
      shown.push(block);
    }
  }
  return shown;
}

/**
 * A paragraph to be shown with its diagrams, the words marked that were searched for.
 * @param {Block} block
 * @param {string[]} words
 * @param {string} paragraph the number of the one that was asked for
 */
function draw({ element, rule, isHeading, diagrams }, words, paragraph) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  const isAsked = rule !== "" && rule === paragraph;
  if (isAsked) copy.className = "is-asked";
  if (isAsked || isHeading) copy.tabIndex = -1;
  if (words.length > 0 && !isHeading) mark(copy, words);
  return [copy, ...diagrams.map((diagram) => diagram.cloneNode(true))];
}

/**
 * Put a mark around each of the words. All is done with nodes: what is searched for is never read as markup.
 * @param {HTMLElement} element
 * @param {string[]} words
 */
function mark(element, words) {
  const pattern = new RegExp(
    words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"),
    "iu",
  );
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const match = node.parentElement?.localName === "mark" ? null : pattern.exec(node.data);
    if (!match) continue;
    const hit = node.splitText(match.index);
    hit.splitText(match[0].length);
    const frame = document.createElement("mark");
    hit.replaceWith(frame);
    frame.append(hit);
  }
}
