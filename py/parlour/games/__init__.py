"""The games of the parlour: each found by its key, and imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from parlour.core.game import Game

REGISTRY: dict[str, tuple[str, str]] = {
    "numica": ("parlour.games.numica", "NUMICA"),
    "league": ("parlour.games.league", "LEAGUE"),
    "numero": ("parlour.games.numero", "NUMERO"),
    "legionz": ("parlour.games.legionz", "LEGIONZ"),
    "hexors": ("parlour.games.hexors", "HEXORS"),
}
"""The key of a game, and where its one object is found: module and name."""


def find(key: str) -> Game:
    """Return a game of the parlour; raises KeyError where there is none of that key."""
    module, name = REGISTRY[key]
    game: Game = getattr(import_module(module), name)
    return game
