"""A hint of Numero goes on from the wild cards that were put already, where that takes as much."""

from __future__ import annotations

import pytest

from games.numero.scenes import scene
from parlour.core.game import Move
from parlour.games.numero.state import NumeroState

FIRST = "-4 on g10 ; -2 on g10 ; take r9 : g10 o5"
"""10 - 4 - 2 = 4, and 4 + 5 = 9; so do 10 - 2 = 8 and 5 - 4 = 1, or 10 - 4 = 6 and 5 - 2 = 3."""


def table(goal: str = "cards") -> NumeroState:
    """Return a position with one best take, which several sentences make."""
    return scene("-2 -4 g14 b12 r9", centre="g10; o5", pack="subtraction", goal=goal)


@pytest.mark.parametrize("goal", ["cards", "points"])
@pytest.mark.parametrize(
    ("said", "begins"),
    [
        ("-2 g10", "-2 on g10 ; "),
        ("-2 on g10 ;", "-2 on g10 ; "),
        ("-2 o5", "-2 on o5 ; "),
        ("-4 o5 -2 g10", "-4 on o5 ; -2 on g10 ; take r9 : g10 o5"),
        ("g10 o5 -2", "-2 on g10 o5 ; "),
        ("-2 g10 r9", "-2 on g10 ; "),
    ],
)
def test_what_was_put_is_kept_where_as_much_is_taken(goal: str, said: Move, begins: Move) -> None:
    state = table(goal)
    assert state.why_not(0, FIRST) is None
    advised = state.carry_on(0, said, FIRST)
    assert advised.startswith(begins)
    (took,) = [event for event in state.apply(0, advised) if event.kind == "took"]
    assert took.data["count"] == 5


@pytest.mark.parametrize("said", ["", "-4 g10", "r9", "g10", "-2", "hello", "drop -2", "discard r9"])
def test_the_advice_stays_where_no_wild_card_is_put_or_only_the_one_that_it_begins_with(said: Move) -> None:
    assert table().carry_on(0, said, FIRST) == FIRST


def test_a_pile_that_would_be_left_changed_is_taken_too() -> None:
    # The 10 that is an 8 now has no answer in the hand but the 8 itself.
    state = scene("-2 r8 g3 b12 o14", centre="g10; b5; o3; r15", pack="subtraction")
    best = "take r8 : b5 o3"
    advised = state.carry_on(0, "-2 g10", best)
    assert advised == "-2 on g10 ; take r8 : g10 , b5 o3"
    assert state.why_not(0, advised) is None


def test_the_advice_stays_where_less_could_be_taken() -> None:
    # 5 - 2 = 3 and 3 can be taken with the 3: four cards, but 10 - 2 = 8 and 5 + 3 = 8 are five.
    state = scene("-2 r8 g3 b12 o14", centre="g10; b5; o3; r15", pack="subtraction")
    best = "-2 on g10 ; take r8 : g10 , b5 o3"
    assert state.why_not(0, "-2 on b5 ; take g3 : b5 , o3") is None
    assert state.carry_on(0, "-2 b5", best) == best


def test_a_plan_is_not_compared() -> None:
    assert table().carry_on(0, "-2 g10", "discard b12") == "discard b12"


def test_at_a_window_the_advice_stays() -> None:
    state = scene("g1 g3", "o1 o2", centre="b9", goal="points", challenges=True)
    state.apply(0, "build g1 : b9")
    assert state.carry_on(1, "pass", "challenge") == "challenge"
