"""Two people on one device: a whole game, secret set-ups, draws, and giving up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, MINE, THEIRS, NumicaPlayer

from e2e.harness import TARGET, Person

OTHER_ROW = "s s s s r r r r"


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=people")


@pytest.fixture
def people(home: NumicaPlayer) -> NumicaPlayer:
    """Two people in the lobby."""
    return home.come_home()


def begin_with_rows(people: NumicaPlayer) -> None:
    people.begin("person", "person")
    people.set_up()
    people.wait_for_status("Blue, set up:")
    people.set_up(OTHER_ROW)
    people.wait_for_status(f"Red, c{CHOOSE_PIECE}")


def test_a_whole_game_between_two_people(people: NumicaPlayer) -> None:
    begin_with_rows(people)
    moves = people.play_to_the_end("two people")
    headline = people.read_result()[0]
    assert headline in ("Red won!", "Blue won!", "It is a draw.")
    assert headline in people.hear("say")[-1]
    log = [line for line in people.read_log() if " piece " in line and " to " in line]
    assert len(log) == moves
    assert [line.split("’")[0] for line in log] == (["Red", "Blue"] * moves)[:moves]


def test_the_board_is_turned_to_whoever_moves(people: NumicaPlayer) -> None:
    begin_with_rows(people)
    for piece in people.find_spaces(MINE):
        if people.choose_piece(piece):
            break
    near = people.find("a1").bounding_box()
    far = people.find("a8").bounding_box()
    assert near is not None
    assert far is not None
    assert near["y"] > far["y"]
    people.touch(people.find_spaces(TARGET)[0])
    people.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    near, far = people.find("a1").bounding_box(), people.find("a8").bounding_box()
    assert near is not None
    assert far is not None
    assert near["y"] < far["y"]
    assert {place[1] for place in people.find_spaces(MINE)} == {"8"}


def test_secret_set_ups_stay_secret(people: NumicaPlayer) -> None:
    people.begin("person", "person", preset="Secret set-up")
    heard = people.count_heard()
    people.press("I am Red")
    people.wait_for_status("Red, set up:")
    people.type_sentence(A_ROW)
    people.press("I am Blue")
    people.wait_for_status("Blue, set up:")
    assert people.find_spaces(MINE) == people.find_spaces(THEIRS) == [], "no row lies open"
    assert people.page.locator(".token").count() == 0
    text = people.page.locator("body").inner_text() + people.page.content()
    assert A_ROW not in text
    assert people.read_log()[-1] == "Red has set up in secret."
    people.lay(["s", "r", "s"])
    assert people.page.locator(".token.seat-0").count() == 0, "nor while the other chooses"
    assert all("Red" not in label for label in people.read_board().values())
    for _ in range(3):
        people.press("Put back")
    people.wait_for_laid(0)
    people.set_up(OTHER_ROW)
    people.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    assert people.read_log()[-1].endswith("Both rows are shown.")
    board = people.read_board()
    shown = ["s" if " square piece" in board[f"{file}1"] else "r" for file in "abcdefgh"]
    assert " ".join(shown) == A_ROW
    assert len(people.find_spaces(THEIRS)) == 8
    assert all(A_ROW not in text for text in people.hear("say")[heard:])


def test_a_draw_is_offered_and_agreed(people: NumicaPlayer) -> None:
    begin_with_rows(people)
    people.move_somewhere()
    people.press("Offer a draw")
    people.wait_for_said("Blue offers a draw.")
    assert people.read_log()[-1] == "Blue offers a draw.", "it is Blue's turn, so the offer is Blue's"
    assert people.hear("say")[-1] == "Blue offers a draw. Blue, choose a piece."
    people.open_menu("Draw offered")
    people.button("Draw offered").click(force=True)
    people.wait_for_alert("You have offered a draw already.")
    people.move_somewhere()
    people.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    people.press("Agree on a draw")
    assert people.read_result()[:2] == ["It is a draw.", "You all agreed."]
    assert people.read_log()[-1] == "Everybody agreed on a draw."


def test_an_offer_falls_when_the_other_plays_on(people: NumicaPlayer) -> None:
    begin_with_rows(people)
    people.press("Offer a draw")
    people.wait_for_said("Red offers a draw.")
    people.move_somewhere()
    people.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    people.button("Agree on a draw").wait_for()
    people.move_somewhere()
    people.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    assert people.button("Agree on a draw").count() == 0
    people.open_menu("Offer a draw")
    people.button("Offer a draw").wait_for()


def test_giving_up_asks_first(people: NumicaPlayer) -> None:
    begin_with_rows(people)
    people.press("Give up")
    people.button("Really give up?").wait_for()
    assert people.page.get_by_role("region", name="The result").count() == 0
    assert CHOOSE_PIECE in people.read_status()
    people.page.keyboard.press("Escape")
    people.move_somewhere()
    people.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    people.open_menu("Give up")
    assert people.button("Really give up?").count() == 0, "whoever plays on did not mean it"
    people.page.keyboard.press("Escape")
    people.press("Undo")
    people.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    people.press("Give up")
    people.press("Really give up?")
    assert people.read_result()[:2] == ["Blue won!", "Red gave up."]
    assert people.read_log()[-1] == "Red gave up."
    assert "Blue won!" in people.hear("say")[-1]
    assert people.page.locator("#notation").count() == 0, "nothing is left to type"
