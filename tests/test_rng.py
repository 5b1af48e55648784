"""The generator: splitmix64 by its published numbers, and fair dice made of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.rng import Rng, seed_number

# Steele, Lea and Flood's splitmix64, as their reference program prints it for this seed.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
TOP = 1 << 64


def test_the_reference_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in REFERENCE] == REFERENCE


def test_a_seed_is_taken_modulo_two_to_the_64() -> None:
    rng = Rng(1234567 + 5 * TOP)
    assert [rng.next() for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize(
    ("text", "number"),
    [("", 0xCBF29CE484222325), ("a", 0xAF63DC4C8601EC8C), ("foobar", 0x85944171F73967E8)],
)
def test_a_text_seeds_by_its_fnv_1a(text: str, number: int) -> None:
    assert seed_number(text) == number
    assert Rng(text).next() == Rng(number).next()


@given(st.text(st.characters(), max_size=50))
def test_any_text_is_a_seed(text: str) -> None:
    assert 0 <= Rng(text).next() < TOP
    assert Rng(text).next() == Rng(text).next()


def test_lone_surrogates_are_a_seed_too() -> None:
    assert seed_number("\ud800") != seed_number("\udfff")


@given(st.integers(0, TOP - 1), st.integers(1, TOP))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, TOP + 1])
def test_below_wants_one_to_two_to_the_64(n: int) -> None:
    with pytest.raises(ValueError, match=r"below\("):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 6, 7, 16])
def test_below_is_uniform(n: int) -> None:
    rng, rolls = Rng(f"dice of {n}"), 60_000
    counts = Counter(rng.below(n) for _ in range(rolls))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[face] - rolls / n) ** 2 for face in range(n)) / (rolls / n)
    assert chi_square < 3 * n + 12  # far out, and yet a die that favours a face by 5 % fails


def test_below_draws_the_uneven_tail_again() -> None:
    n = 3 * (TOP >> 2)  # a quarter of all numbers is too high, and must not fold down
    rng, plain = Rng(7), Rng(7)
    kept = [number for number in (plain.next() for _ in range(400)) if number < n]
    assert len(kept) < 340
    assert [rng.below(n) for _ in kept] == kept


def test_unit_lies_from_zero_up_to_one() -> None:
    rng = Rng("unit")
    numbers = [rng.unit() for _ in range(10_000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / len(numbers) - 0.5) < 0.02


def test_choice_takes_each_and_nothing_from_nothing() -> None:
    rng = Rng("choice")
    assert {rng.choice("abc") for _ in range(100)} == set("abc")  # type: ignore[arg-type]  # any sequence would do
    with pytest.raises(ValueError, match=r"below\(0\)"):
        rng.choice([])


@given(st.lists(st.integers()), st.integers(0, TOP - 1))
def test_shuffle_keeps_everything_and_can_be_repeated(items: list[int], seed: int) -> None:
    one, two = items[:], items[:]
    Rng(seed).shuffle(one)
    Rng(seed).shuffle(two)
    assert one == two
    assert sorted(one) == sorted(items)


def test_shuffle_makes_every_order_as_often() -> None:
    rng, counts = Rng("shuffle"), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert all(850 < count < 1150 for count in counts.values())


def test_forks_differ_from_each_other_and_from_their_parent() -> None:
    parent, alone = Rng("parent"), Rng("parent")
    one, two = parent.fork(), parent.fork()
    sequences = [tuple(rng.next() for _ in range(20)) for rng in (one, two, parent)]
    assert len(set(sequences)) == 3
    assert not set(sequences[0]) & set(sequences[1])
    alone.next()
    alone.next()
    assert tuple(alone.next() for _ in range(20)) == sequences[2]  # using a fork does not move its parent
