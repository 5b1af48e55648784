/** Query parameters: what fits its type is followed, whatever else an address says is told and left out. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  optionsOf,
  readGiven,
  readParams,
  SCHEMA,
  seatsOf,
  writeOptions,
  writeValue,
} from "../../web/model/params.js";

/** What does not fit, by its parameter; the last four are none. */
const BAD = {
  lang: ["x", "en_GB", "a".repeat(9)],
  theme: ["pink", "", "Dark"],
  motion: ["", "none"],
  sound: ["loud", "1", "true"],
  pieces: ["huge"],
  coordinates: ["maybe"],
  log: ["open"],
  pace: ["0", "fast"],
  seed: ["", " ", '\0">', "...", "a\ufffd", "x".repeat(201)],
  day: ["perhaps"],
  hints: ["1", "yes"],
  takebacks: ["true"],
  seats: ["6", "0", "p,", "p;1", "p,p,p,p,p,p,p,p,p"],
  options: ["a:", ":b", "a:b,", "<b>", `a:${"x".repeat(2002)}`],
  preset: ["__proto__", "A", "1a"],
  lock: ["all", "", "hints,", "hints,all", "hints,takebacks,level,game,lobby,hints"],
  host: ["canvas", "https://", "school.example.org", "https://a.example/b", "javascript:alert(1)"],
  game: ["../x", "", "Numica"],
  nobody: ["knows"],
  constructor: ["on"],
  toString: [""],
  ["__proto__"]: ["on"],
};

test("what does not fit is told and left out", () => {
  for (const [name, values] of Object.entries(BAD)) {
    for (const value of values) {
      /** @type {string[][]} */
      const told = [];
      const query = `?${new URLSearchParams([[name, value]])}`;
      assert.deepEqual(
        readGiven(query, (...ignored) => told.push(ignored)),
        {},
        query,
      );
      assert.deepEqual(told, [[name, value]]);
    }
  }
});

test("every default fits its own parameter, or says nothing", () => {
  const defaults = Object.fromEntries(Object.entries(SCHEMA).map(([name, param]) => [name, param.default]));
  assert.deepEqual(readParams(""), defaults);
  for (const [name, value] of Object.entries(defaults)) {
    if (value === "") continue;
    assert.deepEqual(readGiven(`?${name}=${writeValue(value)}`), { [name]: value });
  }
});

test("a flag says on by its name alone, and of two values the first holds", () => {
  /** @type {string[][]} */
  const told = [];
  assert.deepEqual(
    readGiven("?sound&day=on&hints=off&theme=dark&theme=light", (...ignored) => told.push(ignored)),
    { sound: true, day: true, hints: false, theme: "dark" },
  );
  assert.deepEqual(told, [["theme", "light"]]);
});

test("seats are people and levels", () => {
  assert.deepEqual(seatsOf(""), []);
  assert.deepEqual(seatsOf("p,5,1"), [
    { who: "person" },
    { who: "computer", level: 5 },
    { who: "computer", level: 1 },
  ]);
});

const OPTIONS = [
  { key: "open", kind: /** @type {const} */ ("flag"), choices: [] },
  { key: "tiles", kind: /** @type {const} */ ("choice"), choices: ["sheet", 7] },
  { key: "size", kind: /** @type {const} */ ("number"), choices: [2, 12] },
  { key: "motto", kind: /** @type {const} */ ("text"), choices: [] },
];

test("options are read by their kinds, and a game's own alone", () => {
  assert.deepEqual(optionsOf("open:on,tiles:sheet,size:12", OPTIONS), {
    open: true,
    tiles: "sheet",
    size: 12,
  });
  assert.deepEqual(optionsOf("tiles:7", OPTIONS), { tiles: 7 }, "a choice keeps its type");
  assert.deepEqual(optionsOf("open:maybe,tiles:none,other:1", OPTIONS), {});
  for (const size of ["1", "13", "2x", "-2", "1e1", "0x5"])
    assert.deepEqual(optionsOf(`size:${size}`, OPTIONS), {});
});

test("a text comes back from an address as it was, also the longest and an empty one", () => {
  const every = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
  for (const motto of ["", " ", "a", "?>~", every, every.repeat(16).slice(0, 1500), "~".repeat(1500)]) {
    const written = writeOptions(
      [
        ["motto", motto],
        ["open", true],
      ],
      OPTIONS,
    );
    const given = readGiven(`?${new URLSearchParams({ options: written })}`);
    assert.deepEqual(optionsOf(String(given.options), OPTIONS), { motto, open: true });
  }
});

test("no other text is written into an address or read from one", () => {
  for (const motto of ["x".repeat(1501), "na\u00efve", "two\nlines", "\0", "\u{1f600}"])
    assert.equal(
      writeOptions(
        [
          ["motto", motto],
          ["size", "4"],
        ],
        OPTIONS,
      ),
      "size:4",
    );
  const bad = ["plain", "_A", "_AA_A_", "_CgoK", "_w6k", `_${btoa("x".repeat(1503))}`];
  for (const word of bad) assert.deepEqual(optionsOf(`motto:${word}`, OPTIONS), {}, word);
  assert.deepEqual(optionsOf("motto:_eA", OPTIONS), { motto: "x" });
});
