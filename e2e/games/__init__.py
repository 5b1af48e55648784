"""What the end-to-end tests know of each game: how it is played, and which screens it has of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parent


def find_part(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's folder here, by their names; None where the game has none."""
    there = (FOLDER / game / f"{name}.py").is_file()
    return import_module(f"e2e.games.{game}.{name}") if there else None
