// Which modules in Pyodide's program no page can want, and which functions are theirs alone. They are part of the
// program as they are of every Python, though most of it would be sqlite; without them Python says that there is no
// such module, as it does where it was built without one.
//
// The linker put the functions of one file of C beside each other, first those with a name for others. So what stands
// between the first name of one file and that of another one is the first file's.

/** @typedef {{ modules: string[], code: [string, string][], caller?: [string, string] }} Group
 *   code: from which function up to which other one; caller: between which two stand, from the first one that calls
 *   what stands in code, functions that have no names */

/** @type {Group[]} */
const GROUPS = [
  {
    modules: ["_sqlite3"],
    code: [["sqlite3_status64", "FSE_versionNumber"]],
    caller: ["PyInit__hmac", "PyInit__lzma"],
  },
  {
    modules: ["_lzma"],
    code: [
      ["PyInit__lzma", "PyInit__zstd"],
      ["lzma_version_number", "sqlite3_status64"],
    ],
  },
  {
    // What unpacks the snapshot stays; what packs goes.
    modules: ["_zstd"],
    code: [
      ["PyInit__zstd", "PyInit_array"],
      ["FSE_buildCTable_wksp", "HUF_readDTableX1_wksp"],
      ["ZDICT_trainFromBuffer_cover", "BZ2_blockSort"],
    ],
  },
  {
    modules: ["cn", "hk", "iso2022", "jp", "kr", "tw"].map((name) => `_codecs_${name}`),
    code: [["PyInit__codecs_cn", "PyInit__multibytecodec"]],
  },
  {
    // Python's own tests.
    modules: [
      "xxsubtype",
      "_xxtestfuzz",
      "_testbuffer",
      "_testinternalcapi",
      "_testcapi",
      "_testlimitedcapi",
      "_testclinic",
      "_testclinic_limited",
    ],
    code: [["PyInit_xxsubtype", "PyUnstable_AtExit"]],
  },
  { modules: ["_lsprof"], code: [["PyInit__lsprof", "PyInit__pickle"]] },
  { modules: ["_remote_debugging"], code: [["PyInit__remote_debugging", "PyInit__struct"]] },
];

/** What is left out, by its names. */
const MODULES = GROUPS.flatMap(({ modules }) => modules);

/** Python's list of the modules that are part of it: the address of a name, and the place of a function. */
const LIST = "PyImport_Inittab";
const WORD = 4;

/** No address of the program is below; what is may be a number. */
const LEAST_ADDRESS = 1 << 14;

/** @typedef {import("./program.mjs").Program} Program */

/**
 * The functions that only the modules that are left out have in the table, and the addresses that only they name.
 *
 * The linker kept one of functions that were the same in several files, so that one that stands here may also be
 * somebody else's. But such a one names nothing that nobody else does, and is small: it stays.
 * @param {Program} program
 * @returns {{ functions: Set<number>, addresses: Set<number> }}
 */
export function listLeftOut(program) {
  const { bodies, imported, table } = program;
  const ours = new Set(GROUPS.flatMap((group) => listFunctions(group, program)));
  const named = new Set();
  const called = new Set();
  bodies.forEach(({ calls, numbers }, at) => {
    if (ours.has(at + imported)) return;
    for (const each of calls) called.add(each);
    for (const each of numbers) named.add(each);
  });
  const isOwn = (/** @type {number} */ number) => number >= LEAST_ADDRESS && !named.has(number);
  const functions = new Set();
  const addresses = new Set();
  for (const number of ours) {
    const { calls, numbers } = bodies[number - imported];
    const own = numbers.filter(isOwn);
    for (const each of own) addresses.add(each);
    if (table.has(number) && (own.length > 0 || calls.some((each) => !called.has(each))))
      functions.add(number);
  }
  return { functions, addresses };
}

/** @param {Group} group @param {Program} program */
function listFunctions({ modules, code, caller }, program) {
  const spans = code.map((span) => findSpan(span, program));
  if (caller) {
    const [first, end] = findSpan(caller, program);
    const calls = (/** @type {number} */ number) =>
      program.bodies[number - program.imported].calls.some((each) => isWithin(each, spans));
    const start = count(first, end).find(calls);
    if (start === undefined) throw new Error(`Pyodide's program has nothing that calls ${code[0][0]}.`);
    spans.push([start, end]);
  }
  for (const module of modules)
    if (!isWithin(findNumber(`PyInit_${module}`, program), spans))
      throw new Error(`Pyodide's program has the module ${module} in another place.`);
  return spans.flatMap(([first, end]) => count(first, end));
}

/** @param {number} first @param {number} end */
const count = (first, end) => Array.from({ length: end - first }, (_, at) => first + at);

/** @param {number} number @param {[number, number][]} spans */
const isWithin = (number, spans) => spans.some(([first, end]) => number >= first && number < end);

/** @param {[string, string]} names @param {Program} program @returns {[number, number]} */
function findSpan([from, to], program) {
  const [first, end] = [findNumber(from, program), findNumber(to, program)];
  if (first >= end) throw new Error(`Pyodide's program has ${from} after ${to}.`);
  return [first, end];
}

/** @param {string} symbol @param {Program} program */
function findNumber(symbol, { names }) {
  const number = names.get(symbol);
  if (number === undefined) throw new Error(`Pyodide's program has no function ${symbol}.`);
  return number;
}

/**
 * Take what is left out from the list of modules.
 * @param {Program} program @param {Buffer} memory as it is before the program runs
 */
export function leaveOutOfList(program, memory) {
  const address = program.addresses.get(LIST);
  if (address === undefined) throw new Error("Pyodide's program has no list of modules.");
  const start = memory.readUInt32LE(address);
  const places = new Map(
    MODULES.map((name) => [program.table.get(findNumber(`PyInit_${name}`, program)), name]),
  );
  const kept = [];
  let at = start;
  for (; memory.readUInt32LE(at) > 0; at += 2 * WORD) {
    const [name, place] = [memory.readUInt32LE(at), memory.readUInt32LE(at + WORD)];
    if (places.get(place) !== memory.toString("latin1", name, memory.indexOf(0, name)))
      kept.push(name, place);
    else places.delete(place);
  }
  if (places.size > 0) throw new Error(`Pyodide's list of modules lacks ${[...places.values()].join(", ")}.`);
  memory.fill(0, start, at);
  kept.forEach((word, number) => {
    memory.writeUInt32LE(word, start + number * WORD);
  });
}
