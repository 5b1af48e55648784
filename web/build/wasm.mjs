// Reads and writes WebAssembly's binary format, as far as Pyodide's program is looked at: its sections, and what the
// instructions of a function name.

const HEADER = 8;

/** The sections that somebody looks into. */
export const SECTION = { imports: 2, exports: 7, elements: 9, code: 10 };

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

  /** A number in LEB128; of a signed one only the length matters here. */
  number() {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      number += (byte & 127) * factor;
      if (byte < 128) return number;
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

/** @typedef {{ id: number, bytes: Uint8Array }} Section */

/** @param {Buffer} wasm */
export function readSections(wasm) {
  /** @type {Section[]} */
  const sections = [];
  const reader = new Reader(wasm, HEADER);
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const size = reader.number();
    sections.push({ id, bytes: wasm.subarray(reader.at, reader.at + size) });
    reader.at += size;
  }
  return sections;
}

/** @param {Buffer} wasm whose header stays @param {Section[]} sections */
export function writeSections(wasm, sections) {
  const parts = sections.map(({ id, bytes }) =>
    Buffer.concat([Buffer.from([id, ...encode(bytes.length)]), bytes]),
  );
  return Buffer.concat([wasm.subarray(0, HEADER), ...parts]);
}

/** The functions that a function names. @param {Uint8Array} body */
export function listCalls(body) {
  const reader = new Reader(body);
  /** @type {number[]} */
  const calls = [];
  reader.each(() => {
    reader.number();
    reader.byte();
  });
  while (reader.at < body.length) readInstruction(reader, calls);
  if (reader.at !== body.length) throw new Error("Pyodide's program has instructions of another form.");
  return calls;
}

/** Instructions that name a function: two calls, and one that takes hold of it. */
const NAMING = new Set([0x10, 0x12, 0xd2]);

/** @typedef {(reader: Reader) => void} Read reads what follows the code of an instruction */

/** @type {Read} */
const one = (reader) => void reader.number();

/** Also an alignment and an offset. @type {Read} */
const two = (reader) => {
  one(reader);
  one(reader);
};

/** @param {number} bytes @returns {Read} */
const skip = (bytes) => (reader) => {
  reader.at += bytes;
};

/** What is followed by something, by its code. @type {[number[], Read][]} */
const FOLLOWED = [
  [[0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18], one], // blocks, catches and jumps
  [[0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0], one], // variables, memory, numbers
  [[0x0e], readBranches],
  [[0x11, 0x13], two], // calls by a place in the table
  [[0x1c], (reader) => reader.each(() => one(reader))],
  [[0x1f], readTryTable],
  [Array.from({ length: 0x17 }, (_, at) => 0x28 + at), two], // loads and stores
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

/** @param {Reader} reader @param {number[]} calls */
function readInstruction(reader, calls) {
  const code = reader.byte();
  if (!isKnown(code)) throw new Error(`Pyodide's program has the instruction ${code}.`);
  if (NAMING.has(code)) calls.push(reader.number());
  else READS.get(code)?.(reader);
}

/** @param {Reader} reader */
function readBranches(reader) {
  reader.each(() => one(reader));
  one(reader);
}

/** @param {Reader} reader */
function readTryTable(reader) {
  one(reader);
  reader.each(() => {
    if (reader.byte() < 2) one(reader);
    one(reader);
  });
}

/** An instruction on much memory at once, or one that rounds. @param {Reader} reader */
function readBulk(reader) {
  const code = reader.number();
  if (code < 8) return;
  if ([8, 10, 12, 14].includes(code)) two(reader);
  else one(reader);
}

/** An instruction on sixteen bytes at once. @param {Reader} reader */
function readWide(reader) {
  const code = reader.number();
  if (code <= 11 || (code >= 84 && code <= 93)) two(reader);
  if (code === 12 || code === 13) reader.at += 16;
  if ((code >= 21 && code <= 34) || (code >= 84 && code <= 91)) reader.at += 1;
}
