/** Sheets: the same for the same word and number, another one for a neighbour, and nothing that the pack gains changes it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { practisedAt, practisedBy } from "../../web/model/skills.js";
import {
  findOther,
  isHere,
  listFitting,
  placeOf,
  questionOf,
  resolveItems,
} from "../../web/sheets/drawing.js";
import {
  beginProgress,
  minutesOf,
  noteSaid,
  readProgress,
  saidOf,
  triesOf,
  wentOf,
  worthOf,
} from "../../web/sheets/records.js";
import { countSkills } from "../../web/teachers/counting.js";

const puzzle = (/** @type {number} */ number) => ({
  id: `p${number}`,
  task: number % 2 ? "capture" : "many",
  seat: 0,
  position: "",
  answers: 1,
  solved: [],
  facts: {},
  dots: 1 + (number % 5),
  presets: [number % 3 ? "hero" : "superhero"],
  skills: ["sums", ...(number % 3 ? [] : ["negatives"])],
});
const puzzles = Array.from({ length: 200 }, (_, number) => puzzle(number));
const wish = { task: "capture", dots: 2, preset: "", skill: "", first: 100 };
/** @param {object} [change] @returns {any} */
const draw = (change) => ({ kind: "draw", asks: "best", level: 0, ...wish, ...change });
/** @param {object} [change] @returns {any} */
const sheet = (change) => ({
  hash: "abc",
  word: "otters",
  each: true,
  items: Array(8).fill(draw()),
  ...change,
});
/** @param {any} of @param {number} number */
const ids = (of, number, pack = puzzles) =>
  resolveItems(of, { puzzles: pack }, number).map(({ puzzle }) => puzzle?.id);

test("a number gets the same puzzles each time, all of them different, and of the kind that is wanted", () => {
  assert.deepEqual(ids(sheet(), 7), ids(sheet(), 7));
  assert.equal(new Set(ids(sheet(), 7)).size, 8);
  for (const { puzzle } of resolveItems(sheet(), { puzzles }, 7)) {
    assert.equal(puzzle?.task, "capture");
    assert.equal(puzzle?.dots, 2);
  }
});

test("neighbours get others; a sheet for all deals all the same; another word deals others", () => {
  assert.notDeepEqual(ids(sheet(), 7), ids(sheet(), 8));
  assert.deepEqual(ids(sheet({ each: false }), 7), ids(sheet({ each: false }), 8));
  assert.notDeepEqual(ids(sheet({ each: false }), 7), ids(sheet({ each: false, word: "herons" }), 7));
  assert.notDeepEqual(
    ids(sheet({ each: false, word: "" }), 0),
    ids(sheet({ each: false, word: "", hash: "x" }), 0),
  );
});

test("what the pack gains later changes no draw, and one that was named is not drawn again", () => {
  const more = [...puzzles, ...Array.from({ length: 90 }, (_, at) => puzzle(200 + at))];
  assert.deepEqual(ids(sheet(), 7), ids(sheet(), 7, more));
  const [first] = ids(sheet(), 7);
  const named = { kind: "puzzle", id: first, asks: "best", level: 0 };
  assert.equal(ids(sheet({ items: [draw(), named] }), 7).filter((id) => id === first).length, 1);
});

test("a draw may ask for a preset and a skill; what the pack does not have is told as missing", () => {
  assert.ok(
    listFitting({ ...wish, dots: 0, skill: "negatives" }, puzzles).every(({ skills }) =>
      skills.includes("negatives"),
    ),
  );
  assert.ok(
    listFitting({ ...wish, dots: 0, preset: "superhero" }, puzzles).every(
      ({ presets }) => presets[0] === "superhero",
    ),
  );
  const gone = { kind: "puzzle", id: "zzzzzz", asks: "best", level: 0 };
  assert.deepEqual(ids(sheet({ items: [gone, draw({ task: "nothing" })] }), 1), [undefined, undefined]);
});

test("a puzzle is exchanged for the next one that is alike and not on the sheet, and after the last for the first", () => {
  const any = { skill: "", preset: "" };
  const [first] = puzzles;
  const alike = puzzles.filter(({ task, dots }) => task === first.task && dots === first.dots);
  assert.ok(alike.length > 3);
  const taken = new Set([alike[0].id]);
  const met = [];
  for (let now = findOther(first, puzzles, any, taken); now && met.length < 99; ) {
    met.push(now);
    taken.add(now.id);
    now = findOther(now, puzzles, any, taken);
  }
  assert.deepEqual(met, alike.slice(1));
  assert.equal(findOther(alike[1], puzzles, any, new Set([alike[1].id]))?.id, alike[2].id);
  assert.equal(findOther(/** @type {any} */ (alike.at(-1)), puzzles, any, new Set())?.id, alike[0].id);
});

test("what is wished for holds of the exchanged one too, where it held before", () => {
  const wish = { skill: "negatives", preset: "superhero" };
  const [has] = puzzles.filter(({ skills }) => skills.includes("negatives"));
  const other = findOther(has, puzzles, wish, new Set([has.id]));
  assert.ok(other?.skills.includes("negatives") && other.presets.includes("superhero"));
  const [lacks] = puzzles.filter(({ skills }) => !skills.includes("negatives"));
  assert.ok(findOther(lacks, puzzles, wish, new Set([lacks.id])));
});

/** @param {object} item @param {any} [found] @returns {any} */
const asked = (item, found = null) => ({ item, puzzle: found });

test("a question stands where its puzzle does, where its game stood, or where it says; a whole game stands nowhere", () => {
  const found = { ...puzzle(1), seat: 1, position: "here" };
  const named = { kind: "puzzle", id: "p1", asks: "best", level: 0 };
  assert.deepEqual(placeOf(asked(named, found)), { seat: 1, position: "here" });
  assert.deepEqual(questionOf(asked(named, found)), { task: "capture", seat: 1, position: "here" });
  assert.equal(placeOf(asked(named)), null);
  assert.equal(isHere(asked(named)), false);
  const own = { kind: "position", asks: "any", level: 0, task: "many", seat: 0, position: "there" };
  assert.deepEqual(questionOf(asked(own)), { task: "many", seat: 0, position: "there" });
  const moment = { kind: "moment", level: 2, token: "n1", at: 0 };
  assert.deepEqual(placeOf(asked({ ...moment, asks: "best" })), { token: "n1", at: 0 });
  const deal = { kind: "deal", asks: "play", level: 2, preset: "hero", options: {}, seats: 2 };
  assert.equal(placeOf(asked(deal)), null);
  assert.equal(isHere(asked(deal)), true);
});

test("where one plays on nothing is to be found, and it counts for no skill", () => {
  const found = { ...puzzle(1), position: "here" };
  const named = { kind: "puzzle", id: "p1", asks: "play", level: 3 };
  const played = asked(named, found);
  assert.equal(questionOf(played), null);
  assert.deepEqual(placeOf(played), { seat: 0, position: "here" });
  /** @type {any} */
  const cell = { how: "over", tries: 1, hints: 0, wrong: [] };
  const row = { text: "", number: 1, minutes: 1, forged: "", isOld: false, cells: [cell] };
  assert.deepEqual(countSkills([{ ...row, asked: [played] }]), []);
  const skills = countSkills([{ ...row, asked: [asked({ ...named, asks: "best" }, found)] }]);
  assert.deepEqual(
    skills.map(({ skill }) => skill),
    ["sums"],
  );
});

test("a clock that is set while a sheet is worked at takes no time away, and tells none below 0", () => {
  const minute = 60_000;
  const noon = Date.parse("2026-11-27T12:00:00Z");
  const clocks = [
    noon,
    noon + 5 * minute,
    noon - 11 * 365 * 1440 * minute,
    noon - 11 * 365 * 1440 * minute + 2 * minute,
  ];
  const told = [];
  let progress = beginProgress(1);
  for (const [at, now] of clocks.entries()) {
    progress = noteSaid(progress, at, { hints: 0 }, now);
    told.push(minutesOf(progress));
  }
  assert.deepEqual(told, [0, 5, 5, 7]);
  assert.equal(
    minutesOf(noteSaid(progress, 5, {}, noon)),
    999,
    "so long that the slip has no more room for it",
  );
  const kept = readProgress({ number: 1, begun: noon, last: noon - minute, items: [] });
  assert.equal(kept && minutesOf(kept), 0);
});

test("how a question went: at once, in the end, and alone at a later time, which changes nothing that its slip tells", () => {
  /** @param {object[]} changes */
  const went = (...changes) => {
    const progress = changes.reduce(
      (/** @type {import("../../web/sheets/records.js").Progress} */ before, change) =>
        noteSaid(before, 2, change),
      beginProgress(0),
    );
    return wentOf(saidOf(progress, 2));
  };
  const solved = { said: [["a"]], hints: 0, done: true };
  assert.equal(went(), "");
  assert.equal(went(solved), "alone");
  assert.equal(went({ said: [["b"]], done: false }), "tried");
  const long = { said: [["b"], ["a"]], hints: 0, done: true };
  assert.equal(went(long), "helped");
  assert.equal(went({ ...solved, hints: 1 }), "helped");
  assert.equal(went(long, { again: true }), "again");
  assert.equal(went(long, { again: false }), "helped", "with help once more");
  assert.equal(went({ game: "x" }), "begun");
  assert.equal(went({ game: "x" }, { done: true }), "over");
  const progress = noteSaid(noteSaid(beginProgress(0), 0, long), 0, { said: [], hints: 9, again: true });
  assert.deepEqual(saidOf(progress, 0), { ...long, game: "", parts: [], again: true });
  assert.equal(readProgress({ ...progress, items: [{ ...long, game: "", again: 1 }] }), null);
});

test("what is right of an answer that goes on is kept, is no try, and goes onto the slip as one that is not done", () => {
  const found = { said: [["b"]], parts: ["a", "c"], hints: 0, done: false };
  const progress = noteSaid(beginProgress(0), 0, found);
  const kept = readProgress(structuredClone(progress));
  assert.deepEqual(kept, progress);
  assert.equal(wentOf(saidOf(progress, 0)), "part");
  assert.equal(worthOf(saidOf(progress, 0)), undefined);
  assert.deepEqual(triesOf(saidOf(progress, 0)), [["b"], ["a", "c"]]);
  const solved = noteSaid(progress, 0, { said: [["b"], ["a", "c", "d"]], parts: [], done: true });
  assert.deepEqual(triesOf(saidOf(solved, 0)), [["b"], ["a", "c", "d"]]);
  assert.equal(worthOf(saidOf(solved, 0)), 0.75, "one wrong answer");
  const much = noteSaid(progress, 0, { parts: Array.from({ length: 99 }, (_, at) => `a${at}`) });
  assert.equal(saidOf(much, 0).parts?.length, 60, "no more than a slip can tell");
  assert.equal(readProgress({ ...progress, items: [{ ...found, game: "", parts: [1] }] }), null);
  const older = { said: [["b"]], hints: 0, done: false, game: "" };
  assert.ok(readProgress({ ...progress, items: [older] }), "what was kept before there were such parts");
});

test("what is practised: by the preset, or else by what was chosen; by puzzles, draws, kinds and whole games", () => {
  const code = { codes: [] };
  const skills = {
    skills: { sums: code, minus: code, times: code },
    tasks: { capture: ["minus"] },
    presets: { hero: ["sums"] },
    options: { "level=super": ["times", "sums"] },
  };
  assert.deepEqual(practisedAt({ preset: "hero", options: { level: "super" } }, skills), ["sums"]);
  assert.deepEqual(practisedAt({ preset: "", options: { level: "super" } }, skills), ["sums", "times"]);
  assert.deepEqual(practisedAt({ preset: "__proto__", options: {} }, skills), []);
  /** @param {object} item @param {any} [of] @returns {any} */
  const asked = (item, of = null) => ({ item, puzzle: of });
  assert.deepEqual(practisedBy([asked({ kind: "puzzle" }, puzzle(0))], skills), ["sums"]);
  const others = [asked({ kind: "moment", task: "capture" }), asked({ kind: "deal", preset: "hero" })];
  assert.deepEqual(practisedBy(others, skills), ["sums", "minus"]);
  assert.deepEqual(practisedBy([asked({ kind: "draw", task: "capture", skill: "times" })], skills), [
    "times",
  ]);
});

test("what a question is worth once it is over: by its tries and hints, nothing after a last wrong word, a game by its end", () => {
  /** @param {object[]} changes */
  const worth = (...changes) => {
    let progress = beginProgress(0);
    for (const change of changes) progress = noteSaid(progress, 0, change);
    const kept = readProgress(structuredClone(progress));
    return kept && worthOf(saidOf(kept, 0));
  };
  const done = { done: true, hints: 0 };
  assert.equal(worth(), undefined);
  assert.equal(worth({ said: [["b2"]] }), undefined);
  assert.equal(worth({ said: [["b2"]] }, { ...done, said: [["b2"], ["a1"]] }), 0.75);
  assert.equal(worth({ ...done, said: [["a1"]], hints: 2 }), 0.5);
  assert.equal(worth({ ...done, said: Array(9).fill(["a1"]), hints: 9 }), 0.25);
  assert.equal(worth({ said: [["best"]] }, { failed: true }), 0);
  assert.equal(
    worth({ said: [["best"]] }, { failed: true }, { ...done, said: [["best"], ["better", "a1"]] }),
    0.75,
  );
  assert.equal(worth({ game: "x" }), undefined);
  assert.equal(worth({ game: "x" }, { done: true, worth: 0.3 }), 0.3);
  assert.equal(worth({ game: "x" }, { done: true, worth: null }), null, "several at one device");
  assert.equal(readProgress({ ...noteSaid(beginProgress(0), 0, { game: "x", worth: 2 }) }), null);
});
