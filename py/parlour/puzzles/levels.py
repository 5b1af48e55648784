"""Holds how hard puzzles are called against the computer players: how often each level answers rightly, and the ranks.

Nobody's data is needed for that. A level's own move is what it would play there. Where that tells nothing, since a
level plays for the game and not for what is asked, a task may say what somebody with the level's sight would answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Literal

from parlour.bots.bot import think
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.task import Answer, Posed, Task
from parlour.puzzles.packs import Puzzle

By = Literal["moves", "answers"]
"""Whose answers: a level's own moves, or what a task says that somebody of the level would answer."""

LONGEST = 6
"""Parts of an answer that are played at most."""


def can_answer(task: Task, by: By) -> bool:
    """Tell whether a level's answers to a task are to be had: its own moves, or what the task makes of its sight."""
    if by == "moves":
        return task.can_be_judged()
    return type(task).guess is not Task.guess


def count_right(game: Game, task: Task, puzzle: Puzzle, by: By, level: int, tries: int) -> int:
    """Return how many of so many tries a level, from 1, answers rightly; always the same."""
    state = game.from_text(puzzle.position)
    right = 0
    for number in range(tries):
        rng = Rng(f"{puzzle.make_id(game)} {by} {level} {number}")
        if by == "moves":
            right += _plays_rightly(game, task, (state, puzzle.seat), level, rng)
        elif said := task.guess(state, puzzle.seat, level, rng):
            right += task.check(state, puzzle.seat, said).result == "right"
    return right


def _plays_rightly(game: Game, task: Task, posed: Posed, level: int, rng: Rng) -> bool:
    """Tell whether a level's moves answer it, each after what the other side says to the one before."""
    state, seat = posed
    at = state.copy()
    said: Answer = ()
    for _ in range(LONGEST):
        move = finish(think(game, at.view(seat), seat, game.levels[level - 1], rng))
        said = (*said, state.tidy(seat, move) if not said else move)
        verdict = task.check(state, seat, said)
        if verdict.result != "more":
            return verdict.result == "right"
        for who, reply in ((seat, move), *verdict.replies):
            at.apply(who, reply)
    return False


def correlate(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Spearman's rank correlation of two rows, ties at the mean of their ranks; None where all are equal.

    `statistics.correlation` ranks only since Python 3.12.
    """
    one, two = _rank(first), _rank(second)
    middle = (len(one) + 1) / 2
    spread = sqrt(sum((rank - middle) ** 2 for rank in one) * sum((rank - middle) ** 2 for rank in two))
    if not spread:
        return None
    return sum((a - middle) * (b - middle) for a, b in zip(one, two, strict=True)) / spread


def _rank(values: Sequence[float]) -> list[float]:
    """Return the rank of each value, from 1; equal ones share the mean of theirs."""
    ordered = sorted(values)
    places: dict[float, tuple[int, int]] = {}
    for place, value in enumerate(ordered, start=1):
        places[value] = (places.get(value, (place, place))[0], place)
    return [sum(places[value]) / 2 for value in values]
