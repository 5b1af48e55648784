/** Starts Python: the one module that knows how the interpreter and the engine come up, step by step. */

import { restore } from "./snapshot.js";
import { Source } from "./source.js";
import { openMicropip } from "./wheels.js";

/** @typedef {Record<string, number>} Sizes bytes by the name of a file */
/** @typedef {{base: string, files: Sizes, plain: Sizes, later: Sizes,
 *   snapshot: import("./snapshot.js").Told}} EngineFiles
 *   files: what a start fetches; plain: what it fetches besides where the snapshot does not serve; later: what only
 *   wheels need */
/** @typedef {{version: string, build: string, address: string, worker: string, main: string, poster: string, service: string, engine: EngineFiles,
 *   sums: Record<string, string>, lock: string, locales: string[], rules: Record<string, string[]>,
 *   single: {file: string, bytes: number} | null}} Site address: where others find it, "" where the build was not told;
 *   sums: the beginning of the SHA-256 of each file that a start cannot do without, by its address; rules: the games that
 *   have them, by language; single: where the
 *   site lies as one file, null where it is that */
/** @typedef {"fetch" | "python" | "engine"} Step the named steps of a start, in their order */
/** @typedef {{step: Step, bytes: number, total: number, left: number}} Progress left: seconds that the fetching will
 *   still take, by what it has taken so far; 0 where nobody can tell yet, or it is over */
/** @typedef {{wasm?: WebAssembly.Module, snapshot?: ArrayBuffer}} Kept what a start leaves for the next one, in the page */
/** @typedef {{handle: (text: string) => string, install: (wheel: string) => Promise<void>, kept: Kept}} Engine */

const WASM = "pyodide.asm.wasm";
const PROGRAMS = ["pyodide.js", "pyodide.asm.js"];
const LIBRARY = "stdlib.zip";
const ENGINE = "parlour.zip";

const NOTHING = new Uint8Array();

/** Milliseconds after which it can be told how long the rest will take. */
const TRIAL = 1_000;

/** A start that failed, and in which step. */
export class StartError extends Error {
  /**
   * @param {Step} step
   * @param {unknown} cause
   */
  constructor(step, cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

/** How far a start is: its step, and the bytes that are there. */
class Course {
  /**
   * @param {Sizes} files
   * @param {(progress: Progress) => void} report
   */
  constructor(files, report) {
    this.report = report;
    this.began = performance.now();
    this.bytes = 0;
    this.total = 0;
    /** @type {Step} */
    this.step = "fetch";
    this.expect(files);
  }

  /** More is to come. @param {Sizes} files */
  expect(files) {
    this.total += Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
    this.reach("fetch");
  }

  /** @param {number} bytes that are there besides */
  count(bytes) {
    this.bytes += bytes;
    if (this.step === "fetch" && this.bytes >= this.total) this.step = "python";
    this.tell();
  }

  /** @param {Step} step */
  reach(step) {
    this.step = step;
    this.tell();
  }

  tell() {
    const { step, total } = this;
    const bytes = Math.min(this.bytes, total);
    this.report({ step, bytes, total, left: step === "fetch" ? this.estimate(bytes, total) : 0 });
  }

  /** Seconds that the rest will take if it comes as fast as what is here. @param {number} bytes @param {number} total */
  estimate(bytes, total) {
    const taken = performance.now() - this.began;
    return taken < TRIAL || bytes === 0 ? 0 : ((total - bytes) / bytes) * (taken / 1000);
  }
}

/**
 * Bring up Python with the engine in this worker: from the snapshot, or else step by step.
 *
 * The second way needs nothing of Pyodide that is private. For it the standard library and the engine come as zips
 * that Pyodide itself compiled when the site was built, so nothing is compiled here; both are put on `sys.path` as they
 * are. Nobody is told which way it was: the first one only takes less time.
 * @param {Site} site
 * @param {string} base the address of the page, which the site's relative addresses are meant for
 * @param {(progress: Progress) => void} report
 * @param {Kept} [before] of a start of the same page
 * @returns {Promise<Engine>}
 */
export async function startPython(site, base, report, before) {
  const start = new Start(site, base, report, before);
  try {
    return await start.restore().catch(() => start.begin());
  } catch (cause) {
    throw new StartError(start.course.step, cause);
  }
}

/** One start, by either way; all that both need is asked for at once. */
class Start {
  /**
   * @param {Site} site
   * @param {string} base
   * @param {(progress: Progress) => void} report
   * @param {Kept} [before]
   */
  constructor(site, base, report, before = {}) {
    const { files, base: folder } = site.engine;
    this.site = site;
    this.base = base;
    this.course = new Course(files, report);
    this.source = new Source(new URL(folder, base).href, (bytes) => this.course.count(bytes));
    this.wasm = before.wasm ? Promise.resolve(before.wasm) : this.source.open(WASM).then(compile);
    // They share the line: the program is to be whole first, and is made ready while the rest of the snapshot comes.
    const half = Promise.race([this.source.reach(WASM, files[WASM] / 3), this.wasm]).catch(() => {});
    this.snapshot = before.snapshot
      ? Promise.resolve(before.snapshot)
      : half.then(() => this.source.bytes(site.engine.snapshot.file));
    this.programs = Promise.all(PROGRAMS.map((name) => this.source.module(name, files[name])));
    // What fails before anybody waits for it is told to those who do.
    for (const each of [this.snapshot, this.wasm, this.programs]) each.catch(() => {});
    this.options = {
      indexURL: this.source.folder,
      packageBaseUrl: this.source.folder,
      stdLibURL: this.source.address(LIBRARY),
      lockFileContents: site.lock,
      env: { PYTHONHASHSEED: "0" },
    };
  }

  /** The way that takes less time. */
  async restore() {
    const [{ loadPyodide }, { default: createModule }] = await this.programs;
    const told = this.site.engine.snapshot;
    const act = () => restore({ loadPyodide, createModule }, this.options, this.snapshot, told);
    const python = await lend(new Map([[this.options.stdLibURL, NOTHING]]), this.wasm, act);
    return this.finish(python, await this.snapshot);
  }

  /** The way that always goes. */
  async begin() {
    const { course, options, site, source } = this;
    course.expect(site.engine.plain);
    const [library, games] = await Promise.all([LIBRARY, ENGINE].map((name) => source.bytes(name)));
    const [{ loadPyodide }, { default: createPyodideModule }] = await this.programs;
    const act = () => loadPyodide({ ...options, createPyodideModule });
    const python = await lend(new Map([[options.stdLibURL, library]]), this.wasm, act);
    python.FS.writeFile(`/lib/${ENGINE}`, new Uint8Array(games));
    python.runPython(`import sys; sys.path.append("/lib/${ENGINE}")`);
    return this.finish(python);
  }

  /**
   * Open the games' one door, and make sure that somebody answers there.
   * @param {any} python
   * @param {ArrayBuffer} [snapshot]
   * @returns {Promise<Engine>}
   */
  async finish(python, snapshot) {
    this.course.reach("engine");
    const handle = python.pyimport("parlour.api").handle;
    JSON.parse(handle('{"verb":"games"}'));
    const { base, site } = this;
    const later = new Source(this.source.folder, () => {}); // what comes after the start is not counted
    return {
      handle: (text) => handle(text),
      install: (wheel) => installWheel(python, site.engine, later, new URL(wheel, base).href),
      kept: { wasm: await this.wasm, snapshot },
    };
  }
}

/**
 * Compile Python while it comes, or from its bytes where the host does not call it what it is.
 * @param {Response} response
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(response) {
  const isNamed = response.headers.get("Content-Type")?.toLowerCase() === "application/wasm";
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Let Pyodide have what is on its way already, while it starts: it would fetch and compile it by itself, and where
 * that fails it would wait for ever.
 * @param {Map<string, BodyInit>} files by their addresses
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {() => Promise<any>} act
 */
async function lend(files, wasm, act) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(reason: unknown) => void} */
  let refuse = () => {};
  const refused = new Promise((_, reject) => {
    refuse = reject;
  });
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    if (address.endsWith(WASM)) return new Response();
    return files.has(address) ? new Response(files.get(address)) : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await wasm;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (reason) {
      refuse(reason);
      return new Promise(() => {});
    }
  };
  try {
    return await Promise.race([act(), refused]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Install the wheel of a game.
 * @param {any} python
 * @param {EngineFiles} files
 * @param {Source} source
 * @param {string} wheel
 */
async function installWheel(python, files, source, wheel) {
  if (!python.micropip) {
    const names = [LIBRARY, ENGINE, ...Object.keys(files.later)];
    const archives = await Promise.all(names.map(async (name) => new Uint8Array(await source.bytes(name))));
    const [library, engine, ...rest] = archives;
    const later = rest.map((bytes, at) => /** @type {[string, Uint8Array]} */ ([names[at + 2], bytes]));
    python.micropip = openMicropip(python, { library, engine, later });
  }
  await python.micropip.install.callKwargs(wheel, { deps: false });
}
