"""Finds what puzzles of a game ask, and reads their positions."""

from __future__ import annotations

from importlib import import_module

from parlour.core.game import DAMAGE, Game
from parlour.core.task import Posed, Task

MOST_POSITION = 4_000
"""Characters of a position."""


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


def read_position(game: Game, task: Task, seat: object, position: object) -> Posed | None:
    """Return the state of a puzzle and whom it asks, None where it is none; takes anything.

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
        return (state, seat) if task.solve(state, seat) else None
    except DAMAGE:
        return None
