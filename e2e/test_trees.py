"""What the accessibility tree holds of each screen, compared with the files in trees/ that people read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e import screens
from e2e.games import FOLDER
from e2e.harness import Person
from parlour.games import REGISTRY

SHELL = Path(__file__).resolve().parent / "trees"
WRITE = "PARLOUR_TREES"
"""Set this to write the files anew; then read what has changed in them."""

SHOWN: dict[str, Callable[[Person, str], None]] = {
    "lobby": screens.go_home,
    "set-up": screens.show_setup,
    "set-up-more": screens.show_choices,
    "result": screens.show_result,
    "rules": screens.show_rules,
    "help": screens.show_help,
    "settings": screens.show_settings,
    **{
        f"{game}-{name}": show
        for game, part in screens.list_parts().items()
        for name, show in part.TREES.items()
    },
}
LISTED = re.compile(r'    - listitem:\n      - heading "[^"]+" \[level=3\]\n(?:      .*\n)*')
"""A game in the lobby: its own tree."""


def file_of(name: str) -> Path:
    """Return where a tree is written down: the shell's here, a game's own among its tests."""
    game, _, own = name.partition("-")
    return (FOLDER / game / "e2e" / "trees" / f"{own}.yaml") if game in REGISTRY else SHELL / f"{name}.yaml"


def compare(tree: str, file: Path) -> None:
    """Compare a tree with the file that people read, or write it there."""
    if os.environ.get(WRITE):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(tree, encoding="utf-8")
    assert tree == file.read_text(encoding="utf-8")


EMPTY = re.compile(r'button "[^"]*, empty"')
MEASURED = re.compile(r"(?<=It won )\d+|(?<=ewer than )\d+|(?<=Download it \()[\d.]+")
"""What another ladder of the arena, or another build, changes."""

# Leaves nothing in the live regions.
FORGET = "document.querySelectorAll('#say, #alert').forEach((region) => { region.textContent = ''; })"


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> Person:
    person = stay()
    screens.make_ready(person)
    return person


def read_tree(person: Person) -> str:
    """The tree of what is shown, without what is there many times over: empty spaces, the paragraphs of rules."""
    page = person.page
    shown = page.locator("dialog[open]") if page.locator("dialog[open]").count() else page.locator("body")
    lines: list[str] = []
    empty = 0
    within = -1  # the indentation of a region of rules
    for line in MEASURED.sub("…", shown.aria_snapshot()).splitlines():
        indent = len(line) - len(line.lstrip())
        within = within if indent > within else -1
        if EMPTY.search(line):
            empty += 1
        elif within < 0 or "- heading" in line:
            lines.append(line)
        if 'region "The rules of' in line:
            within = indent
    return "\n".join([*lines, *([f"# and {empty} empty spaces"] if empty else []), ""])


def test_each_game_is_listed_as_it_is_written(home: Person) -> None:
    """At first, before anybody has learnt or played one."""
    screens.go_home(home, "?seed=screens")
    home.wait_until_drawn()
    listed = LISTED.findall(read_tree(home))[: len(REGISTRY)]  # before those that are to come
    for game, tree in zip(REGISTRY, listed, strict=True):
        compare(tree, file_of(f"{game}-lobby"))


@pytest.mark.parametrize("name", SHOWN)
def test_the_tree_is_as_it_is_written(home: Person, name: str) -> None:
    if home.page.url != "about:blank":
        home.page.evaluate(FORGET)  # or the tree would hold what was said of another screen
    SHOWN[name](home, "?seed=screens")
    home.wait_until_drawn()
    tree = read_tree(home)
    compare(LISTED.sub("", tree) if name == "lobby" else tree, file_of(name))
