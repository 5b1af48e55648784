// Writes the files that learning platforms take, of a site that is built: one of each kind for each game, or for one link.

import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileNameOf, makePackage } from "../embed/packages/packages.js";
import { KINDS } from "../model/courses.js";
import { makeSpeaker } from "./speaker.mjs";

const { values: options } = parseArgs({
  options: {
    web: { type: "string", default: "" },
    site: { type: "string", default: "" },
    out: { type: "string", default: "" },
    games: { type: "string", default: "[]" },
    kinds: { type: "string", default: "" },
    place: { type: "string", default: "" },
    sheet: { type: "string", default: "null" },
  },
});

/** @type {string[]} */
const games = JSON.parse(options.games);
/** What the place is a sheet of, and its title, null where it is none. @type {{game: string, title: string} | null} */
const sheet = JSON.parse(options.sheet);
const speaker = makeSpeaker(options.web, ["teachers"]);

/** The game that a link leads to, "" where that is to be chosen. @param {string} place */
function gameIn(place) {
  const { searchParams, hash } = new URL(place, "https://site.example/");
  const named = [...hash.split("/"), searchParams.get("game") ?? ""];
  return games.find((game) => named.includes(game)) ?? "";
}

/**
 * What is packed is called so, and its file after that.
 * @param {string} place
 */
function nameCourse(place) {
  const game = sheet?.game ?? gameIn(place);
  const say = speaker(game || games[0], "en");
  if (!sheet) return { title: say(game ? "title" : "parlour", {}), what: game };
  const title = sheet.title || say("sheet-untitled", { game: say("title", {}) });
  return { title, what: title };
}

/** @type {import("../embed/packages/packages.js").Read} */
const read = (address) => fs.readFile(path.join(options.site, decodeURIComponent(address)));

async function main() {
  const kinds = KINDS.filter((kind) => !options.kinds || options.kinds.split(",").includes(kind));
  const places = options.place ? [options.place] : games.map((game) => `?game=${game}`);
  await fs.mkdir(options.out, { recursive: true });
  for (const place of places) {
    const { title, what } = nameCourse(place);
    for (const kind of kinds) {
      const bytes = await makePackage(kind, { title, place }, read);
      const name = fileNameOf(kind, what);
      await fs.writeFile(path.join(options.out, name), bytes);
    }
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
