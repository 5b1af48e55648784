/** Restores an interpreter from its snapshot: Python as it was once it had started and opened the games, at build time.
 *
 * The memory of a fresh module is the same everywhere, so the snapshot has only the pages in which the started one
 * differs. How it is made stands in web/build/snapshot.mjs. The parts of Pyodide used here are experimental or private:
 * its version is pinned, the build proves that the snapshot starts, and the plain start mends whatever fails.
 */

/** @typedef {{file: string, key: string, bytes: number, fixed: number}} Told
 *   what the site says of its snapshot. key: of the build that it belongs to; bytes: of the unpacked one; fixed: those
 *   that a fresh module has in its memory before it runs, in which pages are differences */
/** @typedef {{key: string, page: number, memory: number, runs: [number, number][], near: number, state: number,
 *   files: [string, number][]}} Head
 *   what a snapshot says of itself. page: the bytes of a page; memory: those of all of it; runs: the first page and the
 *   number of pages of each run of those that follow; near: the first of the words that stand for an address near their
 *   own; state: the bytes of what Pyodide says of its own; files: small ones of the file system, with their sizes */
/** @typedef {{head: Head, state: Uint8Array, files: [string, Uint8Array][], pages: Uint32Array}} Snapshot */
/** @typedef {{transfer?: (bytes: number) => ArrayBuffer}} Movable where an ArrayBuffer can be moved, which not all browsers know */
/** @typedef {{loadPyodide: (options: object) => Promise<any>, createModule: (settings: any) => Promise<any>}} Pyodide */

/** Bytes before and after a word within which an address is near: such ones are told by how far they are, which is
 * the same for many words where the addresses are not. */
export const REACH = 1024;

/** Bytes of a word. */
const WORD = 4;

/** What the state of Pyodide has room for. */
const MOST_STATE = 1 << 16;

/** Bytes that zstd wants beyond what it unpacks in its own place: a block of at most 128 kB, 3 for each one and 18 for a
 * frame (ZSTD_DECOMPRESSION_MARGIN of its manual); which is ample up to 80 MB. */
const MARGIN = (1 << 17) + (1 << 11);

/**
 * Start Pyodide with a snapshot for its memory.
 * @param {Pyodide} pyodide
 * @param {object} options as for a plain start
 * @param {Promise<ArrayBuffer>} packed is waited for only when the module is there
 * @param {Told} told
 */
export async function restore({ loadPyodide, createModule }, options, packed, told) {
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
        fresh = module.HEAPU8.slice(0, told.fixed);
      };
      const module = await createModule({ ...settings, preRun: [look, ...settings.preRun] });
      const whole = unpack(module, new Uint8Array(await packed), told);
      const snapshot = divide(whole, told);
      files = snapshot.files.map(([name, bytes]) => [name, bytes.slice()]);
      state.set(snapshot.state);
      // The memory of its own that it would bring stands at the end, where there is none.
      new Uint32Array(state.buffer)[1] = state.length;
      fill(module, fresh, snapshot);
      // What has served would stay until somebody tidies up, and in a worker that rests nobody does.
      for (const served of [whole, fresh.buffer]) /** @type {Movable} */ (served).transfer?.(0);
      return module;
    },
  });
  for (const [name, bytes] of files) python.FS.writeFile(name, bytes);
  // Whatever Python draws by itself it asks the page's `crypto` for; but if its generator was made, it was for everybody.
  python.pyimport("sys").modules.get("random")?.seed();
  return python;
}

/**
 * Unpack a snapshot by the library that Python has for that; it finds out too whether anything is wrong with it. It is
 * unpacked in its own place, from the end on, so that no more memory is touched than Python is to have there.
 * @param {any} module which has not run yet: it will have another memory
 * @param {Uint8Array} packed
 * @param {Told} told
 */
function unpack(module, packed, { bytes }) {
  const room = Math.max(bytes, packed.length) + MARGIN;
  const to = module._malloc(room);
  if (!to) throw new Error("no room for a snapshot");
  const from = to + room - packed.length;
  module.HEAPU8.set(packed, from);
  if (module._ZSTD_decompress(to, bytes, from, packed.length) !== bytes)
    throw new Error("a damaged snapshot");
  return module.HEAPU8.slice(to, to + bytes).buffer;
}

/**
 * The parts of a snapshot: the length of its head, the head, and what that tells of.
 * @param {ArrayBuffer} buffer
 * @param {Told} told
 * @returns {Snapshot}
 */
function divide(buffer, { key }) {
  let at = WORD;
  const take = (/** @type {number} */ bytes) => {
    at += bytes;
    return new Uint8Array(buffer, at - bytes, bytes);
  };
  const [length] = new Uint32Array(buffer, 0, 1);
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(take(length)));
  if (head.key !== key) throw new Error("a snapshot of another build");
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
  // What lies beyond the top of the stack counts for nothing; made empty, each of those pages would take memory.
  HEAPU8.fill(0, fresh.length, module._emscripten_stack_get_end());
  HEAPU8.fill(0, module.stackSave(), module._sbrk(0));
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
