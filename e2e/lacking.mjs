// Run by Node: tells what an interpreter of a page says of each module and each codec that is asked for, started plainly
// or from its snapshot, once the rest of the library is there as for a game's wheel.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { restore } from "../web/engine/snapshot.js";
import { openMicropip } from "../web/engine/wheels.js";

const [folder, way, modules, codecs] = process.argv.slice(2);

const TRY = `
import importlib

def attempt(act, name):
    try:
        act(name)
    except Exception as error:
        return next(kind.__name__ for kind in (ImportError, LookupError, Exception) if isinstance(error, kind))
    return "there"

found = {name: attempt(importlib.import_module, name) for name in modules}
found |= {name: attempt("a".encode, name) for name in codecs}
importlib.import_module("json").dumps(found)
`;

const read = (/** @type {string} */ file) => new Uint8Array(fs.readFileSync(path.join(folder, file)));
const bring = (/** @type {string} */ file) => import(pathToFileURL(path.join(folder, file)).href);

const { lock, later, snapshot } = JSON.parse(Buffer.from(read("report.json")).toString());
const [{ loadPyodide }, { default: createModule }] = await Promise.all(
  ["pyodide.js", "pyodide.asm.js"].map(bring),
);
const options = { stdLibURL: path.join(folder, "stdlib.zip"), lockFileContents: lock };
const packed = Promise.resolve(read(snapshot.file).buffer);
const python =
  way === "restored"
    ? await restore({ loadPyodide, createModule }, options, packed, snapshot)
    : await loadPyodide({ ...options, indexURL: folder });
openMicropip(python, {
  library: read("stdlib.zip"),
  engine: read("parlour.zip"),
  later: later.map((/** @type {string} */ file) => [file, read(file)]),
});
const space = python.toPy({ modules: modules.split(","), codecs: codecs.split(",") });
console.log(python.runPython(TRY, { globals: space }));
