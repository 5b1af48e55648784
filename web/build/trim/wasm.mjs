// Reads and writes WebAssembly's binary format, as far as Pyodide's program is looked at: its sections, and what the
// instructions of a function name.

const HEADER = 8;

/** The sections that somebody looks into. */
export const SECTION = { imports: 2, globals: 6, exports: 7, elements: 9, code: 10, data: 11, count: 12 };

/** What an import or an export can be, of which others are refused. */
export const KIND = { function: 0, global: 3 };

/** Reads WebAssembly's binary format. */
export class Reader {
  /** @param {Uint8Array} bytes @param {number} [at] */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number in LEB128 without a sign; of one with a sign it has the length. */
  number() {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  }

  /** A number of 32 bits with a sign, as an address: none is below zero. */
  signed() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number |= (byte & 127) << shift;
      if (byte < 128) return (shift < 28 && byte & 64 ? number | (-1 << (shift + 7)) : number) >>> 0;
    }
  }

  text() {
    const length = this.number();
    this.at += length;
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + this.at - length, length).toString();
  }

  /** @param {() => void} read reads one of a list */
  each(read) {
    for (let left = this.number(); left > 0; left -= 1) read();
  }
}

/** A number in LEB128. @param {number} number */
export function encode(number) {
  const bytes = [];
  for (let left = number; ; left = Math.floor(left / 128)) {
    bytes.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) return bytes;
  }
}

/** A number with a sign, that it has not. @param {number} number */
function encodeSigned(number) {
  const bytes = encode(number);
  const last = bytes[bytes.length - 1];
  return last < 64 ? bytes : [...bytes.slice(0, -1), last + 128, 0];
}

/** The sections by their numbers, in their order. @param {Buffer} wasm */
export function readSections(wasm) {
  /** @type {Map<number, Uint8Array>} */
  const sections = new Map();
  const reader = new Reader(wasm, HEADER);
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const size = reader.number();
    if (sections.has(id)) throw new Error(`Pyodide's program has two sections ${id}.`);
    sections.set(id, wasm.subarray(reader.at, reader.at + size));
    reader.at += size;
  }
  return sections;
}

/** @param {Buffer} wasm its header stays @param {Map<number, Uint8Array>} sections */
export function writeSections(wasm, sections) {
  const parts = [...sections].map(([id, bytes]) =>
    Buffer.concat([Buffer.from([id, ...encode(bytes.length)]), bytes]),
  );
  return Buffer.concat([wasm.subarray(0, HEADER), ...parts]);
}

/** The code of an instruction that is a number, and of the end of all instructions. */
const NUMBER = 0x41;
const END = 0x0b;

/** A number that stands for itself where a program could stand. @param {Reader} reader */
export function readConstant(reader) {
  if (reader.byte() !== NUMBER) throw new Error("Pyodide's program begins with what it computes.");
  const number = reader.signed();
  if (reader.byte() !== END) throw new Error("Pyodide's program begins with what it computes.");
  return number;
}

/** How many empty bytes are worth a part of its own after them. */
const GAP = 16;

/** The memory as it is before the program runs. @param {Uint8Array} bytes of the section that has its parts */
export function readMemory(bytes) {
  /** @type {[number, Uint8Array][]} */
  const parts = [];
  const reader = new Reader(bytes);
  reader.each(() => {
    if (reader.number() !== 0) throw new Error("Pyodide's memory is filled otherwise.");
    const address = readConstant(reader);
    const length = reader.number();
    parts.push([address, bytes.subarray(reader.at, reader.at + length)]);
    reader.at += length;
  });
  const memory = Buffer.alloc(Math.max(...parts.map(([address, part]) => address + part.length)));
  for (const [address, part] of parts) memory.set(part, address);
  return memory;
}

/** The parts of a memory that are not empty. @param {Buffer} memory @returns {{ bytes: Buffer, count: number }} */
export function writeMemory(memory) {
  const parts = [];
  const gap = Buffer.alloc(GAP);
  for (let at = 0; at < memory.length; ) {
    while (memory[at] === 0) at += 1;
    if (at >= memory.length) break;
    const found = memory.indexOf(gap, at);
    const end = found < 0 ? memory.length : found;
    const head = [0, NUMBER, ...encodeSigned(at), END, ...encode(end - at)];
    parts.push(Buffer.from(head), memory.subarray(at, end));
    at = end;
  }
  const count = parts.length / 2;
  return { bytes: Buffer.concat([Buffer.from(encode(count)), ...parts]), count };
}

/** @typedef {{ calls: number[], numbers: number[] }} Named
 *   calls: the functions that a function names; numbers: what may be an address, or part of one */

/** @param {Uint8Array} body @returns {Named} */
export function readBody(body) {
  const reader = new Reader(body);
  const named = { calls: [], numbers: [] };
  reader.each(() => {
    reader.number();
    reader.byte();
  });
  while (reader.at < body.length) readInstruction(reader, named);
  if (reader.at !== body.length) throw new Error("Pyodide's program has instructions of another form.");
  return named;
}

/** Instructions that name a function: two calls, and one that takes hold of it. */
const NAMING = new Set([0x10, 0x12, 0xd2]);

/** @typedef {(reader: Reader, named: Named) => void} Read reads what follows the code of an instruction */

/** @type {Read} */
const one = (reader) => void reader.number();

/** @type {Read} */
const two = (reader) => {
  reader.number();
  reader.number();
};

/** An alignment and an offset. @type {Read} */
const place = (reader, { numbers }) => {
  reader.number();
  numbers.push(reader.number());
};

/** @param {number} bytes @returns {Read} */
const skip = (bytes) => (reader) => {
  reader.at += bytes;
};

/** What is followed by something, by its code. @type {[number[], Read][]} */
const FOLLOWED = [
  [[0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18], one], // blocks, catches and jumps
  [[0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x42, 0xd0], one], // variables, memory, long numbers
  [[NUMBER], (reader, { numbers }) => void numbers.push(reader.signed())],
  [[0x0e], readBranches],
  [[0x11, 0x13], two], // calls by a place in the table
  [[0x1c], (reader) => reader.each(() => reader.number())],
  [[0x1f], readTryTable],
  [Array.from({ length: 0x17 }, (_, at) => 0x28 + at), place], // loads and stores
  [[0x43], skip(4)],
  [[0x44], skip(8)],
  [[0xfc], readBulk],
  [[0xfd], readWide],
];
const READS = new Map(
  FOLLOWED.flatMap(([codes, read]) => codes.map((code) => /** @type {const} */ ([code, read]))),
);

/** Whether a code is one of the instructions that are known here. @param {number} code */
const isKnown = (code) => code <= 0xc4 || (code >= 0xd0 && code <= 0xd2) || READS.has(code);

/** @type {Read} */
function readInstruction(reader, named) {
  const code = reader.byte();
  if (!isKnown(code)) throw new Error(`Pyodide's program has the instruction ${code}.`);
  if (NAMING.has(code)) named.calls.push(reader.number());
  else READS.get(code)?.(reader, named);
}

/** @param {Reader} reader */
function readBranches(reader) {
  reader.each(() => reader.number());
  reader.number();
}

/** @param {Reader} reader */
function readTryTable(reader) {
  reader.number();
  reader.each(() => {
    if (reader.byte() < 2) reader.number();
    reader.number();
  });
}

/** An instruction on much memory at once, or one that rounds. @param {Reader} reader */
function readBulk(reader) {
  const code = reader.number();
  if (code < 8) return;
  reader.number();
  if ([8, 10, 12, 14].includes(code)) reader.number();
}

/** An instruction on sixteen bytes at once. @type {Read} */
function readWide(reader, named) {
  const code = reader.number();
  if (code <= 11 || (code >= 84 && code <= 93)) place(reader, named);
  if (code === 12 || code === 13) reader.at += 16;
  if ((code >= 21 && code <= 34) || (code >= 84 && code <= 91)) reader.at += 1;
}
