"""Find the mistake: somebody's answer to a puzzle is shown, and whether it is a right one is to be told."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots.bot import think
from parlour.core.game import Game, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.task import Answer, Posed, Task, Verdict

LEVEL = 2
"""Whose answer it is: one who often overlooks something, and does not play at random."""

BEST, BETTER = "best", "better"


class Mistake(Task):
    """Whether an answer to another task is a right one; erroneous examples teach (McLaren, Adams and Mayer 2015)."""

    wrongs = ("is-best", "is-better")
    words = (BEST, BETTER)

    def __init__(self, task: Task, said: Move, is_right: bool) -> None:
        """Take the task, the first part of somebody's answer, and whether that is right so far."""
        self.task, self.said, self.is_right = task, said, is_right

    @property
    def key(self) -> str:  # type: ignore[override]  # it is that of the task
        """Return the key of the task that was answered."""
        return self.task.key

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the position of the task."""
        return self.task.pose(state, seat)

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return whether it is right."""
        return ((BEST if self.is_right else BETTER,),)

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Judge what was said of the answer."""
        if (said[-1] == BEST) == self.is_right:
            return Verdict("right", 1)
        return Verdict("wrong", code="is-best" if self.is_right else "is-better")

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return the facts of the task."""
        return self.task.measure(state, seat)


def suppose(game: Game, task: Task, state: State, seat: Seat) -> Mistake:
    """Return a mistake to be found, or none: what a computer player of `LEVEL` answers, always the same."""
    rng = Rng(f"mistake:{state}")
    guessed = task.guess(state, seat, LEVEL, rng)
    if guessed is None:
        said = finish(think(game, state.view(seat), seat, game.levels[LEVEL - 1], rng))
    else:
        said = guessed[0] if guessed else state.sample(seat, rng)
    return Mistake(task, said, task.check(state, seat, (said,)).result != "wrong")
