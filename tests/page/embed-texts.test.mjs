/** What is pasted elsewhere: whatever is in a value or a title, it stays one, in HTML, in Markdown and in Python. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS, writeTexts } from "../../web/embed/embed-texts.js";
import MarkdownIt from "../../web/node_modules/markdown-it/dist/markdown-it.mjs";

const SITE = "https://games.example.org/parlour/";
const HOSTILE = [
  '"><b>',
  "' onload='x",
  "a\nb\r\n\n# c",
  "\\",
  "](x) [y](z",
  "<!-- /wp:html -->",
  "&quot;&lt;",
  "*_`~",
  "🎲",
];

/** What a quoted attribute says. @param {string} text */
const unquote = (text) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

for (const value of HOSTILE) {
  test(`${JSON.stringify(value)} stays a value and a title`, () => {
    const texts = writeTexts({ game: "any", seed: value, puzzle: value }, { site: SITE, title: value });
    assert.deepEqual(Object.keys(texts), Object.keys(KINDS));
    const address = new URL(texts.link);
    assert.equal(address.searchParams.get("seed"), value);
    assert.equal(decodeURIComponent(address.hash), `#/puzzles/any/${value}`);

    const frame = /^<iframe src="([^"<>]*)" title="([^"<>]*)" width="100%" [^<>]*><\/iframe>$/.exec(
      texts.frame,
    );
    assert.deepEqual(frame?.slice(1).map(unquote), [texts.link, value]);
    assert.equal(texts.wordpress, `<!-- wp:html -->\n${texts.frame}\n<!-- /wp:html -->`);
    const element =
      /<number-parlour game="any" seed="([^"<>]*)" puzzle="([^"<>]*)" title="([^"<>]*)"><\/number-parlour>$/;
    assert.deepEqual(element.exec(texts.element)?.slice(1).map(unquote), [value, value, value]);

    const [, , said] = texts.notebook.split("\n");
    assert.deepEqual(JSON.parse(said.replace(/^IFrame\((.*)\)$/, "[$1]")), [texts.link, "100%", 640]);

    const words = value.replace(/\s+/g, " ");
    const [, { children }] = new MarkdownIt().parse(texts.markdown, {});
    const links = children?.filter(({ type }) => type === "link_open") ?? [];
    assert.deepEqual(
      links.map((link) => link.attrGet("href")),
      [texts.link],
    );
    assert.equal(links[0].attrGet("title"), `Play ${words}`);
    assert.equal(children?.map(({ content }) => content).join(""), words);
  });
}
