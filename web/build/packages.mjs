// Writes the files that learning platforms take, of a site that is built: one of each kind for each game, or for one link.

import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileNameOf, KINDS, makePackage } from "../embed/packages/packages.js";
import { makeSpeaker } from "./speaker.mjs";

const { values: options } = parseArgs({
  options: {
    web: { type: "string", default: "" },
    site: { type: "string", default: "" },
    out: { type: "string", default: "" },
    games: { type: "string", default: "[]" },
    kinds: { type: "string", default: "" },
    place: { type: "string", default: "" },
  },
});

/** @type {string[]} */
const games = JSON.parse(options.games);
const speaker = makeSpeaker(options.web);

/** The game that a link leads to, "" where that is to be chosen. @param {string} place */
function gameIn(place) {
  const { searchParams, hash } = new URL(place, "https://site.example/");
  const named = [...hash.split("/"), searchParams.get("game") ?? ""];
  return games.find((game) => named.includes(game)) ?? "";
}

/** @type {import("../embed/packages/packages.js").Read} */
const read = (address) => fs.readFile(path.join(options.site, decodeURIComponent(address)));

async function main() {
  const kinds = KINDS.filter((kind) => !options.kinds || options.kinds.split(",").includes(kind));
  const places = options.place ? [options.place] : games.map((game) => `?game=${game}`);
  await fs.mkdir(options.out, { recursive: true });
  for (const place of places) {
    const game = gameIn(place);
    const title = game ? speaker(game, "en")("title", {}) : speaker(games[0], "en")("parlour", {});
    for (const kind of kinds) {
      const bytes = await makePackage(kind, { title, place }, read);
      const name = fileNameOf(kind, game);
      await fs.writeFile(path.join(options.out, name), bytes);
    }
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
