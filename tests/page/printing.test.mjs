/** Printing: of two wishes that are laid out at once only the last one counts, and nothing more is asked for the other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { give } from "./built.mjs";

give();
/** The document of a browser in which nothing can start: what the modules of the start ask of one. */
const empty = {
  baseURI: "https://play.test/",
  documentElement: { dataset: { old: "" } },
  addEventListener: () => {},
  createTreeWalker: () => ({}),
  getElementById: () => null,
  querySelector: () => null,
};
Object.assign(globalThis, {
  self: globalThis,
  document: empty,
  location: new URL(empty.baseURI),
  matchMedia: () => new EventTarget(),
  addEventListener: () => {},
});
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
const { Printing } = await import("../../web/teachers/printing.js");
const { printSheet } = await import("../../web/teachers/print-sheet.js");

const teachers = /** @type {import("../../web/teachers/teachers.js").Teachers} */ (
  /** @type {unknown} */ ({ game: "a game", sheet: { game: "a game", items: [] } })
);

/** Printing whose pages come when the test says so, in the order in which they were asked for. */
function makePrinting() {
  /** @type {unknown[]} */
  const failed = [];
  const uses = {
    store: { set: () => {} },
    notices: { fail: (/** @type {unknown} */ error) => failed.push(error) },
  };
  const printing = new Printing(
    /** @type {ConstructorParameters<typeof Printing>[0]} */ (/** @type {unknown} */ (uses)),
  );
  /** @type {{come: (body: string) => void, fail: (why: Error) => void}[]} */
  const asked = [];
  printing.makePages = () =>
    new Promise((resolve, reject) => {
      asked.push({ come: (body) => resolve([{ body }]), fail: reject });
    });
  const bodies = () => printing.laid.pages.map(({ body }) => body);
  return { printing, asked, failed, bodies };
}

test("what was chosen last stays, in whatever order the pages come", async () => {
  const { printing, asked, bodies } = makePrinting();
  const opened = printing.layOut(teachers);
  const changed = printing.change(teachers, { isLarge: true });
  asked[1].come("large");
  await changed;
  asked[0].come("usual");
  await opened;
  assert.deepEqual(bodies(), ["large"]);
  assert.equal(printing.laid.large, true);
  const numbers = [1, 2].map((number) => printing.change(teachers, { number }));
  asked[3].come("second");
  asked[2].come("first");
  await Promise.all(numbers);
  assert.deepEqual(bodies(), ["second"]);
});

test("the letters are those of the pages that lie there", async () => {
  const { printing, asked } = makePrinting();
  const changed = printing.change(teachers, { isLarge: true });
  assert.equal(printing.laid.large, false);
  asked[0].come("large");
  await changed;
  assert.equal(printing.laid.large, true);
});

test("of a fault people are told, but of none in what nobody wants any more", async () => {
  const { printing, asked, failed, bodies } = makePrinting();
  const changes = [true, false, true].map((isLarge) => printing.change(teachers, { isLarge }));
  asked[0].fail(new Error("overtaken"));
  asked[1].come("usual");
  asked[2].fail(new Error("last"));
  await Promise.all(changes);
  assert.deepEqual(failed.map(String), ["Error: last"]);
  assert.deepEqual(bodies(), []);
});

test("nothing is asked for a sheet that nobody wants any more", async () => {
  let asked = 0;
  const uses = {
    engine: { send: () => Promise.resolve({ refusal: { of: ++asked } }) },
    words: { of: () => String },
    games: { bringRenderer: () => Promise.resolve() },
    later: { bring: () => Promise.resolve({}) },
  };
  const items = [
    { kind: "moment", asks: "best", level: 0, token: "", record: 0, task: "", seat: 0, position: "" },
  ];
  const print = printSheet(
    /** @type {Parameters<typeof printSheet>[0]} */ (/** @type {unknown} */ ({ game: "a game", items })),
    {
      pack: { puzzles: [], skills: { skills: {}, tasks: {}, presets: {}, options: {} } },
      number: 0,
      link: "",
      large: false,
      signal: AbortSignal.abort(),
    },
    /** @type {Parameters<typeof printSheet>[2]} */ (/** @type {unknown} */ (uses)),
  );
  await assert.rejects(print, { name: "AbortError" });
  assert.equal(asked, 0);
});
