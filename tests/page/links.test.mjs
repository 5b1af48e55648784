/** Links to a set-up of every game: what is chosen comes back from the link, and what does not fit is left out. */

import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";

// A link begins with the address of its page.
const ADDRESS = "https://example.org/games/?theme=dark#/table";
Reflect.set(globalThis, "document", { baseURI: ADDRESS });
const { withDefaults } = await import("../../web/model/fitting.js");
const { setupFrom } = await import("../../web/model/links.js");
const { findAddress, linkToTable } = await import("../../web/model/addresses.js");
const { writeSeed } = await import("../../web/model/seeds.js");
const { readParams } = await import("../../web/model/params.js");

/** The descriptions of all games, as Python gives them. @type {import("#border").Description[]} */
const DESCRIPTIONS = JSON.parse(fs.readFileSync(process.env.PARLOUR_DESCRIPTIONS ?? "", "utf8"));

/** What the form begins with, and what only the form knows. */
const PLAIN = { description: null, refusal: null, adjusted: null, locks: [] };

for (const description of DESCRIPTIONS) {
  const { game: key, presets, seats: count } = description;
  const usual = setupFrom(readParams(""), description);

  /** @param {string} query */
  const open = (query) => setupFrom(readParams(query), description);

  test(`${key}: a link of what is usual says only the game and who plays`, () => {
    const { searchParams, hash, pathname } = new URL(
      linkToTable({ key, ...PLAIN, ...usual }, description, ADDRESS),
    );
    assert.deepEqual([...searchParams.keys()], ["game", "seats"]);
    assert.equal(hash, "");
    assert.equal(pathname, "/games/");
  });

  test(`${key}: each named choice comes back, with each number of seats that it is for`, () => {
    for (const [preset, { options, seats }] of Object.entries(presets)) {
      for (const players of seats) {
        const people = Array.from({ length: players }, (_, seat) =>
          seat % 2
            ? { who: /** @type {const} */ ("computer"), level: 3 }
            : { who: /** @type {const} */ ("person") },
        );
        const setup = {
          ...usual,
          seats: people,
          preset,
          options: withDefaults(description.options, options),
          deal: /** @type {const} */ ("word"),
          seed: "again",
          aids: { hints: false, takebacks: true },
        };
        const link = new URL(linkToTable({ key, ...PLAIN, ...setup }, description, ADDRESS));
        const back = open(link.search);
        assert.deepEqual(back.seats, people);
        assert.equal(back.preset, preset);
        for (const [name, value] of Object.entries(options)) assert.equal(back.options[name], value, name);
        assert.deepEqual([back.deal, back.seed, back.aids], ["word", "again", setup.aids]);
      }
    }
  });

  test(`${key}: a seed that people write comes back from the link, and the link is of plain signs`, () => {
    for (const seed of [
      "class 7",
      "Mr. O’Neil’s 5th",
      "klasse é",
      "класс 5б",
      "年级 3",
      "x".repeat(200),
      "🐻 3",
    ]) {
      const setup = { ...usual, deal: /** @type {const} */ ("word"), seed };
      const link = linkToTable({ key, ...PLAIN, ...setup }, description, ADDRESS);
      assert.match(link, /^[\w:/.?&=,%-]+\w$/);
      const back = open(new URL(link).search);
      assert.deepEqual([back.deal, writeSeed(back.seed)], ["word", writeSeed(seed)]);
    }
  });

  test(`${key}: what does not fit is left at its default`, () => {
    const tooMany = Array.from({ length: Math.min(count.most + 1, 8) }, () => "p").join(",");
    const bad = ["preset=nothing", "options=nothing:on", "options=%3Cb%3E", "seats=9,9", "day=perhaps"];
    if (count.most < 8) bad.push(`seats=${tooMany}`);
    for (const query of bad) {
      const { left, ...rest } = open(`?${query}`);
      assert.deepEqual({ ...rest, left: [] }, usual, query);
      // What has no form at all was left before, and is told by the page.
      if (!/%3C|perhaps|9,9/.test(query)) assert.deepEqual(left, [query.split("=")], query);
    }
  });
}

test("links lead to where others find the page", () => {
  /** @param {string} protocol */
  const at = (protocol) => Reflect.set(globalThis, "location", { protocol });
  at("https:");
  assert.equal(findAddress({ address: "" }), ADDRESS);
  assert.equal(findAddress({ address: "https://games.example.org/" }), "https://games.example.org/");
  for (const protocol of ["blob:", "about:", "data:"]) {
    at(protocol);
    assert.equal(findAddress({ address: "" }), "", "nobody else can open that");
    assert.equal(findAddress({ address: "https://games.example.org/" }), "https://games.example.org/");
  }
});
