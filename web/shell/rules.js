/** The rules of a game in a dialog, opened at a paragraph where one is asked for. */

import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";

/** @typedef {import("../words.js").Say} Say */

/**
 * @param {{game: string, html: string}} rules the fragment that the build made of web/rules/<game>.md
 * @param {Say} say
 * @param {() => void} close
 */
export function rulesView(rules, say, close) {
  return html`<dialog class="rules" aria-label=${say("rules")} @close=${close}>
    <div class="rules-bar">
      <h2>${say("rules")}</h2>
      <button type="button" class="primary" @click=${close}>${say("close")}</button>
    </div>
    <div class="rules-text" tabindex="0" role="region" aria-label=${say("rules")}>${unsafeHTML(rules.html)}</div>
  </dialog>`;
}

/**
 * Turn the rules of a wheel, which come as Markdown, into paragraphs and headings; everything in them is text.
 * @param {string} game
 * @param {string} markdown
 */
export function plainRules(game, markdown) {
  const blocks = markdown.split(/\n\s*\n/).map((block) => block.trim());
  return blocks
    .map((block) => {
      const text = safe(block.replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, "$1"));
      const heading = /^(#{1,4}) /.exec(block);
      if (heading) return `<h3>${text.slice(heading[1].length + 1)}</h3>`;
      const number = /^§[\d.]+/.exec(text)?.[0];
      return number
        ? `<p id="${game}-${number.slice(1)}" data-rule="${number}"><span class="para">${number}</span>${text.slice(number.length)}</p>`
        : `<p>${text}</p>`;
    })
    .join("\n");
}

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
