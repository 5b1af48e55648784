"""My game, paragraph by paragraph of web/games/mygame/rules/en.md: a test is named by the paragraph that it holds."""

from __future__ import annotations

from parlour.core.game import Outcome, Refusal
from parlour.games.mygame import MYGAME


def test_1_1_two_play_with_fifteen_counters() -> None:
    assert list(MYGAME.seats) == [2]
    assert str(MYGAME.start({}, 2)) == "15 counters, 0 to take"


def test_1_2_the_last_counter_wins() -> None:
    state = MYGAME.from_text("2 counters, 1 to take")
    state.apply(1, "take 1")
    assert state.outcome() == Outcome("last", frozenset({1}), (0, 1))


def test_2_1_a_counter_goes_with_all_of_higher_numbers() -> None:
    state = MYGAME.from_text("7 counters, 0 to take")
    state.apply(0, "take 6")
    assert str(state) == "5 counters, 1 to take"
    assert state.why_not(1, "take 6") == Refusal("not-there", {"number": 6}, "§2.1")
    assert state.why_not(1, "take all") == Refusal("syntax-take", {}, "§2.1")


def test_2_2_one_or_two_are_taken() -> None:
    state = MYGAME.from_text("7 counters, 0 to take")
    assert state.moves(0) == ["take 7", "take 6"]
    assert state.why_not(0, "take 5") == Refusal("too-many", {"count": 3, "most": 2}, "§2.2")
    assert MYGAME.from_text("1 counters, 0 to take").moves(0) == ["take 1"]
