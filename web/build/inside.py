"""Runs inside Pyodide while the site is built: compiles modules and finds those that the engine needs.

The bytecode must be made by the very Python that will read it, and that Python is Pyodide's.
"""

from __future__ import annotations

import ast
import importlib._bootstrap_external as external
import sys
import zipfile
from _imp import is_frozen, source_hash
from collections.abc import Collection, Iterable
from pathlib import Path

from compression import zstd

# Nobody who plays needs these, and no wheel game does.
NEVER_SHIPPED = {
    "__phello__",
    "_pyrepl",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "pydoc_data",
    "test",
    "tests",
    "tkinter",
    "turtle",
    "turtledemo",
    "venv",
}
# Pyodide's JavaScript calls into its own packages by name, at moments that no trial run foresees …
ALWAYS_SHIPPED = {"_pyodide", "pyodide"}
# … but these serve a console in the page, sockets under Node, and micropip.
SHIPPED_LATER = {
    "pyodide._nodesock_transport",
    "pyodide.common",
    "pyodide.console",
    "pyodide.http",
    "pyodide.http._exceptions",
    "pyodide.http._pyfetch",
    "pyodide.http.pyxhr",
}
# What the engine imports only once a game's wheel is installed, and then the rest is there.
IMPORTED_LATER = ("importlib.metadata",)

# Frozen too, but under the names of their own.
FROZEN = {"importlib._bootstrap", "importlib._bootstrap_external"}

STANDARD_LIBRARY = "/lib/python314.zip"  # where Pyodide puts `stdLibURL`; the tracebacks name it

Entries = dict[str, bytes]


def name_module(entry: str) -> str:
    """`json/decoder.pyc` → `json.decoder`, `json/__init__.pyc` → `json`."""
    return entry.rpartition(".")[0].replace("/", ".").removesuffix(".__init__")


def compile_source(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with its source. -OO: no docstring, no assert, fewer bytes."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    key = int.from_bytes(b"\0" * 4)  # as external itself keys its hashes; it is not looked at
    return bytes(external._code_to_hash_pyc(code, source_hash(key, source), False))


def compile_archive(path: str, prefix: str, skip: Collection[str] = ()) -> Entries:
    """Every module of an archive, compiled; `skip` names files, and folders by a final slash."""
    entries = {}
    with zipfile.ZipFile(path) as archive:
        for name in sorted(archive.namelist()):
            if name.endswith(("/", "py.typed", ".pyi")) or ".dist-info/" in name or is_left_out(name, skip):
                continue
            data = archive.read(name)
            if name.endswith(".py"):
                entries[name + "c"] = compile_source(data, prefix + name)
            else:
                entries[name] = data  # a game's data files
    return entries


def is_left_out(name: str, skip: Collection[str]) -> bool:
    return any(name.startswith(word) if word.endswith("/") else name == word for word in skip)


def compile_library(path: str) -> Entries:
    """The standard library's modules; its few other files serve the tools that never run here."""
    entries = compile_archive(path, STANDARD_LIBRARY + "/")
    return {
        name: data for name, data in entries.items() if name.endswith(".pyc") and is_wanted(name_module(name))
    }


def stand_in(library: Entries, folder: str) -> Entries:
    """Let the modules of a folder stand in for the library's, and return those.

    They bring half of the library along, for what is not done before something is installed.
    """
    real = {}
    for path in Path(folder).rglob("*.py"):
        source = path.relative_to(folder).as_posix()
        name = source + "c"
        real[name] = library[name]
        library[name] = compile_source(path.read_bytes(), f"{STANDARD_LIBRARY}/{source}")
    return real


def is_wanted(module: str) -> bool:
    """Not what nobody needs, nor what Pyodide has inside: the file of a frozen module is never read."""
    frozen = is_frozen(module) or module in FROZEN
    return not frozen and NEVER_SHIPPED.isdisjoint(module.split("."))


def list_imports(path: str, skip: Collection[str] = ()) -> list[str]:
    """What the archive's modules import anywhere, also inside a function: a trial run sees only the rest."""
    found: set[str] = set()
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and not is_left_out(name, skip):
                gather_imports(ast.parse(archive.read(name)), found)
    found.difference_update(IMPORTED_LATER)
    return sorted(name for name in found if name.partition(".")[0] in sys.stdlib_module_names)


def gather_imports(node: ast.AST, found: set[str]) -> None:
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        for child in node.orelse:
            gather_imports(child, found)
        return
    if isinstance(node, ast.Import):
        found.update(alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        found.add(node.module)
    for child in ast.iter_child_nodes(node):
        gather_imports(child, found)


def split_library(library: Entries, needed: Iterable[str]) -> tuple[Entries, Entries]:
    """The part that every start loads, and the rest."""
    wanted = set(needed)
    first: Entries = {}
    rest: Entries = {}
    for name, data in library.items():
        module = name_module(name)
        ours = module.partition(".")[0] in ALWAYS_SHIPPED and module not in SHIPPED_LATER
        part = first if module in wanted or ours else rest
        part[name] = data
    return first, rest


def write_archive(path: str, entries: Entries) -> None:
    """Deflated, since few hosts compress what is called a zip; the same bytes every time."""
    with zipfile.ZipFile(path, "w", compresslevel=9) as archive:
        for name in sorted(entries):
            member = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            member.compress_type = zipfile.ZIP_DEFLATED
            member.create_system = 3
            member.external_attr = 0o100644 << 16
            archive.writestr(member, entries[name])


def pack(source: str, target: str) -> None:
    """Compress as well as can be, with a sum, so that whoever unpacks it finds out what is damaged."""
    parameter = zstd.CompressionParameter
    options = {parameter.compression_level: 19, parameter.window_log: 23, parameter.checksum_flag: 1}
    Path(target).write_bytes(zstd.compress(Path(source).read_bytes(), options=options))
