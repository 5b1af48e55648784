"""What crosses the border is declared to the page as Python has it, and costs the running engine nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from workshop.declarations import declare, write_declarations


class Leaf(TypedDict):
    """Something small."""

    kind: Literal["a", "b"]
    weight: NotRequired[float]


class Tree(TypedDict):
    """Something that holds itself."""

    leaves: list[Leaf]
    parent: Tree | None
    named: dict[str, list[int]]
    whatever: Any


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
  parent: Tree | null;
  named: Record<string, Array<number>>;
  whatever: any;
}
"""
    )


def test_what_json_does_not_know_is_not_declared() -> None:
    with pytest.raises(KeyError):
        declare(Odd)


def test_all_that_crosses_is_written(tmp_path: Path) -> None:
    file = tmp_path / "border.d.ts"
    write_declarations(file)
    text = file.read_text(encoding="utf-8")
    assert "export interface Reply {" in text
    assert "  prompt: Prompt;" in text
    before = file.stat().st_mtime_ns
    write_declarations(file)
    assert file.stat().st_mtime_ns == before, "what has not changed is not written again"


def test_the_running_engine_does_not_load_them() -> None:
    question = "import sys, parlour.api; print('parlour.core.border' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", question], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"
