// Trims Pyodide's WebAssembly: empties the functions that nobody can reach. Numbers and addresses stay as they are.

import { encode, KIND, listCalls, Reader, readSections, SECTION, writeSections } from "./wasm.mjs";

/** A body without variables that stops whoever calls it. */
const EMPTY_BODY = [0x00, 0x00, 0x0b];

/**
 * The program with the same numbers and addresses, but without what nobody can reach.
 * @param {Buffer} wasm @param {(symbol: string) => boolean} isUsed whether somebody outside calls it by that name
 */
export function trimProgram(wasm, isUsed) {
  const program = {
    imported: 0,
    roots: /** @type {number[]} */ ([]),
    bodies: /** @type {Uint8Array[]} */ ([]),
  };
  const sections = readSections(wasm).map(({ id, bytes }) => {
    const read = {
      [SECTION.imports]: readImports,
      [SECTION.elements]: readElements,
      [SECTION.code]: readCode,
    }[id];
    read?.(new Reader(bytes), program);
    return { id, bytes: id === SECTION.exports ? trimExports(bytes, isUsed, program.roots) : bytes };
  });
  const { imported, roots, bodies } = program;
  const reached = new Set(roots);
  for (const number of reached) {
    if (number >= imported) for (const next of listCalls(bodies[number - imported])) reached.add(next);
  }
  const code = writeCode(bodies.map((body, at) => (reached.has(at + imported) ? body : EMPTY_BODY)));
  return writeSections(
    wasm,
    sections.map(({ id, bytes }) => ({ id, bytes: id === SECTION.code ? code : bytes })),
  );
}

/** @typedef {{ imported: number, roots: number[], bodies: Uint8Array[] }} Program
 *   imported: how many functions come from outside; they have the first numbers; roots: the numbers of those that can
 *   be called from outside or by their place in the table */

/** @param {Reader} reader @param {Program} program */
function readImports(reader, program) {
  reader.each(() => {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === KIND.function) {
      reader.number();
      program.imported += 1;
    } else if (kind === KIND.global) reader.at += 2;
    else throw new Error(`Pyodide's program imports something of kind ${kind}.`);
  });
}

/** @param {Reader} reader @param {Program} program */
function readElements(reader, program) {
  reader.each(() => {
    if (reader.number() !== 0) throw new Error("Pyodide's table is filled otherwise.");
    while (reader.byte() !== 0x0b);
    reader.each(() => program.roots.push(reader.number()));
  });
}

/** @param {Reader} reader @param {Program} program */
function readCode(reader, program) {
  reader.each(() => {
    const size = reader.number();
    program.bodies.push(reader.bytes.subarray(reader.at, reader.at + size));
    reader.at += size;
  });
}

/** @param {(Uint8Array | number[])[]} bodies */
function writeCode(bodies) {
  const written = bodies.map((body) => Buffer.concat([Buffer.from(encode(body.length)), Buffer.from(body)]));
  return Buffer.concat([Buffer.from(encode(bodies.length)), ...written]);
}

/** @param {Uint8Array} bytes @param {(symbol: string) => boolean} isUsed @param {number[]} roots */
function trimExports(bytes, isUsed, roots) {
  const reader = new Reader(bytes);
  /** @type {Uint8Array[]} */
  const kept = [];
  reader.each(() => {
    const start = reader.at;
    const symbol = reader.text();
    const kind = reader.byte();
    const number = reader.number();
    if ((kind === KIND.function || kind === KIND.global) && !isUsed(symbol)) return;
    if (kind === KIND.function) roots.push(number);
    kept.push(bytes.subarray(start, reader.at));
  });
  return Buffer.concat([Buffer.from(encode(kept.length)), ...kept]);
}
