"""Why a sentence of Legionz is good: true of the chain before it and after it."""

from __future__ import annotations

import pytest

from games.legionz.scenes import begin, play, read, set_row
from parlour.core.game import Json, Move
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.state import LegionzState


def lesson(key: str) -> LegionzState:
    """Return the position of a lesson."""
    (found,) = [each for each in LEGIONZ.lessons if each.key == key]
    return read(found.position)


def told(state: LegionzState, move: Move) -> dict[str, Json]:
    """Return why a sentence is good, by code."""
    (seat,) = state.waiting()
    assert state.why_not(seat, move) is None
    return {merit.code: merit.args for merit in state.merits(seat, move)}


def test_a_full_legion_wins() -> None:
    assert told(lesson("win"), "2,-2") == {"wins": {"size": 10}}
    assert told(lesson("move"), "move -2,0 1,-1") == {"wins": {"size": 10}}


@pytest.mark.parametrize("move", ["3,-2", "4,-2", "3,-3"])
def test_what_keeps_another_from_a_full_legion_comes_first(move: Move) -> None:
    state = lesson("block")
    merits = told(state, move)
    assert next(iter(merits)) == "saves"
    assert merits["saves"] == {"seat": 1, "count": 1, "at": state.view(0)["threats"][1]}
    others = set(state.moves(0) or []) - {"3,-2", "4,-2", "3,-3"}
    assert not any("saves" in told(state, other) for other in others)


def test_one_cell_menaces_and_two_are_a_fork() -> None:
    state = set_row([0] * 8 + [1] * 8, 2)
    merits = told(state, "-1,0")
    assert merits["forks"]["count"] > 1
    blocked = set_row([0] * 8 + [1] * 8, 2)
    play(blocked, "-1,0")
    assert blocked.longest == [9, 8]
    assert merits["forks"]["at"] == blocked.view(0)["threats"][0]


def test_legions_are_joined_and_built() -> None:
    assert told(lesson("join"), "-1,-1")["joins"] == {"count": 2, "size": 6}
    state = lesson("grow")
    assert told(state, "-1,0")["builds"] == {"size": 5}


def test_a_loop_gives_a_move() -> None:
    state = lesson("loop")
    assert "loops" in told(state, "3,0")


def test_who_is_in_the_way_of_a_longer_legion_is_praised_for_it() -> None:
    state = begin()
    play(state, "1,0", "-1,0", "2,0", "-1,-1", "3,0")
    merits = told(state, "4,0")
    assert merits["blocks"] == {"seat": 1, "size": 4}


def test_to_leave_all_as_it_is_keeps_the_chain() -> None:
    assert list(told(lesson("move"), "pass"))[-1] == "keeps"
    state = lesson("move")
    moves = state.moves(0) or []
    splitting = [move for move in moves if "splits" in {merit.code for merit in state.merits(0, move)}]
    for move in splitting[:20]:
        after = state.copy()
        after.apply(0, move)
        assert after.longest[1] < state.longest[1]
