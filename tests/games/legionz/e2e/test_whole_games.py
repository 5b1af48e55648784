"""Whole games of Legionz: by touch on a small phone, and by keys and mouse at a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.harness import Hand, Person
from games.legionz.e2e.player import LegionzPlayer

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}

IS_CLEAR = """() => {
  const [frame, banner] = [".viewport", ".viewport-banner"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return [...document.querySelectorAll(".legion-bug")].every((each) => {
    const { x, y, right, bottom } = each.getBoundingClientRect();
    return x >= frame.x && right <= frame.right && y >= banner.bottom && bottom <= frame.bottom;
  });
}"""

SHARE = """() => {
  const { width, bottom } = document.querySelector(".viewport").getBoundingClientRect();
  const height = bottom - document.querySelector(".viewport-banner").getBoundingClientRect().bottom;
  const bugs = [...document.querySelectorAll(".legion-bug")].map((each) => each.getBoundingClientRect());
  const span = (least, most) => Math.max(...bugs.map((bug) => bug[most])) - Math.min(...bugs.map((bug) => bug[least]));
  return Math.max(span("left", "right") / width, span("top", "bottom") / height);
}"""


def test_a_whole_game_by_touch(come: Come) -> None:
    finger = LegionzPlayer(come(**SMALL)).open("?pace=instant&notation&log&seed=bugz")
    finger.hand = "touch"
    finger.begin("person", "1")
    moves = finger.play_to_the_end("touch")
    headline, *rest = finger.read_result()
    assert headline in ("You won!", "Blue won!")
    assert any("Legion of" in line for line in rest), "both scores are told"
    assert moves >= 4
    assert finger.page.locator(".overlay.feast .legion-dance").count() >= 10, "the winning Legion dances"
    assert finger.page.locator(".viewport-banner").inner_text().strip() == headline
    assert finger.page.evaluate(IS_CLEAR), "all Bugz are in sight, below the banner"


@pytest.mark.parametrize(
    ("hand", "computers", "preset"), [("keys", 1, ""), ("mouse", 3, "Loops move Bugz")], ids=["keys", "mouse"]
)
def test_a_whole_game_at_a_desk(come: Come, hand: Hand, computers: int, preset: str) -> None:
    person = LegionzPlayer(come()).open("?pace=instant&seed=desk")
    person.hand = hand
    person.begin("person", *["1"] * computers, preset=preset)
    moves = person.play_to_the_end(hand)
    headline, *rest = person.read_result()
    assert "won!" in headline
    assert headline in person.hear_result()
    assert sum("Legion of" in line for line in rest) >= 1 + computers, "how long each Legion is"
    laid = [line for line in person.read_log() if line.startswith("You laid")]
    assert moves >= len(laid) >= 4
    assert person.page.evaluate(SHARE) >= 0.7, (
        "the Bugz fill what the window has for them, one way or the other"
    )
    assert not person.hear("alert"), "nothing was refused"
    if hand == "keys":
        expect(person.page.locator(".dock .go")).to_be_focused()
