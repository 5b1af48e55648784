"""The log and looking back: every line leads to the table as it stood, and one plays on from there as a new game."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, NumicaPlayer
from playwright.sync_api import expect

from e2e.harness import HINT, HOLD_PAUSES, LAST, Person

Come = Callable[..., Person]

READ_CURRENT = """[...document.querySelectorAll(".line")]
  .findIndex((line) => line.getAttribute("aria-current") === "step") + 1"""
SCROLL_TOP = "document.querySelector('.log-lines').scrollTop"
IS_AT_END = """(() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector(".log-lines");
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
})()"""


# Presses keys faster than anything can answer.
PRESS_FAST = """(keys) => {
  for (const key of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
}"""


class Game:
    """A game in which the position was written down whenever it was the person's turn."""

    def __init__(self, person: NumicaPlayer, moves: int = 4) -> None:
        self.person = person
        person.hand = "mouse"
        person.come_home().begin("person", "1")
        person.set_up()
        self.seen: dict[int, dict[str, str]] = {}
        random = Random("replay")
        for move in range(moves + 1):
            assert person.wait_for_turn()
            self.seen[len(person.read_log())] = person.read_position()
            if move < moves:
                person.move_sensibly(random)
        self.length = max(self.seen)
        self.log = person.read_log()


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&log&seed=replay")


@pytest.fixture(scope="module")
def game(home: NumicaPlayer) -> Game:
    return Game(home)


@pytest.fixture
def person(game: Game) -> NumicaPlayer:
    """The person at the table, who does not look back."""
    person = game.person
    person.hand = "mouse"
    if person.page.locator(".past").count():
        person.press("Stop looking back")
    person.wait_for_status(CHOOSE_PIECE)
    return person


def test_the_log_tells_and_writes_every_move(person: Person, game: Game) -> None:
    lines = person.page.locator(".line")
    assert lines.count() == game.length
    numbers = person.page.locator(".line .number").all_inner_texts()
    assert numbers == ["", *(str(number) for number in range(1, game.length))], "laying tiles is no move"
    assert lines.first.locator("code").count() == 0, "nor does anybody say it"
    for at, told in enumerate(game.log[1:], 1):
        written = lines.nth(at).locator("code").inner_text()
        if " to " in told:
            start, goal = written.split()
            assert f"piece went from {start} to {goal}" in told
    assert person.page.evaluate(READ_CURRENT) == game.length


def test_every_line_shows_the_table_as_it_stood(person: Person, game: Game) -> None:
    board = person.read_box(".board")
    for at, position in game.seen.items():
        bar = person.look_back(person.line(at).click)
        assert bar == f"Looking back: move {at - 1} of {game.length - 1}"
        assert person.read_position() == position, f"after {at} records"
        assert person.page.evaluate(READ_CURRENT) == at
        assert {*person.find_spaces(LAST)} == set(person.line(at).locator("code").inner_text().split()) & {
            *position
        }
        assert person.hear("say")[-1].startswith(bar)
        assert game.log[at - 1] in person.hear("say")[-1]
    assert person.read_box(".board") == board, "and the board stays in its place"
    person.press("Stop looking back")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_position() == game.seen[game.length]


def test_steps_by_the_buttons(person: Person, game: Game) -> None:
    last = game.length - 1
    person.look_back(lambda: person.press("See earlier moves"), f"move {last - 1} of {last}")
    person.look_back(lambda: person.press("First move"), "before the first move")
    assert person.button("First move").is_disabled()
    assert person.button("One move back").is_disabled()
    assert person.find_spaces(MINE) == []
    person.look_back(lambda: person.press("One move on"), f"move 1 of {last}")
    assert len(person.find_spaces(MINE)) == 8
    person.look_back(lambda: person.press("Last move"), f"move {last} of {last}")
    assert person.read_position() == game.seen[game.length]
    assert person.button("One move on").is_disabled()
    assert person.button("Last move").is_disabled()
    person.look_back(lambda: person.press("One move back"), f"move {last - 1} of {last}")


def test_all_of_it_by_keys(person: Person, game: Game) -> None:
    person.hand = "keys"
    last = game.length - 1
    keys = person.page.keyboard
    person.tab_to(person.page.locator(".log-lines"))
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    person.look_back(lambda: keys.press("Enter"), f"move {last - 2} of {last}")
    person.look_back(lambda: keys.press(","), f"move {last - 3} of {last}")
    person.look_back(lambda: keys.press("."), f"move {last - 2} of {last}")
    person.look_back(lambda: keys.press("Home"), "before the first move")
    person.look_back(lambda: keys.press(","), "before the first move")
    person.look_back(lambda: keys.press("End"), f"move {last} of {last}")
    person.look_back(lambda: keys.press("."), f"move {last} of {last}")
    keys.press("Escape")
    person.wait_for_status(CHOOSE_PIECE)
    person.walk_to("e4")
    person.look_back(lambda: keys.press(","), f"move {last - 1} of {last}")
    assert person.find("e4").evaluate("(piece) => piece === document.activeElement"), "the focus stays"
    person.press("Stop looking back")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"


def test_keys_that_are_held(person: Person, game: Game) -> None:
    at = game.length - 3
    person.find("e4").focus()
    heard = person.count_heard()
    person.look_back(lambda: person.page.evaluate(PRESS_FAST, ",,,,..,"), f"move {at - 1} of")
    person.page.wait_for_function("(words) => heard.at(-1).text.includes(words)", arg=game.log[at - 1])
    if at in game.seen:
        assert person.read_position() == game.seen[at]
    assert person.count_heard() == heard + 1, "and what was passed by is not told"


def test_nothing_can_be_done_in_the_past(person: Person, game: Game) -> None:
    person.look_back(person.line(3).click)
    position = person.read_position()
    why = "Looking back: nothing moves."
    acts: list[Callable[[], object]] = [
        lambda: person.touch(person.find_spaces(MINE)[0]),
        lambda: person.type_sentence("a1 a3"),
        lambda: person.button("Hint").click(force=True),
        lambda: person.button("Undo").click(force=True),
        lambda: person.button("Put back").click(force=True),
    ]
    for number, act in enumerate(acts):
        heard = len(person.hear("alert"))
        act()
        person.page.wait_for_function(
            "(count) => heard.filter(({ region }) => region === 'alert').length > count", arg=heard
        )
        assert person.hear("alert")[-1].strip() == why, number
        person.wait_for_status(re.escape(why))
    assert person.read_position() == position
    assert person.read_log() == game.log
    person.look_back(lambda: person.press("One move on"), "move 3 of")
    person.page.locator(".slot-menu").click()
    person.button("All games").wait_for()
    assert person.button("Give up").count() == 0, "nor can anybody give up there"
    person.page.keyboard.press("Escape")


def test_a_new_game_from_an_earlier_move(person: NumicaPlayer, game: Game) -> None:
    page = person.page
    address = page.url
    person.look_back(person.line(5).click)
    person.press("Play on from here")
    person.wait_for_alert("This is a new game. The one that you left is kept as it was.")
    expect(page.locator(".notice.is-info"), "nothing has gone wrong").to_have_count(1)
    person.wait_for_status(CHOOSE_PIECE)
    assert page.url != address
    assert "#/table/" in page.url
    assert page.locator(".past").count() == 0
    assert person.read_position() == game.seen[5]
    assert person.read_log() == game.log[:5]
    person.press("Close")
    piece, target = person.move_somewhere()
    assert person.wait_for_turn()
    branched = person.read_log()
    assert f"{piece} to {target}" in branched[5]
    branch = page.url
    page.goto("about:blank")
    page.goto(address)
    person.wait_until_ready()
    person.wait_for_status(CHOOSE_PIECE)
    assert (person.read_log(), person.read_position()) == (game.log, game.seen[game.length]), "as it was left"
    page.goto("about:blank")
    page.goto(branch)
    person.wait_until_ready()
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_log() == branched, "and the new one is kept beside it"
    page.goto("about:blank")
    page.goto(address)
    person.wait_until_ready()


def test_the_log_is_scrolled_for_whoever_does_not_scroll(person: NumicaPlayer) -> None:
    person.page.set_viewport_size({"width": 1000, "height": 700})
    person.page.wait_for_function(IS_AT_END)
    person.page.locator(".log-lines").evaluate("(lines) => { lines.scrollTop = 20; }")
    piece = person.choose_first()
    assert person.page.evaluate(SCROLL_TOP) == 20, "whoever reads is left alone"
    person.press("Put back")
    person.wait_for_status(CHOOSE_PIECE)
    lines = len(person.read_log())
    person.move_somewhere()
    person.wait_for_log(lines + 2)
    assert person.wait_for_turn(), piece
    assert person.page.evaluate(SCROLL_TOP) == 20, "also while the game goes on"
    person.page.locator(".log-lines").evaluate("(lines) => { lines.scrollTop = lines.scrollHeight; }")
    person.press("Undo")
    person.page.wait_for_function("(lines) => document.querySelectorAll('.line').length === lines", arg=lines)
    assert person.wait_for_turn()
    assert person.page.evaluate(IS_AT_END)
    person.look_back(lambda: person.press("See earlier moves"))
    person.look_back(lambda: person.press("First move"))
    line, frame = person.line(1).bounding_box(), person.page.locator(".log-lines").bounding_box()
    assert line is not None
    assert frame is not None
    assert frame["y"] - 1 <= line["y"] <= frame["y"] + frame["height"], "the line that is shown is in sight"


def test_where_moves_stand_one_plays_on_from_here_only_once_the_game_is_over(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&log&seed=stand&takebacks=off").begin_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    address, log = person.page.url, person.read_log()
    person.look_back(person.line(2).click)
    position = person.read_position()
    person.press("Play on from here")
    person.wait_for_alert("Moves cannot be undone in this game")
    person.page.locator(".past", has_text="Play on from here when it is over.").wait_for()
    assert (person.page.url, person.read_log(), person.read_position()) == (address, log, position)
    person.press("Stop looking back")
    person.press("Give up")
    person.press("Really give up?")
    person.read_result()
    person.look_back(person.line(2).click)
    person.press("Play on from here")
    person.wait_for_alert("This is a new game.")
    assert person.page.url != address


def test_a_computer_moves_while_somebody_looks_back(come: Come) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(HOLD_PAUSES)
    person.open("?seed=replay").begin("person", "1")
    person.set_up()
    person.wait_for_status("Blue is thinking")
    person.release_pauses()
    person.wait_for_status(CHOOSE_PIECE)
    person.move_somewhere()
    person.wait_for_status("Blue is thinking")
    lines = len(person.read_log())
    person.look_back(person.line(2).click, "move 1 of 3")
    position = person.read_position()
    person.release_pauses()
    person.wait_for_log(lines + 1)
    person.page.locator(".past p", has_text="move 1 of 4").wait_for()
    assert person.read_position() == position, "what is looked at stays"
    person.press("Stop looking back")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_position() != position
    person.move_somewhere()


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=["phone", "desk"])
def test_the_board_comes_into_sight_and_stays_in_place(come: Come, size: tuple[int, int]) -> None:
    width, height = size
    person = NumicaPlayer(come(viewport={"width": width, "height": height})).open(
        "?pace=instant&notation&log&seed=replay"
    )
    game = Game(person, 2)
    board = person.read_box(".board")
    person.look_back(person.line(3).click)
    for key in (",", ".", "End", "Home"):
        person.look_back(lambda key=key: person.page.keyboard.press(key))  # type: ignore[misc]
        assert person.read_box(".board") == board
        shown = person.page.locator(".board").bounding_box()
        assert shown is not None
        assert shown["y"] >= -1
        assert shown["y"] + shown["height"] <= height + 1
    person.press("Stop looking back")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_box(".board") == board
    assert person.read_log() == game.log


@pytest.fixture
def people(come: Come, wheel_address: str) -> Person:
    """Two people at a null game, with three hidden cards each."""
    people = come(wheel_address, borrow=True).open(
        "?pace=instant&notation&log&seed=replay&game=null&seats=p,p&options=size:3"
    )
    people.page.locator("#seat-1").wait_for(state="attached")
    people.press("Begin")
    return people


def test_hidden_hands_stay_hidden_in_the_past(people: Person) -> None:
    cards = people.page.locator(".pieces button")
    hands: list[list[str]] = []
    for name in ("Red", "Blue", "Red"):
        people.page.locator(".curtain").wait_for()
        people.page.keyboard.press(",")
        assert people.page.locator(".past, .log").count() == 0, "behind the curtain nobody looks back"
        people.press(f"I am {name}")
        people.wait_for_status(f"{name}: choose a card")
        hands.append(list(people.read_position().values()))
        if len(hands) < 3:
            cards.first.click()
    assert len(hands[2]) == 2
    cards.first.focus()
    people.look_back(lambda: people.page.keyboard.press(","))
    people.look_back(lambda: people.page.keyboard.press("Home"))
    assert list(people.read_position().values()) == hands[0]
    content = people.page.content()
    for card in hands[1]:
        if not any(card.removeprefix("card ") in line for line in people.read_log()):
            assert card not in content, f"Red sees Blue's {card}"
    people.press("Play on from here")
    people.wait_for_status("Red: choose a card")
    assert list(people.read_position().values()) == hands[0]
    assert people.find_spaces(HINT) == []
    cards.first.click()
    people.page.locator(".curtain", has_text="Blue").wait_for()
