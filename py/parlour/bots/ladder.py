"""The ladder: how often each level of a game's computer players won against the one below, as `arena` measured it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from parlour.core.game import Game, Json

if TYPE_CHECKING:
    from parlour.core import border

LADDER = "ladder.json"
"""The file beside a game's module; `parlour arena --write` makes it."""


def read_ladder(game: Game) -> list[border.Rung]:
    """Return what is published of each level from the second on, at each measured seat count, [] where nothing is.

    Share of the games won, and the ends of its 95 % interval, are from 0 to 1; draws are no wins.
    """
    below = {f"level {level}": (level, f"level {level - 1}") for level in range(2, len(game.levels) + 1)}
    rungs: list[border.Rung] = []
    for pair in _read(game).get("pairs", []):
        level, worse = below.get(pair["better"], (0, ""))
        if pair["worse"] == worse:
            low, high = pair["interval"]
            rungs.append(
                {
                    "seats": pair["seats"],
                    "level": level,
                    "share": round(pair["wins"] / pair["games"], 3),
                    "low": low,
                    "high": high,
                    "games": pair["games"],
                }
            )
    return rungs


def read_alone(game: Game) -> list[border.Alone]:
    """Return how each level did in games for one, [] where nothing is published.

    That is level, games, won, and the median of the game's measure: null where half of the games were not won.
    """
    alone: list[border.Alone] = _read(game).get("alone", [])
    return alone


def _read(game: Game) -> Json:
    # Only who describes a game needs this, and `importlib.resources` would bring twenty modules into the page.
    from pkgutil import get_data

    try:
        data = get_data(type(game).__module__, LADDER)
    except OSError:
        return {}
    published: Json = json.loads(data or b"{}")
    return published
