"""The chance to find something, held to trying every order in which somebody may look."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from parlour.kit.looking import count_rings, find_chance

CASES = [
    (((4, 1),), 1),
    (((4, 1),), 2),
    (((5, 2),), 3),
    (((3, 1), (3, 2)), 2),
    (((2, 0), (4, 1)), 3),
    (((2, 0), (3, 1)), 5),
    (((2, 0), (3, 0)), 4),
    (((0, 0), (4, 3)), 1),
    (((3, 3), (2, 0)), 1),
]


@pytest.mark.parametrize(("rings", "looks"), CASES)
def test_the_chance_is_the_share_of_orders_in_which_a_good_one_comes_early(
    rings: tuple[tuple[int, int], ...], looks: int
) -> None:
    orders = [list(permutations([True] * good + [False] * (size - good))) for size, good in rings]
    found = [any([each for ring in order for each in ring][:looks]) for order in product(*orders)]
    assert find_chance(looks, rings) == pytest.approx(sum(found) / len(found))


def test_rings_are_counted_with_what_is_good_in_them() -> None:
    assert count_rings([["a", "b"], ["c"], []], ["b", "c", "d"]) == [(2, 1), (1, 1), (0, 0)]


def test_whoever_looks_longer_finds_no_less() -> None:
    rings = ((3, 1), (5, 1))
    chances = [find_chance(looks, rings) for looks in range(1, 9)]
    assert chances == sorted(chances)
    assert chances[0] == pytest.approx(1 / 3)
    assert chances[-1] == 1
