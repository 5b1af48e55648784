"""The ladder: how often each level of a game's computer players won against the one below, as `arena` measured it."""

from __future__ import annotations

import json
from math import sqrt
from typing import TYPE_CHECKING

from parlour.core.game import Game, Json

if TYPE_CHECKING:
    from parlour.core import border

LADDER = "ladder.json"
"""The file beside a game's module; `parlour arena --write` makes it."""

SURE = 1.959964
"""Standard deviations on either side of a 95 % interval."""


def read_ladder(game: Game) -> list[border.Rung]:
    """Return what is published of each level from the second on, at each measured seat count, [] where nothing is.

    Share of the games won, and the ends of its 95 % interval, are from 0 to 1; draws are no wins. Where several presets
    were measured, their games are counted together.
    """
    below = {f"level {level}": (level, f"level {level - 1}") for level in range(2, len(game.levels) + 1)}
    played: dict[tuple[int, int], tuple[int, int]] = {}
    for pair in _read(game).get("pairs", []):
        level, worse = below.get(pair["better"], (0, ""))
        if pair["worse"] == worse:
            wins, games = played.get((pair["seats"], level), (0, 0))
            played[pair["seats"], level] = wins + pair["wins"], games + pair["games"]
    rungs: list[border.Rung] = []
    for (seats, level), (wins, games) in played.items():
        low, high = reckon_interval(wins, games)
        rungs.append(
            {
                "seats": seats,
                "level": level,
                "share": round(wins / games, 3),
                "low": round(low, 3),
                "high": round(high, 3),
                "games": games,
            }
        )
    return rungs


def read_alone(game: Game) -> list[border.Alone]:
    """Return how each level did in games for one, [] where nothing is published.

    Each tells level, games, won, and the median of the game's measure: null where half of the games were not won.
    """
    alone: list[border.Alone] = _read(game).get("alone", [])
    return alone


def reckon_interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _read(game: Game) -> Json:
    # Only who describes a game needs this, and `importlib.resources` would bring twenty modules into the page.
    from pkgutil import get_data

    try:
        data = get_data(type(game).__module__, LADDER)
    except OSError:
        return {}
    published: Json = json.loads(data or b"{}")
    return published
