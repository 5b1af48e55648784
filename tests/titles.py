"""The titles that other people's libraries play in tests, each by every preset with its fewest and its most seats."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from parlour.core.game import Game
from parlour.games import REGISTRY, find
from parlour_null import NULL

GAMES = [*map(find, REGISTRY), NULL]


class Case(NamedTuple):
    """A title by one of its presets, at so many seats."""

    game: Game
    preset: str
    seats: int

    def __str__(self) -> str:
        """Return what names the case in a report."""
        return f"{self.game.key}-{self.preset}-{self.seats}"


CASES = [
    Case(game, preset, seats)
    for game in GAMES
    for preset, what in game.presets.items()
    for seats in sorted({min(what.seats), max(what.seats)})
]
of_all = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
of_cases = pytest.mark.parametrize("case", CASES, ids=str)
