"""What was better here? Asks that of a decision out of somebody's own game, which no task of the game can pose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from parlour.bots.review import LEAST_REGRET, judge
from parlour.core.facts import Judgement
from parlour.core.game import Game, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.task import Answer, Posed, Task, Verdict
from parlour.puzzles.sheets import pose_moment
from parlour.puzzles.tasks import Question, draw_by_view, find_task, read_position

WHAT_WAS_BETTER = "better"
NODES = 1_000
"""Positions that are searched to judge an answer, while somebody waits for it."""

MISSES = ("miss-win", "miss-save", "miss-worth")
"""Why something is not the best, by what lies between (`Gain`)."""


class Better(Task):
    """Asks for a sentence to which nothing is preferred, by the judgement that a review of a game goes by.

    It is exact where the game knows the best, and else as far as a review sees. So the best that it has found is the
    answer, and whatever it finds hardly worse is right as well; how many these are is not known.
    """

    key: ClassVar[str] = WHAT_WAS_BETTER
    wrongs: ClassVar[tuple[str, ...]] = MISSES

    def __init__(self, game: Game) -> None:
        """Take the game whose decisions are judged."""
        self.game = game

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return no question for others: only who has met it knows what it is about."""
        return None

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as it was met."""
        return state, seat

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the best sentence that is found; None where nobody has a choice."""
        moves = state.moves(seat)
        said = state.sample(seat, draw_by_view(self.key, state.view(seat))) if moves is None else moves[0]
        if moves is not None and len(moves) < 2:
            return None
        return ((state.tidy(seat, self._judge(state, seat, said).better),),)

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Judge a sentence against the best that is found."""
        (move,) = said
        better, gain = self._judge(state, seat, move)
        if state.tidy(seat, better) == state.tidy(seat, move) or (
            gain.code == "worth" and gain.value < LEAST_REGRET
        ):
            return Verdict("right")
        return Verdict("wrong", code=f"miss-{gain.code}")

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return nothing: it is never graded."""
        return {}

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return nothing, for the same reason."""
        return ()

    def _judge(self, state: State, seat: Seat, move: Move) -> Judgement:
        """Judge a sentence as its seat sees the position, always the same."""
        view = state.view(seat)
        return finish(judge(self.game, view, seat, move, draw_by_view(self.key, view), NODES))


def find_kind(game: Game, key: object) -> Task | None:
    """Return what may be asked of a game by its key: one of its tasks, or what was better."""
    return Better(game) if key == WHAT_WAS_BETTER else find_task(game, key)


def pose_missed(game: Game, state: State, seat: Seat, said: Move) -> tuple[Task, Question] | None:
    """Return what is asked of a moment in which a seat is said to have missed something, as it saw it.

    A task of the game asks it, where one can; else it is asked what was better, and None where nothing was.
    """
    found = pose_moment(game, state, seat)
    if found or state.why_not(seat, said):
        return found
    task = Better(game)
    posed = game.from_view(state.view(seat), Rng(f"moment:{WHAT_WAS_BETTER}"))
    question = read_position(game, task, seat, str(posed))
    if question is None or question.state.why_not(seat, said):
        return None
    return (task, question) if task.check(question.state, seat, (said,)).result == "wrong" else None
