"""Hints in three steps: where to begin, why it is good, and the whole advice; counted, and never in the way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, SET_UP, NumicaPlayer

from e2e.disks import read_games
from e2e.harness import CHOSEN, HINT, HOLD_PAUSES, Hand, Person

Come = Callable[..., Person]

# Asks for a hint and stops the search as soon as that can be done, faster than any hand.
ASK_AND_STOP = """async () => {
  document.querySelector(".slot-lamp").click();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!document.querySelector(".hint.thinking button")) await frame();
  document.querySelector(".hint.thinking button").click();
  while (document.querySelector(".hint")) await frame();
}"""


def begin(person: NumicaPlayer) -> NumicaPlayer:
    person.come_home().begin_turn()
    return person


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=hints")


@pytest.fixture
def person(home: NumicaPlayer) -> NumicaPlayer:
    """One person whose turn it is."""
    home.hand = "mouse"
    return begin(home)


def ask(person: Person) -> str:
    """Ask for the first step; return what it says."""
    person.press("Hint")
    text = person.page.locator(".hint-text")
    text.wait_for()
    return text.inner_text()


def count_hints(person: Person) -> str:
    """Give up, and read how many hints the result counts."""
    person.press("Give up")
    person.press("Really give up?")
    counted = next(line for line in person.read_result() if " · " in line)
    return counted.split(" · ")[1]


def test_a_hint_is_told_step_by_step(person: NumicaPlayer) -> None:
    heard = len(person.hear("say"))
    places = [person.read_box(part) for part in (".board", ".slot-lamp")]

    where = ask(person)
    (first,) = person.find_spaces(HINT)
    label = person.read_board()[first].replace(HINT, "")
    assert MINE in label
    assert where == f"Begin here: {label}."
    assert person.page.locator(".hint-mark").count() == 1

    text = person.page.locator(".hint-text")
    person.press("More")
    person.page.locator(".hint-mark").nth(1).wait_for()
    why = text.inner_text()
    assert why != where
    both = person.find_spaces(HINT)
    assert len(both) == 2
    assert first in both
    (goal,) = [word for word in both if word != first]
    assert person.page.locator(".actions .primary").count() == 0, "not all is told yet"

    person.press("More")
    assert person.page.locator(".hint code").inner_text() == f"{first} {goal}"
    told = text.inner_text()
    assert re.match(rf"Move the (square|round) piece from {first} to {goal}\.", told)
    assert person.find_spaces(HINT) == both
    assert person.button("More").is_disabled(), "there is no more"
    assert person.hear("say")[heard:] == [where, why, told]
    assert [person.read_box(part) for part in (".board", ".slot-lamp")] == places, "nothing has moved"

    lines = len(person.read_log())
    person.page.locator(".actions").get_by_role("button", name="Play it").click()
    person.wait_for_log(lines + 1)
    done = person.read_log()[lines]
    assert re.match(rf"Your (square|round) piece went from {first} to {goal}", done), (
        "it brought about what was told"
    )
    assert person.page.locator(".hint, .hint-mark").count() == 0
    assert person.wait_for_turn()
    assert count_hints(person) == "1 hint"


@pytest.mark.parametrize("hand", ["keys", "touch"])
def test_a_hint_by_other_hands(come: Come, hand: Hand) -> None:
    person = NumicaPlayer(come(viewport={"width": 360, "height": 640}, has_touch=True)).open(
        "?pace=instant&notation&seed=hints"
    )
    person.hand = hand
    begin(person)
    person.press("Hint")
    person.page.locator(".hint-text").wait_for()
    if hand == "keys":
        assert person.page.evaluate("document.activeElement.matches('.slot-lamp')"), "the focus stays"
    for _ in range(2):
        person.press("More")
    sentence = person.page.locator(".hint code")
    sentence.wait_for()
    dock = person.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= 640, "it is in sight"
    for at in range(2):
        mark = person.page.locator(".hint-mark").nth(at).bounding_box()
        assert mark is not None
        assert 0 <= mark["y"] <= dock["y"] - mark["height"], "and so is what it speaks of"
    lines = len(person.read_log())
    person.use(person.page.locator(".actions").get_by_role("button", name="Play it"))
    person.wait_for_log(lines + 1)
    if hand == "keys":
        assert person.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_hint_is_put_away(person: NumicaPlayer, way: str) -> None:
    piece = person.choose_first()
    ask(person)
    if way == "button":
        person.press("Put the hint away")
    else:
        person.find(piece).focus()
        person.page.keyboard.press("Escape")
    person.page.locator(".hint").wait_for(state="detached")
    assert person.find_spaces(CHOSEN) == [piece], "what is being said stays"
    person.find(piece).focus()
    person.page.keyboard.press("Escape")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.find_spaces(HINT) == []
    person.button("Hint").wait_for()
    ask(person)
    assert count_hints(person) == "1 hint", "at the same position it is the same hint"


def test_a_move_ends_a_hint(person: NumicaPlayer) -> None:
    ask(person)
    person.move_somewhere()
    assert person.wait_for_turn()
    assert person.page.locator(".hint, .hint-mark").count() == 0
    ask(person)
    person.press("Undo")
    person.page.locator(".hint").wait_for(state="detached")
    assert person.wait_for_turn()
    assert count_hints(person) == "2 hints"


def test_a_refusal_lets_a_hint_stay(person: Person) -> None:
    where = ask(person)
    person.touch(person.find_spaces(", empty")[0])
    person.page.locator(".refusal").wait_for()
    assert len(person.find_spaces(HINT)) == 1
    person.touch(person.find_spaces(HINT)[0])
    person.page.locator(".hint-text").wait_for()
    assert person.page.locator(".hint-text").inner_text() == where
    person.press("Put back")


def test_a_search_is_stopped(person: Person) -> None:
    person.page.evaluate(ASK_AND_STOP)
    person.wait_for_status(CHOOSE_PIECE)
    assert person.find_spaces(HINT) == []
    assert count_hints(person) == "no hints"


def test_hints_outlive_a_reload(person: NumicaPlayer) -> None:
    kept = read_games(person)[0]["token"]
    ask(person)
    for _ in range(200):
        if read_games(person)[0]["token"] != kept:
            break
        person.page.wait_for_timeout(20)
    person.reload()
    assert person.wait_for_turn()
    assert person.page.locator(".hint").count() == 0
    assert count_hints(person) == "1 hint"


def test_a_hint_for_setting_up(home: NumicaPlayer) -> None:
    home.hand = "mouse"
    home.come_home().begin("person", "1")
    home.wait_for_status(SET_UP)
    where = ask(home)
    assert re.fullmatch(r"Begin here: your (square|round) pieces, 4 to lay\.", where)
    home.press("Arrange for me")
    home.page.locator(".hint").wait_for(state="detached")
    home.press("Put back")
    home.wait_for_status(SET_UP)
    assert ask(home) == where
    home.press("More")
    home.press("More")
    row = home.page.locator(".hint code").inner_text()
    assert sorted(row.split()) == sorted("srsrsrsr")
    home.page.locator(".actions").get_by_role("button", name="Play it").click()
    home.wait_for_log(2)
    assert home.wait_for_turn()


def test_hints_for_each_of_two_people(home: NumicaPlayer) -> None:
    home.hand = "mouse"
    home.come_home().begin("person", "person")
    home.set_up()
    home.wait_for_status("Blue, set up:")
    home.set_up("s s s s r r r r")
    for name in ("Red", "Blue"):
        home.wait_for_status(f"{name}, c{CHOOSE_PIECE}")
        ask(home)
        assert MINE in home.read_board()[home.find_spaces(HINT)[0]]
        home.move_somewhere()
    home.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    assert count_hints(home) == "2 hints"


def test_no_hint_while_the_computer_thinks(come: Come) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(HOLD_PAUSES)
    person.open("?seed=hints").begin("5", "person")
    person.wait_for_status("Red is thinking")
    hint = person.button("Hint")
    assert hint.is_disabled()
    hint.click(force=True)
    person.wait_for_alert("It is not your turn yet.")
    assert person.button("Stop thinking").is_visible()
    assert person.find_spaces(HINT) == []


def test_aids_that_were_turned_off(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=hints&hints=off&takebacks=off")
    begin(person)
    assert person.button("Hint").count() == 0
    assert person.button("Undo").count() == 0
    person.move_somewhere()
    assert person.wait_for_turn()
    person.find(person.find_spaces(MINE)[0]).focus()
    person.page.keyboard.press("h")
    person.wait_for_alert("In this game, there are no hints.")
    person.page.keyboard.press("u")
    person.wait_for_alert("In this game, moves cannot be undone.")
    person.press("Give up")
    person.press("Really give up?")
    result = " ".join(person.read_result())
    assert "hint" not in result
    assert "undone" not in result
