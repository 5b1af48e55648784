"""Boards of hexagons without an edge: neighbours, distances and rings, and the words that name the spaces.

A hexagon is a pair `(q, r)` of axial coordinates, negative ones included: q counts along the rows, r counts the rows,
and one row further down lies half a hexagon further to the right. Where its centre is drawn is the page's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Hex = tuple[int, int]

CENTRE: Hex = (0, 0)
STEPS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The ways to the six neighbours, one beside the other, so that the way opposite to `STEPS[n]` is `STEPS[n - 3]`."""

FARTHEST = 999
"""No coordinate is greater: a name is a word of a sentence, and is to stay short."""


def step(space: Hex, way: Hex, times: int = 1) -> Hex:
    """Return the space so many steps away in one direction."""
    return space[0] + way[0] * times, space[1] + way[1] * times


@lru_cache(maxsize=1024)
def neighbours(space: Hex) -> tuple[Hex, ...]:
    """Return the six spaces that share an edge with this one, in the order of `STEPS`."""
    return tuple(step(space, way) for way in STEPS)


def distance(one: Hex, other: Hex) -> int:
    """Return how many steps lie between two spaces: 0 for the same, 1 for neighbours."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(space: Hex, radius: int) -> tuple[Hex, ...]:
    """Return all spaces exactly so many steps away, each beside the one before; of radius 0, the space itself."""
    if radius == 0:
        return (space,)
    found = []
    at = step(space, STEPS[4], radius)
    for way in STEPS:
        for _ in range(radius):
            found.append(at)
            at = step(at, way)
    return tuple(found)


def beside(spaces: Iterable[Hex]) -> list[Hex]:
    """Return the spaces that share an edge with one of these and are none of them, in the order of reading."""
    taken = set(spaces)
    return in_order({near for space in taken for near in neighbours(space)} - taken)


def in_order(spaces: Iterable[Hex]) -> list[Hex]:
    """Return spaces as one reads them: the uppermost row first, each row from the left."""
    return sorted(spaces, key=lambda space: (space[1], space[0]))


def name(space: Hex) -> str:
    """Return the word for a space: both coordinates, as in `0,0` and `-2,11`."""
    return f"{space[0]},{space[1]}"


def find(word: str) -> Hex | None:
    """Return the space that a word names, None where it names none; each space has one name only."""
    q, comma, r = word[:10].partition(",")
    if not comma or not (q.removeprefix("-") + r.removeprefix("-")).isdecimal():
        return None
    try:
        space = int(q), int(r)
    except ValueError:
        return None
    return space if name(space) == word and max(map(abs, space)) <= FARTHEST else None
