"""Dragging by mouse and finger says the same sentences as touching; a drag to nowhere changes nothing, unscolded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from games.league.e2e.player import open_table
from games.league.e2e.tables import acts_with, token_of
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play

from e2e.harness import CHOSEN, TARGET, Person

Come = Callable[..., Person]
Hand = Literal["mouse", "finger"]
Point = tuple[float, float]

STEPS = 6


# What still glides is not yet where a hand would reach for it; what was drawn anew meanwhile is looked up again.
FIND_STILL_MIDDLE = """async (element) => {
  element.scrollIntoViewIfNeeded();
  const read = () => Object.values(element.getBoundingClientRect().toJSON()).join();
  for (let before = "", now = read(); before !== now; now = read()) {
    before = now;
    await new Promise(requestAnimationFrame);
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.isConnected ? [x + width / 2, y + height / 2] : null;
}"""


def middle_of(person: Person, query: str) -> Point:
    place = person.page.locator(query).first
    while (middle := place.evaluate(FIND_STILL_MIDDLE)) is None:
        pass
    x, y = middle
    return x, y


def drag(
    person: Person, hand: Hand, start: Point, end: Point, during: Callable[[], object] = lambda: None
) -> None:
    """Drag from one point of the window to another, and do something before letting go."""
    ways = [
        (start[0] + (end[0] - start[0]) * step / STEPS, start[1] + (end[1] - start[1]) * step / STEPS)
        for step in range(1, STEPS + 1)
    ]
    if hand == "mouse":
        mouse = person.page.mouse
        mouse.move(*start)
        mouse.down()
        for way in ways:
            mouse.move(*way)
        during()
        mouse.up()
        return
    session = person.page.context.new_cdp_session(person.page)

    def send(kind: str, point: Point | None) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", start)
    for way in ways:
        send("touchMove", way)
    during()
    send("touchEnd", None)
    session.detach()


def sit_down(come: Come) -> NumicaPlayer:
    person = NumicaPlayer(come(borrow=True, has_touch=True)).open(
        "?pace=instant", f"#/game/{token_of_play()}"
    )
    person.wait_until_asked(CHOOSE_PIECE)
    return person


def place(word: str) -> str:
    return f'.pieces [data-touch="{word}"]'


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_piece_is_dragged_to_where_it_may_go(come: Come, hand: Hand) -> None:
    person = sit_down(come)
    piece = person.choose_first()
    target = person.find_spaces(TARGET)[0]
    person.press("Put back")
    person.wait_for_status(CHOOSE_PIECE)
    lines = len(person.read_log())
    lit: list[str] = []

    def look() -> None:
        person.page.locator(".is-said").wait_for()
        lit.extend(person.find_spaces(TARGET))
        moved = person.page.locator("[data-dragged]").bounding_box()
        there = person.page.locator(place(target)).bounding_box()
        assert moved is not None
        assert there is not None
        assert abs(moved["x"] - there["x"]) < there["width"], "it goes along with the hand"

    drag(person, hand, middle_of(person, place(piece)), middle_of(person, place(target)), look)
    person.wait_for_log(lines + 1)
    assert target in lit, "where it may go lights up while it is held"
    assert f"{piece} to {target}" in person.read_log()[lines]
    assert not person.hear("alert")


@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("goal", ["beside", "where it may not go", "home"])
def test_a_drag_to_nowhere_changes_nothing(come: Come, hand: Hand, goal: str) -> None:
    person = sit_down(come)
    piece = person.choose_first()
    far = next(word for word in person.find_spaces(", empty") if word not in person.find_spaces(TARGET))
    person.press("Put back")
    person.wait_for_status(CHOOSE_PIECE)
    log, position = person.read_log(), person.read_position()
    start = middle_of(person, place(piece))
    end = {
        "beside": (4.0, 120.0),
        "where it may not go": middle_of(person, place(far)),
        "home": (start[0] + 9, start[1] - 9),
    }[goal]
    drag(person, hand, start, end, person.page.locator(".is-said").wait_for)
    person.page.locator(".is-said").wait_for(state="detached")
    person.page.wait_for_function("!document.querySelector('[data-dragged]')")
    assert (person.read_log(), person.read_position()) == (log, position)
    assert not person.hear("alert"), "nobody is scolded"
    assert CHOOSE_PIECE in person.read_status()
    person.choose_piece(piece)
    assert person.find_spaces(CHOSEN) == [piece], "a touch after it is a touch"


def test_one_piece_after_the_other_is_dragged_from_the_tray(come: Come) -> None:
    """Each drag means what a touch would mean: another kind lays the one before it, and begins nothing anew."""
    person = NumicaPlayer(come(borrow=True)).open("?pace=instant").begin("person", "person")
    page = person.page
    tray = page.locator(place("s")).bounding_box()

    def look() -> None:
        moved = page.locator("[data-dragged]").bounding_box()
        assert moved is not None
        assert tray is not None
        assert moved["width"] < tray["width"] / 2, "one piece goes along, and not the tray"
        assert page.locator("[data-goal]").get_attribute("data-touch") in ("d1", "e1", "f1")

    for number, (kind, goal) in enumerate((("s", "d1"), ("r", "e1"), ("s", "f1")), 1):
        drag(person, "mouse", middle_of(person, place(kind)), middle_of(person, place(goal)), look)
        person.wait_for_laid(number)
    assert page.locator("[data-goal]").count() == 0
    assert person.find_spaces("your ") == ["d1", "e1", "f1"]


def test_a_touch_with_a_trembling_hand_is_a_touch(come: Come) -> None:
    person = sit_down(come)
    piece = person.choose_first()
    person.press("Put back")
    person.wait_for_status(CHOOSE_PIECE)
    start = middle_of(person, place(piece))
    drag(person, "mouse", start, (start[0] + 2, start[1] + 2))
    person.page.locator(".is-said").wait_for()
    assert person.find_spaces(CHOSEN) == [piece]


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_card_is_played_by_dragging_it_to_where_it_comes_to_lie(come: Come, hand: Hand) -> None:
    person = open_table(come, token_of(until=acts_with(1), computers=1, seed="travel"), has_touch=True)
    card = next(word for word in person.look()["open"] if word[0] in "hbl")
    start = middle_of(person, place(card))
    log = person.read_log()
    drag(person, hand, start, (start[0] + 14, start[1]))
    person.wait_until_drawn()
    assert person.read_log() == log, "it was moved a little, and lies in the hand"
    hero = middle_of(person, place("H1"))
    drag(person, hand, middle_of(person, place(card)), hero)
    person.wait_for_log(len(log) + 1)
    assert not person.hear("alert")
