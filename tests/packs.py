"""The games' packs of puzzles, for tests: all of them, a few of each kind, and some that change with the day."""

from __future__ import annotations

from functools import cache

from door import GAMES

from parlour.core.rng import Rng
from parlour.games import REGISTRY
from parlour.puzzles.packs import Puzzle
from parlour.terminal import puzzles as command
from parlour.terminal.puzzles import find_pack

__all__ = ["PACKED", "Puzzle", "list_samples", "open_pack", "pick"]

PACKED = [key for key in REGISTRY if find_pack(GAMES[key]).exists()]
"""The games that have puzzles."""


@cache
def open_pack(key: str) -> dict[str, Puzzle]:
    """Return all puzzles of a game by their ids."""
    return command.open_pack(GAMES[key])


def list_samples(key: str, count: int) -> list[Puzzle]:
    """Return so many of each kind: evenly from the first to the last."""
    puzzles = list(open_pack(key).values())
    chosen = []
    for task in sorted({puzzle.task for puzzle in puzzles}):
        of_it = [puzzle for puzzle in puzzles if puzzle.task == task]
        chosen += [of_it[at * len(of_it) // count] for at in range(count)]
    return chosen


def pick(key: str, most: int, day: int, task: str = "") -> list[Puzzle]:
    """Return so many puzzles of the day, of one kind or of all."""
    puzzles = [puzzle for puzzle in open_pack(key).values() if task in ("", puzzle.task)]
    Rng(f"puzzles {key} {task} {day}").shuffle(puzzles)
    return puzzles[:most]
