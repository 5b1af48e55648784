// Empties the tables of the encodings that are left out of Pyodide's program: a tenth of what is fetched of it.
//
// Each character set has a table by the first byte of a character: where the codes for the second one lie, and
// which is the first and the last of these. So it tells exactly which bytes are its own; a table of any other form
// stays, and so does one that somebody else names.

const ENTRIES = 256;
const ENTRY = 8;
const CODE = 2;

/** At least so many bytes must be found, or they are looked for in the wrong way. */
const LEAST = 300_000;

/**
 * @param {Buffer} memory as it is before the program runs
 * @param {Iterable<number>} addresses such as only what is left out names
 */
export function emptyTables(memory, addresses) {
  const found = [...addresses].map((address) => readTable(memory, address));
  let emptied = 0;
  for (const [start, end] of found.flat()) {
    memory.fill(0, start, end);
    emptied += end - start;
  }
  if (emptied < LEAST) throw new Error("Pyodide's encodings have tables of another form.");
}

/**
 * What belongs to a table, with its own bytes; nothing where there is none.
 * @param {Buffer} memory @param {number} address
 * @returns {[number, number][]}
 */
function readTable(memory, address) {
  const end = address + ENTRIES * ENTRY;
  if (address % 4 !== 0 || end > memory.length) return [];
  /** @type {[number, number][]} */
  const parts = [];
  for (let at = address; at < end; at += ENTRY) {
    const [codes, [first, last, ...rest]] = [memory.readUInt32LE(at), memory.subarray(at + 4, at + ENTRY)];
    const stop = codes + (last - first + 1) * CODE;
    if (codes === 0 ? first || last : codes % CODE || first > last || stop > memory.length) return [];
    if (rest.some((byte) => byte !== 0)) return [];
    if (codes !== 0) parts.push([codes, stop]);
  }
  return isOneBlock(parts) ? [...parts, [address, end]] : [];
}

/** Whether parts lie one after another, each in a place of its own. @param {[number, number][]} parts */
function isOneBlock(parts) {
  const sorted = parts.toSorted(([one], [other]) => one - other);
  return sorted.length > 1 && sorted.slice(1).every(([start], at) => start === sorted[at][1]);
}
