/** Which puzzle comes next, and when one that was hard comes again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSolvedOn } from "../../web/kept/solved.js";
import { dayAfter, dayOf } from "../../web/model/dates.js";
import { areAlike, choose, levelsOf, puzzleOf } from "../../web/puzzles/choosing.js";
import { cheerOf, standOf } from "../../web/puzzles/path.js";
import { addOwn, BOXES, countSkills, howOf, listDue, note, readRecord } from "../../web/puzzles/records.js";
import { give } from "./built.mjs";

give([]);
const { tellDay } = await import("../../web/puzzles/puzzles-view.js");

/** @param {string} id @param {string} task @param {number} dots */
const make = (id, task, dots) => ({
  id,
  task,
  dots,
  seat: 0,
  position: "",
  answers: 1,
  solved: [],
  facts: {},
  presets: [],
  skills: [],
});
const PACK = [make("a", "one", 1), make("b", "one", 2), make("c", "two", 1), make("d", "two", 5)];
const ANY = { task: "", last: null };
const first = () => 0;

test("what was solved alone at once does not come again", () => {
  assert.deepEqual(note(undefined, { how: "alone", task: "one" }, "2026-11-25"), {
    how: "alone",
    day: "2026-11-25",
    task: "one",
  });
});

test("one wrong answer is no help, unless it leaves one word only", () => {
  const [free, three, two] = [[], ["more", "half", "less"], ["best", "better"]];
  assert.equal(howOf({ wrong: [], words: free }, 0), "alone");
  assert.equal(howOf({ wrong: [["a1"]], words: free }, 0), "second");
  assert.equal(howOf({ wrong: [["a1"], ["a2"]], words: free }, 0), "helped");
  assert.equal(howOf({ wrong: [], words: free }, 1), "helped");
  assert.equal(howOf({ wrong: [["a1"]], words: free }, 1), "helped");
  assert.equal(howOf({ wrong: [["more"]], words: three }, 0), "second");
  assert.equal(howOf({ wrong: [["best"]], words: two }, 0), "helped");
});

test("what was done at the second try comes again, and is kept as that", () => {
  const second = note(undefined, { how: "second", task: "one" }, "2026-11-25");
  assert.deepEqual([second.how, second.box, second.due], ["second", 1, "2026-11-26"]);
  assert.deepEqual(readRecord({ second }), { second });
});

test("what was hard comes again the next day, and from box to box", () => {
  let day = "2026-11-25";
  let done = note(undefined, { how: "helped", task: "one" }, day);
  assert.equal(done.due, "2026-11-26");
  for (const [box, pause] of BOXES.slice(1).entries()) {
    day = done.due ?? "";
    done = note(done, { how: "alone", task: "one" }, day);
    assert.equal(done.box, box + 2);
    assert.equal(Date.parse(done.due ?? "") - Date.parse(day), pause * 86_400_000);
  }
  assert.equal(
    note(done, { how: "alone", task: "one" }, done.due).due,
    undefined,
    "after the last box it is known",
  );
  assert.equal(
    note(done, { how: "tried", task: "one" }, done.due).box,
    1,
    "who does not know it begins again",
  );
});

test("who does it again on the same day has not moved it on", () => {
  const helped = note(undefined, { how: "helped", task: "one" }, "2026-12-31");
  assert.equal(helped.due, "2027-01-01");
  assert.equal(note(helped, { how: "alone", task: "one" }, "2026-12-31").due, "2027-01-01");
});

test("the pile has those whose day has come, the longest waiting first", () => {
  const record = {
    late: note(undefined, { how: "helped", task: "one" }, "2026-11-23"),
    later: note(undefined, { how: "tried", task: "one" }, "2026-11-20"),
    known: note(undefined, { how: "alone", task: "one" }, "2026-11-20"),
    tomorrow: note(undefined, { how: "helped", task: "one" }, "2026-11-25"),
  };
  assert.deepEqual(listDue(record, "2026-11-25"), ["later", "late"]);
});

test("only what has the form of a record is read", () => {
  const good = { how: "alone", day: "2026-11-25", task: "one" };
  for (const kept of [null, 3, "x", [good]]) assert.equal(readRecord(kept), null);
  const bad = [
    null,
    {},
    { ...good, how: "?" },
    { ...good, how: "Second" },
    { ...good, how: ["second"] },
    { ...good, box: 9, due: "2026-11-25" },
    { ...good, due: "2026-11-25" },
  ];
  assert.deepEqual(readRecord({ good, ...Object.fromEntries(bad.entries()) }), { good });
});

test("of a mixture never two of one kind in a row", () => {
  const last = PACK[0];
  for (let chance = 0; chance < 1; chance += 0.1)
    assert.equal(choose(PACK, {}, { ...ANY, last }, () => chance)?.task, "two");
});

test("of one kind there is always one, and not the same twice where there is another", () => {
  const wanted = { task: "one", last: PACK[0] };
  assert.equal(choose(PACK, {}, wanted, first)?.id, "b");
  assert.equal(choose([PACK[0]], {}, wanted, first)?.id, "a");
  assert.equal(choose(PACK, {}, { ...ANY, task: "none" }, first), null);
});

test("what was not done yet comes first, as hard as is wanted or as near as there is", () => {
  const done = note(undefined, { how: "alone", task: "one" }, "2026-11-25");
  assert.equal(choose(PACK, { a: done }, { ...ANY, task: "one" }, first)?.id, "b");
  assert.equal(choose(PACK, { c: { ...done, task: "two" } }, { ...ANY, task: "two" }, first)?.id, "d");
});

/**
 * How hard the next one is after some of a kind went so, all on one day.
 * @param {import("../../web/puzzles/records.js").How[]} hows
 */
const dotsAfter = (...hows) => {
  const went = hows.map((how, at) => [`p${at}`, note(undefined, { how, task: "one" }, "2026-11-25")]);
  return levelsOf(Object.fromEntries(went)).get("one")?.dots ?? 1;
};

test("it grows a dot harder after three alone, and a dot easier after two failures in a row", () => {
  assert.equal(dotsAfter(), 1);
  assert.equal(dotsAfter("alone", "alone"), 1);
  assert.equal(dotsAfter("alone", "alone", "alone"), 2);
  assert.equal(dotsAfter("alone", "alone", "alone", "alone"), 2, "three more are needed");
  assert.equal(dotsAfter("alone", "helped", "alone", "alone"), 1, "one after the other");
  assert.equal(dotsAfter("alone", "second", "alone", "alone"), 2, "a second try breaks no run");
  assert.equal(dotsAfter("second", "second", "second"), 1, "and is none");
  assert.equal(dotsAfter("alone", "alone", "alone", "tried"), 2);
  assert.equal(dotsAfter("alone", "alone", "alone", "tried", "helped"), 1);
  assert.equal(dotsAfter("alone", "alone", "alone", "tried", "second", "tried"), 2);
  assert.equal(dotsAfter("tried", "tried", "tried", "tried"), 1);
});

test("the first ten of a kind rise gently, and then it goes on to the hardest", () => {
  const alone = (/** @type {number} */ count) => dotsAfter(...Array(count).fill("alone"));
  const first = Array.from({ length: 10 }, (_, at) => alone(at));
  assert.deepEqual(first, [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
  assert.equal(alone(12), 4);
  assert.equal(alone(99), 5);
});

test("each kind has its own course, which is that of the days, whenever one comes back", () => {
  const done = (/** @type {string} */ task, /** @type {string} */ day) =>
    note(undefined, { how: "alone", task }, day);
  const record = {
    a: done("one", "2026-11-25"),
    b: { ...done("one", "2026-11-20"), how: /** @type {const} */ ("tried") },
    c: done("one", "2026-11-26"),
    d: done("one", "2026-11-27"),
    e: done("two", "2026-11-27"),
  };
  const levels = levelsOf(record);
  assert.deepEqual([levels.get("one")?.dots, levels.get("two")?.dots], [2, 1]);
  const pack = [1, 2, 3].flatMap((dots) => [
    make(`one-${dots}`, "one", dots),
    make(`two-${dots}`, "two", dots),
  ]);
  for (let chance = 0; chance < 1; chance += 0.1) {
    assert.equal(choose(pack, record, { task: "one", last: null }, () => chance)?.dots, 2);
    assert.equal(choose(pack, record, { task: "two", last: null }, () => chance)?.dots, 1);
    const mixed = choose(pack, record, ANY, () => chance);
    assert.equal(mixed?.dots, mixed?.task === "one" ? 2 : 1);
  }
});

test("never two alike in a row: of the same measures, or with nearly all at the same places", () => {
  const bare = { ...make("x", "one", 1), facts: { sum: 7 }, position: "a b c d e f g h" };
  const reckons = { ...bare, id: "reckons", position: "h g f e d c b a" };
  const looks = { ...bare, id: "looks", facts: { sum: 8 }, position: "a b c d e f x y" };
  const other = { ...bare, id: "other", facts: { sum: 8 }, position: "a b c d e x y z" };
  assert.deepEqual(
    [reckons, looks, other, { ...bare, task: "two" }].map((each) => areAlike(bare, each)),
    [true, true, false, false],
  );
  const far = { ...other, dots: 5 };
  for (let chance = 0; chance < 1; chance += 0.1)
    assert.equal(
      choose([bare, reckons, looks, far], {}, { task: "one", last: bare }, () => chance)?.id,
      "other",
    );
  assert.equal(
    choose([bare, looks], {}, { task: "one", last: bare }, first)?.id,
    "looks",
    "where there is no other",
  );
});

test("each day has its puzzle, and all of a pack have their day", () => {
  const days = Array.from({ length: PACK.length }, (_, at) => `2026-11-${25 + at}`);
  assert.equal(new Set(days.map((day) => puzzleOf(PACK, day).id)).size, PACK.length);
  assert.equal(puzzleOf(PACK, days[0]), puzzleOf(PACK, days[0]));
});

test("the map counts for each skill how the puzzles went that practise it", () => {
  const tasks = { one: ["sums", "looking"], two: ["looking"], three: ["never"] };
  const done = (/** @type {import("../../web/puzzles/records.js").How} */ how, /** @type {string} */ task) =>
    note(undefined, { how, task }, "2026-11-25");
  const record = {
    a: done("alone", "one"),
    b: done("helped", "two"),
    e: done("second", "two"),
    c: done("tried", "one"),
    d: done("alone", "gone"),
  };
  assert.deepEqual(countSkills({ tasks }, record), [
    { skill: "sums", counts: [1, 0, 0, 1] },
    { skill: "looking", counts: [1, 1, 1, 1] },
  ]);
});

test("what was missed in a game of one's own is asked from today on, once, and goes through the boxes too", () => {
  const found = { id: "own-1", task: "one", seat: 1, position: "here" };
  const record = addOwn({}, [found], "2026-11-25");
  assert.deepEqual(listDue(record, "2026-11-25"), ["own-1"]);
  assert.deepEqual(countSkills({ tasks: { one: ["looking"] } }, record), [], "nobody has tried it yet");
  assert.deepEqual(addOwn(record, [{ ...found, id: "own-2" }], "2026-11-26"), record, "it is there already");
  assert.deepEqual(Object.keys(addOwn(record, [{ ...found, id: "own-2", task: "two" }])), ["own-1", "own-2"]);
  const done = note(record["own-1"], { how: "alone", task: "one" }, "2026-11-25");
  assert.deepEqual([done.own, done.box, done.due], [{ seat: 1, position: "here" }, 2, "2026-11-28"]);
  assert.deepEqual(readRecord({ "own-1": done }), { "own-1": done });
  assert.deepEqual(readRecord(record), record);
  assert.deepEqual(readRecord({ "own-1": { ...done, own: { seat: "1", position: "here" } } }), {});
  assert.deepEqual(
    readRecord({ a: { how: "missed", day: "2026-11-25", task: "one" } }),
    {},
    "what is missed is somewhere",
  );
});

test("of many of one's own the oldest give way, and nothing else does", () => {
  let record = { a: note(undefined, { how: "alone", task: "one" }, "2026-01-01") };
  for (let at = 0; at < 45; at += 1) {
    const day = `2026-02-${String((at % 28) + 1).padStart(2, "0")}`;
    const found = { id: `own-${at}`, task: "one", seat: 0, position: `${at}` };
    record = /** @type {typeof record} */ (addOwn(record, [found], day));
  }
  assert.equal(Object.keys(record).length, 41);
  assert.ok("a" in record);
  assert.ok(!("own-0" in record) && "own-44" in record);
});

test("of many of one's own the new ones stay, also where the others are of a clock that went before", () => {
  /** @type {import("../../web/puzzles/records.js").Record_} */
  let record = {};
  const days = [...Array(40).fill("2035-01-01"), "2026-11-25", "2026-11-26"];
  for (const [at, day] of days.entries())
    record = addOwn(record, [{ id: `own-${at}`, task: "one", seat: 0, position: `${at}` }], day);
  assert.equal(Object.keys(record).length, 40);
  assert.ok("own-41" in record && "own-40" in record && !("own-0" in record));
});

test("what a wrong clock has put off for years is asked now, and goes on from its box", () => {
  const helped = note(undefined, { how: "helped", task: "one" }, "2035-01-01");
  assert.deepEqual(listDue({ helped }, "2026-11-25"), ["helped"]);
  const alone = note(helped, { how: "alone", task: "one" }, "2026-11-25");
  assert.deepEqual([alone.box, alone.due], [2, "2026-11-28"]);
  assert.deepEqual(listDue({ alone }, "2026-11-25"), []);
  assert.deepEqual(listDue({ alone }, "2015-01-01"), ["alone"], "too early rather than never");
});

test("a journey over the date line asks nothing at once that was to rest", () => {
  for (const [at, pause] of BOXES.entries()) {
    const day = "2026-11-26";
    const due = dayAfter(day, pause);
    const done = { how: /** @type {const} */ ("alone"), day, task: "one", box: at + 1, due };
    assert.deepEqual(listDue({ done }, "2026-11-25"), [], "the day before, in the west");
    assert.deepEqual(listDue({ done }, due), ["done"]);
  }
});

test("each day that a clock may say has its puzzle", () => {
  for (const day of [
    "1969-12-31",
    "1900-01-01",
    "0000-01-01",
    "9999-12-31",
    dayOf(new Date(8.64e15)),
    dayOf(new Date(-8.64e15)),
  ])
    assert.ok(puzzleOf(PACK, day), day);
});

test("who has solved the puzzle of a day has solved it on that day, whatever comes after", () => {
  const [day, next] = ["2026-11-25", "2026-11-26"];
  const solved = note(undefined, { how: "second", task: "one", isOfDay: true }, day);
  assert.deepEqual([isSolvedOn({ a: solved }, day), isSolvedOn({ a: solved }, next)], [true, false]);
  assert.deepEqual(readRecord({ a: solved }), { a: solved });
  const again = note(solved, { how: "tried", task: "one", isOfDay: true }, day);
  assert.ok(isSolvedOn({ a: again }, day));
  assert.ok(!isSolvedOn({ a: note(solved, { how: "alone", task: "one" }, next) }, next));
  const others = [
    note(undefined, { how: "tried", task: "one", isOfDay: true }, day),
    note(undefined, { how: "alone", task: "one" }, day),
  ];
  for (const done of others) assert.ok(!isSolvedOn({ a: done }, day));
  for (const junk of [undefined, null, "junk", 7, [null], { a: null }]) assert.ok(!isSolvedOn(junk, day));
  assert.deepEqual(readRecord({ a: { ...solved, ofDay: "a day" } }), {});
});

test("a day is that of the device's zone, through summer time and around the date line", () => {
  const zone = process.env.TZ;
  try {
    for (const [name, moment, day] of [
      ["Europe/Vienna", "2026-03-29T00:30:00Z", "2026-03-29"],
      ["Europe/Vienna", "2026-10-25T22:59:00Z", "2026-10-25"],
      ["Pacific/Kiritimati", "2026-11-26T11:00:00Z", "2026-11-27"],
      ["Pacific/Pago_Pago", "2026-11-27T10:00:00Z", "2026-11-26"],
      ["America/Sao_Paulo", "1970-01-01T00:00:00Z", "1969-12-31"],
    ]) {
      process.env.TZ = name;
      assert.equal(dayOf(new Date(moment)), day, name);
      assert.equal(dayAfter("2026-03-28", 2), "2026-03-30", name);
      assert.equal(dayAfter("2026-10-24", 2), "2026-10-26", name);
      assert.equal(tellDay(dayAfter(dayOf(), 400), "en").length > 9, true, "what is to come has a date");
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("a day that is none is not read", () => {
  for (const day of ["", "today", "2026-99-99", 7, null, "9".repeat(99)])
    assert.deepEqual(readRecord({ a: { how: "alone", day, task: "one" } }), {});
  const due = { how: "tried", day: "2026-11-25", task: "one", box: 1, due: "zzz" };
  assert.deepEqual(listDue(readRecord({ due }) ?? {}, "2026-11-25"), ["due"]);
});

test("ten stars make a row of the path, which ends with the pack", () => {
  assert.deepEqual(standOf(0, 34), { stretches: 0, stars: 0, length: 10, isEnd: false });
  assert.deepEqual(standOf(9, 34), { stretches: 0, stars: 9, length: 10, isEnd: false });
  assert.deepEqual(standOf(10, 34), { stretches: 1, stars: 0, length: 10, isEnd: false });
  assert.deepEqual(standOf(32, 34), { stretches: 3, stars: 2, length: 4, isEnd: false });
  assert.equal(standOf(34, 34).isEnd, true);
});

test("the first star of a kind is cheered, the fifth and tenth of each row, and the last of all", () => {
  const cheers = Array.from({ length: 34 }, (_, at) => [at + 1, cheerOf(at + 1, 34)]).filter(
    ([, cheer]) => cheer,
  );
  assert.deepEqual(cheers, [
    [1, "first"],
    [5, "five"],
    [10, "ten"],
    [15, "five"],
    [20, "ten"],
    [25, "five"],
    [30, "ten"],
    [34, "all"],
  ]);
});
