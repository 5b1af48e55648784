"""What a move of a Bug has missed: told only where something can be said for a better one."""

from __future__ import annotations

from parlour.core.game import CHANCE
from parlour.core.rng import Rng
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.merits import VAGUE
from parlour.games.legionz.state import LegionzState

GAMES = 12


def test_nothing_is_told_of_a_move_for_which_there_is_no_reason() -> None:
    told = 0
    for number in range(GAMES):
        state, rng = LEGIONZ.start({"loops": True}, 2), Rng(f"reason {number}")
        assert isinstance(state, LegionzState)
        while state.waiting():
            (seat,) = state.waiting()
            move = state.chance(rng) if seat == CHANCE else state.sample(seat, rng)
            judged = LEGIONZ.judge(state.copy(), seat, move) if seat != CHANCE else None
            if judged and judged.better != move and judged.gain.code == "worth":
                said = state.merits(seat, move)
                better = state.merits(seat, judged.better)
                assert [each for each in better if each not in said and each.code not in VAGUE], f"{state}"
                told += 1
            state.apply(seat, move)
    assert told, "who plays without a thought misses something"
