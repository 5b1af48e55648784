"""The games' packs of puzzles, for tests: read from the checkout, and a few of each kind."""

from __future__ import annotations

from functools import cache

from door import GAMES

from parlour.games import REGISTRY
from parlour.puzzles.packs import Puzzle, read_pack
from parlour.terminal.puzzles import find_pack

__all__ = ["PACKED", "Puzzle", "list_samples", "open_pack"]

PACKED = [key for key in REGISTRY if find_pack(GAMES[key]).exists()]
"""The games that have puzzles."""


@cache
def open_pack(key: str) -> dict[str, Puzzle]:
    """Return all puzzles of a game by their ids."""
    return read_pack(GAMES[key], find_pack(GAMES[key]).read_text(encoding="utf-8"))


def list_samples(key: str, count: int) -> list[Puzzle]:
    """Return so many of each kind: evenly from the first to the last."""
    puzzles = list(open_pack(key).values())
    chosen = []
    for task in sorted({puzzle.task for puzzle in puzzles}):
        of_it = [puzzle for puzzle in puzzles if puzzle.task == task]
        chosen += [of_it[at * len(of_it) // count] for at in range(count)]
    return chosen
