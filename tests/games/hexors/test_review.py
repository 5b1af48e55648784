"""What a move of Hexors has missed: a good battle, by chances counted over all rolls, and never by what fell."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.hexors.test_merits import BEGINNER, FIELD, read
from parlour.bots.review import seek_missed
from parlour.core.game import Move
from parlour.core.slices import finish
from parlour.core.table import Sitter, Table
from parlour.games.hexors.game import HEXORS

WOLF, HEDGEHOG = (2, 3, 3, 6, 2, 3), (1, 2, 3, 2, 2, 6)
GOOD = FIELD.replace("c4 018", "c4 049").replace("c6 049", "c6 018")
GOOD = GOOD.replace("fallen 017 031 032", "fallen 043 058 059").replace(
    "c6 018, d9 010; fallen 043 058 059", "c6 018, d9 010; fallen 017 031 032"
)
"""The Wolf may meet the Hedgehog, which it mostly defeats."""


def count(one: tuple[int, ...], other: tuple[int, ...]) -> Fraction:
    """Count over all 36 pairs of rolls how often the first wins; ties are rolled again."""
    gaps = [mine - theirs for mine, theirs in product(one, other)]
    return Fraction(sum(gap > 0 for gap in gaps), sum(gap != 0 for gap in gaps))


def missed(move: Move, rows: str, options: str = BEGINNER) -> list[tuple[str, Fraction]]:
    """Return the chances that are told of what a move has missed."""
    state = read(f"{options}\n{rows}")
    table = Table(HEXORS, state.choices._asdict(), (Sitter(), Sitter()), "missed", state)
    assert isinstance(table.play(0, move), list)
    point = finish(seek_missed(table, 0)).point
    found = point.merits if point else []
    return [
        (each["args"]["foe"], Fraction(each["args"]["wins"], each["args"]["of"]))
        for each in found
        if each["code"] == "odds"
    ]


def test_a_good_battle_that_was_passed_up_is_told_with_its_exact_chances() -> None:
    assert count(WOLF, HEDGEHOG) > Fraction(1, 2)
    assert missed("c4 c3", GOOD) == [("018", count(WOLF, HEDGEHOG))]


def test_nothing_is_told_to_who_fights_it_nor_to_who_passes_up_a_bad_one() -> None:
    assert missed("c4 c5", GOOD) == []
    assert count(HEDGEHOG, WOLF) < Fraction(1, 2)
    assert missed("c4 c3", FIELD) == []


def test_no_chances_are_told_where_they_are_switched_off() -> None:
    assert missed("c4 c3", GOOD, BEGINNER.replace(", odds", "")) == []


@pytest.mark.parametrize("seed", ["missed", "other", "third", "fourth"])
def test_nobody_is_blamed_for_what_fell(seed: str) -> None:
    state = read(f"{BEGINNER}\n{GOOD}")
    table = Table(HEXORS, state.choices._asdict(), (Sitter(), Sitter()), seed, state)
    assert isinstance(table.play(0, "c4 c5"), list)
    assert finish(seek_missed(table, 0)).point is None
