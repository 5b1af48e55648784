/** The attributes of <number-parlour>: each parameter of the links is one, and leads where its link would. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf } from "../../web/embed/number-parlour.js";
import { readPlace } from "../../web/model/links.js";
import { readGiven, SCHEMA, seatsOf } from "../../web/model/params.js";

const SITE = "https://games.example.org/parlour/";

/** @param {Record<string, string>} given */
const read = (given) => new URL(addressOf(given, SITE));

const HOSTILE = [
  "",
  '"><script>',
  "a&seats=p",
  "#/learn/x/1",
  "%00",
  "\0\n\\",
  "ü🎲",
  "../..",
  "x".repeat(5000),
];

test("every parameter of the schema is passed on as it stands, and so is one that comes tomorrow", () => {
  for (const name of [...Object.keys(SCHEMA), "tomorrow"]) {
    for (const value of ["on", "7", ...HOSTILE]) {
      const { searchParams, hash } = read({ [name]: value });
      assert.deepEqual([...searchParams], [[name, value]]);
      assert.equal(hash, "");
    }
  }
});

test("what HTML has for every element, and what says something to this one alone, stays here", () => {
  const names =
    "id class style title hidden slot part dir role tabindex draggable nonce itemprop is onclick onstate";
  const own = "site token learner width height data-game aria-label _hidden x-on:click";
  for (const name of `${names} ${own}`.split(" ")) {
    assert.deepEqual([...read({ [name]: SITE }).searchParams], [], name);
    assert.ok(!Object.hasOwn(SCHEMA, name));
  }
});

test("a level is that of the only other seat, unless it is said who plays", () => {
  const { searchParams } = read({ game: "any", level: "2" });
  assert.deepEqual([...searchParams.keys()].sort(), ["game", "seats"]);
  const given = readGiven(`?${searchParams}`);
  assert.deepEqual(seatsOf(String(given.seats)), [{ who: "person" }, { who: "computer", level: 2 }]);
  assert.equal(read({ level: "2", seats: "p,p" }).searchParams.get("seats"), "p,p");
});

test("lessons and puzzles are places that the page knows", () => {
  const knows = (/** @type {string} */ key) => key === "any";
  for (const [given, place] of /** @type {const} */ ([
    [{ lesson: "3" }, "learn/any/3"],
    [{ puzzle: "k7-2" }, "puzzles/any/k7-2"],
    [{ puzzle: "" }, "puzzles/any"],
    [{ lesson: "1", puzzle: "k7" }, "learn/any/1"],
  ])) {
    const { hash } = read({ game: "any", ...given });
    assert.equal(hash, `#/${place}`);
    assert.equal(readPlace(hash.slice(2), knows), place);
  }
  assert.equal(read({ lesson: "3" }).hash, "", "of which game?");
});

test("somebody's answer to a puzzle has an address, and nothing else behind a puzzle's", () => {
  const knows = (/** @type {string} */ key) => key === "any";
  assert.equal(readPlace("puzzles/any/k7/mistake", knows), "puzzles/any/k7/mistake");
  for (const place of [
    "puzzles/any/k7/best",
    "puzzles/any/k7/__proto__",
    "puzzles/any/k7/mistake/mistake",
    "puzzles/any/k7/<b>",
    "puzzles/any//mistake",
    "puzzles/none/k7/mistake",
    "learn/any/1/mistake",
    "teachers/any/k7/mistake",
  ]) {
    assert.equal(readPlace(place, knows), null, place);
  }
});

test("hostile values stay values", () => {
  for (const value of HOSTILE) {
    const { origin, pathname, searchParams } = read({
      game: value,
      lesson: value,
      puzzle: value,
      level: value,
    });
    assert.equal(origin + pathname, SITE);
    assert.ok(searchParams.size <= 2);
  }
});

test("a site is a folder or a page on the web or on a disk, and nothing that runs", () => {
  const lead = (/** @type {string} */ site) => addressOf({ site, game: "any" }, SITE);
  assert.equal(lead("https://example.org/games"), "https://example.org/games/?game=any");
  assert.equal(lead("https://example.org/p.html"), "https://example.org/p.html?game=any");
  assert.equal(lead("file:///a/number-parlour.html"), "file:///a/number-parlour.html?game=any");
  assert.equal(lead(""), `${SITE}?game=any`);
  for (const site of [
    "javascript:alert(1)//",
    " javascript:alert(1)",
    "data:text/html,x",
    "blob:x",
    "https://",
    "//",
  ])
    assert.equal(lead(site), "", site);
  assert.match(addressOf({ game: "any" }), /\/web\/\?game=any$/, "that which the module lies in");
});
