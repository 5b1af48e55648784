// Turns a game's rules into the fragment of HTML that the page shows as its help, with its diagrams.

import MarkdownIt from "markdown-it";

// `§2.3 Text…`: the number by which refusals cite a paragraph and tests are named.
const NUMBERED = /^§(\d+(?:\.\d+)*)\s+/;
// The fragment stands below the dialog's own h2.
const SHIFT = 2;
const DEEPEST = 6;

/**
 * @param {string} source
 * @param {string} game
 * @param {string[]} diagrams as they are drawn, in their order
 */
export function renderRules(source, game, diagrams) {
  const markdown = new MarkdownIt({ html: false });
  /** @type {Set<string>} */
  const seen = new Set();
  const undrawn = [...diagrams];
  markdown.core.ruler.push("rules", (state) => {
    state.tokens.forEach((token, index) => {
      if (token.type === "heading_open" || token.type === "heading_close") {
        token.tag = `h${Math.min(Number(token.tag.slice(1)) + SHIFT, DEEPEST)}`;
      }
      if (token.type === "fence" && token.info === "diagram") {
        token.type = "html_block";
        token.content = `${undrawn.shift() ?? ""}\n`;
      }
      if (token.type !== "paragraph_open") return;
      const first = state.tokens[index + 1].children?.[0];
      const match = first?.type === "text" ? NUMBERED.exec(first.content) : null;
      if (!first || !match) return;
      const number = match[1];
      if (seen.has(number)) throw new Error(`${game}.md: §${number} stands there twice`);
      seen.add(number);
      token.attrSet("id", `${game}-${number}`);
      token.attrSet("data-rule", `§${number}`);
      first.content = first.content.slice(match[0].length);
      const mark = new state.Token("html_inline", "", 0);
      mark.content = `<span class="para">§${number}</span> `;
      state.tokens[index + 1].children?.unshift(mark);
    });
  });
  return markdown.render(source);
}
