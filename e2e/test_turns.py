"""Back, Undo, Stop and the last move: what a person may do about the game, also while the computer thinks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, NumicaPlayer

from e2e.harness import CHOSEN, HOLD_PAUSES, LAST, TARGET, Person


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> NumicaPlayer:
    """One person at a table against the easiest computer, both set up."""
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=turns").begin_turn()


@pytest.fixture(scope="module")
def hall(stay: Callable[..., Person]) -> NumicaPlayer:
    """A person at a page where computers pause before they move, until they are let go."""
    person = NumicaPlayer(stay())
    person.page.add_init_script(HOLD_PAUSES)
    return person.open("?seed=turns")


def test_back_takes_a_word_back(table: NumicaPlayer) -> None:
    assert table.button("Put back").is_disabled()
    piece = table.choose_first()
    assert f"{piece}" in table.read_status()
    table.press("Put back")
    table.wait_for_status(CHOOSE_PIECE)
    assert table.find_spaces(CHOSEN) == table.find_spaces(TARGET) == []
    assert table.choose_piece(piece)
    table.touch(piece)
    table.wait_for_status(CHOOSE_PIECE)
    assert table.find_spaces(CHOSEN) == [], "so does a second touch of the same piece"


def test_keys_take_a_word_back(table: NumicaPlayer) -> None:
    table.hand = "keys"
    piece = table.choose_first()
    for key in ("Escape", "Backspace"):
        table.page.keyboard.press(key)
        table.wait_for_status(CHOOSE_PIECE)
        assert table.find_spaces(CHOSEN) == []
        assert table.choose_piece(piece)
    table.page.keyboard.press("Escape")
    table.wait_for_status(CHOOSE_PIECE)
    table.hand = "mouse"


def test_back_unwinds_a_set_up(hall: NumicaPlayer) -> None:
    hall.come_home().begin("person", "1")
    places = ("e1", "a1", "h1")
    for number, (word, place) in enumerate(zip("srs", places, strict=True)):
        hall.touch(word)
        hall.wait_for_laid(number, in_hand=word)
        hall.touch(place)
        hall.wait_for_laid(number + 1)
    assert set(hall.find_spaces(MINE)) == set(places)
    for left in (2, 1, 0):
        hall.press("Put back")
        hall.wait_for_laid(left)
        assert set(hall.find_spaces(MINE)) == set(places[:left]), "what was laid last is taken back first"
    assert hall.button("Put back").is_disabled()


def test_undo_after_the_computers_answer(table: NumicaPlayer) -> None:
    position, log = table.read_position(), table.read_log()
    table.move_somewhere()
    table.wait_for_turn()
    assert len(table.read_log()) == len(log) + 2
    marked = table.find_spaces(LAST)
    assert len(marked) == 2, "the last move is shown by its two spaces"
    assert all(space in table.read_log()[-1] for space in marked)
    table.press("Undo")
    table.page.wait_for_function(
        "(lines) => document.querySelectorAll('.log-lines li').length === lines", arg=len(log)
    )
    table.wait_for_turn()
    assert (table.read_position(), table.read_log()) == (position, log)
    table.move_somewhere()
    assert table.wait_for_turn(), "and the game goes on"


def test_choices_within_one_frame_are_all_kept(hall: Person) -> None:
    hall.come_home().choose_game("Numica")
    hall.page.evaluate("""() => {
      for (const [seat, sitter] of [["0", "5"], ["1", "person"]]) {
        const field = document.getElementById(`seat-${seat}`);
        field.value = sitter;
        field.dispatchEvent(new Event("change"));
      }
    }""")
    hall.press("Begin")
    hall.wait_for_status("Red is thinking")
    assert hall.page.get_by_text("Red · Fierce").is_visible()


def test_stop_lets_the_computer_wait(hall: NumicaPlayer) -> None:
    hall.come_home().begin("5", "person")
    hall.wait_for_status("Red is thinking")
    hall.press("Stop thinking")
    hall.wait_for_status("Red has been stopped")
    hall.release_pauses()
    log = hall.read_log()
    hall.touch("e4")
    hall.wait_for_alert("not your turn")
    assert hall.button("Let it play").is_visible(), "a refused touch leaves the way to go on"
    assert hall.read_log() == log
    hall.press("Let it play")
    hall.wait_for_status("Red is thinking")
    hall.release_pauses()
    hall.wait_for_status("Set up:")
    assert hall.read_log()[-1] == "Red has set up."
    hall.come_home()


def test_undo_while_the_computer_thinks(hall: NumicaPlayer) -> None:
    hall.come_home().begin("person", "5")
    hall.set_up()
    hall.wait_for_status("Blue is thinking")
    hall.release_pauses()
    hall.wait_for_status(CHOOSE_PIECE)
    position, log = hall.read_position(), hall.read_log()
    hall.move_somewhere()
    hall.wait_for_status("Blue is thinking")
    hall.touch("e4")
    hall.wait_for_alert("not your turn")
    assert hall.button("Stop thinking").is_visible(), "a refused touch leaves the way to stop it"
    hall.press("Undo")
    hall.wait_for_status(CHOOSE_PIECE)
    assert (hall.read_position(), hall.read_log()) == (position, log)
    hall.release_pauses()
    hall.move_somewhere()
    hall.release_pauses()
    assert hall.wait_for_turn()
    assert len(hall.read_log()) == len(log) + 2, "the move that was thought of before was not played"
    assert hall.page.locator(".notice").count() == 0


def test_leaving_while_the_computer_thinks(hall: NumicaPlayer) -> None:
    hall.move_somewhere()
    hall.wait_for_status("Blue is thinking")
    hall.come_home()
    hall.release_pauses()
    hall.go_on()
    hall.wait_for_status("Blue is thinking")
    hall.release_pauses()
    assert hall.wait_for_turn()
    assert hall.page.locator(".notice").count() == 0
    hall.come_home()


def test_two_computers_are_stopped_and_go_on(hall: NumicaPlayer) -> None:
    hall.come_home().begin("2", "1")
    for who in ("Red", "Blue", "Red"):
        hall.wait_for_status(f"{who} is thinking")
        lines = len(hall.read_log())
        hall.page.wait_for_function("pauses.length > 0")
        hall.release_pauses()
        hall.wait_for_log(lines + 1)
    hall.wait_for_status("Blue is thinking")
    hall.press("Pause")
    hall.wait_for_status("Blue has been stopped")
    hall.release_pauses()
    hall.press("Let it play")
    hall.wait_for_status("Blue is thinking")
    hall.release_pauses()
    hall.wait_for_log(lines + 2)
    hall.come_home()


def test_play_again(table: NumicaPlayer) -> None:
    table.press("Give up")
    table.press("Really give up?")
    assert table.read_result()[:2] == ["Blue won!", "You gave up."]
    assert table.page.locator(".strip.is-turn").count() == 0, "it is nobody's turn any more"
    tiles = {word: label.split(",")[1] for word, label in table.read_board().items()}
    table.press("Play again")
    table.wait_for_status("Set up:")
    assert table.read_log() == ["The tiles are laid."]
    board = table.read_board()
    assert tiles != {word: board[word].split(",")[1] for word in tiles}, "with a new deal"
    table.set_up()
    assert table.wait_for_turn(), "against the same computer"
