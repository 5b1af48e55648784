// Turns the pages of web/docs into HTML, and puts every page of the site's docs/ into one frame.

import MarkdownIt from "markdown-it";

/** The pages in the order of their links, by the file that each is. */
export const PAGES = {
  privacy: "Privacy",
  accessibility: "Accessibility",
  hosting: "Hosting",
  embed: "A game in your page",
  parameters: "What a link can say",
  embedding: "A page that hears",
};

/** @typedef {keyof typeof PAGES} Page */

/** The whole site, for who puts it elsewhere. */
export const ZIP = "number-parlour.zip";

/** What the page about hosting says of it. */
const OFFER = /Download \[number-parlour\.zip\].+?\. /;

/**
 * The page about hosting where that file is, with what it weighs, or where it is not, as in what was unpacked from it.
 * @param {string} source
 * @param {number} bytes 0 where it is not there
 */
export function offerZip(source, bytes) {
  if (!OFFER.test(source)) throw new Error(`web/docs/hosting.md must lead to ${ZIP}`);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return source.replace(OFFER, (offer) => (bytes ? offer.replace("$size", size) : ""));
}

/**
 * A whole page. Most need neither scripts nor styles of their own, so that the strictest policy lets them be.
 * @param {Page} page
 * @param {string} title
 * @param {string} source what it is written from, for readers of the HTML
 * @param {string} body
 * @param {string} [head] elements that the page needs besides
 */
export function frame(page, title, source, body, head = "") {
  const links = Object.entries(PAGES).map(([name, text]) =>
    name === page ? `<b aria-current="page">${text}</b>` : `<a href="${name}.html">${text}</a>`,
  );
  return `<!doctype html>
<!-- Written by the build from ${source}. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Number Parlour</title>
<link rel="icon" href="../icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
${head}</head>
<body>
<header>
<a class="brand" href="../">Number Parlour</a>
<nav aria-label="About this site">${links.join("\n")}</nav>
</header>
<main>
${body}</main>
</body>
</html>
`;
}

/**
 * A page that is written as Markdown; its first heading is its title.
 * @param {Page} page
 * @param {string} source
 */
export function renderPage(page, source) {
  const markdown = new MarkdownIt({ html: false, typographer: true });
  markdown.core.ruler.push("docs", ({ tokens }) => {
    let column = -1;
    tokens.forEach((token, at) => {
      if (token.type === "heading_open") token.attrSet("id", nameOf(tokens[at + 1].content));
      if (token.type === "tr_open") column = -1;
      if (token.type === "th_open") token.attrSet("scope", "col");
      if (token.type !== "td_open") return;
      column += 1;
      if (column > 0) return;
      // What a row is about stands in its first cell.
      const end = tokens.findIndex((each, later) => later > at && each.type === "td_close");
      token.tag = tokens[end].tag = "th";
      token.attrSet("scope", "row");
    });
  });
  const title = /^# (.+)$/m.exec(source)?.[1];
  if (!title) throw new Error(`web/docs/${page}.md has no title`);
  return frame(page, title, `web/docs/${page}.md`, markdown.render(source));
}

/** The notes on a game, without the title that the page gives them. @param {string} source */
export const renderNotes = (source) =>
  new MarkdownIt({ html: false, typographer: true }).render(source.replace(/^# .*$/m, ""));

/** A heading's name in addresses. @param {string} heading */
const nameOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
