// Trims the JavaScript of Pyodide's program: more than half of it serves sound, pictures and sockets of libraries that
// are loaded into it. The program is no longer handed what it does not ask for itself, and rollup leaves out what
// nobody needs then.

import { rollup } from "@rollup/wasm-node";

/** At least so many functions must have been found, or they are looked for in the wrong way. */
const LEAST = { offered: 1000, dropped: 1000, bound: 1000 };

const INPUT = "pyodide";

/** What the program takes from outside is written in one list. */
const OFFER = /var wasmImports=\{([^{}]*)\};/;

/** A function that somebody outside might have wanted, by its own name. */
const SHOWN = /(?<=[;{}])Module\["([\w$]+)"\]=\1;/g;

/** A function of the program, where it gets its names here; rollup leaves out the first one if nobody uses it. */
const BOUND = /(?<=[;{])(?:[\w$]+=)?Module\["([\w$]+)"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;?/g;

/**
 * The script without what only libraries would call.
 * @param {string} script
 * @param {{ called: Set<string>, placed: Set<string> }} wanted the names that the program calls, and those whose place
 *   in the table is all that it asks for
 * @param {string} users others that use what it has
 */
export async function trimScript(script, wanted, users) {
  // Within reach of an eval of its own every name would count as used. The page's policy forbids both kinds.
  const narrowed = offer(script, wanted).replaceAll(/\beval\(/g, "(0,globalThis.eval)(");
  return shake(hide(narrowed, users));
}

/**
 * Offer to the program only what it takes. A place in the table costs a module of WebAssembly for each function at every
 * start: those of which it only asks for the place, which are for libraries, all get the same one.
 * @param {string} script @param {{ called: Set<string>, placed: Set<string> }} wanted
 */
function offer(script, { called, placed }) {
  const entries = OFFER.exec(script)?.[1].split(",") ?? [];
  const names = entries.map((entry) => entry.split(":")[0]);
  const missing = [...called, ...placed].filter((name) => !names.includes(name));
  if (entries.length < LEAST.offered || missing.length > 0)
    throw new Error("Pyodide's JavaScript offers its functions in another form.");
  const kept = entries.flatMap((entry, at) => {
    if (called.has(names[at])) return [entry];
    return placed.has(names[at]) ? [`${names[at]}:absent`] : [];
  });
  const absent = 'function absent(){throw new Error("no such function")}absent.sig="v";';
  return script.replace(OFFER, () => `${absent}var wasmImports={${kept.join(",")}};`);
}

/** No longer show what nobody looks at. @param {string} script @param {string} users */
function hide(script, users) {
  const used = new Set(users.match(/[\w$]+/g));
  const looks = new Map();
  for (const [, name] of script.matchAll(/[."'`]([\w$]+)/g)) looks.set(name, (looks.get(name) ?? 0) + 1);
  let dropped = 0;
  const hidden = script.replace(SHOWN, (all, name) => {
    if (used.has(name) || looks.get(name) > 1) return all;
    dropped += 1;
    return "";
  });
  if (dropped < LEAST.dropped) throw new Error("Pyodide's JavaScript shows its functions in another form.");
  return hidden;
}

/** @param {string} script */
async function shake(script) {
  const bundle = await rollup({
    input: INPUT,
    plugins: [
      {
        name: "pyodide",
        resolveId: (id) => (id === INPUT ? id : { id, external: true }),
        load: (id) => (id === INPUT ? script : null),
      },
    ],
    // Nothing happens here when a property is read; elsewhere a getter might do something.
    treeshake: { propertyReadSideEffects: false },
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}

/**
 * Take the names from those functions of the program that nobody uses.
 * @param {string} script
 * @param {string} users others that use them
 * @returns {{ script: string, isUsed: (symbol: string) => boolean }}
 */
export function unbind(script, users) {
  const bound = new Map([...script.matchAll(BOUND)].map(([, name, symbol]) => [symbol, name]));
  if (bound.size < LEAST.bound)
    throw new Error("Pyodide's JavaScript names the program's functions otherwise.");
  const words = new Set(`${script.replace(BOUND, "")}\n${users}`.match(/[\w$]+/g));
  const isUsed = (/** @type {string} */ symbol) =>
    words.has(symbol) || words.has(bound.get(symbol) ?? `_${symbol}`);
  return { script: script.replace(BOUND, (all, _, symbol) => (isUsed(symbol) ? all : "")), isUsed };
}
