"""The dock: slots that never move, one green button at most, a menu for all else, and answers where the hand is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play, token_of_short_game

from e2e.harness import CHOSEN, Person

Come = Callable[..., Person]

# Where everything of the dock lies but what is urged, and where the board does.
READ_PLACES = """() => Object.fromEntries([
  ":is(.slot-back, .slot-redo)", ".slot-undo", ".slot-lamp", ".slot-menu", ".go", ".board",
].map((query) => {
  const { x, y, width, height } = document.querySelector(query).getBoundingClientRect();
  return [query, [x, query === ".board" ? y + scrollY : y, width, height].map(Math.round)];
}))"""

COUNT_GREEN = "document.querySelectorAll('.table button.primary').length"


def sit_down(come: Come, **options: Any) -> NumicaPlayer:
    person = NumicaPlayer(come(borrow=True, **options)).open("?pace=instant", f"#/game/{token_of_play()}")
    person.wait_until_asked(CHOOSE_PIECE)
    return person


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (820, 1180), (1366, 768), (1920, 1080)])
def test_nothing_changes_its_place_between_two_actions(come: Come, size: tuple[int, int]) -> None:
    width, height = size
    person = sit_down(come, viewport={"width": width, "height": height})
    page = person.page
    before = page.evaluate(READ_PLACES)
    assert before[".slot-menu"][1] + before[".slot-menu"][3] <= height, "they are in sight"
    piece = person.find_spaces("your ")[0]

    def touch_other() -> None:
        person.touch("d4")
        page.locator(".refusal").wait_for()

    def hint() -> None:
        page.locator(".slot-lamp").click()
        page.locator(".hint-mark").first.wait_for()

    def undo() -> None:
        lines = len(person.read_log())
        person.press("Undo")
        page.wait_for_function(
            "(lines) => document.querySelectorAll('.log-lines li').length < lines", arg=lines
        )

    acts: list[Callable[[], object]] = [
        lambda: person.choose_piece(piece),
        lambda: person.press("Put back"),
        touch_other,
        hint,
        person.move_somewhere,
        undo,
        lambda: person.look_back(lambda: page.keyboard.press(",")),
        lambda: person.press("Stop looking back"),
    ]
    page.locator(".pieces button").first.focus()
    for number, act in enumerate(acts):
        act()
        person.wait_until_drawn()
        assert page.evaluate(READ_PLACES) == before, number
        assert page.evaluate(COUNT_GREEN) <= 1, number


# The names of the slots that take more than one line.
READ_PARTED = """() => [...document.querySelectorAll(".actions .slot > span")].flatMap((label) => {
  const range = document.createRange();
  range.selectNodeContents(label);
  const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
  return lines.size > 1 ? [label.textContent.trim()] : [];
})"""


def test_a_slots_name_stands_on_one_line(come: Come) -> None:
    person = NumicaPlayer(come(borrow=True)).open("?pace=instant", f"#/game/{token_of_short_game()}")
    person.page.locator(".result").wait_for()  # after a game the green button has the most to say
    for size in ((1024, 768), (1280, 720), (1440, 900), (800, 600), (360, 640)):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.wait_until_drawn()
        assert person.page.evaluate(READ_PARTED) == [], size


def test_what_is_said_at_length_grows_over_the_board_and_lets_touches_through(come: Come) -> None:
    person = sit_down(come, viewport={"width": 360, "height": 640})
    page = person.page
    page.evaluate("document.querySelector('.status span').append(' A long word.'.repeat(30))")
    bubble, dock = page.locator(".bubble").bounding_box(), page.locator(".dock").bounding_box()
    assert bubble is not None
    assert dock is not None
    assert bubble["y"] < dock["y"] - 50, "it has grown upwards"
    under = page.evaluate(
        "({ x, y }) => document.elementFromPoint(x + 150, y + 30).closest('.dock')",
        {"x": 0, "y": bubble["y"]},
    )
    assert under is None


def test_under_a_wide_board_nothing_of_it_is_covered_by_what_is_said(come: Come) -> None:
    person = sit_down(come, viewport={"width": 1366, "height": 768})
    page = person.page

    def measure(words: int) -> tuple[float, float]:
        """How far the bubble reaches up over the board, and down out of the window, with so many words more."""
        status = "document.querySelector('.status span:not(.dot)')"
        page.evaluate(f"(words) => {status}.append(' or so'.repeat(words))", words)
        bubble, board = page.locator(".bubble").bounding_box(), page.locator(".board").bounding_box()
        assert bubble is not None
        assert board is not None
        return board["y"] + board["height"] - bubble["y"], bubble["y"] + bubble["height"] - 768

    for words in (0, 20, 20):
        over, out = measure(words)
        assert over < 0, "not even the strip of whoever plays"
        assert out <= 0
    over, out = measure(60)
    assert over > 0, "what is longer still grows over the board"
    assert out <= 0
    person.open("?pace=instant&notation", f"#/game/{token_of_play()}")
    person.wait_until_asked(CHOOSE_PIECE)
    page.locator(".pieces button").first.focus()
    person.look_back(lambda: page.keyboard.press(","))
    page.evaluate("document.querySelector('.past p').append(' A turning point.'.repeat(7))")
    bubble, board = page.locator(".bubble").bounding_box(), page.locator(".board").bounding_box()
    assert bubble is not None
    assert board is not None
    assert bubble["y"] >= board["y"] + board["height"]
    assert bubble["y"] + bubble["height"] <= 768
    assert bubble["height"] > 60, "and that was more than a line"


def test_the_menu_has_all_else_and_closes_before_anything_is_done(come: Come) -> None:
    person = sit_down(come)
    page = person.page
    menu = page.locator("dialog.menu")
    page.locator(".slot-menu").click()
    menu.wait_for()
    names = [text.strip() for text in menu.get_by_role("button").all_inner_texts()]
    assert names == [
        "Close",
        "Rules",
        "Share",
        "Type a move",
        "Offer a draw",
        "Give up",
        "All games",
        "What can I touch?",
        "What happened?",
        "Where do we stand?",
    ]
    person.press("Where do we stand?")
    menu.wait_for(state="detached")
    told = page.locator(".bubble .told")
    told.wait_for()
    person.press("Close")
    told.wait_for(state="detached")
    person.wait_for_status(CHOOSE_PIECE)
    person.press("Type a move")
    page.wait_for_function("document.activeElement.id === 'notation'")
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    person.wait_for_alert("")
    page.locator(".refusal").wait_for()  # it is drawn with the next frame


def test_escape_leaves_the_box_for_a_typed_move(come: Come) -> None:
    """It closes where it was asked for, and whoever typed is where they were: on the board, or at the menu."""
    person = sit_down(come)
    page = person.page

    def escape() -> None:
        page.wait_for_function("document.activeElement.id === 'notation'")
        page.keyboard.type("b1 u")
        page.keyboard.press("Escape")
        page.locator("#notation").wait_for(state="detached")

    page.locator(".pieces button").nth(3).focus()
    word = page.evaluate("document.activeElement.dataset.touch")
    page.keyboard.press("/")
    escape()
    assert page.evaluate("document.activeElement.dataset.touch") == word
    person.press("Type a move")
    escape()
    assert page.evaluate("document.activeElement.matches('.slot-menu')")
    person.press("Type a move")
    page.wait_for_function("document.activeElement.id === 'notation'")
    person.press("Put the box away")
    page.locator("#notation").wait_for(state="detached")
    assert page.evaluate("document.activeElement.matches('.slot-menu')")
    assert not person.hear("alert")
    person.open("?pace=instant&notation", f"#/game/{token_of_play()}")
    person.wait_until_asked(CHOOSE_PIECE)
    page.locator(".pieces button").nth(3).focus()
    page.keyboard.press("/")
    page.keyboard.type("b1 u")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.touch") == word
    assert page.locator("#notation").input_value() == "b1 u", "a box that stays there keeps what was typed"


def test_no_notation_is_shown_unasked(come: Come) -> None:
    person = sit_down(come)
    page = person.page
    person.move_somewhere()
    assert page.locator(".log-lines code, #notation").count() == 0
    for _ in range(3):
        page.locator(".slot-lamp").click()
        person.wait_until_drawn()
        page.locator(".hint-mark").first.wait_for()
    assert page.locator("code").count() == 0
    person.open("?pace=instant&notation", f"#/game/{token_of_play()}")
    person.wait_until_asked(CHOOSE_PIECE)
    assert page.locator("#notation").is_visible()
    person.move_somewhere()
    assert page.locator(".log-lines code").count() > 0


def test_sound_is_switched_at_the_table(come: Come) -> None:
    person = sit_down(come)
    sound = person.button("Sound")
    assert sound.get_attribute("aria-pressed") == "false", "it is off at first"
    sound.click()
    person.page.locator(".tool[aria-pressed=true]").wait_for()
    person.to_lobby()
    assert sound.count() == 0


def test_a_touch_takes_another_piece_instead(come: Come) -> None:
    """Nothing is refused that can only mean one thing."""
    person = sit_down(come)
    first, second = person.find_spaces("your ")[:2]
    assert person.choose_piece(first)
    assert person.choose_piece(second)
    assert person.find_spaces(CHOSEN) == [second]
    assert not person.hear("alert")
