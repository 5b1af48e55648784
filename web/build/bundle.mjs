// Puts the site together: the page's scripts and styles under hashed names, the compiled engine, the
// sentences, the rules, and the index.html that knows all their addresses. Every address is relative, so
// the site works at any place of any static host.

import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import esbuild from "esbuild";
import { pseudolocalize } from "./pseudo.mjs";
import { renderRules } from "./rules.mjs";

const { values: options } = parseArgs({
  options: {
    root: { type: "string", default: "" },
    engine: { type: "string", default: "" },
    out: { type: "string", default: "" },
    version: { type: "string", default: "" },
    "leave-out": { type: "string", multiple: true, default: [] },
  },
});
const { root, engine, out, version, "leave-out": leftOut } = options;
const web = path.join(root, "web");

/** @typedef {{ starting: string[], later: string[], lock: string }} EngineReport */

/** Names as addresses have them, sorted. @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

/** @param {string} folder @param {string[]} names */
function hashFiles(folder, names) {
  const hash = crypto.createHash("sha256");
  for (const name of names) {
    const data = fs.readFileSync(path.join(folder, name));
    hash.update(`${name}\0${data.length}\0`).update(data);
  }
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} name @param {string} text */
function write(name, text) {
  const file = path.join(out, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Bundle the page, its worker and its styles into `app/`; tell where each lies, and what main imports.
 * @returns {Promise<{ main: string, worker: string, styles: string, shared: string[] }>}
 */
async function bundlePage() {
  const { metafile } = await esbuild.build({
    absWorkingDir: web,
    entryPoints: ["main.js", "worker.js", "css/main.css"],
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "[name]-[hash]",
    outdir: path.join(out, "app"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    legalComments: "linked",
    loader: { ".svg": "file", ".png": "file", ".woff2": "file" },
    logLevel: "warning",
  });
  /** @type {Record<string, string>} */
  const made = {};
  /** @type {string[]} */
  let shared = [];
  /** @param {string} file */
  const address = (file) => path.relative(out, path.resolve(web, file)).split(path.sep).join("/");
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    made[output.entryPoint] = address(file);
    if (output.entryPoint === "main.js") {
      shared = output.imports
        .filter((one) => one.kind === "import-statement")
        .map((one) => address(one.path));
    }
  }
  return { main: made["main.js"], worker: made["worker.js"], styles: made["css/main.css"], shared };
}

/** The engine's files under a folder that is named by their hash, with the bytes that the page counts. */
function copyEngine() {
  /** @type {EngineReport} */
  const report = JSON.parse(fs.readFileSync(path.join(engine, "report.json"), "utf8"));
  const names = [...report.starting, ...report.later];
  const base = `engine/${hashFiles(engine, names)}/`;
  fs.mkdirSync(path.join(out, base), { recursive: true });
  for (const name of names) fs.copyFileSync(path.join(engine, name), path.join(out, base, name));
  /** @param {string[]} files */
  const weigh = (files) =>
    Object.fromEntries(files.map((name) => [name, fs.statSync(path.join(engine, name)).size]));
  return { engine: { base, files: weigh(report.starting), later: weigh(report.later) }, lock: report.lock };
}

/** Copy the sentences and add the pseudo-locale; return the locales. */
function writeLocales() {
  const source = path.join(web, "locales");
  const wanted = listFiles(source).filter(
    (name) => name.endsWith(".ftl") && !leftOut.includes(path.posix.basename(name, ".ftl")),
  );
  for (const name of wanted) {
    const text = fs.readFileSync(path.join(source, name), "utf8");
    write(`locales/${name}`, text);
    if (name.startsWith("en/")) write(`locales/qps/${name.slice(3)}`, pseudolocalize(text, name));
  }
  return [...new Set(wanted.map((name) => name.split("/")[0])), "qps"];
}

/** Write each game's rules as a fragment of HTML; return the games. */
function writeRules() {
  const source = path.join(web, "rules");
  const games = listFiles(source)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -3))
    .filter((game) => !leftOut.includes(game));
  for (const game of games) {
    const text = fs.readFileSync(path.join(source, `${game}.md`), "utf8");
    write(`rules/en/${game}.html`, renderRules(text, game));
  }
  return games;
}

/**
 * The root's index.html with the built addresses in it.
 * @param {Awaited<ReturnType<typeof bundlePage>>} page
 * @param {object} site
 */
function writeIndex(page, site) {
  const preloads = page.shared.map((address) => `<link rel="modulepreload" href="${address}">`).join("");
  // In a script element only `<` could end the text early.
  const description = JSON.stringify(site).replaceAll("<", "\\u003c");
  /** @type {[RegExp, string][]} */
  const changes = [
    [
      /<link rel="stylesheet" href="web\/css\/main.css" ?\/?>/,
      `<link rel="stylesheet" href="${page.styles}">`,
    ],
    [
      /<script type="module" src="web\/main.js"><\/script>/,
      `${preloads}<script type="module" src="${page.main}"></script>`,
    ],
    [
      /<script type="application\/json" id="site">{}<\/script>/,
      `<script type="application/json" id="site">${description}</script>`,
    ],
  ];
  let text = fs.readFileSync(path.join(root, "index.html"), "utf8");
  for (const [from, to] of changes) {
    const pieces = text.split(from);
    if (pieces.length !== 2) throw new Error(`index.html must hold this once: ${from.source}`);
    text = pieces.join(to);
  }
  if (/(?:href|src)="web\//.test(text) && !fs.existsSync(path.join(web, "icons"))) {
    throw new Error("index.html names a file of web/ that the site does not hold");
  }
  write("index.html", text.replace(/(href|src)="web\/icons\//g, '$1="icons/'));
}

async function main() {
  const page = await bundlePage();
  const { engine: engineFiles, lock } = copyEngine();
  const locales = writeLocales();
  const rules = writeRules();
  const icons = path.join(web, "icons");
  if (fs.existsSync(icons)) fs.cpSync(icons, path.join(out, "icons"), { recursive: true });
  const build = hashFiles(out, listFiles(out));
  writeIndex(page, { version, build, worker: page.worker, engine: engineFiles, lock, locales, rules });
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
