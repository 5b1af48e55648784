"""Legionz as people see it: a board that never jumps, why a cell is barred."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from e2e.harness import TARGET, Person
from e2e.test_drag import Hand as Dragging
from e2e.test_drag import drag, middle_of, place
from e2e.test_screens import AXE, RUN_AXE, TAGS
from games.legionz.e2e.player import LegionzPlayer
from games.legionz.e2e.tables import RING, token_of_chain, token_of_loop

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&log&seed=bugz"
TOUCHABLE = 23.9
"""Pixels that a cell has at least, until somebody makes all smaller."""

CELL = re.compile(r"-?\d+,-?\d+")

READ_PLACES = """() => Object.fromEntries([...document.querySelectorAll(".legion-bug")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [each.dataset.touch, [x, y, width]];
}))"""

READ_LOOK = "document.querySelector('.sheet').style.transform"
"""Where the board lies in its window, and how large."""

NEWEST = RING[-1]
"""The Bug that has closed the loop, and that alone may not be moved."""

IS_SEEN = """() => {
  const frame = document.querySelector(".viewport").getBoundingClientRect();
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
    finger.press("Pass")
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
    finger.wait_for_status(f"the Bugz on {one} and {other} are linked")
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
    finger.open_log()
    *_, line = page.locator(".log-lines .line-text").all()
    assert not CELL.search(line.locator(".sentence").inner_text())
    assert CELL.search(line.locator(".visually-hidden").inner_text())
    assert line.locator(".sentence").get_attribute("aria-hidden") == "true"


def close_loop(come: Come) -> LegionzPlayer:
    """Somebody who has closed a loop, and sees the board smaller than it comes."""
    person = LegionzPlayer(come(has_touch=True)).open("?pace=instant", f"#/game/{token_of_loop()}")
    person.page.locator(".legion-bug.is-open").first.wait_for()
    person.press("Smaller")
    return person


def read_look(person: Person) -> str:
    look: str = person.page.evaluate(READ_LOOK)
    return look


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_bug_is_dragged_after_a_loop(come: Come, hand: Dragging) -> None:
    person = close_loop(come)
    page = person.page
    log, look = person.read_log(), read_look(person)

    def watch() -> None:
        page.locator('.is-said[data-touch="0,0"]').wait_for()
        page.locator('[data-goal][data-touch="-1,0"]').wait_for()
        assert read_look(person) == look, "the board stays"
        assert middle_of(person, "[data-dragged]") == pytest.approx(goal, abs=1), "the Bug is under the hand"
        assert person.find_spaces(TARGET), "where it may go lights up"

    page.locator(place("0,0")).click()
    page.locator(place("-1,0")).wait_for()
    goal = middle_of(person, place("-1,0"))
    person.press("Put back")
    page.locator(".is-said").wait_for(state="detached")
    drag(person, hand, middle_of(person, place("0,0")), goal, watch)
    person.wait_for_log(len(log) + 1)
    assert person.read_log()[len(log) :] == ["Blue moved a Bug."]
    assert "Ladybird" in person.read_board()["-1,0"]
    assert not person.hear("alert")


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_bug_that_is_let_go_beside_all_cells_goes_home(come: Come, hand: Dragging) -> None:
    person = close_loop(come)
    log, board, look = person.read_log(), person.read_board(), read_look(person)
    start = middle_of(person, place("0,0"))
    end = (start[0] + 250, start[1] + 20)
    drag(person, hand, start, end, person.page.locator(".is-said").wait_for)
    person.page.locator(".is-said").wait_for(state="detached")
    person.wait_until_drawn()
    assert (person.read_log(), person.read_board(), read_look(person)) == (log, board, look)
    assert middle_of(person, place("0,0")) == pytest.approx(start, abs=1)
    assert not person.hear("alert"), "nobody is scolded"


@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("word", [NEWEST, "0,1"], ids=["newest", "cell"])
def test_a_drag_elsewhere_moves_the_board(come: Come, hand: Dragging, word: str) -> None:
    person = close_loop(come)
    log = person.read_log()
    start, home = middle_of(person, place(word)), middle_of(person, place("0,0"))
    drag(person, hand, start, (start[0] + 60, start[1] + 40))
    person.wait_until_drawn()
    assert middle_of(person, place("0,0")) == pytest.approx((home[0] + 60, home[1] + 40), abs=2)
    assert person.page.locator(".is-said, [data-dragged]").count() == 0
    assert person.read_log() == log


def test_two_fingers_zoom_also_where_one_of_them_holds_a_bug(come: Come) -> None:
    person = close_loop(come)
    page = person.page
    board, place_before = person.read_board(), page.evaluate(READ_PLACES)
    x, y = middle_of(person, place("0,0"))
    session = page.context.new_cdp_session(page)

    def put(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    put("Start", (x, y))
    put("Move", (x - 30, y))
    page.locator(".is-said").wait_for()
    put("Start", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        put("Move", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
    put("End")
    session.detach()
    page.locator(".is-said").wait_for(state="detached")
    person.wait_until_drawn()
    after = page.evaluate(READ_PLACES)
    assert after["0,0"][2] == pytest.approx(2 * place_before["0,0"][2], rel=0.03)
    assert after["1,0"][0] - after["0,0"][0] == pytest.approx(after["0,0"][2], rel=0.03), "it has gone home"
    assert person.read_board() == board
    assert page.locator("[data-dragged], [data-goal]").count() == 0


def test_axe_finds_nothing(come: Come) -> None:
    person = come(drawn=True).open(ADDRESS, f"#/game/{token_of_chain(6)}")
    person.page.locator(".legion-cell.is-open").first.wait_for()
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate(RUN_AXE, TAGS)
    assert found["passes"] > 10
    assert found["violations"] == []
