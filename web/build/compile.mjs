// Has Pyodide compile its own standard library and the engine, trims the library and Pyodide itself to what the
// engine needs, proves that the result starts, and reports the sizes.
//
// Most of a stock start is Python compiling its library's source, so the page gets bytecode: `stdlib.zip`
// (what every start needs), `parlour.zip` (the engine) and `rest.zip` (the rest of the library, fetched only where a game
// comes as a wheel and micropip has to install it). With these a snapshot is made of an interpreter that has started,
// from which a page starts sooner; where that does not serve, it takes the two zips.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { openMicropip } from "../engine/wheels.js";
import { makeSnapshot, proveSnapshot } from "./snapshot.mjs";
import { trim } from "./trim/trim.mjs";

const { values: options } = parseArgs({
  options: {
    wheel: { type: "string" },
    "page-wheels": { type: "string" },
    out: { type: "string" },
    "leave-out": { type: "string", multiple: true, default: [] },
  },
});

const here = path.dirname(fileURLToPath(import.meta.url));
const pyodideFolder = path.join(here, "..", "node_modules", "pyodide");
const wheelFile = need(options.wheel, "--wheel");
const pageWheels = need(options["page-wheels"], "--page-wheels");
const out = need(options.out, "--out");

// What of the library is left out of a start though Pyodide imports it there.
const STAND_INS = ["asyncio/__init__.py", "pyodide/_package_loader.py", "pyodide/webloop.py"];

// Pyodide's programs, as it names them and as the site does: many a host does not know that an .mjs is JavaScript, and
// then no browser runs it. They name each other.
const RENAMED = { "pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js" };
const WASM = "pyodide.asm.wasm";
const PYODIDE = [...Object.keys(RENAMED), WASM];
const PROGRAMS = [...Object.values(RENAMED), WASM];
const PLAIN = ["stdlib.zip", "parlour.zip"];
const SNAPSHOT = "snapshot.bin";
const WHOLE = "snapshot.whole"; // as it was before it was packed; only tests read it
const STARTING = [...PROGRAMS, SNAPSHOT];

/** @param {string | undefined} value @param {string} name */
function need(value, name) {
  if (value === undefined) fail(`compile.mjs needs ${name}.`);
  return /** @type {string} */ (value);
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Python's own last line says what happened; the frames above it are Pyodide's. @param {unknown} error */
function lastLine(error) {
  const lines = String(error instanceof Error ? error.message : error)
    .trim()
    .split("\n");
  return lines[lines.length - 1];
}

/** @param {string} name */
const readProgram = (name) => fs.readFileSync(path.join(here, name), "utf8");
/** @param {string} file */
const inOut = (file) => path.join(out, file);

/**
 * The settings of every Pyodide; each trial has one of its own, so that none sees what another one loaded. The seed is
 * fixed because the order of a frozen set stands in the bytecode. Nobody is told in what column of a line
 * something failed, which is a quarter of the bytecode.
 */
const SETTINGS = { env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } };

/** Pyodide's program, with our names in it and without that of a map that the site lacks. @param {Buffer} program */
function rename(program) {
  const text = program.toString().replace(/^\/\/# sourceMappingURL=.*\n?/m, "");
  return Object.entries(RENAMED).reduce((so, [theirs, ours]) => so.replaceAll(theirs, ours), text);
}

/** Write Pyodide's programs without what only libraries would call that a page loads none of. */
async function trimPyodide() {
  const [first, script, wasm] = PYODIDE.map((file) => fs.readFileSync(path.join(pyodideFolder, file)));
  const ours = [path.join(here, "snapshot.mjs"), path.join(here, "..", "engine", "snapshot.js")];
  const users = [first.toString(), ...ours.map((file) => fs.readFileSync(file, "utf8"))];
  const trimmed = await trim(wasm, script.toString(), users);
  fs.writeFileSync(inOut("package.json"), '{ "type": "module" }\n'); // for the Node that runs them here
  fs.writeFileSync(inOut(PROGRAMS[0]), rename(first));
  fs.writeFileSync(inOut(PROGRAMS[1]), rename(Buffer.from(trimmed.script)));
  fs.writeFileSync(inOut(PROGRAMS[2]), trimmed.wasm);
}

/** What a page has of Pyodide. @returns {Promise<import("./snapshot.mjs").Pyodide>} */
async function bringPyodide() {
  const [{ loadPyodide: load }, { default: createModule }] = await Promise.all(
    PROGRAMS.slice(0, 2).map((file) => import(pathToFileURL(path.resolve(inOut(file))).href)),
  );
  return { loadPyodide: load, createModule };
}

/** What Pyodide wants to know of its packages when it is to load none. */
function makeLock() {
  const { info } = JSON.parse(fs.readFileSync(path.join(pyodideFolder, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info: { ...info, version }, packages: {} });
}

/** Compile both, and write the library whole: the first trial needs it. */
async function compile() {
  const python = await loadPyodide(SETTINGS);
  python.FS.writeFile("/library.zip", fs.readFileSync(path.join(pyodideFolder, "python_stdlib.zip")));
  python.FS.writeFile("/engine.whl", fs.readFileSync(wheelFile));
  python.runPython(readProgram("inside.py"));
  python.globals.set("left_out", python.toPy(options["leave-out"]));
  for (const name of STAND_INS) {
    python.FS.mkdirTree(path.posix.dirname(`/stand-ins/${name}`));
    python.FS.writeFile(`/stand-ins/${name}`, readProgram(`stand-ins/${name}`));
  }
  python.runPython(`
library = compile_library("/library.zip")
real = stand_in(library, "/stand-ins")
engine = compile_archive("/engine.whl", "", left_out)
imported = list_imports("/engine.whl", left_out)
write_archive("/whole.zip", library)
write_archive("/parlour.zip", engine)
write_archive("/data.zip", {name: data for name, data in engine.items() if not name.endswith(".pyc")})
modules = [name_module(name) for name in sorted(engine) if name.endswith(".pyc")]
`);
  for (const file of ["whole.zip", "parlour.zip"]) {
    fs.writeFileSync(inOut(file), python.FS.readFile(`/${file}`));
  }
  return python;
}

/** Start with this library, the engine and the trial. @param {string} library @param {string} lock */
async function begin(library, lock) {
  const { loadPyodide: load } = await bringPyodide();
  const indexURL = path.resolve(out);
  const python = await load({ ...SETTINGS, indexURL, stdLibURL: library, lockFileContents: lock });
  python.FS.writeFile("/lib/parlour.zip", fs.readFileSync(inOut("parlour.zip")));
  python.runPython("import sys; sys.path.append('/lib/parlour.zip')");
  python.runPython(readProgram("trial.py"));
  return python;
}

/**
 * Start with this library, use the engine as a page does, and list the modules that were loaded.
 * @param {string} library @param {string[]} modules @param {string} lock
 */
async function useEngine(library, modules, lock) {
  const python = await begin(library, lock);
  python.globals.set("modules", python.toPy(modules));
  try {
    python.runPython("use_engine(modules); print_failures()");
  } catch (error) {
    fail(`The engine does not start in Pyodide: ${lastLine(error)}`);
  }
  return /** @type {string[]} */ (python.runPython("list_loaded()").toJs());
}

function listPageWheels() {
  return fs
    .readdirSync(pageWheels)
    .filter((file) => file.endsWith(".whl"))
    .sort();
}

/** What only the installing of wheels needs. */
const listLater = () => ["rest.zip", ...listPageWheels()];

/** @param {string} file */
function measure(file) {
  const data = fs.readFileSync(file);
  return { bytes: data.length, gzip: zlib.gzipSync(data, { level: 9 }).length };
}

/** @param {string[]} files */
function add(files) {
  const sizes = files.map(measure);
  return {
    bytes: sizes.reduce((sum, size) => sum + size.bytes, 0),
    gzip: sizes.reduce((sum, size) => sum + size.gzip, 0),
  };
}

/**
 * Make the snapshot, and prove that it answers as the plain start does.
 * @param {import("pyodide").PyodideAPI} compiler @param {string[]} loaded @param {string} lock
 */
async function takeSnapshot(compiler, loaded, lock) {
  const data = compiler.FS.readFile("/data.zip");
  const pack = (/** @type {Uint8Array} */ whole) => {
    compiler.FS.writeFile("/whole", whole);
    compiler.runPython('pack("/whole", "/packed")');
    return compiler.FS.readFile("/packed");
  };
  const parts = [...PROGRAMS, ...PLAIN];
  const order = { pyodide: await bringPyodide(), folder: out, data, modules: loaded, lock, parts, pack };
  const made = await makeSnapshot(order);
  const { packed, whole, ...told } = made;
  fs.writeFileSync(inOut(SNAPSHOT), packed);
  fs.writeFileSync(inOut(WHOLE), whole);
  const restored = await proveSnapshot(made, order);
  const plain = await begin(inOut("stdlib.zip"), lock);
  restored.runPython(readProgram("trial.py"));
  const [answers, same] = [restored, plain].map((python) => python.runPython("answer_all()"));
  if (answers !== same) fail("The snapshot answers otherwise than the plain start.");
  const other = await proveSnapshot(made, order);
  other.runPython(readProgram("trial.py"));
  const [drawn, next] = [restored, other].map((python) => python.runPython("draw()").split(" "));
  if (drawn[0] === next[0] || (drawn[1] !== "0" && drawn[1] === next[1]))
    fail("Two interpreters from one snapshot draw the same.");
  const [untrimmed, trimmed] = [compiler, plain].map((python) => {
    python.runPython(readProgram("alike.py"));
    return python.runPython("digest()");
  });
  if (untrimmed !== trimmed)
    fail("The trimmed Pyodide says of characters and numbers what the whole one does not.");
  await installNothing(restored);
  return { file: SNAPSHOT, ...told };
}

/** Prove that what a start leaves out can still be had: micropip has nothing to do, and does it. @param {any} python */
async function installNothing(python) {
  const [library, engine, ...rest] = [...PLAIN, ...listLater()].map(
    (file) => new Uint8Array(fs.readFileSync(inOut(file))),
  );
  const later = rest.map((bytes, at) => /** @type {[string, Uint8Array]} */ ([listLater()[at], bytes]));
  await openMicropip(python, { library, engine, later }).install([]);
}

/**
 * @param {string[]} started @param {string} lock @param {object} snapshot
 * @param {{ start: number, rest: number, engine: number }} counts
 */
function report(started, lock, snapshot, counts) {
  const later = listLater();
  const untouched = PYODIDE.map((file) => path.join(pyodideFolder, file));
  const library = path.join(pyodideFolder, "python_stdlib.zip");
  const packageList = path.join(pyodideFolder, "pyodide-lock.json");
  const micropip = listPageWheels().map((file) => path.join(pageWheels, file));
  const sizes = {
    ours: add(STARTING.map(inOut)),
    // What a stock start of the same engine loads: loadPyodide() and micropip.install().
    stock: add([...untouched, library, packageList, ...micropip, wheelFile]),
  };
  const names = [...STARTING, ...PLAIN, ...later];
  const files = Object.fromEntries(names.map((file) => [file, measure(inOut(file))]));
  const written = {
    pyodide: version,
    lock,
    starting: STARTING,
    plain: PLAIN,
    snapshot,
    later,
    modules: counts,
    start: sizes,
    library: { ours: measure(inOut("stdlib.zip")), stock: measure(library) },
    engine: { ours: measure(inOut("parlour.zip")), stock: measure(wheelFile) },
    files,
    loaded: started,
  };
  fs.writeFileSync(inOut("report.json"), `${JSON.stringify(written, null, 1)}\n`);
  if (sizes.ours.gzip > sizes.stock.gzip) {
    fail(`A start is larger than stock's: ${sizes.ours.gzip} bytes against ${sizes.stock.gzip}.`);
  }
}

async function main() {
  const lock = makeLock();
  await trimPyodide();
  const compiler = await compile();
  const engineModules = /** @type {string[]} */ (compiler.globals.get("modules").toJs());
  const imported = /** @type {string[]} */ (compiler.globals.get("imported").toJs());
  const loaded = await useEngine(inOut("whole.zip"), [...imported, ...engineModules], lock);

  compiler.globals.set("loaded", compiler.toPy(loaded));
  compiler.runPython(`
  first, rest = split_library(library, loaded)
  rest |= real
  write_archive("/stdlib.zip", first)
  write_archive("/rest.zip", rest)
  counts = [len(first), len(rest), len(modules)]
  `);
  for (const file of ["stdlib.zip", "rest.zip"]) {
    fs.writeFileSync(inOut(file), compiler.FS.readFile(`/${file}`));
  }
  fs.rmSync(inOut("whole.zip"));
  for (const file of listPageWheels()) fs.copyFileSync(path.join(pageWheels, file), inOut(file));

  // The proof: what a page will load is enough for the same use.
  await useEngine(inOut("stdlib.zip"), [...imported, ...engineModules], lock);

  const snapshot = await takeSnapshot(compiler, loaded, lock);
  const [first, rest, engine] = /** @type {number[]} */ (compiler.globals.get("counts").toJs());
  report(loaded, lock, snapshot, { start: first, rest, engine });
}

main().catch((error) => fail(`The engine could not be compiled: ${lastLine(error)}`));
