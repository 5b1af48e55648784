"""Whole games of Numero against two and three computers: by mouse, by keys, and by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from e2e.harness import Hand, Person
from games.numero.e2e.player import NumeroPlayer

Come = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&log&seed=numero"


@pytest.mark.parametrize(
    ("hand", "computers"), [("mouse", 2), ("keys", 3), ("touch", 3)], ids=["mouse", "keys", "touch"]
)
def test_a_whole_game(come: Come, hand: Hand, computers: int) -> None:
    person = NumeroPlayer(come(**(PHONE if hand == "touch" else {}))).open(ADDRESS)
    person.hand = hand
    person.begin("person", *["1"] * computers, preset="First game")
    moves = person.play_to_the_end(hand)
    headline, *rest = person.read_result()
    assert "won!" in headline or "share" in headline
    assert headline in person.hear_result()
    scores = [int(found[1]) for line in rest if (found := re.search(r"(\d+) cards?$", line))]
    assert len(scores) == 1 + computers, "what everybody has won"
    assert moves >= 6
    assert not person.hear("alert"), "nothing was refused"
