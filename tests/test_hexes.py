"""Boards of hexagons, held to geometry: their centres lie in a plane, and whatever touches is one step away."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, isclose, sqrt

import pytest

from parlour.kit.hexes import (
    CENTRE,
    FARTHEST,
    STEPS,
    Hex,
    beside,
    distance,
    find,
    in_order,
    name,
    neighbours,
    ring,
    step,
)

FIELD: list[Hex] = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]


def far(one: Hex, other: Hex) -> float:
    """Return how far the centres of two hexagons lie apart, whose corners point up and whose width is 1."""
    q, r = one[0] - other[0], one[1] - other[1]
    return hypot(q + r / 2, r * sqrt(3) / 2)


def walk(start: Hex) -> dict[Hex, int]:
    """Return the steps to every hexagon of the field, found by walking from one to those that touch it."""
    steps, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for space in FIELD:
            if space not in steps and isclose(far(here, space), 1):
                steps[space] = steps[here] + 1
                edge.append(space)
    return steps


@pytest.mark.parametrize("space", [CENTRE, (2, -3), (-4, 1)])
def test_neighbours_are_the_six_that_touch(space: Hex) -> None:
    touching = {other for other in FIELD if isclose(far(space, other), 1)}
    assert set(neighbours(space)) == touching
    assert len(neighbours(space)) == 6
    assert min(far(space, other) for other in FIELD if other != space) == pytest.approx(1)


def test_steps_go_round_and_lie_opposite_each_other() -> None:
    for at, way in enumerate(STEPS):
        assert isclose(far(way, STEPS[at - 1]), 1), "each lies beside the one before"
        assert step(step(CENTRE, way), STEPS[at - 3]) == CENTRE
        assert isclose(far(CENTRE, step(CENTRE, way, 3)), 3), "a straight line"


@pytest.mark.parametrize("start", [CENTRE, (3, -2)])
def test_a_distance_is_the_steps_of_the_shortest_way(start: Hex) -> None:
    steps = walk(start)
    assert set(steps) == set(FIELD)
    near = [space for space in FIELD if all(abs(part) <= 3 for part in (*space, sum(space)))]
    assert {space: distance(start, space) for space in near} == {space: steps[space] for space in near}
    assert all(distance(space, start) == distance(start, space) for space in FIELD)


@pytest.mark.parametrize("radius", range(5))
def test_a_ring_goes_round(radius: int) -> None:
    centre = (1, -2)
    spaces = ring(centre, radius)
    everywhere = [(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    assert set(spaces) == {space for space in everywhere if distance(centre, space) == radius}
    assert len(spaces) == len(set(spaces)) == max(1, 6 * radius)
    if radius:
        assert all(distance(one, other) == 1 for one, other in pairwise(spaces))
        assert distance(spaces[-1], spaces[0]) == 1


def test_what_lies_beside() -> None:
    assert beside([CENTRE]) == [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]
    assert set(beside(ring(CENTRE, 1))) == {CENTRE, *ring(CENTRE, 2)}
    assert beside([]) == []


def test_reading_goes_from_the_top_and_from_the_left() -> None:
    spaces = in_order(reversed(FIELD))
    places = [(r * sqrt(3) / 2, q + r / 2) for q, r in spaces]
    assert places == sorted(places)


def test_each_space_has_one_name() -> None:
    assert [name(space) for space in ((0, 0), (-2, 11), (3, -7))] == ["0,0", "-2,11", "3,-7"]
    assert len({name(space) for space in FIELD}) == len(FIELD)
    corners = [(q, r) for q in (-FARTHEST, FARTHEST) for r in (-FARTHEST, FARTHEST)]
    assert all(find(name(space)) == space for space in [*FIELD, *corners])


@pytest.mark.parametrize(
    "word",
    [
        *("", ",", "1", "1,", ",1", "1,2,3", "01,2", "1,02", "-0,1", "+1,2", "1, 2", "--1,2", "1,2-", "a,b"),
        *("1000,0", "0,-1000", "٣,1", "²,1", "1.0,2", "1,2" * 900),
    ],
)
def test_other_words_name_none(word: str) -> None:
    assert find(word) is None
