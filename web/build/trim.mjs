// Trims Pyodide's program: it exports seven thousand functions for libraries that are loaded into it, of which a page
// loads none. What only those could call is emptied, and its JavaScript no longer names it, so that there is less to
// fetch, to compile and to bind at every start. Numbers and addresses stay as they are.

const HEADER = 8;
const SECTION = { imports: 2, exports: 7, elements: 9, code: 10 };
const FUNCTION = 0;
const GLOBAL = 3;

/** So many names at least must have been found, or they are looked for in the wrong way. */
const LEAST_BOUND = 1000;

/** A body without variables that stops whoever calls it. */
const EMPTY_BODY = [0x00, 0x00, 0x0b];

/** Reads WebAssembly's binary format. */
class Reader {
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

/** @param {number} number */
function encode(number) {
  const bytes = [];
  for (let left = number; ; left = Math.floor(left / 128)) {
    bytes.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) return bytes;
  }
}

/**
 * The two programs of Pyodide without what nobody calls.
 * @param {Buffer} wasm
 * @param {string} script the JavaScript that goes with it
 * @param {string[]} users whoever else calls what it exports
 * @returns {{ wasm: Buffer, script: string }}
 */
export function trim(wasm, script, users) {
  const assignment = /(?<=[;{])([\w$]+)=Module\["\1"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;?/g;
  const bound = new Map([...script.matchAll(assignment)].map(([, name, symbol]) => [symbol, name]));
  const [declaration] = /var [\w$]+(?:,[\w$]+){1000,};/.exec(script) ?? [""];
  if (bound.size < LEAST_BOUND || declaration === "")
    throw new Error("Pyodide's JavaScript is of another form.");
  const others = [script.replace(assignment, "").replace(declaration, ""), ...users].join("\n");
  const words = new Set(others.match(/[\w$]+/g));
  const isUsed = (/** @type {string} */ symbol) =>
    words.has(symbol) || words.has(bound.get(symbol) ?? `_${symbol}`);
  const gone = new Set([...bound].filter(([symbol]) => !isUsed(symbol)).map(([, name]) => name));
  const names = declaration.slice("var ".length, -1).split(",");
  const left = `var ${names.filter((name) => !gone.has(name)).join(",")};`;
  return {
    wasm: trimProgram(wasm, isUsed),
    script: script.replace(declaration, left).replace(assignment, (all, name) => (gone.has(name) ? "" : all)),
  };
}

/** @param {Buffer} wasm @param {(symbol: string) => boolean} isUsed */
function trimProgram(wasm, isUsed) {
  const program = {
    imported: 0,
    roots: /** @type {number[]} */ ([]),
    bodies: /** @type {Uint8Array[]} */ ([]),
  };
  /** @type {{ id: number, bytes: Uint8Array }[]} */
  const sections = [];
  const reader = new Reader(wasm, HEADER);
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const size = reader.number();
    const bytes = wasm.subarray(reader.at, reader.at + size);
    reader.at += size;
    const read = {
      [SECTION.imports]: readImports,
      [SECTION.elements]: readElements,
      [SECTION.code]: readCode,
    }[id];
    read?.(new Reader(bytes), program);
    sections.push({ id, bytes: id === SECTION.exports ? trimExports(bytes, isUsed, program.roots) : bytes });
  }
  const { imported, roots, bodies } = program;
  const reached = new Set(roots);
  for (const number of reached) {
    if (number >= imported) for (const next of listCalls(bodies[number - imported])) reached.add(next);
  }
  const code = bodies.map((body, at) => (reached.has(at + imported) ? body : EMPTY_BODY));
  const parts = sections.map(({ id, bytes }) => {
    const content = id === SECTION.code ? writeCode(code) : bytes;
    return Buffer.concat([Buffer.from([id, ...encode(content.length)]), content]);
  });
  return Buffer.concat([wasm.subarray(0, HEADER), ...parts]);
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
    if (kind === FUNCTION) {
      reader.number();
      program.imported += 1;
    } else if (kind === GLOBAL) reader.at += 2;
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
    if ((kind === FUNCTION || kind === GLOBAL) && !isUsed(symbol)) return;
    if (kind === FUNCTION) roots.push(number);
    kept.push(bytes.subarray(start, reader.at));
  });
  return Buffer.concat([Buffer.from(encode(kept.length)), ...kept]);
}

/** The functions that a function names. @param {Uint8Array} body */
function listCalls(body) {
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
