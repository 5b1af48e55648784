"""The hardest table for the exact helper of Numbers League, which the benchmark times."""

from __future__ import annotations

from parlour.games.league.cards import SIDES
from parlour.games.league.teams import Member, capturable

FULL_TABLE = (
    Member(2, -3),
    Member(-3, -9),
    Member(7, 35),
    Member(14, 42),
    Member(10, 30),
    Member(7, -3),
    Member(14, 19),
    Member(5, 20),
)
"""Eight superheroes with a device each: of 1,500 such tables with real cards, one that takes longest."""

SIDEKICK = 2


def reckon() -> None:
    """Find everybody of both sides of all villains who can be captured, and the best team for each."""
    capturable(FULL_TABLE, SIDEKICK, SIDES)
