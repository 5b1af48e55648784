"""Boards of hexagons, held to geometry: their centres lie in a plane, and whatever touches is one step away."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.hexes import (
    CENTRE,
    FARTHEST,
    PACKED_STEPS,
    STEPS,
    Hex,
    beside,
    centre_of,
    corners,
    distance,
    find,
    in_order,
    line,
    name,
    neighbours,
    pack,
    ring,
    step,
    unpack,
)

FIELD: list[Hex] = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]


coordinates = st.integers(-FARTHEST, FARTHEST)
spaces = st.tuples(coordinates, coordinates)
near_spaces = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


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
    found = ring(centre, radius)
    everywhere = [(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    assert set(found) == {space for space in everywhere if distance(centre, space) == radius}
    assert len(found) == len(set(found)) == max(1, 6 * radius)
    if radius:
        assert all(distance(one, other) == 1 for one, other in pairwise(found))
        assert distance(found[-1], found[0]) == 1


@given(spaces, spaces, spaces)
def test_a_distance_is_one(one: Hex, other: Hex, third: Hex) -> None:
    assert distance(one, other) == distance(other, one) >= 0
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)
    assert {distance(near, other) - distance(one, other) for near in neighbours(one)} <= {-1, 0, 1}


@given(near_spaces, st.integers(0, 12), near_spaces)
def test_a_ring_is_all_that_is_so_far_wherever_it_lies(centre: Hex, radius: int, other: Hex) -> None:
    assert (other in ring(centre, radius)) == (distance(centre, other) == radius)
    assert len(set(ring(centre, radius))) == max(1, 6 * radius)


@given(near_spaces, near_spaces)
def test_a_line_is_as_short_as_can_be_and_keeps_to_the_straight_way(one: Hex, other: Hex) -> None:
    way = line(one, other)
    assert (way[0], way[-1], len(way)) == (one, other, distance(one, other) + 1)
    assert all(distance(here, there) == 1 for here, there in pairwise(way))
    assert line(other, one) == way[::-1]
    start, end = centre_of(one), centre_of(other)
    for at, space in enumerate(way[1:-1], start=1):
        share = at / (len(way) - 1)
        point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        nearest = min(dist(point, centre_of(near)) for near in (space, *neighbours(space)))
        assert dist(point, centre_of(space)) <= nearest + 1e-4, "the point lies in another space"


@pytest.mark.parametrize("way", STEPS)
def test_a_line_in_one_direction_is_steps(way: Hex) -> None:
    assert line((2, -1), step((2, -1), way, 5)) == tuple(step((2, -1), way, each) for each in range(6))


@given(near_spaces)
def test_corners_are_shared_with_the_neighbours_that_they_touch(space: Hex) -> None:
    own = corners(space)
    assert [dist(centre_of(space), corner) for corner in own] == [pytest.approx(1 / sqrt(3))] * 6
    assert min(own, key=lambda corner: corner[1])[0] == pytest.approx(centre_of(space)[0]), "one at the top"
    for at, near in enumerate(neighbours(space)):
        assert far(space, near) == pytest.approx(dist(centre_of(space), centre_of(near)))
        shared = [corner for corner in own if any(dist(corner, each) < 1e-9 for each in corners(near))]
        assert shared == [own[each] for each in sorted((at, (at + 1) % 6))], "the edge between them"


@given(spaces, spaces)
def test_packed_spaces_are_told_apart_count_in_reading_order_and_know_their_neighbours(
    one: Hex, other: Hex
) -> None:
    assert unpack(pack(one)) == one
    assert (pack(one) == pack(other)) == (one == other)
    assert sorted([pack(one), pack(other)]) == [pack(space) for space in in_order([one, other])]
    assert [pack(one) + step for step in PACKED_STEPS] == [pack(near) for near in neighbours(one)]


def test_what_lies_beside() -> None:
    assert beside([CENTRE]) == [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]
    assert set(beside(ring(CENTRE, 1))) == {CENTRE, *ring(CENTRE, 2)}
    assert beside([]) == []


def test_reading_goes_from_the_top_and_from_the_left() -> None:
    found = in_order(reversed(FIELD))
    places = [(r * sqrt(3) / 2, q + r / 2) for q, r in found]
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
