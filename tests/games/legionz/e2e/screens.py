"""Legionz' screens: a chain of four people's Bugz, a touch that is refused, a Bug that is to be moved."""

from __future__ import annotations

from e2e.harness import Person
from e2e.screens import Screen, show_table
from games.legionz.e2e.tables import token_of_chain, token_of_loop

NOTATION = r"-?\d+,-?\d+"
"""What stands there in every language alike: the names of cells."""


def show_chain(person: Person, query: str) -> None:
    show_table(person, query, token_of_chain(), ".legion-cell.is-open")


def show_refusal(person: Person, query: str) -> None:
    show_chain(person, query)
    person.page.locator(".legion-cell.is-barred").first.click()
    person.page.locator(".refusal").wait_for()
    person.page.locator(".legion-why").wait_for()


def show_moved(person: Person, query: str) -> None:
    show_table(person, query, token_of_loop(), ".legion-bug.is-open")
    person.page.locator(".legion-bug.is-open").first.click()
    person.page.locator(".legion-bug.is-said").wait_for()


SCREENS = (
    Screen("refusal", show_refusal),
    Screen("Bug to be moved", show_moved),
)

MARKED = show_chain, show_moved
"""Those with most marks on the board."""

TREES = {"table": show_chain}
"""Those of which it is written down what a screen reader finds there."""

PICTURE = show_chain
"""The middle of a game, which README shows."""
