// Trims Pyodide's two programs: they offer thousands of functions to libraries that are loaded into them, of which a
// page loads none. What only those could call goes, so that there is less to fetch, to compile and to bind at every
// start.

import { trimProgram } from "./program.mjs";
import { trimScript, unbind } from "./script.mjs";

/**
 * The two programs of Pyodide without what nobody calls.
 * @param {Buffer} wasm
 * @param {string} script the JavaScript that goes with it
 * @param {string[]} users others that call what it exports
 * @returns {Promise<{ wasm: Buffer, script: string }>}
 */
export async function trim(wasm, script, users) {
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(new Uint8Array(wasm)));
  const wanted = {
    called: new Set(imports.filter(({ kind }) => kind === "function").map(({ name }) => name)),
    placed: new Set(imports.filter(({ kind }) => kind === "global").map(({ name }) => name)),
  };
  const shaken = await trimScript(script, wanted, users.join("\n"));
  const { script: left, isUsed } = unbind(shaken, users.join("\n"));
  return { wasm: trimProgram(wasm, isUsed), script: left };
}
