"""Refused touches and typed nonsense: the page says why, names the rule, and the game is unharmed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, SET_UP, THEIRS, NumicaPlayer

from e2e.harness import CHOSEN, HOLD_PAUSES, TARGET, Person

Come = Callable[..., Person]

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


# Touches each of these things, one after the other, and returns what was refused of each; null where the page was
# silent for a second. Whoever has chosen a piece before has it chosen again before the next touch.
TOUCH_ALL = """async ([words, chosen]) => {
  const alerts = () => window.heard.filter(({ region }) => region === "alert");
  const find = (word) => document.querySelector(`.pieces [data-touch="${word}"]`);
  const wait = async (holds) => {
    for (const end = performance.now() + 1000; !holds() && performance.now() < end; ) {
      await new Promise((done) => setTimeout(done, 5));
    }
    return holds();
  };
  const said = {};
  for (const word of words) {
    if (chosen && !find(chosen).matches(".is-said")) {
      find(chosen).click();
      await wait(() => find(chosen).matches(".is-said"));
    }
    const before = alerts().length;
    find(word).click();
    const isTold = await wait(() => alerts().length > before);
    said[word] = isTold && alerts().length === before + 1 ? alerts().at(-1).text : null;
  }
  return said;
}"""


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> NumicaPlayer:
    """One person at a table, whose turn it is, against the easiest computer."""
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=refused").begin_turn()


@pytest.fixture
def person(table: NumicaPlayer) -> NumicaPlayer:
    """The same with nothing chosen."""
    if table.page.get_by_role("dialog").count():
        table.page.keyboard.press("Escape")
    if table.find_spaces(CHOSEN):
        table.press("Put back")
        table.wait_for_status(CHOOSE_PIECE)
    return table


def choose_a_piece(person: NumicaPlayer) -> str:
    return person.choose_first()


def test_a_refused_touch_says_why(person: NumicaPlayer) -> None:
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
        (THEIRS, "belongs to the other player"),
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


def test_another_own_piece_is_no_mistake(person: NumicaPlayer) -> None:
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


def test_a_typed_sentence_is_played(person: NumicaPlayer) -> None:
    piece = choose_a_piece(person)
    target = person.find_spaces(TARGET)[0]
    person.press("Put back")
    person.wait_for_status(CHOOSE_PIECE)
    log = person.read_log()
    person.type_sentence(f"  {piece}   {target} ")
    person.wait_for_log(len(log) + 1)
    assert f"piece went from {piece} to {target}." in person.read_log()[len(log)]
    assert person.wait_for_turn()
    assert len(person.read_log()) == len(log) + 2, "and the computer has answered"


def touch_all(person: Person, words: list[str], chosen: str = "") -> list[str]:
    """Touch each of these things; return what was said, once for each, and the last of it can be read too."""
    said: dict[str, str | None] = person.page.evaluate(TOUCH_ALL, [words, chosen])
    silent = [word for word, text in said.items() if text is None]
    assert not silent, f"nothing explains why {silent} cannot be touched"
    texts = [str(text).strip() for text in said.values()]
    assert not [text for text in texts if CODE.search(text)]
    person.wait_for_status(re.escape(texts[-1]))
    return texts


def test_everything_explains_itself_to_whoever_is_asked(person: NumicaPlayer) -> None:
    board = person.read_board()
    others = [word for word, label in board.items() if MINE not in label]
    log, position = person.read_log(), person.read_position()
    touch_all(person, others)
    piece = choose_a_piece(person)
    wrong = [word for word, label in person.read_board().items() if TARGET not in label and MINE not in label]
    texts = touch_all(person, wrong, piece)
    assert all(word in text for word, text in zip(wrong, texts, strict=True))
    assert len(set(texts)) == len(texts), "each for its own reason"
    assert person.find_spaces(CHOSEN) == [piece]
    assert (person.read_log(), person.read_position()) == (log, position)


def test_a_touch_beside_is_answered_with_what_would_mean_something(person: Person) -> None:
    """Nobody is scolded for it: what is asked is said once more, politely, also in the place of a refusal."""
    board = person.page.locator(".board").bounding_box()
    assert board is not None
    alerts = len(person.hear("alert"))
    for spot in ((board["width"] / 2, 8.0), (8.0, board["height"] / 2)):
        before = len(person.hear("say"))
        person.page.locator(".board").click(position={"x": spot[0], "y": spot[1]})
        person.page.wait_for_function(
            "(count) => heard.filter(({ region }) => region === 'say').length > count", arg=before
        )
        assert CHOOSE_PIECE in person.hear("say")[-1]
        assert CHOOSE_PIECE in person.read_status()
    assert len(person.hear("alert")) == alerts
    person.touch("d4")
    person.page.locator(".refusal").wait_for()
    person.page.locator(".board").click(position={"x": board["width"] / 2, "y": 8.0})
    person.wait_for_status(CHOOSE_PIECE)
    assert person.page.locator(".refusal").count() == 0


def test_what_cannot_be_done_says_why(person: Person) -> None:
    assert person.button("Put back").is_disabled()
    person.button("Put back").click(force=True)
    person.wait_for_alert("Nothing is chosen that could go back.")
    person.wait_for_status("Nothing is chosen")
    assert person.button("Put back").get_attribute("disabled") is None, "or the keyboard could not get there"


def test_a_refusal_stays_until_the_next_touch(person: NumicaPlayer) -> None:
    empty = person.find_spaces(", empty")[0]
    person.touch(empty)
    said = person.wait_for_status(f"no piece on {empty}")
    heard = person.count_heard()
    person.page.mouse.move(5, 5)
    person.page.keyboard.press("Tab")
    person.page.wait_for_timeout(1500)
    assert person.read_status() == said
    assert person.count_heard() == heard, "and is spoken once"
    choose_a_piece(person)
    assert person.page.locator(".refusal").count() == 0


def test_nothing_to_undo_says_so(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=refused").begin("person", "1")
    person.wait_for_status(SET_UP)
    assert person.button("Undo").is_disabled()
    person.button("Undo").click(force=True)
    person.wait_for_status("There is nothing to undo.")
    person.touch("s")
    person.wait_for_status("Where shall the square piece go?")


def test_everything_explains_itself_while_a_computer_thinks(come: Come) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(HOLD_PAUSES)
    person.open("?seed=refused").begin("5", "person")
    person.wait_for_status("Red is thinking")
    assert set(touch_all(person, list(person.read_board())[::5])) == {"It is not your turn yet."}
    person.type_sentence("s r s r s r s r")
    person.page.wait_for_function("heard.at(-1).text.trim() === 'It is not your turn yet.'")
    person.button("Undo").click(force=True)
    person.wait_for_alert("There is nothing to undo.")
    person.release_pauses()
    person.wait_for_status("Set up:")
    assert len(person.read_log()) == 2, "what was refused did not stop the computer"


def test_everything_explains_itself_after_the_end(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=refused").begin_turn()
    person.press("Give up")
    person.press("Really give up?")
    person.page.locator(".result").wait_for()
    assert set(touch_all(person, list(person.read_board())[::5])) == {"The game is over."}


def test_everything_explains_itself_to_whoever_watches(come: Come) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(HOLD_PAUSES)
    person.open("?seed=refused").begin("1", "1")
    person.wait_for_status("Red is thinking")
    watching = "You are only watching this game."
    assert set(touch_all(person, list(person.read_board())[::5])) == {watching}
    person.type_sentence("s r s r s r s r")
    person.page.wait_for_function("(text) => heard.at(-1).text.trim() === text", arg=watching)
    assert person.button("Give up").count() == 0, "nor can anybody give up for them"
    assert person.read_log() == ["The tiles are laid."]


def test_a_reader_is_told_the_same_words_twice(come: Come) -> None:
    """What the tree of accessibility has is what a reader is told: where that stays the same, nothing is said."""
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=twice").begin("person", "1")
    session = person.page.context.new_cdp_session(person.page)
    told = []
    for _ in range(3):
        before = person.count_heard()
        person.type_sentence("h1 h2")
        person.page.wait_for_function("(before) => heard.length > before", arg=before)
        person.wait_until_drawn()
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        said = [node["name"]["value"] for node in nodes if node["role"]["value"] == "StaticText"]
        told.append(next(text for text in said if text.strip() == person.hear("alert")[-1]))
    assert told[0] != told[1] != told[2], told
    assert len({text.strip() for text in told}) == 1
