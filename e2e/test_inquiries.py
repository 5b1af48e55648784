"""An inquiry: a button by which whoever is asked finds out, only when asked, what they could reckon themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import HOLD_PAUSES, Person

Come = Callable[..., Person]

BUTTON = "Who can beat me?"
FIRST = "3 cards of the others are higher than your 9."
"""The first seat is dealt 3 7 8 9, and the other 6 10 12 16."""


def begin(come: Come, address: str, more: str = "", script: str = "") -> Person:
    """Begin a null game with open hands, in which one may inquire."""
    person = come(address, borrow=True)
    person.page.add_init_script(script)
    person.open(f"?seed=open-9&game=null&seats=p,1&preset=open{more}")
    person.page.locator("#seat-1").wait_for(state="attached")
    person.press("Begin")
    person.wait_for_status("choose a card")
    return person


def test_an_inquiry_is_answered_in_the_bubble_and_aloud(come: Come, wheel_address: str) -> None:
    person = begin(come, wheel_address, "&pace=instant")
    page = person.page
    told, before = page.locator(".bubble .told p"), person.read_log()
    person.press(BUTTON)
    told.wait_for()
    assert told.all_inner_texts() == [FIRST]
    assert person.hear("say")[-1] == FIRST
    page.keyboard.press("Escape")
    person.button(BUTTON).wait_for()
    assert told.count() == 0
    assert person.read_log() == before
    person.press("Give up")
    person.press("Really give up?")
    page.locator(".result").wait_for()
    assert person.button(BUTTON).count() == 0
    assert "no hints" in " ".join(person.read_result()), "it is not counted"


def test_nobody_inquires_who_is_not_asked(come: Come, wheel_address: str) -> None:
    person = begin(come, wheel_address, "&pace=slow", HOLD_PAUSES)
    page = person.page
    page.locator(".pieces .is-open").first.click()
    person.wait_for_status("is thinking")
    assert person.button(BUTTON).count() == 0
    person.release_pauses()
    person.wait_for_status("choose a card")
    person.button(BUTTON).wait_for()
    person.look_back(person.line(1).click)
    assert person.button(BUTTON).count() == 0


def test_where_nobody_is_helped_there_is_no_inquiry(come: Come, wheel_address: str) -> None:
    person = begin(come, wheel_address, "&pace=instant&hints=off")
    assert person.page.locator(".slot-lamp").count() == 0
    assert person.button(BUTTON).count() == 0


@pytest.mark.parametrize(
    ("seed", "answer"),
    [("alone-0", "Yes, there is one."), ("alone-28", "No: nothing can be taken any more.")],
)
def test_whoever_plays_numero_alone_finds_out_whether_a_take_is_left(
    come: Come, seed: str, answer: str
) -> None:
    person = come().open(f"?pace=instant&seed={seed}&game=numero&seats=p")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.press("Is there a take left?")
    told = person.page.locator(".bubble .told p")
    told.wait_for()
    assert told.all_inner_texts() == [answer]
    assert person.hear("say")[-1] == answer
