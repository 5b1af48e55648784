"""Grades puzzles without any child's data: by how likely people of five patiences solve them, reckoned exactly."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat, State
from parlour.core.task import Task
from parlour.puzzles.packs import MOST_DOTS, TRIES

TOO_EASY = TRIES * 9 // 10
"""So often chance alone may not solve it."""


def grade(task: Task, state: State, seat: Seat) -> tuple[int, ...]:
    """Return of how many of `TRIES` each patience solves a puzzle, the least first: the chance, rounded."""
    return tuple(round(TRIES * chance) for chance in task.rate(state, seat))


def count_dots(solved: Sequence[int]) -> int:
    """Return how hard a puzzle is, from 1 to `MOST_DOTS`: by the share of all tries that fail."""
    failed = 1 - sum(solved) / (TRIES * len(solved))
    return min(MOST_DOTS, 1 + int(failed * MOST_DOTS))


def is_fair(solved: Sequence[int]) -> bool:
    """Tell whether a puzzle asks for something: chance does not solve it, and who sees more does not solve it less."""
    return solved[0] < TOO_EASY and sum(solved[-2:]) >= sum(solved[:2])
