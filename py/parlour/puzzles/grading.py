"""Grades puzzles without any child's data: by how often computer players of each level solve them."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.bot import think
from parlour.core.game import Game, Seat, State
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.task import Answer, Task
from parlour.puzzles.packs import MOST_DOTS, TRIES

LONGEST = 60
"""Parts of an answer, at most, that a player is listened to."""

ALIKE = 6
"""Tries that came out alike, after which the others are taken to do so too: most levels hardly leave it to chance."""


def grade(game: Game, task: Task, state: State, seat: Seat, name: str) -> tuple[int, ...]:
    """Return how many of `TRIES` each level solves, the weakest first; `name` seeds them."""
    return tuple(
        _count_solved(game, task, state, seat, level, name) for level in range(1, len(game.levels) + 1)
    )


def _count_solved(game: Game, task: Task, state: State, seat: Seat, level: int, name: str) -> int:
    solved = 0
    for number in range(TRIES):
        if number == ALIKE and solved in (0, ALIKE):
            return TRIES if solved else 0
        solved += is_solved(game, task, state, seat, level, Rng(f"{name}:{level}:{number}"))
    return solved


def is_solved(game: Game, task: Task, state: State, seat: Seat, level: int, rng: Rng) -> bool:
    """Tell whether a computer player of a level, from 1, solves a puzzle at one try."""
    guessed = task.guess(state, seat, level, rng)
    if guessed is not None:
        return bool(guessed) and task.check(state, seat, guessed).result == "right"
    at, said = state.copy(), Answer()
    for _ in range(LONGEST):
        move = finish(think(game, at.view(seat), seat, game.levels[level - 1], rng))
        said = (*said, move)
        verdict = task.check(state, seat, said)
        if verdict.result != "more":
            return verdict.result == "right"
        at.apply(seat, move)
        for other, reply in verdict.replies:
            at.apply(other, reply)
    return False


def count_dots(solved: Sequence[int]) -> int:
    """Return how hard a puzzle is, from 1 to `MOST_DOTS`: by the share of all tries that failed."""
    failed = 1 - sum(solved) / (TRIES * len(solved))
    return min(MOST_DOTS, 1 + int(failed * MOST_DOTS))


def is_fair(solved: Sequence[int]) -> bool:
    """Tell whether a puzzle asks for something: chance does not solve it, and who sees more does not solve it less.

    A level may be unlucky once or twice; a question at which the stronger ones fail, and the weaker ones do not, asks
    for luck.
    """
    weak, strong = sum(solved[:2]) / 2, sum(solved[-2:]) / 2
    return solved[0] < TRIES * 0.9 and strong >= weak
