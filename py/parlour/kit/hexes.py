"""Boards of hexagons without an edge: neighbours, distances, rings and lines, corners, and the words for the spaces.

A hexagon is a pair `(q, r)` of axial coordinates, negative ones included: q counts along the rows, r counts the rows,
and one row further down lies half a hexagon further to the right. Code that has to be quick packs a space into one
number, from which a neighbour is one addition away.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

Hex = tuple[int, int]
Point = tuple[float, float]

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


def line(one: Hex, other: Hex) -> tuple[Hex, ...]:
    """Return the spaces on the straight way between two, both ends included, each beside the one before.

    Where the way runs along an edge it keeps to the same side of it, so the way back is the same reversed.
    """
    steps = distance(one, other)
    found = []
    for at in range(steps + 1):
        share = at / steps if steps else 0.0
        # A hair beside the true line, so that no point of it lies on an edge.
        q = one[0] + (other[0] - one[0]) * share + 1e-6
        r = one[1] + (other[1] - one[1]) * share + 2e-6
        found.append(_round(q, r))
    return tuple(found)


def _round(q: float, r: float) -> Hex:
    """Return the space that a point lies in; the third axis mends the coordinate that was rounded most."""
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    return (near_q, near_r) if off_s > off_r else (near_q, -near_q - near_s)


def centre_of(space: Hex) -> Point:
    """Return where the middle of a space is drawn, x to the right and y down, neighbours 1 apart."""
    return space[0] + space[1] / 2, space[1] * sqrt(3) / 2


def corners(space: Hex) -> tuple[Point, ...]:
    """Return where the six corners of a space are drawn, one of them at the top; each edge faces one of `STEPS`.

    The edge from the first corner to the second faces the first step, and so on around.
    """
    x, y = centre_of(space)
    half, low, high = 0.5, sqrt(3) / 6, sqrt(3) / 3
    return (
        (x + half, y + low),
        (x + half, y - low),
        (x, y - high),
        (x - half, y - low),
        (x - half, y + low),
        (x, y + high),
    )


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


# Packed spaces

SPAN = 2048
"""More than twice `FARTHEST`, so that packed rows never meet; packed spaces count in the order of reading."""

PACKED_STEPS: tuple[int, ...] = tuple(q + SPAN * r for q, r in STEPS)
"""What is added to a packed space for each of its neighbours, in the order of `STEPS`."""


def pack(space: Hex) -> int:
    """Return a space as one number."""
    return space[0] + SPAN * space[1]


def unpack(number: int) -> Hex:
    """Return the space that was packed into a number."""
    r = (number + SPAN // 2) // SPAN
    return number - SPAN * r, r
