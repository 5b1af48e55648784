"""Numero's screens: four by points, a turn in the making, solitaire, a centre full of piles, a challenge, the feast."""

from __future__ import annotations

from e2e.harness import Person
from e2e.screens import Screen, give_up, show_table
from games.numero.e2e.player import NumeroPlayer
from games.numero.e2e.tables import BLUFF, CROWDED, MAKING, POINTS, SOLITAIRE, token_of

NOTATION = r"³?√N|N[²³]"
"""What stands there in every language alike: powers and roots, as their cards show them."""


def show_points(person: Person, query: str) -> None:
    """Four players, builds with what they are worth, loose wild cards and the score sheet."""
    show_table(person, query, token_of(POINTS))


def show_making(person: Person, query: str) -> None:
    """A turn in the making, with a wild card on each of two piles and the number card that takes both."""
    show_table(person, query, token_of(MAKING))
    NumeroPlayer(person).say("-2 b10 -4 g5 r9 b10 g5")
    person.page.locator(".dock .confirm").wait_for()


def show_solitaire(person: Person, query: str) -> None:
    show_table(person, query, token_of(SOLITAIRE))


def show_crowd(person: Person, query: str) -> None:
    """Eighteen piles, and a card that may be laid down beside them."""
    show_table(person, query, token_of(CROWDED))
    person.find("g11").click()
    person.page.locator('.pieces [data-touch="discard"]').wait_for()


def show_challenge(person: Person, query: str) -> None:
    """A build that may be doubted on the curtain between two people."""
    show_table(person, query, token_of(BLUFF, people=2), ".curtain .answers")


def show_feast(person: Person, query: str) -> None:
    show_solitaire(person, query)
    give_up(person)
    person.page.locator(".overlay.feast .feast-title").wait_for()


SCREENS = (
    Screen("points", show_points),
    Screen("turn in the making", show_making),
    Screen("solitaire", show_solitaire),
    Screen("many piles", show_crowd),
    Screen("challenge", show_challenge),
    Screen("feast", show_feast),
)

MARKED = (show_making,)
"""Those with most marks on the board."""

TREES = {"table": show_points}
"""Those of which it is written down what a screen reader finds there."""

PICTURE = show_making
"""The middle of a game, which README shows."""
