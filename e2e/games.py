"""What the end-to-end tests know of each game: how it is played, and which screens it has of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"


def find_part(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's folder of tests in a browser, by their names; None where the game has none."""
    there = (FOLDER / game / "e2e" / f"{name}.py").is_file()
    return import_module(f"games.{game}.e2e.{name}") if there else None
