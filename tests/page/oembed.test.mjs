/** What others are told who frame the site: answers by oEmbed 1.0 (https://oembed.com, 2.2 and 2.3.4), and pages that lead to them. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeEmbeds, tellAnswer, writeAnswer, writePage } from "../../web/build/oembed.mjs";
import { withPolicy } from "../../web/build/policy.mjs";

const WEB = fileURLToPath(new URL("../../web", import.meta.url));
const ADDRESS = "https://games.example.org/parlour/";
const STYLES = "app/main-0A1B2C3D.css";
const played = fs
  .readdirSync(path.join(WEB, "games"))
  .filter((game) => fs.existsSync(path.join(WEB, "games", game, "rules")));
const embeds = await makeEmbeds({ web: WEB, played, address: ADDRESS, styles: STYLES });

/** What a message of English says. @param {string} folder @param {string} id */
const read = (folder, id) =>
  new RegExp(`^${id} = (.+)$`, "m").exec(
    fs.readFileSync(path.join(WEB, folder, "locales", "en.ftl"), "utf8"),
  )?.[1] ?? "";

const isText = (/** @type {unknown} */ value) => typeof value === "string" && value !== "";
const isSize = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) > 0;
const isAddress = (/** @type {unknown} */ value) =>
  isText(value) && /^https?:\/\/[^\s"<>]+$/.test(String(value));

/** The parts of an answer of the type "rich", and those that must be there. */
const SCHEMA = {
  type: (/** @type {unknown} */ value) => value === "rich",
  version: (/** @type {unknown} */ value) => value === "1.0",
  html: isText,
  width: isSize,
  height: isSize,
  title: isText,
  author_name: isText,
  author_url: isAddress,
  provider_name: isText,
  provider_url: isAddress,
  cache_age: isSize,
  thumbnail_url: isAddress,
  thumbnail_width: isSize,
  thumbnail_height: isSize,
};
const REQUIRED = ["type", "version", "html", "width", "height"];
const THUMBNAIL = ["thumbnail_url", "thumbnail_width", "thumbnail_height"];

/** An element that XML takes too, with nothing in it: its attributes. @param {string} text */
function readElement(text) {
  const [, name, attributes, end] = /^<(\w+)((?: [\w:-]+="[^"<>]*")+)>(.*)$/.exec(text) ?? [];
  assert(name, text);
  assert(["", `</${name}>`].includes(end));
  assert.doesNotMatch(attributes, /&(?!(amp|lt|gt|quot);)/);
  const plain = (/** @type {string} */ value) =>
    value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries(
    [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value)]),
  );
}

/** A link in the quotation before the frame, without which WordPress takes no height: its address and its words. */
const QUOTATION = /^<blockquote class="wp-embedded-content">(<a [^<>]+>)([^<>]+)<\/a><\/blockquote>(.+)$/;

/** @param {string} text */
function check(text) {
  const answer = JSON.parse(text);
  for (const [name, value] of Object.entries(answer)) {
    const isRight = SCHEMA[/** @type {keyof typeof SCHEMA} */ (name)];
    assert(isRight?.(value), `${name}: ${value}`);
  }
  assert.deepEqual(
    REQUIRED.filter((name) => !(name in answer)),
    [],
  );
  assert([0, THUMBNAIL.length].includes(THUMBNAIL.filter((name) => name in answer).length));
  const [, link, words, frame] = QUOTATION.exec(answer.html) ?? [];
  assert(frame, answer.html);
  return { answer, frame: readElement(frame), quoted: { href: readElement(link).href, words } };
}

/** Of a page: its elements by name. @param {string} page @param {string} name */
const elements = (page, name) =>
  [...page.matchAll(new RegExp(`<${name} [^>]*>`, "g"))].map(([all]) => readElement(all));

test("there is a page and an answer for the parlour and each game, and nothing else", () => {
  assert(played.length > 1);
  const folders = ["embed/", ...played.map((game) => `embed/${game}/`)];
  assert.deepEqual(
    [...embeds.keys()].sort(),
    folders.flatMap((folder) => [`${folder}index.html`, `${folder}oembed.json`]).sort(),
  );
});

for (const game of ["", ...played]) {
  const folder = game ? `embed/${game}/` : "embed/";
  const title = game ? read(`games/${game}`, "title") : read("i18n", "parlour");
  const blurb = game ? read(`games/${game}`, "blurb") : read("i18n", "parlour-blurb");
  const page = embeds.get(`${folder}index.html`) ?? "";

  test(`${folder} answers with a frame of the one file`, () => {
    const { answer, frame, quoted } = check(embeds.get(`${folder}oembed.json`) ?? "");
    assert.equal(answer.title, title);
    assert.equal(answer.provider_name, read("i18n", "parlour"));
    assert.equal(answer.provider_url, ADDRESS);
    assert.equal(frame.src, `${ADDRESS}number-parlour.html${game && `?game=${game}`}`);
    assert(frame.title.includes(title), "who listens hears what is framed");
    assert.equal(quoted.href, `${ADDRESS}index.html${game && `?game=${game}`}`);
    assert.equal(quoted.words, frame.title);
    assert.equal(Number(frame.height), answer.height);
    assert(answer.thumbnail_url.startsWith(`${ADDRESS}icons/`));
  });

  test(`${folder} is a page that leads to its answer and into the game`, () => {
    assert(withPolicy(page, "a.html"));
    assert(page.includes(`<h1>${title}</h1>`));
    assert(page.includes(`<p>${blurb}</p>`));
    const metas = elements(page, "meta");
    const named = Object.fromEntries(metas.map(({ name, property, content }) => [name ?? property, content]));
    assert.equal(named.description, blurb);
    assert.equal(named["og:title"], title);
    assert.equal(named["og:description"], blurb);
    assert.equal(named["og:url"], ADDRESS + folder);
    assert(!("robots" in named));
    const links = elements(page, "link");
    const told = links.filter(({ type }) => type === "application/json+oembed");
    assert.deepEqual(
      told.map(({ rel, href }) => [rel, href]),
      [["alternate", `${ADDRESS}${folder}oembed.json`]],
    );
    const here = ADDRESS + folder;
    const fetched = links
      .filter(({ rel }) => rel !== "alternate")
      .map(({ href }) => new URL(href, here).href);
    assert.deepEqual(fetched, [`${ADDRESS}icons/icon.svg`, ADDRESS + STYLES]);
    const [play] = elements(page, "a");
    assert.equal(new URL(play.href, here).href, `${ADDRESS}index.html${game && `?game=${game}`}`);
  });
}

test("words and addresses of any letters stay words and addresses", () => {
  const hostile = `"><script>alert(1)</script> & ä`;
  const offer = {
    folder: "embed/tic/",
    query: "?game=tic",
    title: hostile,
    name: hostile,
    blurb: hostile,
    emblems: [],
  };
  const around = {
    address: `https://games.example.org/a"b & <ä>/`,
    styles: STYLES,
    parlour: hostile,
    play: hostile,
  };
  const { answer, frame } = check(writeAnswer(offer, around));
  assert.equal(answer.title, hostile);
  assert.equal(frame.title, hostile);
  const place = "https://games.example.org/a%22b%20&%20%3C%C3%A4%3E/";
  assert.equal(frame.src, `${place}number-parlour.html?game=tic`);
  const page = writePage(offer, around);
  assert.doesNotMatch(page, /<script/);
  assert(
    elements(page, "meta").some(({ property, content }) => property === "og:title" && content === hostile),
  );
  assert.equal(readElement(tellAnswer(around.address)).href, `${place}embed/oembed.json`);
});
