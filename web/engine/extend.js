/** Puts a part of the engine beside what a start has brought, so that its door knows more verbs. */

/** Python that looks for modules of the engine's packages also in an archive that came later, and opens it. */
const EXTEND = `
import sys
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if path and isinstance(path, list) and path[0].startswith("/lib/parlour.zip/"):
        path.append(path[0].replace("/lib/parlour.zip", archive))
sys.path.append(archive)
import parlour.door.marking
`;

/**
 * Put an archive of the engine's beside what is there.
 * @param {any} python
 * @param {Uint8Array} bytes
 */
export function extend(python, bytes) {
  const archive = "/lib/puzzles.zip";
  python.FS.writeFile(archive, bytes);
  const space = python.toPy({ archive });
  python.runPython(EXTEND, { globals: space });
  space.destroy();
}
