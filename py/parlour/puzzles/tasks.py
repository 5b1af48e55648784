"""Finds what puzzles of a game ask, and reads their positions."""

from __future__ import annotations

import json
from importlib import import_module
from typing import NamedTuple

from parlour.core.game import DAMAGE, Game, Json, Seat, State, View
from parlour.core.rng import Rng
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


def read_state(game: Game, seat: object, position: object) -> State | None:
    """Return a position in which a seat is asked, None where it is none; takes anything.

    It comes from a pack, or from a sheet that anybody may have written: it is sound, its text tells it wholly, and a
    game could have begun with its options.
    """
    if type(seat) is not int or not isinstance(position, str) or len(position) > MOST_POSITION:
        return None
    try:
        state = game.from_text(position)
        is_sound = not state.audit() and seat >= 0 and seat in state.waiting()
        is_whole = is_sound and str(state) == str(game.from_text(str(state)))
        return (
            state
            if is_whole and not game.check(tell_options(game, state), count_seats(game, state))
            else None
        )
    except DAMAGE:
        return None


def read_position(game: Game, task: Task, seat: object, position: object) -> Question | None:
    """Return what a puzzle asks, None where it is none: the task proves an answer to it; takes anything."""
    state = read_state(game, seat, position)
    if state is None or type(seat) is not int:
        return None
    try:
        answers = task.solve(state, seat)
    except DAMAGE:
        return None
    return Question(state, seat, answers) if answers else None


def draw_by_view(purpose: str, view: View) -> Rng:
    """Return chance that goes by what a seat sees: what it does not see must not decide what it is shown or told."""
    return Rng(f"{purpose}:{json.dumps(view, sort_keys=True)}")


def tell_options(game: Game, state: State) -> Json:
    """Return the options of a game by a position of it; one with one option may tell that by its name."""
    told = state.dump()
    options: Json = told.get("options") or {key: told[key] for key in game.defaults()}
    return options


def count_seats(game: Game, state: State) -> int:
    """Return how many play in a position: those that have a score, at least so many as the game is for."""
    return len(state.scores(game.seats[0]))
