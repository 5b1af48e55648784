"""A game that is begun by `python -m parlour new` plays at once: in a copy of the tree it passes what all games must.

The page with it is built and played in `e2e/test_new.py`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.terminal import new
from parlour.terminal.ground import list_games

ROOT = Path(__file__).resolve().parent.parent
KEY = "pebbles"
COPIED = ("py", "web", "tests", "e2e", "index.html", "pyproject.toml")
SUITES = ("diagrams", "golden", "locales", "look", "measures", "names", "paragraphs", "token")
"""Those over all games whose every test of this game is run, and the tests of all at once."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which a game was begun."""
    copy = tmp_path_factory.mktemp("begun")
    passed_over = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=passed_over)
        else:
            shutil.copy2(ROOT / name, copy / name)
    new.begin_game(KEY, copy)
    return copy


def try_there(tree: Path, *words: str) -> None:
    """Run a module of Python in the copy, which must find nothing wrong."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "py")},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_three_folders_and_one_line_are_new(tree: Path) -> None:
    """And no name of the template is left in them."""
    before, after = ((where / new.REGISTRY_FILE).read_text(encoding="utf-8") for where in (ROOT, tree))
    line = f'    "{KEY}": ("parlour.games.{KEY}", "{KEY.upper()}"),\n'
    assert after.replace(line, "") == before
    files = [file for place in new.FOLDERS.values() for file in (tree / place / KEY).rglob("*.*")]
    assert len(files) >= 18
    for file in files:
        assert "mygame" not in file.read_text(encoding="utf-8").lower().replace(" ", "")


def test_its_code_is_formatted_linted_and_typed(tree: Path) -> None:
    changed = [*(f"{place}/{KEY}" for place in new.FOLDERS.values()), new.REGISTRY_FILE]
    try_there(tree, "ruff", "format", "--check", *changed)
    try_there(tree, "ruff", "check", *changed)
    try_there(tree, "mypy", "--cache-dir", str(ROOT / ".build" / "mypy"), f"py/parlour/games/{KEY}")


def test_it_keeps_the_contract(tree: Path) -> None:
    try_there(tree, "parlour", "conform", KEY, "--records", "60")


def test_its_own_tests_and_those_of_all_games_pass(tree: Path) -> None:
    suites = [f"tests/test_{name}.py" for name in SUITES]
    chosen = f"{KEY} or no_file_but or left_over or look"
    try_there(tree, "pytest", "-q", "-k", chosen, f"tests/games/{KEY}", *suites)


@pytest.mark.parametrize(
    "key", ["", "a", "Pebbles", "pe-bbles", "../pebbles", "class", "x" * 25, *list_games()]
)
def test_a_key_that_will_not_do_is_refused_in_one_line(run: Any, key: str) -> None:
    said = run("new", key)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_nothing_is_written_over(tree: Path) -> None:
    with pytest.raises(new.MisuseError, match="already"):
        new.begin_game(KEY, tree)


def test_outside_a_checkout_no_game_is_begun(tmp_path: Path) -> None:
    with pytest.raises(new.MisuseError, match="checkout"):
        new.begin_game(KEY, tmp_path)
    assert list(tmp_path.iterdir()) == []
