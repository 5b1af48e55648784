/** Starts Python: the one module that knows how the interpreter and the engine come up, step by step. */

/** @typedef {{base: string, files: Record<string, number>, later: Record<string, number>}} EngineFiles */
/** @typedef {{version: string, build: string, worker: string, service: string, engine: EngineFiles, lock: string,
 *   locales: string[], rules: Record<string, string[]>}} Site rules: the games that have them, by language */
/** @typedef {"fetch" | "python" | "engine"} Step the named steps of a start, in their order */
/** @typedef {{step: Step, bytes: number, total: number}} Progress */
/** @typedef {{handle: (text: string) => string, install: (wheel: string) => Promise<void>}} Engine */

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

/**
 * Bring up Python with the engine in this worker.
 *
 * The standard library and the engine come as zips that Pyodide itself compiled when the site was built, so
 * nothing is compiled here; both are put on `sys.path` as they are. The bytes are counted as they arrive.
 * @param {Site} site
 * @param {string} base the address of the page, which the site's relative addresses are meant for
 * @param {(progress: Progress) => void} report
 * @returns {Promise<Engine>}
 */
export async function startPython(site, base, report) {
  const folder = new URL(site.engine.base, base).href;
  const total = Object.values(site.engine.files).reduce((sum, bytes) => sum + bytes, 0);
  let arrived = 0;
  /** @type {Step} */
  let step = "fetch";
  /** @param {number} bytes */
  const count = (bytes) => {
    arrived += bytes;
    if (step === "fetch" && arrived >= total) step = "python";
    report({ step, bytes: Math.min(arrived, total), total });
  };
  const plainFetch = globalThis.fetch;
  try {
    report({ step, bytes: 0, total });
    // All of it is asked for at once; Pyodide, when it asks, is given what is on its way already.
    /** @type {Map<string, Promise<Response>>} */
    const coming = new Map();
    const arrivals = Object.entries(site.engine.files).map(async ([name, bytes]) => {
      if (name.endsWith(".mjs")) {
        await import(folder + name);
        count(bytes); // the pieces of a module cannot be seen
      } else {
        const response = plainFetch(folder + name);
        coming.set(folder + name, response);
        await countPieces(await response, count);
      }
    });
    globalThis.fetch = (input, init) => coming.get(String(input)) ?? plainFetch(input, init);
    /** @type {Promise<never>} Pyodide waits for ever for a file that does not come, so we watch */
    const missing = Promise.all(arrivals).then(() => new Promise(() => {}));
    const { loadPyodide } = await Promise.race([import(`${folder}pyodide.mjs`), missing]);
    const options = {
      indexURL: folder,
      packageBaseUrl: folder,
      stdLibURL: `${folder}stdlib.zip`,
      lockFileContents: site.lock,
      env: { PYTHONHASHSEED: "0" },
    };
    const python = await Promise.race([loadPyodide(options), missing]);
    const engine = await Promise.race([fetchBytes(`${folder}parlour.zip`), missing]);
    step = "engine";
    report({ step, bytes: total, total });
    python.FS.writeFile("/lib/parlour.zip", engine);
    python.runPython("import sys; sys.path.append('/lib/parlour.zip')");
    const handle = python.pyimport("parlour.api").handle;
    return {
      handle: (text) => handle(text),
      install: (wheel) => installWheel(python, site, folder, new URL(wheel, base).href),
    };
  } catch (cause) {
    throw new StartError(step, cause);
  } finally {
    globalThis.fetch = plainFetch;
  }
}

/**
 * Install the wheel of a game by micropip, which comes with the rest of the standard library only now.
 * @param {any} python
 * @param {Site} site
 * @param {string} folder
 * @param {string} wheel
 */
async function installWheel(python, site, folder, wheel) {
  if (!python.micropip) {
    for (const name of Object.keys(site.engine.later)) {
      python.FS.writeFile(`/lib/${name}`, await fetchBytes(folder + name));
    }
    python.globals.set("later", python.toPy(Object.keys(site.engine.later)));
    python.runPython(OPEN_LATER);
    python.micropip = python.pyimport("micropip");
  }
  await python.micropip.install.callKwargs(wheel, { deps: false });
}

/** Python that puts the archives of later on the path. Packages that are loaded already look in the trimmed
 * archive alone, so they are shown where the rest of them lies. */
const OPEN_LATER = `
import importlib, sys
for name in later:
    sys.path.append("/lib/" + name)
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if path and isinstance(path, list) and "python314.zip/" in path[0]:
        path.append("/lib/rest.zip/" + path[0].split("python314.zip/", 1)[1])
importlib.invalidate_caches()
`;

/**
 * @param {string} address
 * @returns {Promise<Uint8Array>}
 */
async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${nameOf(address)}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} address */
const nameOf = (address) => new URL(address).pathname.split("/").pop();

/**
 * Tell each piece of a response's body as it arrives, and leave the response to be read by somebody else.
 * @param {Response} response
 * @param {(bytes: number) => void} count
 */
async function countPieces(response, count) {
  if (!response.ok) throw new Error(`${response.status} ${nameOf(response.url)}`);
  const reader = response.clone().body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    count(piece.value.byteLength);
  }
}
