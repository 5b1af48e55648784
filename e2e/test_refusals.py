"""Refused touches and typed nonsense: the page says why, names the rule, and the game is unharmed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from e2e.harness import CHOOSE_PIECE, CHOSEN, MINE, TARGET, THEIRS, Person

# A message that is not there is shown by its name.
CODE = re.compile(r"\b(refusal|ask|event|reason|notice)-[a-z]")

NONSENSE = [
    "hello",
    "b1",
    "b1 b1",
    "z9 z10",
    "b1 b3 b5",
    "s s s s r r r r",
    "tiles",
    "draw",
    "b1 b",
    "\u2028",
    "٣ ٤",
    "𝕓𝟙 𝕓𝟛",
    "b1\u00a0b3",
    "\u202eb1 b3",
    "<img src=x onerror=alert(1)>",
    "{ $name }",
    "-1 0x10 NaN",
    "👩‍👩‍👧‍👦" * 20,
    "b1 " * 130,
    "x" * 5000,
]


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> Person:
    """One person at a table, whose turn it is, against the easiest computer."""
    person = stay().open("?pace=instant&seed=refused").begin("person", "1")
    person.set_up()
    person.wait_for_turn()
    return person


@pytest.fixture
def person(table: Person) -> Person:
    """The same with nothing chosen."""
    if table.page.get_by_role("dialog").count():
        table.page.keyboard.press("Escape")
    if table.find_spaces(CHOSEN):
        table.press("Back")
        table.wait_for_status(CHOOSE_PIECE)
    return table


def choose_a_piece(person: Person) -> str:
    return next(piece for piece in person.find_spaces(MINE) if person.choose_piece(piece))


def test_a_refused_touch_says_why(person: Person) -> None:
    piece = choose_a_piece(person)
    position, log = person.read_position(), person.read_log()
    board = person.read_board()
    wrong = next(word for word, label in board.items() if TARGET not in label and ", empty" in label)
    heard = len(person.hear("alert"))
    person.touch(wrong)
    person.page.locator(".refusal").wait_for()
    said = person.hear("alert")[heard:]
    assert len(said) == 1
    assert wrong in said[0]
    assert said[0] in person.read_status()
    assert not CODE.search(said[0])
    link = person.page.get_by_role("button", name=re.compile(r"^Rule §4\.\d"))
    number = link.inner_text().split("§")[1].split()[0]
    link.click()
    rules = person.page.get_by_role("complementary", name="The rules of Numica")
    paragraph = rules.locator(f'p:has(.para:text-is("§{number}"))')
    paragraph.wait_for()
    shown, frame = paragraph.bounding_box(), rules.bounding_box()
    assert shown is not None
    assert frame is not None
    assert frame["y"] <= shown["y"] <= frame["y"] + frame["height"], "it is scrolled to"
    first = rules.locator("p").first.bounding_box()
    assert first is not None
    assert first["y"] < frame["y"], "and the first paragraph is scrolled away"
    rules.get_by_role("button", name="Close").click()
    rules.wait_for(state="detached")
    assert person.find_spaces(CHOSEN) == [piece], "the rules took no word back"
    assert person.read_position() == position
    assert person.read_log() == log
    person.touch(next(word for word, label in person.read_board().items() if TARGET in label))
    person.wait_for_log(len(log) + 1)
    person.wait_for_turn()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (THEIRS, "belongs to the other side"),
        (", empty", "There is no piece on"),
    ],
)
def test_a_wrong_first_touch_says_why(person: Person, words: str, reason: str) -> None:
    log, position = person.read_log(), person.read_position()
    heard = len(person.hear("alert"))
    person.touch(person.find_spaces(words)[0])
    person.page.wait_for_function(
        "(reason) => document.querySelector('.refusal')?.innerText.includes(reason)", arg=reason
    )
    assert reason in person.hear("alert")[heard]
    assert (person.read_log(), person.read_position()) == (log, position)


def test_the_same_refusal_is_heard_again(person: Person) -> None:
    empty = person.find_spaces(", empty")[0]
    heard = len(person.hear("alert"))
    for count in (1, 2, 3):
        person.touch(empty)
        person.page.wait_for_function(
            "(count) => heard.filter(({ region }) => region === 'alert').length === count", arg=heard + count
        )


def test_another_own_piece_is_no_mistake(person: Person) -> None:
    heard = len(person.hear("alert"))
    movable = []
    for piece in person.find_spaces(MINE):
        if person.choose_piece(piece):
            movable.append(piece)
            assert person.find_spaces(CHOSEN) == [piece]
        else:
            heard += 1  # it has nowhere to go, and that was said
    assert len(movable) > 1
    assert len(person.hear("alert")) == heard


def test_typed_nonsense_is_refused(person: Person) -> None:
    log, position = person.read_log(), person.read_position()
    for nonsense in NONSENSE:
        heard = len(person.hear("alert"))
        person.type_sentence(nonsense)
        if not nonsense.split():
            continue
        person.page.wait_for_function(
            "(heard) => window.heard.filter(({ region }) => region === 'alert').length > heard", arg=heard
        )
        said = person.hear("alert")[-1]
        assert len(said) > 8, nonsense
        assert not CODE.search(said), nonsense
        assert person.page.locator("#notation").input_value() == ""
        assert (person.read_log(), person.read_position()) == (log, position), nonsense
    assert person.page.locator(".notice").count() == 0
    assert person.page.locator("img").count() == 0


def test_a_typed_sentence_is_played(person: Person) -> None:
    piece = choose_a_piece(person)
    target = person.find_spaces(TARGET)[0]
    person.press("Back")
    person.wait_for_status(CHOOSE_PIECE)
    log = person.read_log()
    person.type_sentence(f"  {piece}   {target} ")
    person.wait_for_log(len(log) + 1)
    assert f"piece {piece} to {target}, by tile" in person.read_log()[len(log)]
    assert person.wait_for_turn()
    assert len(person.read_log()) == len(log) + 2, "and the computer has answered"
