"""What crosses the border is declared to the page as Python has it, and costs the running engine nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from workshop.declarations import declare, list_borders, list_shapes, write_declarations
from workshop.site import PACKAGE, TERMINAL_ONLY


class Leaf(TypedDict):
    """Something small."""

    kind: Literal["a", "b"]
    weight: NotRequired[float]


class Tree(TypedDict):
    """Something that holds itself."""

    leaves: list[Leaf]
    parent: Tree | None  # null at the root
    named: dict[str, list[int]]
    pair: Annotated[list[str | int], tuple[str, int]]
    whatever: Any


class Oak(Tree):
    """Something that goes on from another."""

    age: int


class Odd(TypedDict):
    """Something that JSON has no name for."""

    moment: complex


def test_a_shape_is_declared_with_its_docstring() -> None:
    assert (
        declare(Leaf)
        == """/** Something small. */
export interface Leaf {
  kind: "a" | "b";
  weight?: number;
}
"""
    )
    assert (
        declare(Tree)
        == """/** Something that holds itself. */
export interface Tree {
  leaves: Array<Leaf>;
  /** null at the root */
  parent: Tree | null;
  named: Record<string, Array<number>>;
  pair: [string, number];
  whatever: unknown;
}
"""
    )
    assert (
        declare(Oak)
        == """/** Something that goes on from another. */
export interface Oak extends Tree {
  age: number;
}
"""
    )


def test_what_json_does_not_know_is_not_declared() -> None:
    with pytest.raises(KeyError):
        declare(Odd)


def test_all_that_crosses_is_written(tmp_path: Path) -> None:
    write_declarations(tmp_path)
    file, game = tmp_path / "index.d.ts", tmp_path / "numica.d.ts"
    text = file.read_text(encoding="utf-8")
    assert "export interface Reply {" in text
    assert "  prompt: Prompt;" in text
    assert "  look: [{ table: number; seat?: number }, Shown];" in text
    assert "export interface View extends Known {" in game.read_text(encoding="utf-8")
    assert '  outcome: import("#border").End | null;' in game.read_text(encoding="utf-8")
    before = file.stat().st_mtime_ns
    write_declarations(tmp_path)
    assert file.stat().st_mtime_ns == before, "what has not changed is not written again"


def test_one_name_is_one_shape() -> None:
    """All are declared in one file, where the second of two shapes with one name would join the first."""
    names = [shape.__name__ for module in list_borders()["index"] for shape in list_shapes(module)]
    assert len(names) == len(set(names)) > 50


def test_the_running_engine_does_not_load_them() -> None:
    question = """
import sys
from parlour.api import handle
from parlour.games import REGISTRY, find
for game in REGISTRY:
    find(game)
    handle('{"verb": "new", "game": "%s", "seats": [{"who": "person"}, {"who": "person"}]}' % game)
print([name for name in sys.modules if name.endswith(".border")])
"""
    done = subprocess.run([sys.executable, "-c", question], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"


def test_the_page_does_not_carry_them() -> None:
    borders = {file.relative_to(PACKAGE.parent).as_posix() for file in PACKAGE.rglob("border.py")}
    assert len(borders) > 1
    assert borders <= set(TERMINAL_ONLY)
