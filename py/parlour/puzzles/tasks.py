"""Finds what puzzles of a game ask, and reads their positions."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from parlour.core.game import DAMAGE, Game, Seat, State
from parlour.core.task import Answer, Task

MOST_POSITION = 4_000
"""Characters of a position."""


class Question(NamedTuple):
    """A position in which a task has an answer."""

    state: State
    seat: Seat  # who is asked
    answers: tuple[Answer, ...]  # all that are right


def find_tasks(game: Game) -> tuple[Task, ...]:
    """Return what puzzles of a game ask: `TASKS` in `puzzles.py` beside the game's module, () where there is none.

    The game itself knows nothing of them, so that whoever only plays need not load them.
    """
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.puzzles"
    if not package:
        return ()
    try:
        tasks: tuple[Task, ...] = import_module(name).TASKS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return ()
    return tasks


def find_task(game: Game, key: object) -> Task | None:
    """Return a task of a game by its key."""
    return next((task for task in find_tasks(game) if task.key == key), None)


def read_position(game: Game, task: Task, seat: object, position: object) -> Question | None:
    """Return what a puzzle asks, None where it is none; takes anything.

    A position comes from a pack, or from a sheet that anybody may have written: it is sound, its text tells it
    wholly, and the task proves an answer to it.
    """
    if type(seat) is not int or not isinstance(position, str) or len(position) > MOST_POSITION:
        return None
    try:
        state = game.from_text(position)
        if (
            state.audit()
            or seat < 0
            or seat not in state.waiting()
            or str(state) != str(game.from_text(str(state)))
        ):
            return None
        answers = task.solve(state, seat)
        return Question(state, seat, answers) if answers else None
    except DAMAGE:
        return None


def count_seats(game: Game, state: State) -> int:
    """Return how many play in a position: those that have a score, at least so many as the game is for."""
    return len(state.scores(game.seats[0]))
