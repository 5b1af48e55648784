"""Legionz as people see it: whole games by touch, keys and mouse, a board that never jumps, why a cell is barred."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from e2e.games.legionz.player import LegionzPlayer
from e2e.games.legionz.tables import token_of_chain, token_of_loop
from e2e.harness import Hand, Person
from e2e.test_screens import AXE, RUN_AXE, TAGS

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&seed=bugz"
TOUCHABLE = 23.9
"""Pixels that a cell has at least, until somebody makes all smaller."""

CELL = re.compile(r"-?\d+,-?\d+")

READ_PLACES = """() => Object.fromEntries([...document.querySelectorAll(".legion-bug")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [each.dataset.touch, [x, y, width]];
}))"""

IS_SEEN = """() => {
  const frame = document.querySelector(".window").getBoundingClientRect();
  return [...document.querySelectorAll(".legion-bug")].every((each) => {
    const { x, y, right, bottom } = each.getBoundingClientRect();
    return x >= frame.x && right <= frame.right && y >= frame.y && bottom <= frame.bottom;
  });
}"""


@pytest.fixture(scope="module")
def finger(stay: Come) -> LegionzPlayer:
    """Somebody with a small phone."""
    person = LegionzPlayer(stay(**SMALL)).open(ADDRESS)
    person.hand = "touch"
    return person


def test_a_whole_game_by_touch(finger: LegionzPlayer) -> None:
    finger.begin("person", "1")
    moves = finger.play_to_the_end("touch")
    headline, *rest = finger.read_result()
    assert headline in ("You won!", "Blue won!")
    assert any("Legion of" in line for line in rest), "both scores are told"
    assert moves >= 4
    assert finger.page.locator(".overlay.feast .legion-dance").count() >= 10, "the winning Legion dances"


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
    assert headline in person.hear("say")[-1]
    assert sum("Legion of" in line for line in rest) >= 1 + computers, "how long each Legion is"
    laid = [line for line in person.read_log() if line.startswith("You lay")]
    assert moves >= len(laid) >= 4
    assert not person.hear("alert"), "nothing was refused"


def test_the_board_grows_and_nothing_jumps_while_somebody_chooses(finger: LegionzPlayer) -> None:
    page = finger.page
    finger.open(ADDRESS, f"#/game/{token_of_loop()}")
    page.locator(".legion-bug.is-open").first.wait_for()
    places = page.evaluate(READ_PLACES)
    page.locator(".legion-bug.is-open").first.click()
    page.locator(".legion-cell.is-open").first.wait_for()
    assert page.evaluate(READ_PLACES) == places, "it is still when a Bug is taken up"
    finger.press("Put back")
    page.locator(".is-said").wait_for(state="detached")
    assert page.evaluate(READ_PLACES) == places
    finger.press("Move none")
    finger.wait_for_status("Lay a Bug")
    for cell in ("0,-1", "0,-2", "0,-3", "0,-4"):
        bugs = page.locator(".legion-bug").count()
        finger.touch(cell)
        page.locator(".legion-bug").nth(bugs).wait_for()
    page.wait_for_function(IS_SEEN)
    widths = [width for _, _, width in page.evaluate(READ_PLACES).values()]
    assert TOUCHABLE <= min(widths) < places["0,0"][2], "all has become smaller, and can be touched"


def test_a_barred_cell_shows_the_two_that_are_linked(finger: LegionzPlayer) -> None:
    finger.open(ADDRESS, f"#/game/{token_of_chain()}")
    barred = finger.page.locator(".legion-cell.is-barred").first
    barred.wait_for()
    one, other = (barred.get_attribute("aria-label") or "").split(": ")[1].split(" are")[0].split(" and ")
    barred.click()
    finger.wait_for_status(f"already linked, {one} and {other}")
    assert finger.page.locator(".explained .legion-why").count() == 1


def test_only_who_listens_or_asks_for_it_is_told_coordinates(finger: LegionzPlayer) -> None:
    page = finger.page
    finger.open("?pace=instant", f"#/game/{token_of_chain()}")
    page.locator(".legion-cell.is-barred").first.click()
    finger.wait_for_status("Not there: it would touch two Bugz")
    assert CELL.search(page.locator("#alert").inner_text()), "aloud the cells are named"
    lines = len(finger.read_log())
    page.locator(".legion-cell.is-open").first.click()
    finger.wait_for_log(lines + 1)
    *_, line = page.locator(".log-lines .line-text").all()
    assert not CELL.search(line.locator(".sentence").inner_text())
    assert CELL.search(line.locator(".visually-hidden").inner_text())
    assert line.locator(".sentence").get_attribute("aria-hidden") == "true"


def test_axe_finds_nothing(come: Come) -> None:
    person = come(drawn=True).open(ADDRESS, f"#/game/{token_of_chain(6)}")
    person.page.locator(".legion-cell.is-open").first.wait_for()
    person.page.add_script_tag(path=str(AXE))
    found = person.page.evaluate(RUN_AXE, TAGS)
    assert found["passes"] > 10
    assert found["violations"] == []
