"""Whole games of Hexors: by mouse, by keys, by touch on a phone, and dragged."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from e2e.harness import Hand, Person
from e2e.test_drag import drag, middle_of, place
from games.hexors.e2e.test_hexors import begin

Come = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("hand", "preset"),
    [("mouse", "collector"), ("keys", "beginner"), ("touch", "beginner")],
    ids=["mouse", "keys", "touch"],
)
def test_a_whole_game(come: Come, hand: Hand, preset: str) -> None:
    person = begin(come(**(PHONE if hand == "touch" else {})), "p,1", preset)
    person.hand = hand
    moves = person.play_to_the_end(hand)
    headline, *rest = person.read_result()
    assert "won!" in headline
    assert headline in person.hear_result()
    assert not any("sixty turns" in line for line in rest), "somebody has beaten somebody"
    assert sum(bool(re.search(r"\d tiles?$", line)) for line in rest) == 2, "how many are in play"
    assert moves >= 5
    assert not person.hear("alert"), "nothing was refused"


def drag_to(person: Person, word: str, goal: str) -> None:
    drag(person, "mouse", middle_of(person, place(word)), middle_of(person, place(goal)))


def test_a_whole_game_is_dragged(come: Come) -> None:
    person = begin(come(), "p,1", "beginner")
    random = Random("drag")
    while person.wait_for_turn():
        seen = person.look()
        word = person.choose([each for each in seen["open"] if each != "arrange"] or seen["beside"], random)
        person.touch_and_wait(word)
        if person.look()["lines"] > seen["lines"]:
            continue
        goal = person.choose(person.look()["open"], random)
        person.press("Put back")
        person.page.locator(f'.is-said[data-touch="{word}"]').wait_for(state="detached")
        drag_to(person, word, goal)
        # A Character that was placed, and not the last one, is no whole sentence.
        person.page.wait_for_function(
            """([lines, goal]) => document.querySelectorAll(".log-lines li").length > lines
              || document.querySelector(".dock .confirm")
              || document.querySelector(`.is-said[data-touch="${goal}"]`) && document.querySelector(".is-open")""",
            arg=[seen["lines"], goal if word.isdigit() else ""],
        )
        if person.page.locator(".dock .confirm").count():
            person.press("Done")
            person.wait_for_log(seen["lines"] + 1)
    assert "won!" in person.read_result()[0]
    assert not person.hear("alert"), "nothing was refused"
