// Trims Pyodide's WebAssembly: empties the functions that nobody can reach, and the tables that these had. Numbers and
// addresses stay as they are.

import { leaveOutOfList, listLeftOut } from "./modules.mjs";
import { emptyTables } from "./tables.mjs";
import {
  encode,
  KIND,
  Reader,
  readBody,
  readConstant,
  readMemory,
  readSections,
  SECTION,
  writeMemory,
  writeSections,
} from "./wasm.mjs";

/** A body without variables that stops its caller. */
const EMPTY_BODY = [0x00, 0x00, 0x0b];

/** @typedef {{ imported: number, globals: number[], names: Map<string, number>, addresses: Map<string, number>,
 *   used: number[], table: Map<number, number>, parts: Uint8Array[], bodies: import("./wasm.mjs").Named[] }} Program
 *   imported: how many functions come from outside; they have the first numbers; globals: their values; names: the
 *   numbers of functions that have names for others, and addresses: what else has; used: the numbers of those that
 *   somebody outside calls; table: the places of those in the table; parts: the code of the others, and bodies: what
 *   that names */

/**
 * The program with the same numbers and addresses, but without what nobody can reach.
 * @param {Buffer} wasm @param {(symbol: string) => boolean} isUsed whether somebody outside calls it by that name
 */
export function trimProgram(wasm, isUsed) {
  /** @type {Program} */
  const program = {
    imported: 0,
    globals: [],
    names: new Map(),
    addresses: new Map(),
    used: [],
    table: new Map(),
    parts: [],
    bodies: [],
  };
  const sections = readSections(wasm);
  const give = (/** @type {number} */ id) => {
    const bytes = sections.get(id);
    if (!bytes) throw new Error(`Pyodide's program has no section ${id}.`);
    return bytes;
  };
  readImports(new Reader(give(SECTION.imports)), program);
  readGlobals(new Reader(give(SECTION.globals)), program);
  sections.set(SECTION.exports, trimExports(give(SECTION.exports), isUsed, program));
  readElements(new Reader(give(SECTION.elements)), program);
  readCode(new Reader(give(SECTION.code)), program);
  const { functions, addresses } = listLeftOut(program);
  sections.set(SECTION.code, writeCode(program, reach(program, functions)));
  const memory = readMemory(give(SECTION.data));
  leaveOutOfList(program, memory);
  emptyTables(memory, addresses);
  const { bytes, count } = writeMemory(memory);
  sections.set(SECTION.data, bytes);
  sections.set(SECTION.count, Buffer.from(encode(count)));
  return writeSections(wasm, sections);
}

/**
 * The numbers of the functions that can be called.
 * @param {Program} program @param {Set<number>} leftOut
 */
function reach({ imported, used, table, bodies }, leftOut) {
  const reached = new Set([...used, ...[...table.keys()].filter((number) => !leftOut.has(number))]);
  for (const number of reached) {
    if (number >= imported) for (const next of bodies[number - imported].calls) reached.add(next);
  }
  return reached;
}

/** @param {Reader} reader @param {Program} program */
function readImports(reader, program) {
  reader.each(() => {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === KIND.function) {
      reader.number();
      program.imported += 1;
    } else if (kind === KIND.global) {
      reader.at += 2;
      program.globals.push(0);
    } else throw new Error(`Pyodide's program imports something of kind ${kind}.`);
  });
}

/** @param {Reader} reader @param {Program} program */
function readGlobals(reader, program) {
  reader.each(() => {
    reader.at += 2;
    program.globals.push(readConstant(reader));
  });
}

/** @param {Uint8Array} bytes @param {(symbol: string) => boolean} isUsed @param {Program} program */
function trimExports(bytes, isUsed, { globals, names, addresses, used }) {
  const reader = new Reader(bytes);
  /** @type {Uint8Array[]} */
  const kept = [];
  reader.each(() => {
    const start = reader.at;
    const symbol = reader.text();
    const kind = reader.byte();
    const number = reader.number();
    if (kind === KIND.function) names.set(symbol, number);
    if (kind === KIND.global) addresses.set(symbol, globals[number]);
    if ((kind === KIND.function || kind === KIND.global) && !isUsed(symbol)) return;
    if (kind === KIND.function) used.push(number);
    kept.push(bytes.subarray(start, reader.at));
  });
  return Buffer.concat([Buffer.from(encode(kept.length)), ...kept]);
}

/** @param {Reader} reader @param {Program} program */
function readElements(reader, { table }) {
  reader.each(() => {
    if (reader.number() !== 0) throw new Error("Pyodide's table is filled otherwise.");
    let place = readConstant(reader);
    reader.each(() => {
      table.set(reader.number(), place);
      place += 1;
    });
  });
}

/** @param {Reader} reader @param {Program} program */
function readCode(reader, { parts, bodies }) {
  reader.each(() => {
    const size = reader.number();
    const body = reader.bytes.subarray(reader.at, reader.at + size);
    parts.push(body);
    bodies.push(readBody(body));
    reader.at += size;
  });
}

/** @param {Program} program @param {Set<number>} reached */
function writeCode({ imported, parts }, reached) {
  const written = parts.map((part, at) => {
    const body = reached.has(at + imported) ? part : EMPTY_BODY;
    return Buffer.concat([Buffer.from(encode(body.length)), Buffer.from(body)]);
  });
  return Buffer.concat([Buffer.from(encode(parts.length)), ...written]);
}
