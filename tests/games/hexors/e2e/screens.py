"""Hexors' screens: a battle with a power waiting, four on the double Field, choosing, placing, a team's result."""

from __future__ import annotations

from e2e.harness import Person
from e2e.screens import Screen, give_up, show_table
from games.hexors.e2e.tables import ROUND, SETTING_UP, TEAM, WAITING, token_of, token_of_fresh

NOTATION = r"\b[a-n][1-9]\b"
"""What stands there in every language alike: the names of spaces."""


def show_battle(person: Person, query: str) -> None:
    """Both dice with their sums, a power that waits for an answer, and three to answer with."""
    show_table(person, query, token_of(WAITING), ".hx-total")


def show_four(person: Person, query: str) -> None:
    """A Character taken up among those of four, with walls and craters."""
    show_table(person, query, token_of(ROUND))
    person.find("d4").click()
    person.page.locator('.pieces .is-said[data-touch="d4"]').wait_for()


def show_powers(person: Person, query: str) -> None:
    show_table(person, query, token_of_fresh(1, game="collector"))
    person.find("072").click()
    person.page.locator('.pieces .is-said[data-touch="072"]').wait_for()


def show_placing(person: Person, query: str) -> None:
    """Where a Character may be placed, one of them being on the Field."""
    show_table(person, query, token_of(SETTING_UP), '.dock [data-touch="arrange"]')
    for word in ("017", "d2", "018"):
        person.find(word).click()
        person.page.locator(f'.pieces .is-said[data-touch="{word}"]').wait_for()
        person.wait_for_the_eye()


def show_team(person: Person, query: str) -> None:
    show_table(person, query, token_of(TEAM))
    give_up(person)
    person.page.locator(".overlay.feast").wait_for()


SCREENS = (
    Screen("battle", show_battle),
    Screen("four", show_four),
    Screen("choice of powers", show_powers),
    Screen("placing", show_placing),
    Screen("result of a team", show_team),
)

MARKED = show_four, show_powers
"""Those with most marks on the board."""

TREES = {"table": show_battle}
"""Those of which it is written down what a screen reader finds there."""

PICTURE = show_battle
"""The middle of a game, which README shows."""
