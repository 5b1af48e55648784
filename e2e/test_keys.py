"""A key that is held does once what cannot be taken back; shortcuts are found on keyboards of other scripts, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play

from e2e.harness import CHOSEN, Person

Come = Callable[..., Person]

# Tells of each key that went through the page whether it was taken from the browser.
WATCH_KEYS = """() => {
  window.taken = [];
  addEventListener("keydown", (event) => window.taken.push(event.defaultPrevented));
}"""


MODIFIERS = {"Control": "ctrlKey", "Meta": "metaKey", "Alt": "altKey"}


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> NumicaPlayer:
    """One person at a table of Numica, some moves after its beginning."""
    return NumicaPlayer(stay()).open("?pace=instant&notation&log", f"#/game/{token_of_play()}")


@pytest.fixture
def person(table: NumicaPlayer) -> NumicaPlayer:
    """The same with the game as it was, and nothing chosen."""
    table.open("?pace=instant&notation&log", f"#/game/{token_of_play()}")
    table.wait_until_asked(CHOOSE_PIECE)
    table.find("a1").focus()
    return table


def hold(person: Person, key: str, times: int = 12) -> None:
    """Hold a key for so many repeats, and give the page time to answer each."""
    *modifiers, last = key.split("+")
    for each in modifiers:
        person.page.keyboard.down(each)
    for _ in range(times):
        person.page.keyboard.down(last)
        person.wait_until_drawn()
    for each in (last, *modifiers):
        person.page.keyboard.up(each)
    person.wait_until_drawn()


def wait_for_lines(person: Person, count: int) -> None:
    """Wait until the log has just so many lines, and see that it stays so."""
    lines = "document.querySelectorAll('.log-lines li').length"
    person.page.wait_for_function(f"(count) => {lines} === count", arg=count)
    person.wait_until_drawn()
    assert len(person.read_log()) == count


def press_at(person: Person, key: str, code: str) -> None:
    """Press a key of some other keyboard."""
    session = person.page.context.new_cdp_session(person.page)
    for kind in ("rawKeyDown", "keyUp"):
        session.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code})
    session.detach()


def play_some(person: NumicaPlayer) -> int:
    """Let each of the two people move; return how many lines the log had before the last of them."""
    for _ in range(2):
        before = len(person.read_log())
        person.wait_until_asked(CHOOSE_PIECE)
        person.move_somewhere()
        person.wait_for_log(before + 1)
    person.find("a1").focus()
    return before


def test_a_held_key_undoes_one_move(person: NumicaPlayer) -> None:
    before = play_some(person)
    hold(person, "u")
    wait_for_lines(person, before)
    person.page.keyboard.press("u")
    wait_for_lines(person, before - 1)


@pytest.mark.parametrize(
    ("undo", "redo"),
    [
        ("u", "Shift+U"),
        ("Control+z", "Control+Shift+Z"),
        ("Control+z", "Control+y"),
        ("Meta+z", "Meta+Shift+Z"),
    ],
)
def test_what_was_undone_by_a_key_is_redone_by_one(person: NumicaPlayer, undo: str, redo: str) -> None:
    before = play_some(person)
    log, position = person.read_log(), person.read_position()
    for _ in range(2):
        person.page.keyboard.press(undo)
    wait_for_lines(person, before - 1)
    heard = len(person.hear("say"))
    for lines in (before, before + 1):
        person.page.keyboard.press(redo)
        wait_for_lines(person, lines)
    assert (person.read_log(), person.read_position()) == (log, position)
    assert [said for said in person.hear("say")[heard:] if said.startswith("Redone. ")]
    person.page.keyboard.press(redo)
    person.wait_for_alert("There is nothing to redo.")


def test_a_held_key_redoes_one_move(person: NumicaPlayer) -> None:
    before = play_some(person)
    for _ in range(2):
        person.page.keyboard.press("u")
    wait_for_lines(person, before - 1)
    hold(person, "Shift+U")
    wait_for_lines(person, before)


def test_what_was_undone_by_hand_is_redone_by_hand_until_another_move(person: NumicaPlayer) -> None:
    """Beside where it was undone, and in the menu; where something was said meanwhile, that is put back there."""
    before = play_some(person)
    log = person.read_log()
    assert person.button("Redo").count() == 0
    place = person.button("Put back").bounding_box()
    person.press("Undo")
    wait_for_lines(person, before)
    assert person.button("Redo").bounding_box() == place
    piece = person.choose_first()
    assert person.button("Redo").count() == 0
    person.press("Put back")
    person.button("Redo").wait_for()
    assert person.find_spaces(CHOSEN) == [], piece
    person.press("Redo")
    wait_for_lines(person, before + 1)
    assert person.read_log() == log
    person.press("Undo")
    wait_for_lines(person, before)
    person.page.locator(".slot-menu").click()
    person.page.locator("dialog.menu .entry-redo").click()
    wait_for_lines(person, before + 1)
    person.press("Undo")
    wait_for_lines(person, before)
    person.move_somewhere()
    person.wait_for_log(before + 1)
    assert person.button("Redo").count() == 0
    person.page.keyboard.press("Shift+U")
    person.wait_for_alert("There is nothing to redo.")


def test_two_quick_presses_put_back_and_redo_nothing(person: NumicaPlayer) -> None:
    before = play_some(person)
    person.press("Undo")
    wait_for_lines(person, before)
    person.choose_first()
    person.button("Put back").dblclick()
    person.button("Redo").wait_for()
    wait_for_lines(person, before)


def test_a_button_that_enter_is_held_on_is_pressed_once(person: NumicaPlayer) -> None:
    before = play_some(person)
    person.button("Undo").focus()
    hold(person, "Enter")
    wait_for_lines(person, before)


def test_what_enter_opens_it_does_not_close_again_while_it_is_held(person: NumicaPlayer) -> None:
    person.button("Help").focus()
    hold(person, "Enter")
    dialog = person.page.get_by_role("dialog", name="Help")
    assert dialog.is_visible()
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_held_escape_closes_what_lies_on_top_and_nothing_else(person: NumicaPlayer) -> None:
    piece = person.choose_first()
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog", name="Help")
    dialog.wait_for()
    hold(person, "Escape")
    assert dialog.count() == 0
    assert person.find_spaces(CHOSEN) == [piece]


def test_a_held_enter_begins_one_game_and_touches_nothing_there(table: NumicaPlayer) -> None:
    table.come_home()
    table.choose_game("Numica")
    table.sit("person", "person")
    table.button("Begin").focus()
    table.page.keyboard.down("Enter")
    table.wait_for_status("set up")
    hold(table, "Enter")
    assert table.find_spaces("your ") == []


def test_a_typed_sentence_is_sent_once(person: NumicaPlayer) -> None:
    person.page.locator("#notation").fill("a1 a1")
    person.page.locator("#notation").focus()
    heard = len(person.hear("alert"))
    hold(person, "Enter")
    person.page.wait_for_function("(heard) => window.heard.length > heard", arg=heard)
    assert len(person.hear("alert")) == heard + 1


def test_what_moves_goes_on_while_its_key_is_held(person: NumicaPlayer) -> None:
    stops = set()
    for _ in range(4):
        person.page.keyboard.down("n")
        stops.add(person.page.evaluate("document.activeElement.dataset.touch"))
    person.page.keyboard.up("n")
    assert len(stops) == 4
    hold(person, ",", 3)
    assert person.page.locator(".past").is_visible()


@pytest.mark.parametrize(
    ("key", "code"), [("г", "KeyU"), ("θ", "KeyU"), ("ו", "KeyU"), ("ع", "KeyU"), ("ี", "KeyU"), ("u", "KeyF")]
)
def test_undo_is_where_it_stands_or_what_its_key_writes(person: NumicaPlayer, key: str, code: str) -> None:
    before = play_some(person)
    press_at(person, key, code)
    wait_for_lines(person, before)


@pytest.mark.parametrize("chord", ["Control+r", "Control+f", "Control+l", "Meta+h", "Alt+t", "Alt+ArrowLeft"])
def test_commands_of_others_pass_through(person: NumicaPlayer, chord: str) -> None:
    page = person.page
    page.evaluate(WATCH_KEYS)
    lines, dialogs = len(person.read_log()), page.get_by_role("dialog").count()
    *modifiers, key = chord.split("+")
    # Such as a browser is told: what it does of its own is not done here.
    page.evaluate(
        """([key, modifiers]) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
          key, code: key.length > 1 ? key : `Key${key.toUpperCase()}`, bubbles: true, cancelable: true,
          ...Object.fromEntries(modifiers.map((name) => [name, true])),
        }))""",
        [key, [MODIFIERS[each] for each in modifiers]],
    )
    person.wait_until_drawn()
    assert page.evaluate("window.taken") == [False]
    assert (len(person.read_log()), page.get_by_role("dialog").count()) == (lines, dialogs)


def test_what_is_composed_is_no_shortcut(person: NumicaPlayer) -> None:
    before = play_some(person)
    press_at(person, "Process", "KeyU")
    press_at(person, "Dead", "KeyU")
    person.page.evaluate(
        """document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
          key: "u", code: "KeyU", isComposing: true, bubbles: true, cancelable: true }))"""
    )
    person.wait_until_drawn()
    assert len(person.read_log()) == before + 1
