/** Draws a table of 350 pieces by the page's own modules, again and again, and tells how long each time takes. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "lit";
import { Roving } from "../web/access/roving.js";
import { renderers } from "../web/draw/renderers.js";
import { Viewport } from "../web/draw/viewport.js";
import { Words } from "../web/i18n/words.js";
import { Store, sitDown } from "../web/model/store.js";
import { Hints } from "../web/table/hints.js";
import { Kinds } from "../web/table/kinds.js";
import { Sentence } from "../web/table/sentence.js";
import { tableView } from "../web/table/table-view.js";

const PIECES = 350;
const OPEN = 200;
const SIDE = 20; // pieces in a row
const GAME = "many";

/** Counts how often a thing's face is gone through: written into what stands on it, and the same each time. */
const counter = {
  count: 0,
  toString() {
    this.count += 1;
    return "symbol";
  },
};

const names = Array.from({ length: PIECES }, (_, at) => `p${at}`);

renderers.set(GAME, {
  size: () => ({ width: SIDE, height: Math.ceil(PIECES / SIDE) }),
  furniture: (_view, { svg }) => svg`<rect width="20" height="20"></rect>`,
  pieces: (view, { say, html }) => {
    built += 1;
    return names.map((name, at) => ({
      id: name,
      touch: name,
      kind: `card seat-${view.owners[at]}`,
      face: html`<span class="stone ${counter}">${at}</span>`,
      x: (at % SIDE) + 0.5,
      y: Math.floor(at / SIDE) + 0.5,
      label: say("piece", { at, seat: view.owners[at] }),
    }));
  },
});

class Counted extends FluentBundle {
  /** @param {Parameters<FluentBundle["formatPattern"]>} told */
  formatPattern(...told) {
    worded += 1;
    return super.formatPattern(...told);
  }
}

const words = new Words("en");
words.bundles.set(GAME, new Counted("en", { useIsolating: false }));
words.bundles.get(GAME)?.addResource(new FluentResource("piece = stone { $at } of player { $seat }"));

const seats = [{ who: "person" }, { who: "person" }];
const prompt = {
  id: 1,
  waiting: [0],
  seat: 0,
  ask: { code: "", args: {} },
  answers: [],
  inquiries: [],
  offers: [],
  undo: true,
  takeback: true,
  redo: false,
};
const view = { owners: names.map((_, at) => at % 2) };
const room = document.createElement("main");
document.body.append(room);

const store = new Store(() => {});
const settings = {
  value: () => "normal",
  change: () => {},
  locks: [],
  aids: { hints: true, takebacks: true },
};
const viewport = new Viewport(room, { turned: () => {}, ended: () => {} });
const line = { think: () => ({ halt() {} }) };
const app = /** @type {any} */ ({
  store,
  words,
  settings,
  line,
  kinds: new Kinds(),
  library: { isAhead: () => false },
  sentence: new Sentence(/** @type {any} */ ({ store, words })),
  later: { part: { viewport, viewportTools: () => "", reviewView: () => "", askedView: () => "" } },
});
app.hints = new Hints(app);
const roving = new Roving(room);
let built = 0; // how often all pieces were made
let worded = 0; // how many sentences were put into words

/** @param {Record<string, any>} patch @returns {number} milliseconds */
function redraw(patch) {
  store.setPlay(patch);
  const begin = performance.now();
  roving.remember();
  render(tableView(/** @type {any} */ (store.state.play), renderers.get(GAME), app), room);
  roving.keep();
  return performance.now() - begin;
}

/**
 * The milliseconds of script that each of so many touches takes to be shown, where one word is said and 200 are open;
 * how often the pieces were made for that, how many of them were gone through to see what has changed of them, and how
 * many sentences were put into words.
 * @param {number} times
 */
globalThis.measureRedraws = (times) => {
  const reply = {
    viewer: 0,
    view,
    prompt,
    log: { from: 0, records: [] },
    outcome: null,
    seats,
    sides: [[0], [1]],
    windows: [],
    takebacks: 0,
    hints: 0,
    aids: { hints: true, takebacks: true },
    hides: false,
    length: 1,
    options: {},
    seed: "",
  };
  const draft = {
    move: "",
    status: "more",
    ask: prompt.ask,
    touch: names.slice(0, OPEN),
    preview: null,
    refusal: null,
  };
  const table = /** @type {any} */ ({ number: 1 });
  store.state.play = sitDown({ id: "", game: GAME, table, reply: /** @type {any} */ (reply) });
  redraw({ saying: { draft } });
  built = 0;
  counter.count = 0;
  worded = 0;
  const milliseconds = Array.from({ length: times }, (_, turn) => {
    const touch = names.slice(turn % 100, (turn % 100) + OPEN);
    return redraw({
      saying: { draft: { ...draft, move: names[(turn * 7) % PIECES], touch } },
      reply: { ...reply, view: { ...view } },
    });
  });
  return { milliseconds, built, drawn: counter.count, worded };
};
