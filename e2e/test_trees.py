"""What the accessibility tree holds of each screen, compared with the files in trees/ that people read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e import screens
from e2e.harness import Person
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import write_token
from parlour.games.league import LEAGUE

TREES = Path(__file__).resolve().parent / "trees"
WRITE = "PARLOUR_TREES"
"""Set this to write the files anew; then read what has changed in them."""


# Somebody's turn against a computer, with two superheroes, a begun one, and an active Sidekick.
CITY = """hero level, 12 villains, mixed sides, equations before, glow
seat 0 {stage}, starter 0, round 15, idle 0, dry 0, calm 1
city {left}
sidekick h1a b1c l2b
0 hand h4a b5c l3c l5d +5c; H1 h3b b1a l4c -5b; H2 h5a b3d l3d; begun b2c; took v5 v8 v7 v9{taken}; used +5a
1 hand h2a b4d l1b l3a; H1 h2b b3c l1c; took v3 v13 v4 v11 v10; used -10a"""


def show_city(person: Person, query: str, **facts: str) -> None:
    seats = Sitter("person"), Sitter("computer", 1)
    state = LEAGUE.from_text(CITY.format(**facts))
    table = Table(LEAGUE, {"villains": 12}, seats, "tree", state)
    screens.show_league(person, query, write_token(make_save(table), LEAGUE))


def show_own_turn(person: Person, query: str) -> None:
    show_city(person, query, stage="acts, 2 plays left", left="v6 v12 v14", taken="")


def show_two_of_a_team(person: Person, query: str) -> None:
    """A capture that is being composed: a superhero, then its device."""
    show_city(person, query, stage="captures", left="v6 v12 v14", taken="")
    for number, word in enumerate(("H1", "-5b"), start=1):
        person.find(word).click()
        person.page.locator(".is-said").nth(number - 1).wait_for()


def show_saved_city(person: Person, query: str) -> None:
    show_city(person, query, stage="captures", left="v14", taken=" v6 v12")
    person.type_sentence("capture v14 : H1 -5b H2")
    person.page.locator(".result").wait_for()


SHOWN: dict[str, Callable[[Person, str], None]] = {
    "lobby": screens.go_home,
    "set-up": screens.show_setup,
    "table": screens.show_play,
    "piece-chosen": screens.show_chosen,
    "refusal": screens.show_refusal,
    "result": screens.show_result,
    "rules": screens.show_rules,
    "lesson": screens.show_reached_lesson,
    "help": screens.show_help,
    "settings": screens.show_settings,
    "league-table": show_own_turn,
    "league-capture": show_two_of_a_team,
    "league-result": show_saved_city,
}

EMPTY = re.compile(r'button "[a-h][1-8], tile ., empty"')
MEASURED = re.compile(r"(?<=it won )\d+ of \d+")  # the arena may publish another ladder


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
    for line in MEASURED.sub("… of …", shown.aria_snapshot()).splitlines():
        indent = len(line) - len(line.lstrip())
        within = within if indent > within else -1
        if EMPTY.search(line):
            empty += 1
        elif within < 0 or "- heading" in line:
            lines.append(line)
        if 'region "The rules of' in line:
            within = indent
    return "\n".join([*lines, *([f"# and {empty} empty spaces"] if empty else []), ""])


@pytest.mark.parametrize("name", SHOWN)
def test_the_tree_is_as_it_is_written(home: Person, name: str) -> None:
    SHOWN[name](home, "?seed=screens")
    tree = read_tree(home)
    file = TREES / f"{name}.yaml"
    if os.environ.get(WRITE):
        TREES.mkdir(exist_ok=True)
        file.write_text(tree, encoding="utf-8")
    assert tree == file.read_text(encoding="utf-8")
