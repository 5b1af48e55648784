"""Hexors as people see it: whole games by every hand, battles and their sums, powers in windows, teams and secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.games.hexors.player import HexorsPlayer
from e2e.games.hexors.tables import CLOSE, token_of
from e2e.harness import Hand, Person

Come = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&seed=hexors"


def begin(person: Person, seats: str, preset: str, *options: str, seed: str = "hexors") -> HexorsPlayer:
    """Begin a game with two Characters for everybody, which is a short one."""
    player = HexorsPlayer(person)
    chosen = ",".join(["characters:2", *options])
    player.open(f"?pace=instant&notation&seed={seed}&game=hexors&seats={seats}&preset={preset}&options={chosen}")
    player.page.locator("#seat-0").wait_for(state="attached")
    player.press("Begin")
    player.page.locator(".table-board, .curtain").first.wait_for()
    return player


# Whole games


@pytest.mark.parametrize(
    ("hand", "preset"), [("mouse", "collector"), ("keys", "beginner"), ("touch", "beginner")], ids=["mouse", "keys", "touch"]
)
def test_a_whole_game(come: Come, hand: Hand, preset: str) -> None:
    person = begin(come(**(PHONE if hand == "touch" else {})), "p,1", preset)
    person.hand = hand
    moves = person.play_to_the_end(hand)
    headline, *rest = person.read_result()
    assert "won!" in headline
    assert headline in person.hear("say")[-1]
    assert any("All tiles of the other side are defeated." in line for line in rest)
    assert sum(bool(re.search(r"\d tiles?$", line)) for line in rest) == 2, "how many are in play"
    assert moves >= 5
    assert not person.hear("alert"), "nothing was refused"
