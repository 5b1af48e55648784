/** Tests what the build refuses as newer than the oldest browsers, and how it writes styles for them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  findNewerNames,
  findNewerStyles,
  floorPlugin,
  listLight,
  listOwn,
  writeStyles,
} from "../../web/build/floor.mjs";

/** @param {string} text */
const names = (text) => findNewerNames(text, listOwn([text])).map((each) => each.text.split(" ")[0]);
/** @param {string} text */
const styles = (text) => findNewerStyles(text).map((each) => each.text.split(" ")[0]);

test("a member that came later is refused, at its place", () => {
  assert.deepEqual(names("place.checkVisibility();"), ["checkVisibility"]);
  assert.deepEqual(names("document.startViewTransition(draw);"), ["startViewTransition"]);
  assert.deepEqual(names("Promise.withResolvers();"), ["withResolvers"]);
  const [{ line, column }] = findNewerNames("\n  one.union(two);", new Set());
  assert.deepEqual([line, column], [2, 6]);
});

test("a class that came later is refused", () => {
  assert.deepEqual(names("new CloseWatcher();"), ["CloseWatcher"]);
});

test("what is as old as the floor, is asked for, or is the page's own, is not", () => {
  assert.deepEqual(names("[...list].toSorted().findLast(Boolean); structuredClone(list);"), []);
  assert.deepEqual(names("place.checkVisibility?.(); navigator.userActivation?.isActive;"), []);
  assert.deepEqual(names("const sets = { union() {} }; sets.union();"), []);
});

test("styles that came later are refused, but where a rule asks for them", () => {
  assert.deepEqual(styles("a { color: light-dark(red, blue) }"), ["light-dark("]);
  assert.deepEqual(styles("a { field-sizing: content }"), ["field-sizing"]);
  assert.deepEqual(styles("a:open { color: red }"), [":open"]);
  assert.deepEqual(styles("@scope (a) { b { color: red } }"), ["@scope"]);
  assert.deepEqual(styles("@supports (width: round(1px, 1px)) { a { width: round(1.4px, 1px) } }"), []);
  assert.deepEqual(styles("a { width: 1dvh; color: color-mix(in srgb, red, blue) }"), []);
});

test("pairs of colours become two of which one holds", () => {
  const made = writeStyles(
    ":root { color-scheme: light dark; --ink: light-dark(#000001, #fffffe) }",
    "a.css",
  );
  assert.doesNotMatch(made, /light-dark\(/);
  assert.match(made, /--ink: var\([\w-]+, #000001\) var\([\w-]+, #fffffe\)/);
  assert.match(made, /@media \(prefers-color-scheme: dark\)/);
  assert.deepEqual(styles(made), []);
});

test("rules in rules are unfolded", () => {
  assert.match(writeStyles("a { b { color: red } }", "a.css"), /a b \{\s*color: red/);
});

test("a style names the windows that scripts know, and no other, and none is written out again", () => {
  assert.match(writeStyles("@media (--slim) { a { color: red } }", "a.css"), /@media \(width < 60rem\) \{/);
  assert.match(
    writeStyles("@media (--small) and (orientation: landscape) { a { color: red } }", "a.css"),
    /@media \(\(width < 60rem\) or \(height < 42rem\)\) and \(orientation: landscape\) \{/,
  );
  assert.throws(() => writeStyles("@media (--huge) { a { color: red } }", "a.css"), /huge/);
  const web = fileURLToPath(new URL("../../web", import.meta.url));
  const copies = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(css|js)$/.test(name) && !/node_modules|draw\/windows\.js/.test(name))
    .filter((name) => {
      const asked = readFileSync(`${web}/${name}`, "utf8").match(/@media[^{]*|matchMedia\(.*/g) ?? [];
      const copy = /width[^)]*\b(60|59\.99|29\.99)rem|\(width < 30rem/; // whatever way it is written
      return asked.some((each) => copy.test(each));
    });
  assert.deepEqual(copies, []);
});

test("what holds for each seat is written for the first, and stands there for all, in its place", () => {
  const made = writeStyles(
    "/* for each seat */ .seat-0 b { --seat: var(--seat-0-edge) } .seat-01, .seat-0 { color: red }",
    "a.css",
    3,
  );
  const rules = [...made.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, ...both]) =>
    both.map((each) => each.trim()),
  );
  assert.deepEqual(rules, [
    [".seat-0 b", "--seat: var(--seat-0-edge);"],
    [".seat-1 b", "--seat: var(--seat-1-edge);"],
    [".seat-2 b", "--seat: var(--seat-2-edge);"],
    [".seat-01, .seat-0", "color: red;"],
  ]);
});

test("paper has a light colour for each that high contrast changes", () => {
  const web = fileURLToPath(new URL("../../web", import.meta.url));
  const light = new Set([...listLight(web).matchAll(/^(--[\w-]+):/gm)].map(([, name]) => name));
  const sheets = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".css") && !name.includes("node_modules"),
  );
  const changed = sheets.flatMap((name) =>
    [
      ...readFileSync(`${web}/${name}`, "utf8").matchAll(/:root\[data-theme="contrast"\] \{([^}]*)\}/g),
    ].flatMap(([, rules]) => [...rules.matchAll(/(--[\w-]+): #/g)].map(([, variable]) => variable)),
  );
  assert.ok(changed.length > 50);
  assert.deepEqual(
    changed.filter((name) => !light.has(name)),
    [],
  );
  assert.ok(light.has("--seat-0"), "what follows from one of them is told anew");
});

test("the build gives the styles of paper to their module as text that the oldest browsers take", async () => {
  const web = fileURLToPath(new URL("../../web", import.meta.url));
  const { build } = await import("../../web/node_modules/esbuild/lib/main.js");
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { default } from "./paper.css";',
      resolveDir: `${web}/teachers`,
      sourcefile: "a.js",
    },
    bundle: true,
    write: false,
    format: "esm",
    plugins: [floorPlugin(web, 6)],
    logLevel: "silent",
  });
  const [{ text }] = outputFiles;
  assert.match(text, /--seat-0: var\(--colour-red\)/);
  assert.match(text, /@page a4/);
  assert.match(text, /\.paper-page \{[^}]*--lightningcss-light: initial/);
  assert.doesNotMatch(text, /[ (]light-dark\(|\/\* light \*\//);
});
