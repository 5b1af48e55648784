"""What the tests of all games need of each one: its rules, what a seat cannot see, and how it is attacked."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from parlour.conformance.zone import Zone, load_zone
from parlour.core.game import Game
from parlour.terminal.rules import read_paragraphs
from parlour.terminal.texts import RULES, find_text

GAMES_FOLDER = Path(__file__).parent / "games"


@cache
def zone_of(game: Game) -> Zone:
    """Return what a seat cannot see in a game."""
    zone = load_zone(GAMES_FOLDER / game.key)
    assert zone is not None, f"write tests/games/{game.key}/zone.py, from the rules"
    return zone


@cache
def read_rules(game: Game) -> dict[str, str]:
    """Return the numbered paragraphs of a game's rules."""
    return read_paragraphs(find_text(game.key, RULES) or "")


@cache
def find_hostile(key: str) -> ModuleType | None:
    """Return what a game's folder says of how the game is attacked; None where it says nothing of its own."""
    there = (GAMES_FOLDER / key / "hostile.py").is_file()
    return import_module(f"games.{key}.hostile") if there else None
