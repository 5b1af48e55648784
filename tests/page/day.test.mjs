/** The deal of the day: how it is set up, what is kept of it, and the goal of one that a computer plays beside a person. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "../../web/model/store.js";
import { give } from "./built.mjs";

const OPTIONS = { pack: "times" };
const GOALS = {
  cards: { level: 4, measure: "", most: 0, par: true, options: OPTIONS },
  rounds: { level: 3, measure: "round", most: 29, options: {} },
  duel: { level: 3, measure: "", most: 0, options: {} },
};

give(Object.entries(GOALS).map(([key, goal]) => ({ key, goal })));
const { tellPar, tellWord } = await import("../../web/i18n/tell.js");
const { Days } = await import("../../web/kept/day.js");
const { setUpDay } = await import("../../web/lobby/day.js");
const { dayAfter, dealOfTheDay } = await import("../../web/model/dates.js");
const { Par } = await import("../../web/table/par.js");

const TODAY = dealOfTheDay();

/** @param {number} score @param {boolean} [isOver] @returns {any} how a table for one stands */
const alone = (score, isOver = true) => ({
  seats: [{ who: "person" }],
  options: OPTIONS,
  view: { round: 7 },
  outcome: isOver ? { reason: "stuck", winners: [], scores: [score] } : null,
});

/**
 * A table at which the deal of a day is played, with an engine that plays its slices when it is let.
 * @param {string} game
 * @param {{day?: string, reply?: any}} [more]
 */
function sit(game, { day = TODAY, reply = alone(0, false) } = {}) {
  const table = /** @type {any} */ ({ number: 1 });
  const state = { play: sitDown({ id: "g", game, table, reply, day }) };
  /** @type {string[]} */
  const asked = [];
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @type {(answer: any) => void} */
  let answer = () => {};
  /** @type {(error: Error) => void} */
  let fail = () => {};
  /** @type {(() => Promise<void>)[]} */
  const waits = [];
  const app = /** @type {any} */ ({
    days: new Days(),
    store: {
      get play() {
        return state.play;
      },
      setPlay: (/** @type {object} */ patch) => Object.assign(state.play, patch),
    },
    line: { end: Promise.resolve() },
    engine: {
      work: (
        /** @type {string} */ verb,
        /** @type {object} */ _request,
        /** @type {AbortSignal} */ signal,
        /** @type {() => Promise<void>} */ progress,
      ) => {
        asked.push(verb);
        signals.push(signal);
        waits.push(progress);
        return new Promise((done, refuse) => {
          answer = done;
          fail = refuse;
        });
      },
    },
  });
  const par = new Par(app);
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    app,
    par,
    state,
    asked,
    signals,
    waits,
    settle,
    found: (/** @type {number} */ score) => {
      answer({ done: true, score });
      return settle();
    },
    broken: () => {
      fail(new Error("gone"));
      return settle();
    },
  };
}

test("the computer plays the deal once, beside the person, where the goal is its score", async () => {
  const table = sit("cards");
  table.par.seek();
  table.par.seek();
  assert.deepEqual(table.asked, ["par"]);
  assert.equal(table.state.play.par, null);
  await table.found(41);
  assert.equal(table.state.play.par, 41);
  table.par.seek();
  assert.deepEqual(table.asked, ["par"], "what is known is not asked for again");
});

test("nothing is played of another deal, another goal, or at a table that is not for it", () => {
  const two = { ...alone(0, false), seats: [{ who: "person" }, { who: "computer", level: 4 }] };
  for (const table of [sit("cards", { day: "" }), sit("rounds"), sit("duel"), sit("cards", { reply: two })]) {
    table.par.seek();
    assert.deepEqual(table.asked, []);
  }
});

test("what is asked at the table comes before the next slice, and whoever has left wants no more", async () => {
  const table = sit("cards");
  let free = () => {};
  table.app.line.end = new Promise((done) => {
    free = () => done(undefined);
  });
  table.par.seek();
  let isNext = false;
  const waited = table.waits[0]().then(() => {
    isNext = true;
  });
  await table.settle();
  assert.equal(isNext, false);
  free();
  await waited;
  assert.equal(table.signals[0].aborted, false);
  table.state.play = { ...table.state.play, table: /** @type {any} */ ({ number: 2 }) };
  await table.waits[0]();
  assert.equal(table.signals[0].aborted, true);
  await table.found(41);
  assert.equal(table.state.play.par, null, "it was of another table");
});

test("where it fails there is no goal, and the next session is asked anew", async () => {
  const table = sit("cards");
  table.par.seek();
  await table.broken();
  assert.equal(table.state.play.par, null);
  table.par.seek();
  assert.deepEqual(table.asked, ["par"]);
  table.state.play = { ...table.state.play, table: /** @type {any} */ ({ number: 1 }) };
  table.par.seek();
  assert.deepEqual(table.asked, ["par", "par"]);
});

test("the best of several tries is kept with what the computer has reached", async () => {
  const { app } = sit("cards");
  await app.days.record("cards", TODAY, alone(44), null);
  assert.equal(app.days.resultOf("cards"), null, "nothing is known of it yet");
  for (const score of [39, 44, 42]) await app.days.record("cards", TODAY, alone(score), 41);
  assert.deepEqual(app.days.resultOf("cards"), { day: TODAY, won: true, count: 44, par: 41 });
});

/** @param {number} days from today */
const dayFrom = (days) => dayAfter(TODAY, days);

test("a day that is still to come keeps no other from counting, and is not that of today", async () => {
  for (const day of ["9999-12-31", dayFrom(1), dayFrom(3650)]) {
    const { app } = sit("cards");
    await app.days.record("cards", day, alone(44), 41);
    assert.equal(app.days.resultOf("cards"), null);
    await app.days.record("cards", TODAY, alone(40), 41);
    assert.deepEqual(app.days.resultOf("cards"), { day: TODAY, won: false, count: 40, par: 41 });
  }
  const { app } = sit("cards");
  for (const [day, score] of /** @type {const} */ ([
    [TODAY, 40],
    [dayFrom(1), 44],
  ]))
    await app.days.record("cards", day, alone(score), 41);
  await app.days.record("cards", dayFrom(-1), alone(44), 41);
  assert.equal(
    app.days.resultOf("cards")?.count,
    40,
    "a game of another day that ends today takes nothing away",
  );
  await app.days.record("cards", TODAY, alone(43), 41);
  assert.equal(app.days.resultOf("cards")?.count, 43);
});

test("a game whose last move is just being shown when the computer's is known is recorded too", async () => {
  const table = sit("cards");
  table.par.seek();
  let show = () => {};
  table.app.line.end = new Promise((done) => {
    show = () => {
      table.state.play = { ...table.state.play, reply: alone(44) };
      done(undefined);
    };
  });
  await table.found(41);
  assert.equal(table.app.days.resultOf("cards"), null);
  show();
  await table.settle();
  assert.deepEqual(table.app.days.resultOf("cards"), { day: TODAY, won: true, count: 44, par: 41 });
});

test("a game that was over before the computer's is recorded then", async () => {
  const table = sit("cards");
  table.par.seek();
  table.state.play = { ...table.state.play, reply: alone(40) };
  await table.found(41);
  assert.deepEqual(table.app.days.resultOf("cards"), { day: TODAY, won: false, count: 40, par: 41 });
});

test("what is measured in other games, and what is won, is kept as it was", async () => {
  const { app } = sit("rounds");
  const reply = alone(3);
  reply.outcome.winners = [0];
  await app.days.record("rounds", TODAY, reply, null);
  assert.deepEqual(app.days.resultOf("rounds"), { day: TODAY, won: true, count: 7 });
});

test("the deal is set up for one person, as its goal says", () => {
  const description = /** @type {any} */ ({
    seats: { least: 1, most: 4 },
    levels: 5,
    options: [{ key: "pack", default: "subtraction", kind: "choice", choices: [], when: {}, seat: null }],
    presets: { wild: { options: {}, seats: [2, 3, 4] }, solitaire: { options: OPTIONS, seats: [1] } },
  });
  const setup = /** @type {any} */ ({
    key: "cards",
    seats: [{ who: "person" }, { who: "computer", level: 2 }],
    preset: "wild",
    options: { pack: "full" },
  });
  const { seats, preset, options, deal } = setUpDay(setup, description);
  assert.deepEqual(
    { seats, preset, options, deal },
    { seats: [{ who: "person" }], preset: "solitaire", options: OPTIONS, deal: "day" },
  );
});

test("the goal is told while one plays, and at the end whether it was reached", () => {
  /** @type {any} */
  const say = (/** @type {string} */ id, /** @type {object} */ args) => `${id} ${JSON.stringify(args)}`;
  assert.equal(tellPar(say, { reply: alone(0, false), par: null, day: TODAY }), "");
  assert.equal(tellPar(say, { reply: alone(44), par: null, day: TODAY }), "");
  assert.equal(
    tellPar(say, { reply: alone(0, false), par: 41, day: TODAY }),
    'goal-score {"pack":"times","score":41,"none":"false"}',
  );
  assert.equal(tellPar(say, { reply: alone(44), par: 41, day: TODAY }), 'par-reached {"count":44,"par":41}');
  assert.equal(tellPar(say, { reply: alone(41), par: 41, day: TODAY }), 'par-reached {"count":41,"par":41}');
  assert.equal(tellPar(say, { reply: alone(40), par: 41, day: TODAY }), 'par-missed {"count":40,"par":41}');
});

test("where the computer gets nothing, being as good is told without figures", () => {
  /** @type {any} */
  const say = (/** @type {string} */ id, /** @type {object} */ args) => `${id} ${JSON.stringify(args ?? {})}`;
  for (const par of [0, -2]) {
    const asked = tellPar(say, { reply: alone(0, false), par, day: TODAY });
    assert.equal(asked, `goal-score {"pack":"times","score":${par},"none":"true"}`);
    assert.equal(tellPar(say, { reply: alone(par), par, day: TODAY }), "par-none {}");
    const more = tellPar(say, { reply: alone(7), par, day: TODAY });
    assert.equal(more, `par-reached {"count":7,"par":${par}}`);
    const less = tellPar(say, { reply: alone(-5), par, day: TODAY });
    assert.equal(less, `par-missed {"count":-5,"par":${par}}`);
  }
});

test("a button says to whoever plays alone what it does there", () => {
  /** @type {any} */
  const say = (/** @type {string} */ id, /** @type {object} */ args) => `${id} ${JSON.stringify(args)}`;
  const person = /** @type {any} */ ({ who: "person" });
  assert.equal(tellWord(say, "pass", [person]), 'word-pass {"seats":1}');
  assert.equal(tellWord(say, ",", [person, person]), 'word-comma {"seats":2}');
});
