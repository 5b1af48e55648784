"""Computers at play: watched, paused, one move at a time, and at a pace that people choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import HOLD_PAUSES, Person

Come = Callable[..., Person]


def test_computers_are_watched_to_the_end(come: Come) -> None:
    person = come().open("?pace=instant&notation&seed=watch&game=numica&seats=1,2")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.page.locator(".result").wait_for(timeout=60_000)
    assert person.read_result()[0] in ("Red won!", "Blue won!", "It is a draw.")
    assert person.button("Pause").count() == 0


def test_pause_one_move_and_go_on(come: Come) -> None:
    person = come().open("?pace=slow&seed=watch&game=numica&seats=1,1")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.press("Pause")
    lines = len(person.read_log())
    person.button("Let it play").first.wait_for()
    person.page.get_by_role("radio", name="Quick").check()
    for more in (1, 2):
        person.press("One move")
        person.wait_for_log(lines + more)
        person.page.locator(".thinking").wait_for(state="detached")
    person.page.wait_for_timeout(600)
    assert len(person.read_log()) == lines + 2, "nothing is played while the table is paused"
    person.press("Let it play")
    person.wait_for_log(lines + 5)
    person.reload()
    assert person.page.get_by_role("radio", name="Slow").is_checked(), "the address has its say again"
    person.press("Pause")


@pytest.mark.parametrize(
    ("pace", "least"), [("slow", 1800), ("normal", 1000), ("quick", 200), ("instant", 0)]
)
def test_a_computer_waits_so_that_people_can_follow(come: Come, pace: str, least: int) -> None:
    person = come()
    person.page.add_init_script(
        HOLD_PAUSES.replace("window.pauses.push(act)", "window.pauses.push(ms), plain(act, 0)")
    )
    person.open(f"?pace={pace}&seed=pace&game=numica&seats=1,p")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.wait_for_status("Set up:")
    pauses = person.page.evaluate("window.pauses")
    assert (least in pauses) == (least >= 300)
    assert all(pause <= max(least, 300) or pause > 5_000 for pause in pauses)
