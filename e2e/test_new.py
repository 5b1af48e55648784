"""A game that was just begun by `python -m parlour new`: built into a site, listed in its lobby, played to the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from e2e.harness import Person
from e2e.player import Player
from e2e.serving import serve
from e2e.test_trees import LISTED, compare, read_tree
from e2e.visits import ROOT
from parlour.terminal.new import begin_game
from workshop.machine import find_node

pytestmark = pytest.mark.slow

KEY, TITLE = "pebbles", "Pebbles"
LEFT = shutil.ignore_patterns(".git", ".venv", ".build", "dist", "node_modules", "__pycache__")
INSTALLED = (".venv", "web/node_modules")
FETCHED = (".build/page-wheels", ".build/stamps")

BUILD = """
import os
from workshop import machine, setup, site
site.build_site(setup.Tools(machine.find_node(os.environ), False), None)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a game that was begun, and its site."""
    copy = shutil.copytree(ROOT, tmp_path_factory.mktemp("begun") / "tree", ignore=LEFT)
    for name in INSTALLED:
        (copy / name).symlink_to(ROOT / name)
    for name in FETCHED:
        shutil.copytree(ROOT / name, copy / name)
    begin_game(KEY, copy)
    subprocess.run(
        [sys.executable, "-c", BUILD],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "py")},
        check=True,
    )
    return copy


@pytest.fixture
def there(tree: Path) -> Iterator[str]:
    """Where the site is served."""
    with serve(tree / "dist") as address:
        yield address


class Taker(Player):
    """Somebody who takes what is offered."""

    game = KEY


def test_it_is_listed_refused_and_played_to_the_end(
    come: Callable[..., Person], tree: Path, there: str
) -> None:
    person = Taker(come(there).open("?pace=instant&notation&seed=begun"))
    page = person.page
    assert page.locator(".game").last.get_by_role("heading", name=TITLE).is_visible()
    page.locator(".game-cover").last.wait_for()
    compare(
        LISTED.findall(read_tree(person))[-1], tree / "tests" / "games" / KEY / "e2e" / "trees" / "lobby.yaml"
    )
    person.press(f"Rules {TITLE}")
    page.locator("dialog .rules-text figure").nth(1).wait_for()
    page.keyboard.press("Escape")
    person.begin_game(TITLE, "person", "1")
    person.touch("3")
    assert "13 counters" in page.locator(".refusal").inner_text()
    person.touch("14")
    person.play_to_the_end("begun")
    assert person.read_result()[0] in ("You won!", "Blue won!")
    assert "The last counter wins." in person.read_result()


@pytest.mark.parametrize(
    "words",
    [("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "games"), ("typescript/bin/tsc",)],
    ids=["biome", "tsc"],
)
def test_its_page_is_formatted_linted_and_typed(tree: Path, words: tuple[str, ...]) -> None:
    node = find_node(os.environ)
    assert node
    done = subprocess.run(
        [node.program, f"node_modules/{words[0]}", *words[1:]], cwd=tree / "web", capture_output=True
    )
    assert done.returncode == 0, done.stdout.decode()
