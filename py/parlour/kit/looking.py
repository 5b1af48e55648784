"""How likely somebody finds what is to be found who looks at so many candidates: the exact chance, without tries."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import comb

from parlour.core.game import Move


def find_chance(looks: int, rings: Iterable[tuple[int, int]]) -> float:
    """Return the chance that a good one is among so many candidates, one at least.

    Of each ring is told how many candidates it has, and how many of them are good. One ring is looked through after
    the other, in any order within it: the hypergeometric distribution. The last look is the answer of who has found
    none, right or wrong.
    """
    for size, good in rings:
        if looks <= size:
            return 1 - comb(size - good, looks) / comb(size, looks)
        if good:
            return 1.0
        looks -= size
    return 0.0


def count_rings(rings: Iterable[Collection[Move]], good: Collection[Move]) -> list[tuple[int, int]]:
    """Return how many candidates each ring has, and how many of them are good."""
    return [(len(ring), sum(each in good for each in ring)) for ring in rings]
