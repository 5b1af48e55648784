/** The letters of titles: those of every game's name and of the page's, whole for the ear, and plain text where one is missing. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { write } from "../../web/build/inert.mjs";
import { lettering } from "../../web/draw/lettering.js";

const WEB = fileURLToPath(new URL("../../web", import.meta.url));

/** What a message says, that is a name. @param {string} folder @param {string} key */
const readName = (folder, key) =>
  new RegExp(`^${key} = (.+)$`, "m").exec(
    fs.readFileSync(path.join(WEB, folder, "locales", "en.ftl"), "utf8"),
  )?.[1] ?? "";

const games = fs
  .readdirSync(path.join(WEB, "games"))
  .filter((game) => fs.existsSync(path.join(WEB, "games", game, "emblem.js")));
const names = [readName("i18n", "parlour"), ...games.map((game) => readName(`games/${game}`, "title"))];

for (const name of names) {
  test(`“${name}” has a letter for each of its own, and is heard whole`, () => {
    const drawn = write(lettering(name));
    assert.match(drawn, new RegExp(`<span class="visually-hidden">${name}</span>`));
    assert.equal(drawn.match(/<path /g)?.length, name.replaceAll(" ", "").length);
    assert.equal(drawn.match(/<svg\s+aria-hidden="true"/g)?.length, name.split(" ").length);
    assert.doesNotMatch(drawn, /undefined|NaN/);
  });
}

test("no letter reaches beyond its drawing", () => {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(write(lettering("lWl"))) ?? [];
  const places = [...write(lettering("lWl")).matchAll(/translate\((\S+) 0\)/g)].map(([, x]) => Number(x));
  assert.equal((places[0] ?? 0) + (places.at(-1) ?? 0), Number(width), "as much is left on both sides");
  assert.equal(Number(height), 29);
});

test("a title with other letters stays as it is written", () => {
  for (const title of ["Nüméro", "数", "", "Blue's"]) assert.equal(lettering(title), title);
});
