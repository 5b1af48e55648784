"""The parts of a run, given to any executor of `concurrent.futures`; their results come in the order of their numbers.

A part is plain data and names its own seed, so that it comes out the same wherever and whenever it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from typing import Any

from parlour.terminal.batch import Batch, Part, Told
from parlour.terminal.edition import Edition, check_edition, find_edition
from parlour.terminal.journal import Journal

AHEAD = 1000
"""So many parts are under way, at most: enough for hundreds of workers, and little to remember."""


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, do: Callable[..., Told], /, *args: Any, **kwargs: Any) -> Future[Told]:
        """Do it; return what came of it."""
        future: Future[Told] = Future()
        try:
            future.set_result(do(*args, **kwargs))
        except Exception as fault:
            future.set_exception(fault)
        return future


def do_all(batch: Batch[Part, Told], executor: Executor, journal: Journal | None = None) -> Iterator[Told]:
    """Do all parts but those that the journal has, and yield what each came to, in the order of their numbers.

    At most `AHEAD` parts are under way or wait for their turn; what is under way when nobody asks any more is stopped.
    Whatever a part raises is raised, and what the executor raises where it is broken.
    """
    edition = find_edition(batch.game, batch.referees)
    parts = iter(batch.parts)
    kept = {} if journal is None else journal.take(batch)
    arrived: SimpleQueue[Future[Told]] = SimpleQueue()
    under_way: dict[Future[Told], int] = {}
    told: dict[int, Told] = {}  # out of turn
    begun = passed = 0
    try:
        while passed < batch.size:
            if passed in told:
                yield told.pop(passed)
                passed += 1
            elif arrived.empty() and begun < min(passed + AHEAD, batch.size):
                part = next(parts)
                if begun in kept:
                    told[begun] = kept.pop(begun)
                else:
                    future = executor.submit(do_part, batch.do, part, batch.game, batch.referees, edition)
                    under_way[future] = begun
                    future.add_done_callback(arrived.put)
                begun += 1
            else:
                future = arrived.get()
                number = under_way.pop(future)
                told[number] = future.result()
                if journal is not None:
                    journal.write(batch.key, number, told[number])
    finally:
        for future in under_way:
            future.cancel()


def do_part(
    do: Callable[[Part], Told], part: Part, game: str, referees: str | None, edition: Edition
) -> Told:
    """Do one part, wherever this is; raises `OtherEditionError` where it would not come out the same here."""
    check_edition(game, referees, edition)
    return do(part)
