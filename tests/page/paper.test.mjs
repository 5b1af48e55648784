/** What is printed: every card of a game as its data has it, each on its page, and told without colours. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { html, svg, write } from "../../web/build/inert.mjs";
import { BODY, blankSum, cardPlaces, cutPages, hexPlaces, ROOM } from "../../web/draw/paper.js";
import { restingUi, stillOnPaper } from "../../web/draw/still.js";
import * as hexors from "../../web/games/hexors/print.js";
import * as league from "../../web/games/league/print.js";
import * as legionz from "../../web/games/legionz/print.js";
import * as numero from "../../web/games/numero/print.js";
import * as numica from "../../web/games/numica/print.js";
import { boardRoom, sheetPages } from "../../web/teachers/print-view.js";

const GAMES = { league, numero, hexors, legionz, numica };

/** @typedef {{weakness: number, points: number}} Side */
/** @typedef {{parts: {key: string}[], devices: {key: string}[], villains: {yellow: Side, green: Side}[]}} League */
/** @typedef {{colours: [string, string][], wilds: {key: string, points: number}[],
 *   numbers: {least: number, most: number, pointed: number[], points: number}}} Numero */
/** @typedef {{number: number, strikes: number[], defense: number, colour: string, ally?: number, kind: string, cost: number}} Tile */
/** @typedef {{strongholds: Tile[], characters: Tile[], powers: Tile[]}} Hexors */

/** @param {string} name */
const dataOf = (name) =>
  JSON.parse(readFileSync(new URL(`../../py/parlour/games/${name}`, import.meta.url), "utf8"));

const say = Object.assign(
  (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" "),
  { has: () => true },
);
const ui = restingUi(say, ["red", "blue"], { html, svg });

/** @param {import("../../web/draw/paper.js").Print[]} prints @param {string} key */
const pagesOf = (prints, key) => prints.find((each) => each.key === key)?.pages(say, ui) ?? [];

/** @param {import("../../web/draw/paper.js").Page[]} pages @param {RegExp} sought */
const count = (pages, sought) =>
  pages.reduce((sum, { body }) => sum + [...write(body).matchAll(sought)].length, 0);

test("League prints each part, device and villain once", () => {
  const { parts, devices, villains } = /** @type {League} */ (dataOf("league/data.json"));
  const keyed = (/** @type {{key: string}[]} */ cards) => cards.map(({ key }) => key).sort();
  assert.deepEqual([...league.PARTS].sort(), keyed(parts));
  assert.deepEqual([...league.WORN].sort(), keyed(devices));
  assert.deepEqual(
    league.VILLAINS,
    villains.map(({ yellow, green }) => [yellow.weakness, yellow.points, green.weakness, green.points]),
  );
  const pages = pagesOf(league.PRINTS, "cards");
  assert.equal(count(pages, /class="paper-cut"/g), parts.length + devices.length + villains.length);
  assert.equal(count(pages, /class="paper-side"/g), 2 * villains.length);
});

test("Numero prints each card once, with its points", () => {
  const { colours, numbers, wilds } = /** @type {Numero} */ (dataOf("numero/data.json"));
  const plain = colours.flatMap(([letter]) =>
    Array.from({ length: numbers.most - numbers.least + 1 }, (_, at) => {
      const value = numbers.least + at;
      return [`${letter}${value}`, numbers.pointed.includes(value) ? numbers.points : 0];
    }),
  );
  assert.deepEqual(numero.CARDS, [...plain, ...wilds.map(({ key, points }) => [key, points])]);
  assert.equal(count(pagesOf(numero.PRINTS, "cards"), /class="paper-cut"/g), 89);
});

test("a fraction in a corner of Numero keeps away from the edge that is cut", () => {
  const faces = cutFaces(pagesOf(numero.PRINTS, "cards"));
  const tops = faces.flatMap((face) =>
    [...face.matchAll(/ y="?([\d.]+)"? font-size="?([\d.]+)/g)].map(
      ([, y, size]) => Number(y) - Number(size) * 0.365,
    ),
  );
  assert.ok(tops.length > faces.length);
  assert.ok(Math.min(...tops) > 2, `a digit begins at ${Math.min(...tops)}`);
});

test("Hexors prints each tile and power for two, with what stands on them", () => {
  const { strongholds, characters, powers } = /** @type {Hexors} */ (dataOf("hexors/tiles.json"));
  const named = (/** @type {number} */ number) => String(number).padStart(3, "0");
  assert.deepEqual(
    hexors.STRONGHOLDS,
    strongholds.map(({ number, strikes, defense, ally = 0 }) => [named(number), strikes, defense, ally]),
  );
  assert.deepEqual(
    hexors.CHARACTERS,
    characters.map(({ number, strikes, colour, ally = 0 }) => [named(number), strikes, colour, ally]),
  );
  assert.deepEqual(
    hexors.POWERS,
    powers.map(({ number, kind, cost }) => [named(number), kind, cost]),
  );
  const pages = pagesOf(hexors.PRINTS, "cards");
  const tiles = strongholds.length + characters.length;
  assert.equal(count(pages, /hx-tile seat-/g), 2 * tiles);
  assert.equal(count(pages, /class="hx-die is-/g), 6);
});

test("a die folds to a cube: of each pair of opposite sides neither touches the other", () => {
  // Rolled over the net from its second row, the die shows each of its sides once.
  const seen = new Set();
  const visited = new Set();
  /** @param {number} x @param {number} y @param {number[]} die bottom, north, east, south, west, top */
  const roll = (x, y, [bottom, north, east, south, west, top]) => {
    const at = `${x},${y}`;
    if (visited.has(at) || !hexors.NET.some(([across, down]) => across === x && down === y)) return;
    visited.add(at);
    seen.add(bottom);
    roll(x + 1, y, [east, north, top, south, bottom, west]);
    roll(x - 1, y, [west, north, bottom, south, top, east]);
    roll(x, y + 1, [south, bottom, east, top, west, north]);
    roll(x, y - 1, [north, top, east, bottom, west, south]);
  };
  roll(1, 1, [0, 1, 2, 3, 4, 5]);
  assert.equal(seen.size, 6);
  assert.equal(visited.size, 6);
});

test("both Fields have all their spaces, and each tile lies in one of them", () => {
  const texts = pagesOf(hexors.PRINTS, "board").map(({ body }) => write(body));
  const named = texts.map((text) => [...text.matchAll(/>([a-n][1-9])</g)].map(([, name]) => name));
  assert.deepEqual(
    named.map((names) => new Set(names).size),
    [63, 63, 63],
  );
  assert.equal(new Set([...named[1], ...named[2]]).size, 14 * 9);
  const [, across] = /viewBox="\S+ \S+ (\S+) /.exec(texts[0]) ?? [];
  assert.ok(BODY.wide / Number(across) > hexors.TILE + 1);
});

test("what is cut out lies on its page, and nothing on another", () => {
  for (const [wide, tall] of [
    [42, 58.8],
    [84, 58.5],
    [20, 20],
  ])
    for (const { x, y } of cardPlaces(wide, tall))
      assert.ok(x >= 0 && y >= 0 && x + wide <= BODY.wide + 0.001 && y + tall <= BODY.tall + 0.001);
  const wide = hexors.TILE;
  const places = hexPlaces(wide);
  for (const { x, y } of places)
    assert.ok(x >= 0 && x + wide <= BODY.wide && y >= 0 && y + (wide * 2) / Math.sqrt(3) <= BODY.tall);
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= wide, "two tiles overlap");
});

test("every page of a game has a heading, and each game prints something", () => {
  for (const [game, { PRINTS }] of Object.entries(GAMES))
    for (const { pages } of PRINTS)
      for (const { heading } of pages(say, ui)) assert.ok(String(heading).startsWith("print-"), game);
});

test("both papers have the room", () => {
  for (const [wide, tall] of [
    [210, 297],
    [215.9, 279.4],
  ])
    assert.ok(ROOM.wide <= wide - 24 && ROOM.tall <= tall - 24);
});

test("no card is told by its colour alone", () => {
  /** Each face without its classes, in which alone a colour stands. @param {string} text */
  const bare = (text) => text.replace(/ (?:class|fill|stroke)="[^"]*"/g, "");
  const faces = cutFaces(pagesOf(numero.PRINTS, "cards")).map(bare);
  assert.equal(new Set(faces).size, 89);
  const tiles = cutFaces(pagesOf(hexors.PRINTS, "cards").slice(0, 2)).map(bare);
  assert.equal(new Set(tiles).size, tiles.length);
});

/** @param {import("../../web/draw/paper.js").Page[]} pages */
const cutFaces = (pages) =>
  pages.flatMap(({ body }) =>
    write(body)
      .split('<svg class="paper-guides"')[0]
      .split('<div class="paper-face">')
      .slice(1)
      .map((face) => face.replace(/<\/div><\/div>[\s\S]*$/, "")),
  );

/** @param {number} number */
const question = (number) => ({
  title: `T${number}`,
  asks: "",
  dots: "",
  id: `id${number}`,
  board: "",
  who: "",
  words: [],
  lines: 2,
});

test("a sheet has all its questions in order, and a key with every answer", () => {
  const questions = [1, 2, 3, 4, 5].map(question);
  const answers = Array.from({ length: 100 }, (_, at) => `answer <${at}>`);
  const key = [
    { number: 1, notes: ["not right"], answers, count: 100 },
    { number: 2, notes: [], answers: ["x".repeat(500)], count: 1 },
  ];
  const qr = { size: 3, path: "M0 0h1v1z" };
  const practised = ["sums: England Y2", "times: England Y4"];
  const told = sheetPages({ title: "S", questions, key, practised, qr, link: "l" }, say);
  const texts = told.map(({ body }) => write(body));
  assert.deepEqual(
    [...texts.join("").matchAll(/id(\d)/g)].map(([, id]) => id),
    ["1", "2", "3", "4", "5"],
  );
  assert.equal([...texts.join("").matchAll(/answer &lt;\d+&gt;/g)].length, 100);
  assert.ok(texts[0].includes('viewBox="-2 -2 7 7"') && !texts[1].includes("paper-code"));
  assert.ok(told.length >= 3 + 4, "a hundred answers need more than a page");
  const [asked, answered] = [texts.slice(0, 3).join(""), texts.slice(3).join("")];
  assert.ok(practised.every((line) => answered.includes(line)) && !asked.includes("England"));
  const bare = { title: "S", questions, key: [], practised, qr: null, link: "", large: true };
  const large = sheetPages(bare, say);
  assert.equal(large.length, 5);
});

test("a board is drawn in the shape that fills its room best", () => {
  const sizes = {
    tall: { width: 5, height: 10 },
    wide: { width: 10, height: 5 },
    phone: { width: 1, height: 1 },
  };
  const renderer = /** @type {import("../../web/draw/renderer.js").Renderer} */ ({
    size: (_, { shape }) => sizes[/** @type {keyof typeof sizes} */ (shape)],
    furniture: () => "",
    pieces: () => [],
  });
  const drawn = write(
    stillOnPaper(renderer, /** @type {import("../../web/draw/renderer.js").View} */ ({}), ui, {
      wide: 100,
      tall: 80,
    }),
  );
  assert.ok(drawn.includes("--width:10;--height:5") && drawn.includes("* 100)"), drawn);
  assert.ok(boardRoom().wide < ROOM.wide);
});

test("a sum has a box for each number, and one for each sign that is not given", () => {
  assert.equal(write(blankSum(["+", "", "="])).match(/<i/g)?.length, 5);
  assert.equal(cutPages({ title: "", faces: [], wide: 10, tall: 10 }).length, 0);
});
