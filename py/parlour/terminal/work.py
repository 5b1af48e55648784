"""The parts of a run, given to any executor of `concurrent.futures`; their results come in the order of their numbers.

A part is plain data and names its own seed, so that it comes out the same wherever and whenever it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice
from queue import SimpleQueue
from typing import Any

from parlour.terminal.batch import Batch, Part, Told
from parlour.terminal.edition import Edition, check_edition, find_edition
from parlour.terminal.journal import Journal

AHEAD = 1000
"""So many parts are under way, at most: enough for hundreds of workers, and little to remember."""

MOST_TOGETHER = 10
"""So many parts travel together, at most: a cluster's scheduler takes milliseconds for whatever it passes on."""

PARCELS = 100
"""Into so many parcels a run is cut, at least, if it has so many parts: none is waited for long at its end."""


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
    together = 1 if isinstance(executor, Here) else max(1, min(MOST_TOGETHER, batch.size // PARCELS))
    parts = enumerate(batch.parts)
    kept = {} if journal is None else journal.take(batch)
    arrived: SimpleQueue[Future[list[Told]]] = SimpleQueue()
    under_way: dict[Future[list[Told]], list[int]] = {}
    told: dict[int, Told] = {}  # out of turn
    begun = passed = 0
    try:
        while passed < batch.size:
            if passed in told:
                yield told.pop(passed)
                passed += 1
            elif arrived.empty() and begun < min(passed + AHEAD, batch.size):
                parcel = dict(islice(parts, together))
                begun += len(parcel)
                told |= {number: kept.pop(number) for number in parcel if number in kept}
                new = {number: part for number, part in parcel.items() if number not in told}
                if new:
                    future = executor.submit(
                        do_parts, batch.do, [*new.values()], batch.game, batch.referees, edition
                    )
                    under_way[future] = [*new]
                    future.add_done_callback(arrived.put)
            else:
                future = arrived.get()
                for number, each in zip(under_way.pop(future), future.result(), strict=True):
                    told[number] = each
                    if journal is not None:
                        journal.write(batch.key, number, each)
    finally:
        for future in under_way:
            future.cancel()


def do_parts(
    do: Callable[[Part], Told], parts: Sequence[Part], game: str, referees: str | None, edition: Edition
) -> list[Told]:
    """Do some parts, wherever this is; raises `OtherEditionError` where they would not come out the same here."""
    check_edition(game, referees, edition)
    return [do(part) for part in parts]
