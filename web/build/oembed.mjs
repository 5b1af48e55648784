// Writes what makes a frame of an address that is pasted elsewhere: a page for the parlour and for each game, and beside
// each what it answers by oEmbed (https://oembed.com, 1.0), which names no address but whole ones.
//
// Who frames what a stranger's answer says gives it no origin. There only the one file runs, and so that is framed.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { inHtml } from "../embed/embed-texts.js";
import { write as inscribe } from "./inert.mjs";
import { ONE_FILE } from "./onefile.mjs";
import { makeSpeaker } from "./speaker.mjs";

/** @typedef {{ web: string, played: string[], address: string, styles: string }} Site
 *   the folder of the page and the games in it; where the site will lie, and where in it the page's styles do */
/** @typedef {{ folder: string, query: string, title: string, name: string, blurb: string, emblems: string[] }} Offer
 *   what can be framed; its name tells whose it is, where nothing around it does */

/** Pixels of the frame: a host may make it wider, and none is narrower than most of them allow. */
const WIDTH = 500;
const HEIGHT = 640;

/** Its picture for others, and the pixels of a side. */
const ICON = "icons/icon-512.png";
const SIDE = 512;

/** Seconds for which a host may keep an answer. */
const DAY = 86_400;

const FOLDER = "embed/";
const ANSWER = "oembed.json";
const TYPE = "application/json+oembed";

/** The element by which a page tells where its answer is. @param {string} address of the site @param {string} [folder] */
export const tellAnswer = (address, folder = FOLDER) =>
  `<link rel="alternate" type="${TYPE}" href="${inHtml(new URL(folder + ANSWER, address).href)}">`;

/**
 * The pages and their answers, by the names of their files.
 * @param {Site} site
 * @returns {Promise<Map<string, string>>}
 */
export async function makeEmbeds({ web, played, address, styles }) {
  const speaker = makeSpeaker(web);
  const say = speaker(played[0], "en");
  const parlour = say("parlour", {});
  const games = await Promise.all(
    played.map(async (key) => {
      const { emblem } = await import(pathToFileURL(path.join(web, "games", key, "emblem.js")).href);
      const own = speaker(key, "en");
      const title = own("title", {});
      return {
        folder: `${FOLDER}${key}/`,
        query: `?game=${key}`,
        title,
        name: `${title} · ${parlour}`,
        blurb: own("blurb", {}),
        emblems: [inscribe(emblem)],
      };
    }),
  );
  const whole = {
    folder: FOLDER,
    query: "",
    title: parlour,
    name: parlour,
    blurb: say("parlour-blurb", {}),
    emblems: games.flatMap(({ emblems }) => emblems),
  };
  const site = { address, styles, parlour, play: say("poster-play", {}) };
  return new Map(
    [whole, ...games].flatMap((offer) => [
      [`${offer.folder}index.html`, writePage(offer, site)],
      [`${offer.folder}${ANSWER}`, writeAnswer(offer, site)],
    ]),
  );
}

/** @typedef {{ address: string, styles: string, parlour: string, play: string }} Around what all offers have in common */

/** @param {Offer} offer @param {Around} around */
export function writeAnswer({ query, title, name }, { address, parlour }) {
  const file = new URL(ONE_FILE + query, address).href;
  const page = new URL(`index.html${query}`, address).href;
  // WordPress shows the quotation until the frame tells its height, and hears of heights only where there is one.
  const quotation = `<blockquote class="wp-embedded-content"><a href="${inHtml(page)}">${inHtml(name)}</a></blockquote>`;
  return JSON.stringify({
    version: "1.0",
    type: "rich",
    provider_name: parlour,
    provider_url: new URL(address).href,
    title,
    // What the frame is given by style would be taken from it.
    html: `${quotation}<iframe src="${inHtml(file)}" title="${inHtml(name)}" width="100%" height="${HEIGHT}" frameborder="0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`,
    width: WIDTH,
    height: HEIGHT,
    thumbnail_url: new URL(ICON, address).href,
    thumbnail_width: SIDE,
    thumbnail_height: SIDE,
    cache_age: DAY,
  });
}

/**
 * What people see who open the address themselves: a poster that leads to the page, without a program.
 * @param {Offer} offer
 * @param {Around} around
 */
export function writePage(
  { folder, query, title, name, blurb, emblems },
  { address, styles, parlour, play },
) {
  const root = "../".repeat(folder.split("/").length - 1);
  const described = {
    "og:type": "website",
    "og:site_name": parlour,
    "og:title": title,
    "og:description": blurb,
    "og:url": new URL(folder, address).href,
    "og:image": new URL(ICON, address).href,
  };
  const graph = Object.entries(described).map(
    ([property, text]) => `<meta property="${property}" content="${inHtml(text)}">`,
  );
  const pictures = emblems.map((emblem) => `<svg class="emblem" viewBox="0 0 64 64">${emblem}</svg>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${inHtml(name)}</title>
<meta name="description" content="${inHtml(blurb)}">
${graph.join("\n")}
${tellAnswer(address, folder)}
<link rel="icon" href="${root}icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}${styles}">
</head>
<body>
<main class="poster is-only">
<div class="poster-emblems" aria-hidden="true">${pictures.join("")}</div>
<div class="poster-words">
<h1>${inHtml(title)}</h1>
<p>${inHtml(blurb)}</p>
<a class="poster-play" href="${root}index.html${query}">${inHtml(play)}</a>
</div>
</main>
</body>
</html>
`;
}
