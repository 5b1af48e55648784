/** Who plays, in one word: which companies a game has by its description alone, and the seats that each means. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chooseCompany,
  companiesOf,
  companyOf,
  countsFor,
  setUpAsBefore,
  withLevel,
} from "../../web/lobby/company.js";
import { better, isForOne, meets, reaches, resultBeside } from "../../web/model/day-goal.js";
import { levelOf } from "../../web/model/seats.js";

/**
 * @param {number} least
 * @param {number} most
 * @param {Record<string, number[]>} [presets] how many each is for
 * @returns {any}
 */
const describe = (least, most, presets = {}) => ({
  seats: { least, most },
  levels: 5,
  options: [],
  presets: Object.fromEntries(Object.entries(presets).map(([name, seats]) => [name, { options: {}, seats }])),
});

/** @param {...(number | string)} seats a level, or a name @returns {any} */
const setup = (...seats) => ({ seats: sit(...seats), preset: "", options: {} });

/** @param {...(number | string)} seats */
const sit = (...seats) =>
  seats.map((each) =>
    typeof each === "number"
      ? { who: /** @type {const} */ ("computer"), level: each }
      : { who: /** @type {const} */ ("person"), name: each },
  );

test("a game offers the companies that its seats and presets allow", () => {
  assert.deepEqual(companiesOf(describe(2, 2)), ["computer", "friends"]);
  assert.deepEqual(companiesOf(describe(1, 6)), ["alone", "computer", "friends"]);
  assert.deepEqual(companiesOf(describe(1, 1)), ["alone"]);
  assert.deepEqual(companiesOf({ ...describe(1, 4), levels: 0 }), ["alone", "friends"]);
  const unlike = describe(1, 6, { patience: [1], duel: [2], teams: [4, 6] });
  assert.deepEqual(countsFor(unlike, "friends"), [2, 4, 6]);
  assert.deepEqual(countsFor(unlike, "alone"), [1]);
  assert.deepEqual(
    companiesOf(describe(1, 4, { duel: [2] })),
    ["computer", "friends"],
    "no preset is for one",
  );
});

test("seats have the company that one word says, and else none", () => {
  const told = [["A"], ["A", 2], ["A", 2, 5], ["A", "B"], ["A", "B", 2], [2, 2], [3]].map((seats) =>
    companyOf(sit(...seats)),
  );
  assert.deepEqual(told, ["alone", "computer", "computer", "friends", null, null, null]);
});

test("a company keeps how many play, how strong computers are, and who was named", () => {
  const game = describe(1, 4);
  const chosen = chooseCompany(setup("A", 4, 4), game, "friends").seats;
  assert.deepEqual(chosen, [{ who: "person", name: "A" }, { who: "person" }, { who: "person" }]);
  const against = chooseCompany(setup("A", 4, 4), game, "computer").seats;
  assert.deepEqual(against, sit("A", 4, 4));
  assert.deepEqual(chooseCompany(setup("A", "B"), game, "computer").seats, sit("A", 2));
  assert.deepEqual(chooseCompany(setup("A", "B"), game, "alone").seats, sit("A"));
  assert.deepEqual(chooseCompany(setup(5), game, "alone").seats, [{ who: "person" }]);
});

test("where so many do not fit, as many play as a preset is for, by that preset", () => {
  const unlike = describe(1, 6, { patience: [1], teams: [4, 6] });
  const { seats, preset } = chooseCompany({ ...setup("A"), preset: "patience" }, unlike, "friends");
  assert.deepEqual([seats.length, preset], [4, "teams"]);
  assert.equal(
    chooseCompany({ ...setup("A", "B", "C", "D"), preset: "teams" }, unlike, "alone").preset,
    "patience",
  );
});

test("all computers get one level, and tell one only where they have one", () => {
  assert.deepEqual(withLevel(sit("A", 1, 5), 3), sit("A", 3, 3));
  assert.deepEqual([sit("A", 3, 3), sit("A", 1, 5), sit("A")].map(levelOf), [3, 0, 0]);
});

const WIN = { level: 3, measure: "", most: 0, options: { tiles: "sheet" } };
const ALONE = { level: 3, measure: "round", most: 29, options: {} };
const PAR = { level: 4, measure: "", most: 0, options: { pack: "times" }, par: true };

test("a goal is for who plays it as it asks", () => {
  const plain = { tiles: "sheet" };
  assert.deepEqual(
    [["A", 3], ["A", 5, 3], ["A", 2], ["A", "B"], ["A"], [3, 3]].map((seats) =>
      meets(WIN, sit(...seats), plain),
    ),
    [true, true, false, false, false, false],
  );
  assert.equal(meets(WIN, sit("A", 3), { tiles: "other" }), false);
  assert.deepEqual(
    [["A"], [3], ["A", 3]].map((seats) => meets(ALONE, sit(...seats), plain)),
    [true, false, false],
  );
});

test("a result reaches the goal by a win, and with less than the level needs", () => {
  /** @param {boolean} won @param {number} count */
  const result = (won, count) => ({ day: "2026-01-02", won, count });
  assert.deepEqual([reaches(WIN, result(true, 0)), reaches(WIN, result(false, 0))], [true, false]);
  assert.deepEqual(
    [28, 29].map((count) => reaches(ALONE, result(true, count))),
    [true, false],
  );
  assert.equal(reaches(ALONE, result(false, 3)), false);
  assert.deepEqual(better(result(true, 30), result(false, 2)), result(true, 30));
  assert.deepEqual(better(result(false, 2), result(true, 30)), result(true, 30));
  assert.deepEqual(better(result(true, 28), result(true, 30)), result(true, 28));
  const before = { ...result(true, 3), day: "2026-01-01" };
  assert.deepEqual(better(result(false, 9), before), result(false, 9), "another day begins anew");
  assert.deepEqual(better(before, result(false, 9)), result(false, 9));
});

test("a score beside a computer's with the same deal is for one, by any options, and as much is enough", () => {
  assert.deepEqual([WIN, ALONE, PAR].map(isForOne), [false, true, true]);
  assert.deepEqual(
    [["A"], [3], ["A", 3]].map((seats) => meets(PAR, sit(...seats), { pack: "full" })),
    [true, false, false],
  );
  /** @param {number} score @param {number} par @param {string} [day] */
  const result = (score, par, day = "2026-01-02") =>
    resultBeside(day, { outcome: { reason: "stuck", winners: [], scores: [score] } }, par);
  assert.deepEqual(result(41, 41), { day: "2026-01-02", won: true, count: 41, par: 41 });
  assert.deepEqual(
    [40, 41, 44].map((score) => reaches(PAR, result(score, 41))),
    [false, true, true],
  );
  assert.equal(reaches(PAR, result(-3, -11)), true, "a score may be below nothing");
  assert.deepEqual(better(result(44, 41), result(43, 41)), result(44, 41), "more is better here");
  assert.deepEqual(better(result(43, 41), result(44, 41)), result(44, 41));
  assert.deepEqual(better(result(99, 100), result(5, 5)), result(5, 5), "by other options, what was reached");
  assert.deepEqual(better(result(90, 99), result(5, 9)), result(5, 9), "or came nearer");
  const before = result(99, 41, "2026-01-01");
  assert.deepEqual(better(result(3, 41), before), result(3, 41), "another day begins anew");
});

test("one goes on in the company and at the strength of the last game, where a game has both", () => {
  const game = describe(1, 4, { pair: [2], many: [3, 4] });
  const usual = setup("Red", 2);
  /** @param {...(number | string)} last */
  const seats = (...last) => setUpAsBefore(usual, game, sit(...last)).seats?.map(({ level = 0 }) => level);
  assert.deepEqual(seats("Ann", 1), [0, 1]);
  assert.deepEqual(seats("Ann", 4, 4), [0, 4], "as many as usual");
  assert.deepEqual(seats("Ann", "Bo"), [0, 0]);
  assert.deepEqual(seats(1, 2), undefined, "computers that play alone are no company");
  assert.deepEqual(setUpAsBefore(usual, describe(2, 2), sit("Ann")), {}, "nobody plays that alone");
  assert.deepEqual(setUpAsBefore(usual, game, undefined), {});
});
