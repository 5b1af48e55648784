"""Find the mistake: somebody's answer to a puzzle is shown, and whether it is a right one is to be told."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.bot import think
from parlour.core.game import Game, Move, Seat, State
from parlour.core.slices import finish
from parlour.core.task import Task, Verdict
from parlour.puzzles.tasks import draw_by_view

LEVEL = 2
"""Whose answer it is: one who often overlooks something, and does not play at random."""

BEST, BETTER = "best", "better"
IS_BEST, IS_BETTER = "is-best", "is-better"


class Mistake(NamedTuple):
    """Somebody's answer to a task, which may be a right one; erroneous examples teach (McLaren and others 2015)."""

    said: Move  # the first part of the answer
    verdict: Verdict  # of that

    @property
    def is_right(self) -> bool:
        """Return whether it is right so far."""
        return self.verdict.result != "wrong"

    @property
    def words(self) -> tuple[str, ...]:
        """Return what may be said of it."""
        return BEST, BETTER

    def check(self, word: str) -> Verdict:
        """Judge what was said of it."""
        if (word == BEST) == self.is_right:
            return Verdict("right", 1)
        return Verdict("wrong", code=IS_BEST if self.is_right else IS_BETTER)


def suppose(game: Game, task: Task, state: State, seat: Seat) -> Mistake:
    """Return what a computer player of `LEVEL` answers, always the same; it may be no mistake."""
    view = state.view(seat)
    rng = draw_by_view("mistake", view)
    guessed = task.guess(state, seat, LEVEL, rng)
    if guessed is None:
        said = finish(think(game, view, seat, game.levels[LEVEL - 1], rng))
    else:
        said = guessed[0] if guessed else state.sample(seat, rng)
    return Mistake(said, task.check(state, seat, (said,)))
