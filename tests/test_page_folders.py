"""The page's folders stand one on the other: what each imports, at run time or for a type alone, lies below it."""

from __future__ import annotations

import posixpath
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent / "web"

FLOORS = (
    "icons",
    "engine",
    "model",
    "i18n",
    "links",
    "draw",
    "games",
    "access",
    "page",
    "kept",
    "rules",
    "table",
    "puzzles",
    "sheets",
    "teachers",
    "lobby",
    "input",
    "dialogs",
    "embed",
    "poster",
    "",
    "single",
)
"""From the ground up; "" is for the modules that stand in no folder, and put the page together. `engine` knows nothing
of the page, and `model` nothing but itself and the types of the engine."""

OUTSIDE = {"build", "node_modules"}
"""What makes the page, and what is fetched for that."""

COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;"']*?\bfrom\s*|^import\s*|\bimport\()["'](?P<to>\.[^"']+)["']""",
    re.MULTILINE,
)
TYPE = re.compile(r"""\bimport\(["'](?P<to>\.[^"']+)["']\)""")

Graph = dict[str, set[str]]


def read_imports(sources: dict[str, str]) -> tuple[Graph, Graph]:
    """What each module imports at run time, also later, and what it imports for types alone, as declarations do."""
    runs: Graph = {}
    types: Graph = {}
    for name, text in sources.items():
        folder = posixpath.dirname(name)
        code = COMMENT.sub("", text)
        declares = name.endswith(".d.ts")
        lies = {
            kind: {
                posixpath.normpath(posixpath.join(folder, found["to"]))
                for part in parts
                for found in pattern.finditer(part)
            }
            for kind, pattern, parts in (
                ("runs", IMPORT, [] if declares else [code]),
                ("types", IMPORT if declares else TYPE, [code] if declares else COMMENT.findall(text)),
            )
        }
        runs[name] = lies["runs"]
        types[name] = lies["types"]
    return runs, types


def read_page() -> dict[str, str]:
    found = (path.relative_to(WEB) for ending in ("js", "d.ts") for path in WEB.rglob(f"*.{ending}"))
    return {
        path.as_posix(): (WEB / path).read_text(encoding="utf-8")
        for path in found
        if path.parts[0] not in OUTSIDE
    }


def floor_of(name: str) -> int:
    folder, _, module = name.rpartition("/")
    return FLOORS.index(folder.split("/")[0] if module else "")


def find_faults(sources: dict[str, str]) -> list[str]:
    """Every import that leads up, and every circle of modules, be it that they need each other to run or for types."""
    runs, types = read_imports(sources)
    faults = [
        f"{name} imports {to}, which lies above it"
        for graph in (runs, types)
        for name, imported in graph.items()
        for to in sorted(imported)
        if floor_of(to) > floor_of(name)
    ]
    faults += [
        f"{name} imports {to} to run"
        for name, imported in runs.items()
        for to in sorted(imported)
        if name.startswith("model/") and not to.startswith("model/")
    ]
    try:
        TopologicalSorter({name: (runs[name] | types[name]) - {name} for name in sources}).prepare()
    except CycleError as error:
        faults.append(" → ".join(error.args[1]))
    return faults


def test_every_import_leads_down_and_none_in_a_circle() -> None:
    assert find_faults(read_page()) == []


def test_all_that_the_page_consists_of_is_read() -> None:
    sources = read_page()
    runs, types = read_imports(sources)
    folders = {"" if "/" not in name else name.split("/")[0] for name in sources}
    assert folders == set(FLOORS)
    assert "later-part.js" in runs["main.js"], "what is fetched later counts"
    assert "engine/session.js" in types["model/state.d.ts"], "and what declarations need"
    missing = {
        to for graph in (runs, types) for imported in graph.values() for to in imported
    } - sources.keys()
    assert {to for to in missing if not (WEB / to).exists()} == set(), "styles may be imported as text"
    assert {posixpath.splitext(to)[1] for to in missing} <= {".css"}


@pytest.mark.parametrize(
    ("name", "line", "fault"),
    [
        ("i18n/tell.js", 'import { markView } from "../draw/marks.js";', "lies above it"),
        ("table/par.js", 'const view = () => import("../lobby/day-view.js");', "lies above it"),
        ("draw/marks.js", '/** @typedef {import("../table/watch-view.js").Uses} Uses */', "lies above it"),
        ("games/numica/game.js", 'export { Play } from "../../table/play.js";', "lies above it"),
        ("model/dates.js", 'import { wait } from "../engine/patience.js";', "to run"),
        ("model/state.d.ts", 'import type { Say } from "../i18n/words.js";', "lies above it"),
        ("model/records.js", 'import { pauseOf } from "./steps.js";', "records.js → "),
        ("table/line.js", '/** @typedef {import("./play.js").Play} Play */', "line.js → "),
    ],
)
def test_a_planted_fault_is_found(name: str, line: str, fault: str) -> None:
    sources = read_page()
    sources[name] += f"\n{line}\n"
    faults = find_faults(sources)
    assert len(faults) == 1
    assert fault in faults[0]
