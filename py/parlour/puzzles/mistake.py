"""Find the mistake: an answer to a puzzle is shown, and whether it is a right one is to be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.bots.bot import think
from parlour.core.foresight import foresee
from parlour.core.game import Game, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.task import Task, Verdict
from parlour.puzzles.tasks import Question, draw_by_view

LEVELS = (2, 1)
"""Whose answers are shown first: those who often overlook something, and do not play at random."""

TRIES = 4
"""Answers that each of them is asked for."""

SAMPLES = 20
"""Sentences that are tried after these."""

BEST, BETTER = "best", "better"
WORDS = BEST, BETTER
"""What may be said of an answer: that it is a best one, or that there is something better."""

IS_BEST = "is-best"

BEST_SERVED = 3
"""What a wrong answer comes to that does what a best one does (2), and comes near (1)."""


class Mistake(NamedTuple):
    """An answer to a task, which may be a right one; erroneous examples teach (McLaren and others 2015)."""

    said: Move  # the first part of the answer
    verdict: Verdict  # of that

    @property
    def is_right(self) -> bool:
        """Return whether it is right so far."""
        return self.verdict.result != "wrong"

    @property
    def word(self) -> str:
        """Return what is rightly said of it."""
        return BEST if self.is_right else BETTER

    def check(self, word: str, best: int) -> Verdict:
        """Judge what was said of it, where so many are best: why it is none is why it may not be called one."""
        if word != self.word:
            return Verdict("wrong", code=IS_BEST, args={"number": best}) if self.is_right else self.verdict
        if not self.is_right:
            return Verdict("more", 1)  # which is shown then
        # Of the first part of a longer answer it is not told how many are as good.
        return Verdict("right") if self.verdict.result == "more" else self.verdict._replace(replies=())


def suppose(game: Game, task: Task, question: Question) -> Mistake:
    """Return an answer to a question, always the same: a best one or a wrong one, by chance, each as often.

    So neither how hard the question is nor anything else that is known of it tells which. A wrong one is what an easy
    level would say, does what a best one does, and comes near, where that can be: who takes where one is to take is not
    caught at once.
    """
    state, seat, answers = question
    rng = draw_by_view("mistake", state.view(seat))
    best = rng.choice([answer[0] for answer in answers])
    right = Mistake(best, task.check(state, seat, (best,)))
    if rng.below(2):
        return right
    alike = _tell_kinds(game, state, seat, best)
    near = (*task.lesser, *task.tempting)
    others: dict[int, Mistake] = {}  # the first of those that serve so well
    for move in _list_guesses(game, task, question, rng):
        said = state.tidy(seat, move)
        verdict = task.check(state, seat, (said,))
        if verdict.result == "wrong":
            serves = 2 * (_tell_kinds(game, state, seat, said) == alike) + (not near or verdict.code in near)
            others.setdefault(serves, Mistake(said, verdict))
            if serves == BEST_SERVED:
                break
    return others[max(others)] if others else right


def _list_guesses(game: Game, task: Task, question: Question, rng: Rng) -> Iterator[Move]:
    """Return what easy levels might say, each as it comes to be asked for, and then whatever may be said."""
    state, seat, _ = question
    for level in LEVELS:
        for _ in range(TRIES):
            guessed = task.guess(state, seat, level, rng)
            if guessed is None:
                yield finish(think(game, state.view(seat), seat, game.levels[level - 1], rng))
            elif guessed:
                yield guessed[0]
    for _ in range(SAMPLES):
        yield state.sample(seat, rng)


def _tell_kinds(game: Game, state: State, seat: Seat, move: Move) -> set[str]:
    return {happening["kind"] for happening in foresee(game, state.view(seat), seat, move)}
