"""Work of many slices at a table, a computer's thought or game, a hint or a review: begun, worked on, stopped."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, NamedTuple

from parlour.bots.bot import Progress, Thinking
from parlour.bots.review import Missed, Reviewed, TurningPoint
from parlour.core.game import Json, Move
from parlour.core.table import Table

NO_LIMIT = float("inf")
"""Milliseconds that a computer may think where nobody has said how many."""

MOST_JOBS = 4
"""A fifth job ends the one that was begun longest ago."""


class Job(NamedTuple):
    """Some work, and how it is told."""

    table: Table
    stands: Callable[[], bool]  # whether the table still has the records that the work is about
    work: Generator[Any, None, Any]  # yields how far it is, and returns what it found
    tell: Callable[[Any, Any], Json]  # both in the words of an answer; what it found is None before the end
    latest: list[Any]  # how far it is; first what is told before anything is known


class Jobs:
    """The jobs of one page."""

    def __init__(self) -> None:
        """Begin with none."""
        self.open: dict[int, Job] = {}
        self.numbered = 0

    def begin(
        self,
        table: Table,
        work: Generator[Any, None, Any],
        tell: Callable[[Any, Any], Json],
        first: object,
        stands: Callable[[], bool] | None = None,
    ) -> int:
        """Give some work a number, and make room for it; `first` is how far it is before its first slice.

        It belongs to the records that the table has now: with the next change it ends, unless `stands` tells of fewer
        that it is about. What nobody can ask for any more makes room first.
        """
        self.numbered += 1
        self.open = {number: job for number, job in self.open.items() if job.stands()}
        if len(self.open) >= MOST_JOBS:
            del self.open[next(iter(self.open))]
        self.open[self.numbered] = Job(table, stands or _unchanged(table), work, tell, [first])
        return self.numbered

    def has(self, number: object) -> bool:
        """Tell whether there is a job of this number, on a table that still has what it is about."""
        job = self.open.get(number) if type(number) is int else None
        return job is not None and job.stands()

    def step(self, number: int, milliseconds: float) -> Json:
        """Work for a slice; tell how far the work is, or at its end what it found."""
        job = self.open[number]
        until = perf_counter() + milliseconds / 1000
        found = None
        try:
            while True:
                job.latest[:] = [next(job.work)]
                if perf_counter() >= until:
                    break
        except StopIteration as finished:
            found = finished.value
            del self.open[number]
        return {"done": found is not None, **job.tell(job.latest[0], found)}

    def stop(self, number: int) -> Json:
        """End a job; tell how far it was."""
        job = self.open.pop(number)
        return job.tell(job.latest[0], None)

    def drop(self, table: Table) -> None:
        """End the jobs of a table that is cleared away."""
        for number in [number for number, job in self.open.items() if job.table is table]:
            del self.open[number]


def _unchanged(table: Table) -> Callable[[], bool]:
    changes = table.changes
    return lambda: table.changes == changes


def think_within(thinking: Thinking, milliseconds: float) -> Thinking:
    """Think to the end, or, once so long has passed, only until some move is known."""
    until = None if milliseconds == NO_LIMIT else perf_counter() + milliseconds / 1000
    while True:
        try:
            progress = next(thinking)
        except StopIteration as finished:
            move: Move = finished.value
            return move
        if until is not None and progress.best and perf_counter() >= until:
            return progress.best
        yield progress


def tell_thought(progress: Progress, move: Move | None) -> Json:
    """Return what a request is told of a computer player at work."""
    return {"move": move or progress.best, "nodes": progress.nodes, "depth": progress.depth}


def tell_review(reviewed: Reviewed, points: list[TurningPoint] | None) -> Json:
    """Return what a request is told of a review."""
    if points is None:
        return reviewed._asdict()
    return {"at": reviewed.of, "of": reviewed.of, "points": [point.as_json() for point in points]}


def tell_missed(_: Missed | None, missed: Missed | None) -> Json:
    """Return what a request is told of what a decision has missed."""
    return {**missed.as_json()} if missed else {}


def tell_par(_: Progress, score: int | None) -> Json:
    """Return what a request is told of a computer that plays alone."""
    return {} if score is None else {"score": score}
