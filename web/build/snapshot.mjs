// Makes the snapshot: starts Pyodide as a page does, opens the games, and keeps of its memory what a fresh module's
// does not have. How it is read stands in web/engine/snapshot.js.

import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { REACH, restore } from "../engine/snapshot.js";
import { standStill } from "./still.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));

const PAGE = 4096;
const WORD = 4;

/** Where the engine's archive lies in a page. */
const ARCHIVE = "/lib/parlour.zip";

/** The highest word that can be told, but for the rest of a division. */
const MOST_WORD = 2 ** 32 - 2 * REACH;

/** A buffered stream has fewer fields. */
const MOST_FIELDS = 32;

/** Bytes that are asked for to find out what the heap has left, the most first. */
const MOST_LEFT = 1 << 16;
const FINE = 1 << 10;
const LEAST_LEFT = 8;

/** @typedef {import("../engine/snapshot.js").Pyodide} Pyodide the programs that a page has */
/** @typedef {{ pyodide: Pyodide, folder: string, data: Uint8Array, modules: string[], lock: string,
 *   parts: string[], pack: (whole: Uint8Array) => Uint8Array }} Order
 *   folder: where they lie, and the compiled archives; data: an archive of the engine's files that are no modules;
 *   modules: all that may be imported; parts: the files of the folder that a snapshot fits; pack: compresses by zstd */
/** @typedef {{ packed: Uint8Array, whole: Uint8Array, key: string, bytes: number, fixed: number }} Made */

/** @param {string} folder @param {string} lock */
function optionsOf(folder, lock) {
  return {
    stdLibURL: path.join(folder, "stdlib.zip"),
    lockFileContents: lock,
    // As the page has them, and nothing of the machine on which the site is built.
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    _sysExecutable: "./this.program",
  };
}

/** @param {Order} order @returns {Promise<Made>} */
export const makeSnapshot = (order) => standStill(() => make(order));

/** @param {Order} order @returns {Promise<Made>} */
async function make({ pyodide, folder, data, modules, lock, parts, pack }) {
  /** @type {Uint8Array} */
  let fresh = new Uint8Array();
  const look = (/** @type {any} */ module) => {
    fresh = module.HEAPU8.slice();
  };
  const python = await pyodide.loadPyodide({
    ...optionsOf(folder, lock),
    _makeSnapshot: true,
    createPyodideModule: (/** @type {any} */ settings) =>
      pyodide.createModule({ ...settings, preRun: [look, ...settings.preRun] }),
  });
  // A name space of its own: what is left over goes with it.
  const space = python.toPy({ modules, archive: ARCHIVE });
  const run = (/** @type {string} */ code) => python.runPython(code, { globals: space });
  run(fs.readFileSync(path.join(here, "image.py"), "utf8"));
  python.FS.writeFile(ARCHIVE, fs.readFileSync(path.join(folder, "parlour.zip")));
  run("open_games(archive, modules)");
  python.FS.writeFile(ARCHIVE, data);
  run("refuse_chance()");
  run("tidy()");
  const [tracked, size, ...streams] = run("list_places()").toJs();
  run("globals().clear()");
  space.destroy();
  sweep(python._module);
  for (const stream of streams) empty(python._module, stream, size);
  order(python._module, tracked);
  const whole = python.makeMemorySnapshot();
  const [, start] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
  const state = whole.subarray(0, start);
  const memory = whole.subarray(start);
  const fixed = endOf(fresh);
  const { runs, pages } = compare(memory, fresh.subarray(0, fixed));
  const near = bringNear(runs, pages, fixed);
  const files = [[ARCHIVE, data.length]];
  const key = keyOf(folder, parts);
  const head = { key, page: PAGE, memory: memory.length, runs, near, state: state.length, files };
  const written = write(head, [state, data], pages);
  return { packed: pack(written), whole: written, key, bytes: written.length, fixed };
}

/**
 * Start with a snapshot as a page does, and let somebody use what comes of it.
 * @param {Made} made
 * @param {Order} order
 */
export async function proveSnapshot(made, { pyodide, folder, lock }) {
  const packed = Promise.resolve(made.packed.slice().buffer);
  return restore(pyodide, optionsOf(folder, lock), packed, { file: "", ...made });
}

/** Make empty what nobody uses any more: it would be kept like all else. @param {any} module */
function sweep(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module.stackSave());
  const end = module._sbrk(0);
  const taken = [];
  for (let size = MOST_LEFT; size >= LEAST_LEFT; ) {
    const place = module._malloc(size);
    if (place && place + size <= end) {
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
      continue;
    }
    if (place) module._free(place);
    size = size > FINE ? size / 2 : size - LEAST_LEFT;
  }
  for (const place of taken) module._free(place);
}

/**
 * Make the buffer of a stream empty: it was never written to, and still has what lay in its place before.
 * @param {any} module
 * @param {number} stream the address of a buffered stream, which has somewhere the address of its buffer
 * @param {number} size
 */
function empty({ HEAPU8, HEAPU32 }, stream, size) {
  const buffers = HEAPU32.slice(stream / WORD, stream / WORD + MOST_FIELDS).filter(
    // Before what is allocated stands its size with that word, and marks below 8.
    (/** @type {number} */ place) =>
      place % (2 * WORD) === 0 && (HEAPU32[place / WORD - 1] & ~7) === size + 2 * WORD,
  );
  if (buffers.length !== 1) throw new Error("Python's streams have buffers of another form.");
  HEAPU8.fill(0, buffers[0], buffers[0] + size);
}

/**
 * Chain what the garbage collector knows in the order in which it lies in the memory: as it came to be, the chain would
 * be a tenth of a snapshot.
 * @param {any} module
 * @param {number} tracked the address of one such object, before which lie the links to the next and to the last one
 */
function order({ HEAPU32 }, tracked) {
  const first = tracked / WORD - 2;
  const places = [first];
  for (let at = HEAPU32[first] >>> 2; at !== first; at = HEAPU32[at] >>> 2) {
    if (HEAPU32[at + 1] >>> 2 !== places.at(-1)) throw new Error("Python's objects are chained otherwise.");
    places.push(at);
  }
  places.sort((one, other) => one - other);
  places.forEach((at, number) => {
    const next = places[(number + 1) % places.length];
    const last = places.at(number - 1) ?? first;
    // The two lowest bits are marks.
    HEAPU32[at] = next * WORD + (HEAPU32[at] & 3);
    HEAPU32[at + 1] = last * WORD + (HEAPU32[at + 1] & 3);
  });
}

/** The end of what is not empty, in whole pages. @param {Uint8Array} memory */
function endOf(memory) {
  let end = memory.length;
  while (end > 0 && memory[end - 1] === 0) end -= 1;
  return Math.ceil(end / PAGE) * PAGE;
}

/**
 * The pages in which two memories differ, as runs of them, and what to put there: in the fixed part the difference.
 * @param {Uint8Array} memory
 * @param {Uint8Array} fixed
 */
function compare(memory, fixed) {
  /** @type {[number, number][]} */
  const runs = [];
  const pages = [];
  for (let page = 0; page < memory.length / PAGE; page += 1) {
    const bytes = memory.slice(page * PAGE, (page + 1) * PAGE);
    const before = fixed.subarray(page * PAGE, (page + 1) * PAGE);
    before.forEach((byte, at) => {
      bytes[at] ^= byte;
    });
    if (bytes.every((byte) => byte === 0)) continue;
    pages.push(bytes);
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else runs.push([page, 1]);
  }
  return { runs, pages };
}

/**
 * Let words that hold an address near their own tell only how far it is.
 * @param {[number, number][]} runs
 * @param {Uint8Array[]} pages
 * @param {number} fixed
 * @returns {number} the first of the words that tell so, which no other word is
 */
function bringNear(runs, pages, fixed) {
  const numbers = runs.flatMap(([first, count]) => Array.from({ length: count }, (_, at) => first + at));
  const words = pages.map((page) => new Uint32Array(page.buffer, page.byteOffset, PAGE / WORD));
  const known = new Set(words.flatMap((page) => Array.from(page, (word) => Math.floor(word / (2 * REACH)))));
  let code = MOST_WORD / (2 * REACH);
  while (known.has(code)) code -= 1;
  const near = code * 2 * REACH;
  words.forEach((page, at) => {
    const start = numbers[at] * PAGE;
    if (start < fixed) return;
    page.forEach((word, number) => {
      const far = word - (start + number * WORD);
      if (far >= -REACH && far < REACH) page[number] = near + REACH + far;
    });
  });
  return near;
}

/** The build that a snapshot belongs to. @param {string} folder @param {string[]} parts */
function keyOf(folder, parts) {
  const hash = crypto.createHash("sha256");
  for (const name of parts) hash.update(fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 32);
}

/**
 * @param {object} head
 * @param {Uint8Array[]} small what stands before the pages
 * @param {Uint8Array[]} pages
 */
function write(head, small, pages) {
  const told = Buffer.from(JSON.stringify(head));
  const first = Buffer.alloc(WORD);
  first.writeUInt32LE(told.length);
  const before = Buffer.concat([first, told, ...small]);
  const gap = Buffer.alloc(-before.length & (WORD - 1));
  return Buffer.concat([before, gap, ...pages]);
}
