"""Whole games against the easiest computer: by mouse, by the keyboard alone, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from e2e.harness import Hand, Person
from games.numica.e2e.player import NumicaPlayer

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""Whole games are played as they are by most: with pieces that glide."""


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_whole_game(come: Come, hand: Hand) -> None:
    person = NumicaPlayer(come(borrow=hand != "mouse", **MOVING, **(SMALL if hand == "touch" else {}))).open(
        "?pace=instant&notation&log&seed=whole"
    )
    person.hand = hand
    person.begin("person", "1")
    person.set_up(typed=False)
    moves = person.play_to_the_end(f"{hand} 1")
    result = person.read_result()
    said = person.hear_result()
    headline, reason = result[:2]
    assert headline in ("You won!", "Blue won!", "It is a draw.")
    assert any(line.endswith("captured") for line in result), "both scores are told"
    assert headline in person.read_status()
    assert headline in said
    assert reason in said
    assert moves >= 3
    assert sum(" went from " in line for line in person.read_log()) in (2 * moves, 2 * moves - 1), (
        "every move is written"
    )
    if hand == "mouse":
        person.reload()
        assert person.read_result() == result, "a page that is loaded anew tells the same"
