// Holds the page to the oldest browsers that it plays in: rewrites styles for them, and refuses what is newer than they are.
//
// What is newer comes from MDN's data of browsers' compatibility. Types are not looked at: a name of JavaScript is refused
// where nothing that bears it is as old as the floor, unless the page has something of its own by that name, or asks by `?.`
// whether it is there.

import fs from "node:fs";
import path from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "acorn";
import { ancestor, simple } from "acorn-walk";
import cssHasPseudo from "css-has-pseudo";
import { Features, transform } from "lightningcss-wasm";
import postcss from "postcss";
import * as windows from "../draw/windows.js";

/** @type {Record<string, number>} the oldest browsers; web/engine/floor.js asks for what came with them, and web/docs/hosting.md names them. */
const FLOOR = { chrome: 111, firefox: 115, safari: 16.4 };

/** The floor as esbuild names it. */
export const TARGET = Object.entries(FLOOR).map(([browser, version]) => browser + version);

/** What is newer and may be used: where it lacks, everything can be played all the same. By its name, with what lacks. */
const FINERY = new Map([
  ["@page", "whoever prints chooses the paper, and what is on a page fits both with usual margins"],
  ["size", "as with @page, in which alone it stands"],
  ["@property", "places are reckoned anew wherever they are used, which takes longer"],
  ["@starting-style", "what comes is there at once"],
  [":has", "where it lacks, web/engine/older.js marks what such a rule finds, and each has a twin for that"],
  ["text-wrap", "lines are not balanced"],
  ["forced-color-adjust", "Safari has no forced colours"],
]);

/** @typedef {{version_added?: string | boolean | null, version_removed?: string | boolean, prefix?: string, flags?: object[], partial_implementation?: boolean}} Statement */
/** @typedef {{__compat?: {support: Record<string, Statement | Statement[]>}}} Feature */

/** The first version that has a feature, Infinity where none has; a prefix is written where one is needed. @param {Feature} feature @param {string} browser */
function sinceOf({ __compat }, browser) {
  const told = __compat?.support[browser];
  const whole = [told ?? []].flat().filter(({ flags }) => !flags);
  const versions = whole.map(({ version_added: added }) =>
    added === true ? 0 : Number.parseFloat(String(added || "Infinity").replace("≤", "")),
  );
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Infinity : version)), Infinity);
}

/** What browsers a feature needs, where that is more than the floor; or nothing. @param {Feature} feature */
function needOf(feature) {
  const since = Object.keys(FLOOR).map(
    (browser) => /** @type {const} */ ([browser, sinceOf(feature, browser)]),
  );
  if (since.every(([browser, version]) => version <= FLOOR[browser])) return "";
  return since
    .map(([browser, version]) => `${browser} ${version === Infinity ? "never" : version}`)
    .join(", ");
}

/** Gather features by name: the oldest of a name decides. @param {Map<string, string>} found @param {string} name @param {unknown} told */
function gather(found, name, told) {
  const feature = /** @type {Feature} */ (told);
  if (!feature.__compat || name.startsWith("__")) return;
  const need = needOf(feature);
  if (!need || !found.has(name)) found.set(name, need);
}

/** @type {Map<string, string>} what globals and members of JavaScript need; "" is: no more than the floor */
const NAMES = new Map();
for (const [name, owner] of [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins)]) {
  gather(NAMES, name, owner);
  for (const [member, feature] of Object.entries(owner))
    gather(NAMES, member.replace(/_static$/, ""), feature);
}

/** @type {Map<string, string>} what names in styles need: `@rule`, `:pseudo`, `property`, `function(` */
const STYLES = new Map();
for (const [name, feature] of Object.entries(bcd.css["at-rules"])) gather(STYLES, `@${name}`, feature);
for (const [name, feature] of Object.entries(bcd.css.selectors)) gather(STYLES, `:${name}`, feature);
for (const [name, feature] of Object.entries(bcd.css.properties)) gather(STYLES, name, feature);
for (const [name, type] of Object.entries(bcd.css.types)) {
  gather(STYLES, `${name}(`, type);
  for (const [inner, feature] of Object.entries(type)) gather(STYLES, `${inner}(`, feature);
}

/** What others than browsers bring: Python's engine, its views, and what the build says of the site. */
const BROUGHT = ["boost", "destroy", "handle", "install", "lock", "memory", "service", "windows"];

/** @typedef {{text: string, line: number, column: number}} Newer */

/** @param {string} name @param {string} need */
const tell = (name, need) =>
  `${name} is newer than the oldest browsers that the page plays in (it needs ${need}): see web/build/floor.mjs`;

/** Tell whether a rule holds only where a browser knows what is in it. @param {import("postcss").ChildNode} node @returns {boolean} */
function isAsked(node) {
  if (node.type === "atrule" && node.name === "supports") return true;
  return node.parent?.type === "atrule" || node.parent?.type === "rule"
    ? isAsked(/** @type {import("postcss").ChildNode} */ (node.parent))
    : false;
}

/** What is newer than the floor in a style sheet. @param {string} text @returns {Newer[]} */
export function findNewerStyles(text) {
  /** @type {Newer[]} */
  const found = [];
  postcss.parse(text).walk((node) => {
    /** @type {string[]} */
    const names = [];
    if (node.type === "atrule") names.push(`@${node.name}`);
    if (node.type === "rule")
      names.push(...[...node.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => `:${name}`));
    if (node.type === "decl") {
      if (!node.prop.startsWith("-")) names.push(node.prop);
      names.push(...[...node.value.matchAll(/([a-z][a-z-]*\()/g)].map(([, name]) => name));
    }
    if (isAsked(node)) return;
    const { line = 1, column = 1 } = node.source?.start ?? {};
    for (const name of names) {
      const need = STYLES.get(name);
      if (need && !FINERY.has(name)) found.push({ text: tell(name, need), line, column: column - 1 });
    }
  });
  return found;
}

/** @param {string} text */
const read = (text) => parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true });

/** The names that modules give to classes, and to members of their own things. @param {string[]} texts */
export function listOwn(texts) {
  const own = new Set(BROUGHT);
  /** @param {{key: {type: string, name?: string}}} node */
  const add = ({ key }) => {
    if (key.type === "Identifier") own.add(key.name ?? "");
  };
  for (const text of texts)
    simple(read(text), {
      Property: add,
      MethodDefinition: add,
      PropertyDefinition: add,
      ClassDeclaration: ({ id }) => {
        own.add(id?.name ?? "");
      },
      AssignmentExpression: ({ left }) => {
        if (left.type === "MemberExpression" && left.property.type === "Identifier")
          own.add(left.property.name);
      },
    });
  return own;
}

/** What is newer than the floor in a module. @param {string} text @param {Set<string>} own @returns {Newer[]} */
export function findNewerNames(text, own) {
  /** @type {Newer[]} */
  const found = [];
  const program = read(text);
  /** @param {import("acorn").Identifier | import("acorn").PrivateIdentifier} identifier */
  const look = ({ name, loc }) => {
    const need = own.has(name) ? "" : NAMES.get(name);
    const { line = 1, column = 0 } = loc?.start ?? {};
    if (need) found.push({ text: tell(name, need), line, column });
  };
  ancestor(program, {
    MemberExpression(node, _state, /** @type {import("acorn").AnyNode[]} */ ancestors) {
      const { computed, property, optional } = node;
      const around = ancestors.at(-2);
      const isCalled = around?.type === "CallExpression" && around.callee === node;
      const isEntered = around?.type === "MemberExpression" && around.object === node;
      const isAsked = optional || ((isCalled || isEntered) && around.optional);
      if (!computed && !isAsked && property.type === "Identifier") look(property);
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier") look(callee);
    },
  });
  return found;
}

/** The names of windows, as every style sheet may use them. */
const WINDOWS = Object.entries(windows).map(
  ([name, query]) => `@custom-media --${name.toLowerCase()} ${query};`,
);

/** Stands before a rule that is written for the seat 0, and holds likewise for every other. */
const EACH_SEAT = "for each seat";

/** Write for every seat what is written for each. @param {string} text @param {number} seats */
function writeSeats(text, seats) {
  const sheet = postcss.parse(text);
  sheet.walkComments((comment) => {
    if (comment.text !== EACH_SEAT) return;
    const first = /** @type {import("postcss").Rule} */ (comment.next());
    for (let seat = seats - 1; seat > 0; seat -= 1)
      first.after(String(first).replaceAll(/\bseat-0\b/g, `seat-${seat}`));
  });
  return sheet.toString();
}

/**
 * A style sheet as the oldest browsers take it: each name of a window as what it means, each pair of light and dark as
 * two colours of which one holds, rules in rules unfolded, prefixes where they are needed, `:has` beside what stands for
 * it; and what holds for each seat, for so many.
 * @param {string} text
 * @param {string} filename
 * @param {number} [seats]
 */
export function writeStyles(text, filename, seats = 1) {
  const targets = Object.fromEntries(
    Object.entries({ ...FLOOR, ios_saf: FLOOR.safari }).map(([browser, version]) => {
      const [major, minor = 0] = String(version).split(".").map(Number);
      return [browser, (major << 16) | (minor << 8)];
    }),
  );
  const { code } = transform({
    filename,
    code: new TextEncoder().encode([writeSeats(text, seats), ...WINDOWS].join("\n")),
    drafts: { customMedia: true },
    targets,
    include: Features.LightDark,
  });
  const lowered = new TextDecoder().decode(code);
  return postcss([cssHasPseudo()]).process(lowered, { from: filename }).css;
}

/** What stands for the light theme on paper, whatever theme the page has: every colour of the page and of its games. */
const LIGHT = "/* light */";

/**
 * The variables of the root in all style sheets of the page, as they stand where no theme and no system changes them, and
 * after them what they are on paper.
 * @param {string} web
 */
export function listLight(web) {
  const sheets = fs
    .readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css") && !/node_modules|^docs/.test(name))
    .sort();
  /** @type {string[]} */
  const plain = [];
  /** @type {string[]} */
  const printed = [];
  /** @param {import("postcss").ChildNode} rule @param {string[]} found */
  const gather = (rule, found) => {
    if (rule.type !== "rule" || rule.selector !== ":root") return;
    rule.each((each) => {
      if (
        each.type === "decl" &&
        each.prop.startsWith("--") &&
        /#|light-dark|transparent|color-mix|rgb|var\(|none/.test(each.value)
      )
        found.push(`${each.prop}: ${each.value};`);
    });
  };
  for (const name of sheets)
    postcss.parse(fs.readFileSync(path.join(web, name), "utf8")).each((rule) => {
      if (rule.type === "atrule" && rule.name === "media" && rule.params === "print")
        rule.each((each) => gather(each, printed));
      else gather(rule, plain);
    });
  return [...plain, ...printed].join("\n");
}

/**
 * The plugin for esbuild that holds a bundle to the floor.
 * @param {string} web
 * @param {number} seats that a table may have
 * @returns {import("esbuild").Plugin}
 */
export const floorPlugin = (web, seats) => ({
  name: "floor",
  setup(build) {
    /** @param {Newer[]} newer @param {string} file */
    const tellAll = (newer, file) =>
      newer.map(({ text, line, column }) => ({ text, location: { file, line, column } }));
    build.onLoad({ filter: /\.css$/, namespace: "file" }, ({ path: file }) => {
      const contents = writeStyles(fs.readFileSync(file, "utf8"), file, seats);
      return { contents, loader: "css", errors: tellAll(findNewerStyles(contents), file) };
    });
    // What only a part of the page needs comes with it, as text that it adopts.
    build.onResolve({ filter: /\.css$/ }, ({ path: name, importer, resolveDir, kind }) =>
      kind === "import-statement" && importer.endsWith(".js")
        ? { path: path.relative(web, path.resolve(resolveDir, name)), namespace: "adopted" }
        : null,
    );
    build.onLoad({ filter: /\.css$/, namespace: "adopted" }, ({ path: name }) => {
      const file = path.join(web, name);
      const text = fs.readFileSync(file, "utf8").replace(LIGHT, () => listLight(web));
      const contents = writeStyles(text, file, seats);
      return { contents, loader: "text", errors: tellAll(findNewerStyles(contents), file) };
    });
    const modules = fs
      .readdirSync(web, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js") && !name.includes("node_modules"));
    const own = listOwn(modules.map((name) => fs.readFileSync(path.join(web, name), "utf8")));
    build.onLoad({ filter: /\.js$/, namespace: "file" }, ({ path: file }) => {
      // What others have written asks before it uses what is new.
      const isOurs = file.startsWith(web + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
      const newer = isOurs ? findNewerNames(fs.readFileSync(file, "utf8"), own) : [];
      return newer.length ? { errors: tellAll(newer, file) } : null; // other plugins load what is as it should be
    });
  },
});
