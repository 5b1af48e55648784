/** Restores an interpreter from its snapshot: Python as it was once it had started and opened the games, at build time.
 *
 * The memory of a fresh module is the same everywhere, so the snapshot has only the pages in which the started one
 * differs. How it is made stands in web/build/snapshot.mjs. What of Pyodide is used here is experimental or private:
 * its version is pinned, the build proves that the snapshot starts, and whatever fails is for the plain start to mend.
 */

import { Decompress } from "fzstd";

/** @typedef {{file: string, bytes: number, sum: number, fixed: number}} Told
 *   what the site says of its snapshot. bytes: of the unpacked one; sum: of the packed one; fixed: the bytes that a fresh
 *   module has in its memory before it runs, in which pages are differences */
/** @typedef {{page: number, memory: number, runs: [number, number][], near: number, state: number,
 *   files: [string, number][]}} Head
 *   what a snapshot says of itself. page: the bytes of a page; memory: those of all of it; runs: the first page and the
 *   number of pages of each run of those that follow; near: the first of the words that stand for an address near their
 *   own; state: the bytes of what Pyodide says of its own; files: small ones of the file system, with their sizes */
/** @typedef {{head: Head, state: Uint8Array, files: [string, Uint8Array][], pages: Uint32Array}} Snapshot */

/** Bytes before and after a word within which an address is near: such ones are told by how far they are, which is
 * the same for many words where the addresses are not. */
export const REACH = 1024;

/** Bytes of a word. */
const WORD = 4;

/** What the state of Pyodide has room for. */
const MOST_STATE = 1 << 16;

/** The polynomial of gzip's sum, and the remainders of every byte. */
const POLYNOMIAL = 0xedb88320;
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  return rest;
});

/**
 * The sum (CRC-32) of what came before and of some more bytes.
 * @param {Uint8Array} bytes
 * @param {number} [before]
 */
export function sumUp(bytes, before = 0) {
  let rest = ~before;
  for (let at = 0; at < bytes.length; at += 1) rest = (rest >>> 8) ^ REMAINDERS[(rest ^ bytes[at]) & 255];
  return ~rest >>> 0;
}

/**
 * Unpack a snapshot while it comes, and make sure that it is the one that the site means.
 * @param {ReadableStream<Uint8Array>} packed
 * @param {Told} told
 * @returns {Promise<Snapshot>}
 */
export async function readSnapshot(packed, told) {
  const whole = new Uint8Array(told.bytes);
  let filled = 0;
  const unpacking = new Decompress((piece) => {
    whole.set(piece, filled);
    filled += piece.length;
  });
  let sum = 0;
  const reader = packed.getReader();
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    sum = sumUp(piece.value, sum);
    unpacking.push(piece.value);
  }
  if (sum !== told.sum || filled !== told.bytes) throw new Error("another snapshot");
  return divide(whole.buffer);
}

/**
 * The parts of a snapshot: the length of its head, the head, and what that tells of.
 * @param {ArrayBuffer} buffer
 * @returns {Snapshot}
 */
function divide(buffer) {
  let at = WORD;
  const take = (/** @type {number} */ bytes) => {
    at += bytes;
    return new Uint8Array(buffer, at - bytes, bytes);
  };
  const [length] = new Uint32Array(buffer, 0, 1);
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(take(length)));
  const state = take(head.state);
  const files = head.files.map(([name, bytes]) => /** @type {[string, Uint8Array]} */ ([name, take(bytes)]));
  const pages = new Uint32Array(buffer, Math.ceil(at / WORD) * WORD);
  const count = head.runs.reduce((sum, [, more]) => sum + more, 0);
  const end = Math.max(...head.runs.map(([first, more]) => first + more));
  if (pages.length * WORD !== count * head.page || end * head.page > head.memory)
    throw new Error("a snapshot that does not fit itself");
  return { head, state, files, pages };
}

/**
 * Start Pyodide with a snapshot for its memory.
 * @param {{loadPyodide: (options: object) => Promise<any>, createModule: (settings: any) => Promise<any>}} pyodide
 * @param {object} options as for a plain start
 * @param {Promise<Snapshot>} coming is waited for only when the module is there
 * @param {number} fixed the bytes that a module has in its memory before it runs; in these, pages are differences
 */
export async function restore({ loadPyodide, createModule }, options, coming, fixed) {
  // Pyodide looks at the state before there is a module, and reads it only once there is.
  const state = new Uint8Array(MOST_STATE);
  /** @type {[string, Uint8Array][]} */
  let files = [];
  const python = await loadPyodide({
    ...options,
    _loadSnapshot: state,
    createPyodideModule: async (/** @type {any} */ settings) => {
      /** @type {Uint8Array} */
      let fresh = new Uint8Array();
      const look = (/** @type {any} */ module) => {
        fresh = module.HEAPU8.slice(0, fixed);
      };
      const module = await createModule({ ...settings, preRun: [look, ...settings.preRun] });
      const snapshot = await coming;
      files = snapshot.files;
      state.set(snapshot.state);
      // The memory of its own that it would bring stands at the end, where there is none.
      new Uint32Array(state.buffer)[1] = state.length;
      fill(module, fresh, snapshot);
      return module;
    },
  });
  for (const [name, bytes] of files) python.FS.writeFile(name, bytes);
  // Whatever Python draws by itself it asks the page's `crypto` for; but if its generator was made, it was for everybody.
  python.pyimport("sys").modules.get("random")?.seed();
  return python;
}

/**
 * Give a module the memory of a snapshot in place of its own.
 * @param {any} module
 * @param {Uint8Array} fresh its fixed part before anything of it ran; the rest was empty
 * @param {Snapshot} snapshot
 */
function fill(module, fresh, { head, pages }) {
  const { memory, page, runs, near } = head;
  if (module.HEAPU8.length < memory && !module.growMemory(memory)) throw new Error("no room for a snapshot");
  const { HEAPU8, HEAPU32 } = module;
  HEAPU8.set(fresh);
  HEAPU8.fill(0, fresh.length, module._sbrk(0));
  const words = page / WORD;
  let at = 0;
  for (const [first, count] of runs) {
    const run = pages.subarray(at, at + count * words);
    const to = first * words;
    if (first * page < fresh.length)
      for (let each = 0; each < run.length; each += 1) HEAPU32[to + each] ^= run[each];
    else {
      for (let each = 0; each < run.length; each += 1) {
        const step = (run[each] - near) >>> 0;
        HEAPU32[to + each] = step < 2 * REACH ? (to + each) * WORD - REACH + step : run[each];
      }
    }
    at += run.length;
  }
}
