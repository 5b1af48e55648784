"""A release that the page never hears of: what was held goes back, nothing is played, and the next click is one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play

from e2e.harness import CHOSEN, TARGET, Person
from e2e.test_drag import middle_of, place

Come = Callable[..., Person]

DEAFEN = """() => {
  window.deaf = new AbortController();
  for (const kind of ["pointerup", "mouseup", "click"])
    addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true, signal: window.deaf.signal });
}"""
HEAR_AGAIN = "() => window.deaf.abort()"

# What takes a hand away that has not come up.
TAKEN = {
    "the window is left": "() => window.dispatchEvent(new Event('blur'))",
    "the page is hidden": """() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;
    }""",
    "the browser cancels it": """() => document.querySelector(".pieces").dispatchEvent(
      new PointerEvent("pointercancel", { pointerId: 1, bubbles: true }))""",
    "another has captured it": "() => document.getElementById('room').releasePointerCapture(1)",
}


def release_unheard(person: Person) -> None:
    """Let the button of the mouse go where the page hears nothing of it."""
    person.page.evaluate(DEAFEN)
    person.page.mouse.up()
    person.page.evaluate(HEAR_AGAIN)


class Dragger(NumicaPlayer):
    """Somebody who has a piece at the mouse."""

    piece = ""
    target = ""

    def take_hold(self) -> None:
        """Choose a piece that may go somewhere, put it back, and drag it to there without letting go."""
        self.wait_until_asked(CHOOSE_PIECE)
        self.piece = self.choose_first()
        self.target = self.find_spaces(TARGET)[0]
        self.press("Put back")
        self.page.locator(".is-said").wait_for(state="detached")
        self.position, self.lines = self.read_position(), self.read_log()
        self.heard = len(self.hear("alert"))
        self.home = middle_of(self, place(self.piece))
        self.goal = middle_of(self, place(self.target))
        self.page.mouse.move(*self.home)
        self.page.mouse.down()
        self.page.mouse.move(*self.goal, steps=5)
        self.page.locator(".is-said").wait_for()
        self.page.locator("[data-dragged]").wait_for()

    def check_back(self) -> None:
        """See that all is as it was, and that the next click is an ordinary one."""
        page = self.page
        page.wait_for_function("!document.querySelector('[data-dragged], [data-goal], .is-said')")
        page.mouse.move(self.home[0] + 30, self.home[1] - 30, steps=2)
        self.wait_until_drawn()
        assert page.locator("[data-dragged]").count() == 0, "it does not go along any more"
        assert page.locator(place(self.piece)).evaluate("(piece) => piece.style.translate") == ""
        assert (self.read_position(), self.read_log()) == (self.position, self.lines)
        assert len(self.hear("alert")) == self.heard
        page.mouse.click(*middle_of(self, place(self.piece)))
        page.locator(".is-said").wait_for()
        assert self.find_spaces(CHOSEN) == [self.piece]
        page.mouse.click(*middle_of(self, place(self.target)))
        self.wait_for_log(len(self.lines) + 1)
        assert f"{self.piece} to {self.target}" in self.read_log()[-1]


@pytest.fixture(scope="module")
def table(stay: Come) -> Dragger:
    return Dragger(stay(borrow=True))


@pytest.fixture
def person(table: Dragger) -> Dragger:
    table.open("?pace=instant&log", f"#/game/{token_of_play()}")
    table.take_hold()
    return table


def test_a_release_outside_is_noticed_by_the_next_move(person: Dragger) -> None:
    release_unheard(person)
    person.page.mouse.move(person.goal[0] + 3, person.goal[1])
    person.check_back()


def test_a_release_outside_is_noticed_by_the_next_press(person: Dragger) -> None:
    release_unheard(person)
    # No move is heard before it, as by a finger.
    person.page.evaluate(
        """(query) => document.querySelector(query).dispatchEvent(new PointerEvent("pointerdown",
          { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: "mouse", bubbles: true }))""",
        place(person.piece),
    )
    person.check_back()


@pytest.mark.parametrize("where", ["at its goal", "at home"])
@pytest.mark.parametrize("why", TAKEN)
def test_what_takes_the_hand_away_brings_the_piece_back(person: Dragger, why: str, where: str) -> None:
    """And the release that comes then is no touch."""
    person.page.evaluate(TAKEN[why])
    goal = person.goal if where == "at its goal" else person.home
    person.page.mouse.move(*goal, steps=2)
    person.page.mouse.up()
    person.check_back()


def test_a_dialog_takes_the_piece_out_of_the_hand(person: Dragger) -> None:
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    person.page.mouse.up()
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    person.check_back()


def test_the_menu_of_the_other_button_takes_the_piece_out_of_the_hand(person: Dragger) -> None:
    person.page.mouse.down(button="right")
    person.page.mouse.up(button="right")
    person.page.mouse.up()
    person.check_back()


def test_escape_brings_back_what_is_held(person: Dragger) -> None:
    person.page.keyboard.press("Escape")
    person.page.mouse.up()
    person.check_back()


def test_what_is_dropped_after_the_table_has_changed_goes_back(table: Dragger) -> None:
    table.open("?pace=instant&log", f"#/game/{token_of_play()}")
    table.wait_until_asked(CHOOSE_PIECE)
    before = table.read_log()
    table.move_somewhere()
    table.wait_for_log(len(before) + 1)
    table.take_hold()
    table.page.keyboard.press("u")
    table.page.wait_for_function(
        "(lines) => document.querySelectorAll('.log-lines li').length === lines", arg=len(before)
    )
    table.page.mouse.up()
    table.wait_until_drawn()
    assert table.read_log() == before
    assert table.page.locator("[data-dragged]").count() == 0
    assert len(table.hear("alert")) == table.heard


def test_a_finger_that_was_cancelled_leaves_nothing_behind(come: Come) -> None:
    person = Dragger(come(borrow=True, has_touch=True)).open("?pace=instant&log", f"#/game/{token_of_play()}")
    person.wait_until_asked(CHOOSE_PIECE)
    piece = person.choose_first()
    target = person.find_spaces(TARGET)[0]
    person.press("Put back")
    person.page.locator(".is-said").wait_for(state="detached")
    before = person.read_position(), person.read_log()
    start, end = middle_of(person, place(piece)), middle_of(person, place(target))
    session = person.page.context.new_cdp_session(person.page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": fingers})

    send("Start", start)
    send("Move", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    send("Move", end)
    person.page.locator("[data-dragged]").wait_for()
    send("Cancel")
    person.page.wait_for_function("!document.querySelector('[data-dragged], [data-goal], .is-said')")
    assert (person.read_position(), person.read_log()) == before
    person.page.touchscreen.tap(*middle_of(person, place(piece)))
    person.page.locator(".is-said").wait_for()
    assert person.find_spaces(CHOSEN) == [piece]
