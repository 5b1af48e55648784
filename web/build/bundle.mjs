// Puts the site together: the page's scripts and styles under hashed names, the compiled engine, the
// sentences, the rules, and the index.html that knows all their addresses. Every address is relative, so
// the site works at any place of any static host.

import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import esbuild from "esbuild";
import { drawDiagram } from "./diagrams.mjs";
import { offerZip, renderNotes, renderPage } from "./docs.mjs";
import { bundleModule, MODULE, writePackage } from "./element.mjs";
import { renderEmbedPage } from "./embed-page.mjs";
import { floorPlugin, TARGET, writeStyles } from "./floor.mjs";
import { drawIcons } from "./icons.mjs";
import { write as inscribe } from "./inert.mjs";
import { makeEmbeds, tellAnswer } from "./oembed.mjs";
import { makeOneFile, ONE_FILE, WAITS } from "./onefile.mjs";
import { renderParameters } from "./parameters.mjs";
import { partsPlugin } from "./parts.mjs";
import { FRAMING, withPolicy } from "./policy.mjs";
import { pseudolocalize } from "./pseudo.mjs";
import { gamesPlugin, listComing, PACK, SKILLS } from "./registry.mjs";
import { renderRules } from "./rules.mjs";
import { makeSpeaker } from "./speaker.mjs";

const { values: options } = parseArgs({
  options: {
    root: { type: "string", default: "" },
    engine: { type: "string", default: "" },
    out: { type: "string", default: "" },
    version: { type: "string", default: "" },
    address: { type: "string", default: "" },
    games: { type: "string", default: "[]" },
    colours: { type: "string", default: "[]" },
    diagrams: { type: "string", default: "" },
    pictures: { type: "string", default: "" },
    practice: { type: "string", default: "" },
    descriptions: { type: "string", default: "" },
    package: { type: "string", default: "" },
  },
});
const { root, engine, out, version } = options;
const web = path.join(root, "web");
const gamesFolder = path.join(web, "games");

/** The games of the engine's registry, in its order. @type {import("./registry.mjs").Listed[]} */
const listed = JSON.parse(options.games);
const played = listed.map(({ key }) => key);

const speaker = makeSpeaker(web);

// Its address must never change: a browser asks there for the next version. It lies at the root, since it serves
// what lies below it.
const SERVICE = "sw.js";

// By the platform that each speaks to; a course names them, so their addresses never change.
const ADAPTERS = ["scorm12", "scorm2004", "cmi5", "h5p", "kolibri"];

// What H5P runs as its own: it knows no modules.
const LIBRARY = "embed/adapters/h5p-library.js";

/** @typedef {{ starting: string[], plain: string[], later: string[], snapshot: import("../engine/snapshot.js").Told, lock: string }} EngineReport */

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

/** @param {string} name @param {string} text @param {import("./policy.mjs").Policy} [policy] of a page that needs another */
function write(name, text, policy) {
  const file = path.join(out, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, name.endsWith(".html") ? withPolicy(text, name, policy) : text);
}

/**
 * Write markup that the page fetches and takes apart. It is no page by its name: there are hosts that put a program into each
 * page that they give out, and the page takes none from elsewhere.
 * @param {string} name @param {string} markup
 */
const writeMarkup = (name, markup) => write(`${name}.txt`, markup);

/**
 * Draw the cover of each game that has one; tell where they lie. The page takes them into itself, so that its
 * styles and themes hold in them; the renderer that it could draw them with is many times as large.
 */
async function drawCovers() {
  /** @type {Record<string, string>} */
  const covers = {};
  for (const key of played) {
    const file = path.join(gamesFolder, key, "cover.js");
    if (!fs.existsSync(file)) continue;
    const { cover } = await import(pathToFileURL(file).href);
    const text = `<svg xmlns="http://www.w3.org/2000/svg" class="game-cover" viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${inscribe(cover)}</svg>`;
    const hash = crypto.createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
    covers[key] = `app/cover-${key}-${hash}.svg`;
    write(covers[key], text);
  }
  return covers;
}

/** The colours of the seats, of which each has its own. @type {string[]} */
const colours = JSON.parse(options.colours);

/** @param {Record<string, string>} covers of games */
const pagePlugins = (covers) => [
  floorPlugin(web, colours.length),
  partsPlugin(path.join(web, "main.js")),
  gamesPlugin(
    gamesFolder,
    listed,
    colours,
    covers,
    fs.readFileSync(options.descriptions, "utf8"),
    listPosterWords(),
  ),
];

/**
 * Bundle the page, its worker and its styles into `app/`; tell where each lies, and what is asked for ahead.
 * @param {Record<string, string>} covers of games
 * @returns {Promise<{ first: string, main: string, poster: string, worker: string, styles: string, ahead: Record<string, string[]> }>}
 */
async function bundlePage(covers) {
  const { metafile } = await esbuild.build({
    absWorkingDir: web,
    entryPoints: ["engine/first.js", "main.js", "poster/poster.js", "engine/worker.js", "css/main.css"],
    entryNames: "[name]-[hash]",
    chunkNames: "part-[name]-[hash]",
    assetNames: "[name]-[hash]",
    outdir: path.join(out, "app"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: TARGET,
    supported: WAITS,
    minify: true,
    metafile: true,
    legalComments: "linked",
    loader: { ".svg": "file", ".png": "file", ".woff2": "file" },
    plugins: pagePlugins(covers),
    logLevel: "warning",
  });
  /** @type {Record<string, string>} */
  const made = {};
  /** @param {string} file */
  const address = (file) => path.relative(out, path.resolve(web, file)).split(path.sep).join("/");
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) made[entryPoint] = file;
  }
  /** What some programs cannot run without, and they themselves but for the first, which index.html names. @param {string[]} entries */
  const listAhead = (entries) =>
    [...new Set(entries.flatMap((one) => [...listImports(metafile.outputs, made[one]), made[one]]))]
      .filter((file) => file !== made["engine/first.js"])
      .map(address);
  return {
    first: address(made["engine/first.js"]),
    main: address(made["main.js"]),
    // It shares with the page what draws both, which may be in it only once, and waits for nothing else of it.
    poster: address(made["poster/poster.js"]),
    worker: address(made["engine/worker.js"]),
    styles: address(made["css/main.css"]),
    // What begins the engine comes first.
    ahead: {
      page: listAhead(["engine/first.js", "main.js"]),
      frame: listAhead(["engine/first.js", "poster/poster.js"]),
    },
  };
}

/** What posters say, by language; see web/games/registry.d.ts. */
function listPosterWords() {
  const said = ["parlour", "poster-play", "poster-open", "poster-refused"];
  return Object.fromEntries(
    listFiles(path.join(web, "i18n", "locales")).map((file) => {
      const language = path.posix.basename(file, ".ftl");
      const games = [...played, ...listComing(gamesFolder, listed)];
      const titles = games.map((key) => [key, speaker(key, language)("title", {})]);
      const say = speaker(games[0], language);
      return [language, Object.fromEntries([...said.map((id) => [id, say(id, {})]), ...titles])];
    }),
  );
}

/**
 * The parts that a part cannot run without, and theirs: the page asks for all of them at once.
 * @param {esbuild.Metafile["outputs"]} outputs
 * @param {string} file
 */
function listImports(outputs, file) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} one */
  const follow = (one) => {
    for (const { kind, path: next } of outputs[one].imports) {
      if (kind !== "import-statement" || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(file);
  return [...found];
}

/** The service worker; the list of files in its first line is written when the site is complete. */
async function bundleService() {
  await esbuild.build({
    absWorkingDir: web,
    entryPoints: ["engine/service.js"],
    outfile: path.join(out, SERVICE),
    bundle: true,
    format: "iife", // not every browser takes a module for a service worker
    target: TARGET,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: "self.files=[];" },
    legalComments: "none", // Workbox has none; NOTICE names it
    logLevel: "warning",
  });
}

/** @typedef {{program: string, words: Record<string, Record<string, string>>}} Aid what stands in the page itself */

/** First aid: its program, and its words by language. @returns {Promise<Aid>} */
async function makeAid() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: web,
    entryPoints: ["engine/aid.js"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2017", // those who cannot run the page are to be told so
    minify: true,
    logLevel: "warning",
  });
  // In a script element it could end it, or begin another.
  if (/<[/!]|<script/i.test(outputFiles[0].text)) throw new Error("web/engine/aid.js cannot stand in a page");
  return { program: outputFiles[0].text.trim(), words: listAidWords() };
}

/** What first aid says, by language: the shell's messages about hosts, each argument as {$name}. */
function listAidWords() {
  /** @type {Record<string, Record<string, string>>} */
  const words = {};
  const folder = path.join(web, "i18n", "locales");
  for (const file of listFiles(folder)) {
    const language = path.posix.basename(file, ".ftl");
    const resource = new FluentResource(fs.readFileSync(path.join(folder, file), "utf8"));
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource);
    const names = resource.body
      .map(({ id }) => id)
      .filter((id) => id.startsWith("host-") || id === "start-said");
    // An argument that is not given stands there by its name.
    const format = (/** @type {string} */ id) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? id, {}, []);
    words[language] = Object.fromEntries(names.map((id) => [id, format(id)]));
  }
  return words;
}

/** @param {string} file @returns {string} so much of its hash that no damage goes unseen */
const sumOf = (file) => crypto.createHash("sha256").update(fs.readFileSync(file)).digest("hex").slice(0, 16);

/** The engine's files under a folder that is named by their hash, with the bytes that the page counts. */
function copyEngine() {
  /** @type {EngineReport} */
  const report = JSON.parse(fs.readFileSync(path.join(engine, "report.json"), "utf8"));
  const { starting, plain, later, snapshot, lock } = report;
  const names = [...starting, ...plain, ...later];
  const base = `engine/${hashFiles(engine, names)}/`;
  fs.mkdirSync(path.join(out, base), { recursive: true });
  for (const name of names) fs.copyFileSync(path.join(engine, name), path.join(out, base, name));
  /** @param {string[]} files */
  const weigh = (files) =>
    Object.fromEntries(files.map((name) => [name, fs.statSync(path.join(engine, name)).size]));
  const sums = Object.fromEntries(
    [...starting, ...plain]
      .filter((name) => name !== snapshot.file) // what is wrong with it is mended unseen
      .map((name) => [base + name, sumOf(path.join(engine, name))]),
  );
  return {
    engine: { base, files: weigh(starting), plain: weigh(plain), later: weigh(later), snapshot },
    sums,
    lock,
  };
}

/**
 * Pack the puzzles of the games, each with what it practises, behind a line that says more of that: not every host packs.
 * @returns {Map<string, Buffer>} by address
 */
function packPuzzles() {
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  /** @type {Record<string, Record<string, object>>} */
  const practice = JSON.parse(fs.readFileSync(options.practice, "utf8"));
  for (const key of played) {
    const file = path.join(gamesFolder, key, PACK);
    if (!fs.existsSync(file)) continue;
    const puzzles = fs
      .readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const skills = JSON.parse(fs.readFileSync(path.join(gamesFolder, key, SKILLS), "utf8"));
    const lines = [skills, ...puzzles.map((puzzle) => ({ ...puzzle, ...practice[key][puzzle.id] }))];
    const text = lines.map((line) => JSON.stringify(line)).join("\n");
    packed.set(`puzzles/${key}.bin`, zlib.gzipSync(text, { level: 9 }));
  }
  return packed;
}

/** Write the packs, and beside each a picture of every kind of puzzle in it. */
async function writePacks() {
  /** @type {Record<string, Record<string, import("./diagrams.mjs").Diagram>>} */
  const pictures = JSON.parse(fs.readFileSync(options.pictures, "utf8"));
  for (const [key, tasks] of Object.entries(pictures)) {
    const drawn = await drawDiagrams(key, "en", Object.values(tasks));
    const figures = Object.keys(tasks).map((task, at) => `<div data-task="${task}">${drawn[at]}</div>`);
    if (figures.length > 0) writeMarkup(`puzzles/${key}`, figures.join("\n"));
  }
  for (const [name, bytes] of packPuzzles()) {
    fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    fs.writeFileSync(path.join(out, name), bytes);
  }
}

/** Copy the sentences of the shell and of every game, and those of their parts; add the pseudo-locale; return the locales. */
function writeLocales() {
  const games = [...played, ...listComing(gamesFolder, listed)];
  const sources = [
    { name: "shell", folder: path.join(web, "i18n", "locales") },
    ...["puzzles", "sheets", "teachers"].map((name) => ({ name, folder: path.join(web, name, "locales") })),
    ...games.map((key) => ({ name: key, folder: path.join(gamesFolder, key, "locales") })),
    ...games.flatMap((key) =>
      ["puzzles", "teachers"].map((part) => ({
        name: `${key}-${part}`,
        folder: path.join(gamesFolder, key, part, "locales"),
      })),
    ),
  ].filter(({ folder }) => fs.existsSync(folder));
  /** @type {Set<string>} */
  const languages = new Set();
  for (const { name, folder } of sources) {
    for (const file of listFiles(folder)) {
      const language = path.posix.basename(file, ".ftl");
      const text = fs.readFileSync(path.join(folder, file), "utf8");
      languages.add(language);
      // By another ending: there are hosts that give out no file of a kind that they do not know.
      write(`locales/${language}/${name}.txt`, text);
      if (language === "en") write(`locales/qps/${name}.txt`, pseudolocalize(text, `${name}/${file}`));
    }
  }
  return [...languages, "qps"];
}

/**
 * The diagrams in a game's rules, drawn.
 * @param {string} key
 * @param {string} language
 * @param {import("./diagrams.mjs").Diagram[]} diagrams
 */
async function drawDiagrams(key, language, diagrams) {
  if (diagrams.length === 0) return [];
  /** @type {import("../draw/renderer.js").Renderer} */
  const renderer = await import(pathToFileURL(path.join(gamesFolder, key, "game.js")).href);
  const say = speaker(key, language, renderer);
  return diagrams.map((diagram, at) => {
    try {
      return drawDiagram(renderer, diagram, say, colours);
    } catch (error) {
      const what = error instanceof Error ? error.message : error;
      throw new Error(
        `web/games/${key}/rules/${language}.md: diagram ${at + 1}, below ${diagram.rule}, ${what}.`,
      );
    }
  });
}

/** Write each game's rules; return the games by language. */
async function writeRules() {
  /** @type {Record<string, Record<string, import("./diagrams.mjs").Diagram[]>>} */
  const diagrams = JSON.parse(fs.readFileSync(options.diagrams, "utf8"));
  /** @type {Record<string, string[]>} */
  const games = {};
  for (const key of played) {
    const folder = path.join(gamesFolder, key, "rules");
    for (const file of listFiles(folder)) {
      const language = path.posix.basename(file, ".md");
      const text = fs.readFileSync(path.join(folder, file), "utf8");
      const drawn = await drawDiagrams(key, language, diagrams[key][language]);
      const rules = renderRules(text, key, drawn);
      writeMarkup(`rules/${language}/${key}`, rules);
      games[language] = [...(games[language] ?? []), key];
    }
  }
  return games;
}

/** Write what teachers read of each game: its ready lessons, and its notes by language. */
function writeReadings() {
  for (const key of played) {
    const folder = path.join(gamesFolder, key, "teachers");
    const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name), "utf8");
    const lessons = files.includes("lessons.json") ? JSON.parse(read("lessons.json")) : [];
    const notes = Object.fromEntries(
      files
        .filter((name) => name.endsWith(".md"))
        .map((name) => [path.basename(name, ".md"), renderNotes(read(name))]),
    );
    write(`teachers/${key}.json`, JSON.stringify({ lessons, notes }));
  }
}

/** The pages for those who run a school or a site, beside the games. */
function writeDocs() {
  const folder = path.join(web, "docs");
  for (const page of /** @type {const} */ (["privacy", "accessibility", "hosting", "embedding"])) {
    const source = fs.readFileSync(path.join(folder, `${page}.md`), "utf8");
    write(`docs/${page}.html`, renderPage(page, page === "hosting" ? offerZip(source, 0) : source));
  }
  write("docs/parameters.html", renderParameters(played[0]));
  const messages = "messages.schema.json";
  write(`embed/${messages}`, fs.readFileSync(path.join(web, "embed", messages), "utf8"));
  const styles = ["ground.css", "docs.css"].map((name) => path.join(web, "css", name));
  write("docs/docs.css", styles.map((file) => writeStyles(fs.readFileSync(file, "utf8"), file)).join("\n"));
}

/** What tells a platform how the play in a frame goes: each a module of its own, which a course can take with it. */
async function writeAdapters() {
  const modules = ADAPTERS.map((name) => `embed/adapters/${name}.js`);
  for (const module of modules) write(module, await bundleModule(web, module));
  write(LIBRARY, await bundleModule(web, LIBRARY, "iife"));
  for (const name of ["course.css", "h5p-library.css"]) {
    const styles = path.join(web, "css", name);
    write(`embed/adapters/${name}`, writeStyles(fs.readFileSync(styles, "utf8"), styles));
  }
}

/** The page that writes what is pasted elsewhere. */
async function writeEmbedPage() {
  const described = JSON.parse(fs.readFileSync(options.descriptions, "utf8"));
  const teacher = makeSpeaker(web, ["teachers"]);
  const games = await Promise.all(
    played.map(async (key) => {
      const renderer = await import(pathToFileURL(path.join(gamesFolder, key, "game.js")).href);
      return { key, say: teacher(key, "en", renderer), described: described[key] };
    }),
  );
  write("docs/embed.html", renderEmbedPage(games, options.address), FRAMING);
  write("docs/embed.js", await bundleModule(web, "embed/embed-page.js"));
  write("docs/packages.js", await bundleModule(web, "embed/packages/packages.js"));
  const styles = path.join(web, "css", "embed-page.css");
  write("docs/embed.css", writeStyles(fs.readFileSync(styles, "utf8"), styles));
}

/** Write what makes a frame of an address that is pasted elsewhere. @param {string} styles */
async function writeEmbeds(styles) {
  const { address } = options;
  if (!address) return; // then there is none to paste
  for (const [name, text] of await makeEmbeds({ web, played, address, styles })) write(name, text);
}

/** The element for pages of others, on the site and as a package. */
async function writeElement() {
  const program = await bundleModule(web, MODULE);
  write(MODULE, program);
  writePackage(options.package, { program, version, root });
}

/**
 * The root's index.html with the built addresses in it.
 * @param {Awaited<ReturnType<typeof bundlePage>>} page
 * @param {object} site
 * @param {Aid} aid
 */
function writeIndex(page, site, aid) {
  // In a script element only `<` could end the text early.
  const describe = (/** @type {object} */ data) => JSON.stringify(data).replaceAll("<", "\\u003c");
  /** @type {[RegExp, string][]} */
  const changes = [
    [
      /<link rel="stylesheet" href="web\/css\/main.css" ?\/?>/,
      `<link rel="stylesheet" href="${page.styles}">`,
    ],
    [
      /<script type="module" src="web\/engine\/first.js"><\/script>/,
      `<script type="module" src="${page.first}"></script>`,
    ],
    [
      /<script type="application\/json" id="site">{}<\/script>/,
      `<script type="application/json" id="site">${describe(site)}</script>`,
    ],
    [
      /<script type="application\/json" id="aid-words">{}<\/script>/,
      `<script type="application/json" id="aid-words">${describe(aid.words)}</script>`,
    ],
    [
      /<script type="application\/json" id="ahead">{}<\/script>/,
      `<script type="application/json" id="ahead">${describe(page.ahead)}</script>`,
    ],
    [/<script src="web\/engine\/aid.js"><\/script>/, `<script>${aid.program}</script>`],
    [/(?<=<\/title>)/, options.address && tellAnswer(options.address)],
  ];
  let text = fs.readFileSync(path.join(root, "index.html"), "utf8");
  for (const [from, to] of changes) {
    const pieces = text.split(from);
    if (pieces.length !== 2) throw new Error(`index.html must hold this once: ${from.source}`);
    text = pieces.join(to);
  }
  // What keeps its name lies at the root of the site as it does in web/.
  text = text.replace(/(href|src)="web\/([^"]+)"/g, (_, attribute, name) => {
    if (!fs.existsSync(path.join(out, name)))
      throw new Error(`index.html names web/${name}, which the site lacks`);
    return `${attribute}="${name}"`;
  });
  write("index.html", text);
}

/**
 * Write the whole site as one file too; tell its bytes.
 * @param {import("../engine/start.js").Site} site
 * @param {Record<string, string>} covers
 * @param {Aid} aid
 */
async function writeOneFile(site, covers, aid) {
  const fetched = listFiles(out).filter((name) =>
    /^(locales\/(?!qps\/)|rules\/|teachers\/|puzzles\/.*txt|app\/cover-)/.test(name),
  );
  const text = await makeOneFile({
    web,
    engine,
    frame: fs.readFileSync(path.join(root, "index.html"), "utf8"),
    icon: fs.readFileSync(path.join(out, "icons", "icon.svg"), "utf8"),
    files: new Map(
      /** @type {[string, string | Buffer][]} */ ([
        ...fetched.map((name) => [name, fs.readFileSync(path.join(out, name), "utf8")]),
        ...packPuzzles(),
      ]),
    ),
    site,
    aid,
    plugins: pagePlugins(covers),
  });
  fs.writeFileSync(path.join(out, ONE_FILE), text); // with a policy of its own
  return Buffer.byteLength(text);
}

async function main() {
  const covers = await drawCovers();
  const page = await bundlePage(covers);
  await bundleService();
  const { engine: engineFiles, sums, lock } = copyEngine();
  const locales = writeLocales();
  await writePacks();
  const rules = await writeRules();
  writeReadings();
  writeDocs();
  await writeAdapters();
  await writeEmbedPage();
  await writeEmbeds(page.styles);
  await writeElement();
  await drawIcons(path.join(web, "icons"), out);
  fs.copyFileSync(path.join(web, "manifest.json"), path.join(out, "manifest.json"));
  write(".nojekyll", ""); // on GitHub's pages nothing is to be left out or made into something else
  for (const name of ["NOTICE", "LICENSE"])
    fs.copyFileSync(path.join(root, name), path.join(out, `${name}.txt`));
  const build = hashFiles(out, listFiles(out));
  const { worker, main, poster } = page;
  sums[worker] = sumOf(path.join(out, worker));
  const parts = { worker, main, poster, service: SERVICE, engine: engineFiles, sums, lock, locales, rules };
  /** @type {import("../engine/start.js").Site} */
  const site = { version, build, address: options.address, ...parts, single: null };
  const aid = await makeAid();
  const bytes = await writeOneFile(site, covers, aid);
  writeIndex(page, { ...site, single: { file: ONE_FILE, bytes } }, aid);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
