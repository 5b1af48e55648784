/** Installs the wheels of games by micropip, which comes with all of the standard library only when one is chosen. */

/** Where Pyodide has its standard library. */
const LIBRARY = "/lib/python314.zip";

/** Those of web/build/stand-ins. */
const STOOD_IN = ["asyncio", "pyodide.webloop", "pyodide._package_loader"];

/** Python that opens what has come: packages that are loaded already look in the trimmed archive alone, so they are
 * shown where the rest of them lies; and what had a stand-in gets its own contents. */
const OPEN = `
import importlib, sys
sys.path[:0] = later
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if path and isinstance(path, list) and path[0].startswith("${LIBRARY}/"):
        path.insert(0, path[0].replace("${LIBRARY}", "/lib/rest.zip"))
importlib.invalidate_caches()
for name in stood_in:
    importlib.reload(sys.modules[name])
sys.modules["pyodide.webloop"]._initialize_event_loop()
sys.modules["pyodide._package_loader"].init_loaded_packages()
`;

/**
 * Put what every start leaves out beside what is there, and open micropip.
 * @param {any} python
 * @param {{library: Uint8Array, engine: Uint8Array, later: [string, Uint8Array][]}} archives
 */
export function openMicropip(python, { library, engine, later }) {
  python.FS.writeFile(LIBRARY, library);
  python.FS.writeFile("/lib/parlour.zip", engine);
  for (const [name, bytes] of later) python.FS.writeFile(`/lib/${name}`, bytes);
  const space = python.toPy({ later: later.map(([name]) => `/lib/${name}`), stood_in: STOOD_IN });
  python.runPython(OPEN, { globals: space });
  space.destroy();
  python._api.package_loader = python.pyimport("pyodide._package_loader");
  return python.pyimport("micropip");
}
