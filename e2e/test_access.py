"""One page for all: a game with the screen off, what is said and how often, keys, and a focus that is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from games.league.e2e.tables import captures_with, token_of
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer

from e2e.harness import CHOSEN, Person
from e2e.listener import Listener
from e2e.screens import list_parts, make_ready

Come = Callable[..., Person]

WEB = Path(__file__).resolve().parent.parent / "web"
MOVED = re.compile(r"(\w+)(?:’s)? (?:square|round) piece went from ([a-h][1-8]) to ([a-h][1-8])")
COUNTED = re.compile(r"You can touch (one|\d+) things?: (.*)\.$")


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> NumicaPlayer:
    """One person at a table of Numica, where it is their turn."""
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=access").begin_turn()


@pytest.fixture
def person(table: NumicaPlayer) -> NumicaPlayer:
    """The same with nothing open and nothing chosen."""
    if table.page.get_by_role("dialog").count():
        table.page.keyboard.press("Escape")
    table.find("a1").focus()
    table.hand = "mouse"
    if table.find_spaces(CHOSEN) or table.page.locator(".told").count():
        table.page.keyboard.press("Escape")
    table.wait_for_status(CHOOSE_PIECE)
    return table


def read_list(said: str) -> list[str]:
    """What can be touched, as it was said: few things by their names, many by their words alone."""
    found = COUNTED.search(said)
    assert found is not None, said
    things = re.split("; " if ";" in found[2] or ", tile" in found[2] else ", ", found[2])
    assert len(things) == (1 if found[1] == "one" else int(found[1]))
    return things


def choose_by_ear(listener: Listener, random: Random) -> tuple[str, str]:
    """Listen where some pieces can go; catch something where that is possible."""
    pieces = read_list(listener.ask("t", f"{CHOOSE_PIECE}. You can touch"))
    tries = [piece[:2] for piece in random.sample(pieces, k=min(len(pieces), 3))]
    for piece in tries:
        listener.step_to(f'"{piece},')
        listener.press("Enter")
        targets = read_list(listener.ask("t", f"piece on {piece} go? You can touch"))
        prey = [each[:2] for each in targets if "of the other player" in each]
        if prey or piece == tries[-1]:
            break
        listener.press("Escape")
        listener.ask("t", CHOOSE_PIECE)
    return piece, random.choice(prey or targets)[:2]


def test_a_whole_game_with_the_screen_off(come: Come) -> None:
    """Nothing is read here but the focus and what is said; nothing is pressed but keys."""
    random = Random("screen off")
    listener = Listener(come().open("?pace=instant&notation&seed=unseen"))
    listener.tab_to("Play Numica")
    listener.press("Enter")
    listener.page.wait_for_function("document.activeElement.localName === 'h1'")
    assert listener.read_focus() == 'heading "Numica" [level=1]'
    listener.tab_to('radio "Easy"')
    listener.press("ArrowLeft")
    assert listener.read_focus() == 'radio "Gentle" [checked]'
    listener.tab_to('button "Begin"')
    listener.press("Enter")
    # The keys of the table are there as soon as its name has the focus.
    said = ""
    for _ in range(100):
        listener.press("t")
        said = (listener.listen() or [said])[-1]
        if "You can touch" in said:
            break
        listener.page.wait_for_timeout(100)
    assert (
        "11 things: your square pieces, 4 to lay; your round pieces, 4 to lay; a1; b1; c1; d1; e1; f1; g1; h1;"
        in said
    )
    assert said.endswith("Arrange for me.")
    for number, place in enumerate(("d1", "a1", "e1", "h1")):
        listener.step_to(f"your square pieces, {'one' if number == 3 else 4 - number} to lay")
        listener.press("Enter")
        listener.ask("t", "here shall the square piece go?")
        listener.step_to(f'"{place},')
        listener.press("Enter")
        listener.ask("t", "lay your pieces on your row")
    for place in ("f1", "c1", "b1", "g1"):  # only round ones are left
        listener.step_to(f'"{place},')
        listener.press("Enter")
        listener.ask("t", "Your row is ready" if place == "g1" else "lay your pieces on your row")
    listener.press(" ")
    listener.ask("t", CHOOSE_PIECE)
    assert "Blue has set up." in " ".join(listener.person.hear("say"))
    moves: list[tuple[str, str]] = []
    for _ in range(150):
        piece, target = choose_by_ear(listener, random)
        listener.step_to(f'"{target},')
        listener.listen()
        listener.press("Enter")
        listener.wait_for(f"piece went from {piece} to {target}")
        moves.append((piece, target))
        said = listener.wait_for("Blue’s ", "won!", "It is a draw.")
        if re.search(r"won!|draw\.", " ".join(each["text"] for each in listener.page.evaluate("heard")[-3:])):
            break
    told = [found for each in listener.person.hear("say") for found in MOVED.findall(each)]
    log = [found for each in listener.person.read_log() for found in MOVED.findall(each)]
    answered = [each for each in told if each in log]
    assert [(piece, target) for who, piece, target in answered if who == "Your"] == moves
    assert answered == log, "every move was said exactly once, in its order"
    results = [each for each in listener.person.hear("say") if re.search(r"won!|It is a draw\.", each)]
    assert len(results) == 1, "and so was the result"
    listener.press("s")
    assert listener.wait_for("captured")
    assert not listener.person.hear("alert"), "nothing was refused"


def press_and_hear(person: Person, key: str) -> list[str]:
    """Press a key at the table; return what is said politely by and by."""
    heard = len(person.hear("say"))
    person.page.keyboard.press(key)
    person.page.wait_for_function(
        "(heard) => window.heard.filter(({ region }) => region === 'say').length > heard", arg=heard
    )
    person.page.wait_for_timeout(100)
    return person.hear("say")[heard:]


@pytest.mark.parametrize(
    ("key", "button", "words"),
    [
        ("t", "What can I touch?", "You can touch 8 things: "),
        ("l", "What happened?", "Blue"),
        ("s", "Where do we stand?", "You have captured no square and no round piece."),
    ],
)
def test_answers_are_said_once_and_stand_there_while_they_hold(
    person: NumicaPlayer, key: str, button: str, words: str
) -> None:
    [said] = press_and_hear(person, key)
    assert words in said
    shown = person.page.locator(".told")
    lines = shown.locator("p").all_inner_texts()
    short = {"t": "8 things light up: you can touch them.", "s": "You: 0 captured."}.get(key, said)
    assert short in " ".join(lines), "and in short it can be read"
    assert person.page.locator(".is-lit").count() == (key == "t")
    heard = len(person.hear("say"))
    person.press(button)
    person.page.wait_for_function("(heard) => window.heard.length > heard", arg=heard)
    assert person.hear("say")[-1].strip() == said, "the button tells the same"
    person.hand = "keys"  # a long answer lies over pieces, until it is touched
    piece = person.choose_first()
    shown.wait_for(state="detached")
    [said] = press_and_hear(person, "t")
    assert f"piece on {piece} go?" in said
    assert read_list(said)
    person.find(piece).focus()


def test_what_happened_goes_back_to_ones_own_last_move(person: NumicaPlayer) -> None:
    person.move_somewhere()
    person.wait_for_turn()
    person.find("a1").focus()
    # What would have been better may be told meanwhile.
    [said] = [said for said in press_and_hear(person, "l") if "You could have" not in said]
    log = person.read_log()
    assert said == log[-1], "what the computer has answered"
    assert MOVED.search(said)


def test_a_move_that_is_taken_back_is_told(person: NumicaPlayer) -> None:
    person.move_somewhere()
    person.wait_for_turn()
    log = len(person.read_log())
    person.find("a1").focus()
    [said] = [said for said in press_and_hear(person, "u") if "You could have" not in said]
    assert said == "Undone. Choose a piece."
    assert len(person.read_log()) == log - 2


def test_what_stands_where_is_what_the_board_says(person: Person) -> None:
    [said] = press_and_hear(person, "s")
    board = person.read_position()
    for who, whose in (("You", "your"), ("Blue", "Blue")):
        for kind, words in (("square", "squares on"), ("round", "round pieces on")):
            wanted = sorted(word for word, label in board.items() if f", {whose} {kind} piece" in label)
            told = re.search(rf"{who}: .*?{words} ([^;.]*)", said)
            assert told is not None
            assert re.split(", | and ", told[1]) == wanted


def test_the_sum_of_a_team_is_told_before_it_captures(come: Come) -> None:
    token = token_of(until=captures_with(3), computers=1, seed="capture")
    person = come().open(place=f"#/game/{token}")
    hero = person.page.locator(".over-hero.is-open").first
    alone = re.search(r" = (−?\d+)", hero.get_attribute("aria-label") or "")
    assert alone is not None
    hero.click()
    person.page.locator(".is-said").wait_for()
    [said] = press_and_hear(person, "s")
    told = re.search(rf"So far your team adds up to {alone[1]}: (−?\d+(?: [+−] \d+)+)\.", said)
    assert told is not None
    numbers = told[1].replace("−", "-").replace("+ ", "").replace("- ", "-").split()
    assert sum(map(int, numbers)) == int(alone[1].replace("−", "-"))


def test_n_and_p_go_over_what_can_be_touched(person: Person) -> None:
    focus = "document.activeElement.dataset.touch"
    open_spaces = person.page.locator(".pieces .is-open").evaluate_all(
        "(all) => all.map((each) => each.dataset.touch)"
    )
    person.find("a8").focus()
    seen = []
    for _ in open_spaces:
        person.page.keyboard.press("n")
        seen.append(person.page.evaluate(focus))
    assert seen == open_spaces
    person.page.keyboard.press("n")
    assert person.page.evaluate(focus) == open_spaces[0], "and round again"
    for space in reversed(open_spaces):
        person.page.keyboard.press("p")
        assert person.page.evaluate(focus) == space
    person.page.keyboard.press("n")
    first = person.page.evaluate(focus)
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Shift+Tab")
    assert person.page.evaluate(focus) == first, "it is the board's one stop of the Tab key"


KEYS = "ntlshur/?p,"


def snapshot(person: Person) -> tuple[object, ...]:
    """All that a key could have changed."""
    return (
        person.read_board(),
        person.read_log(),
        person.count_heard(),
        person.page.get_by_role("dialog").count(),
        person.page.locator(".rules").count(),
        person.page.evaluate("document.activeElement.outerHTML"),
    )


def test_keys_do_nothing_in_a_field(person: Person) -> None:
    person.page.locator("#notation").focus()
    before = snapshot(person)
    person.page.keyboard.type(KEYS)
    assert person.page.locator("#notation").input_value() == KEYS
    assert snapshot(person) == before
    person.page.locator("#notation").fill("")


def test_keys_do_nothing_outside_the_table(person: Person) -> None:
    person.button("Settings").focus()
    before = snapshot(person)
    for key in KEYS:
        person.page.keyboard.press(key)
    assert snapshot(person) == before


@pytest.mark.parametrize("modifier", ["Alt", "Meta"])
def test_keys_do_nothing_with_a_modifier(person: Person, modifier: str) -> None:
    before = snapshot(person)
    for key in "tlsu?":
        person.page.keyboard.press(f"{modifier}+{key}")
    assert snapshot(person) == before


def test_the_help_tells_every_key(person: Person) -> None:
    source = (WEB / "input" / "input.js").read_text(encoding="utf-8")
    # Those that move a board are told where it can be moved.
    keys = re.findall(r"keys: \[(.*?)\](?!.*look: )", source)
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog", name="Help")
    dialog.wait_for()
    told = dialog.locator(".keys > div")
    assert told.count() == len(keys) > 15
    for each in told.all():
        caps, words = each.locator("kbd").all_inner_texts(), each.locator("dd").inner_text()
        assert all(caps)
        assert not words.startswith("key-"), "there is a sentence for it"
    letters = {key for group in keys for key in re.findall(r'"(\w)"', group)}
    assert {cap.lower() for cap in dialog.locator("kbd").all_inner_texts() if len(cap) == 1} >= letters
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert person.page.evaluate("document.activeElement.dataset.touch") == "a1", "back to where one was"


def test_keys_of_the_table(person: NumicaPlayer) -> None:
    page = person.page
    person.move_somewhere()  # or undoing would lead back to the set-up
    assert person.wait_for_turn()
    person.find("a1").focus()
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "notation"
    person.find("a1").focus()
    page.keyboard.press("h")
    page.locator(".hint-mark").first.wait_for()
    page.keyboard.press("u")
    page.locator(".hint-mark").first.wait_for(state="detached")
    assert person.wait_for_turn()


# Where the focus is, or what is wrong with it.
READ_FOCUS = """() => {
  const { activeElement: focus } = document;
  if (focus === document.body) return "nowhere";
  if (!focus.isConnected || !focus.checkVisibility()) return "out of sight";
  return focus.closest(".pieces") ? "board" : focus.localName === "h1" ? "heading" : focus.innerText.trim();
}"""


def wait_for_focus(person: Person, where: str) -> None:
    person.page.wait_for_function(f"(where) => ({READ_FOCUS})() === where", arg=where)


def test_the_focus_is_never_lost(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=focus")
    page = person.page
    person.hand = "keys"
    person.press("Play Numica")
    wait_for_focus(person, "heading")
    person.press("Begin")
    wait_for_focus(person, "heading")
    person.set_up(typed=False)
    wait_for_focus(person, "board")
    person.wait_for_turn()
    person.move_somewhere()
    person.wait_for_turn()
    wait_for_focus(person, "board")
    person.press("Undo")
    person.wait_for_turn()
    wait_for_focus(person, "Undo")
    for name in ("Help", "Settings"):
        person.press(name)
        page.get_by_role("dialog", name=name).wait_for()
        person.press("Close")
        page.get_by_role("dialog").wait_for(state="detached")
        wait_for_focus(person, name)
    person.press("Help")
    dialog = page.get_by_role("dialog")
    person.tab_to(dialog.get_by_role("button", name="Rules"))
    page.keyboard.press("Enter")
    page.locator("aside.rules").wait_for()
    wait_for_focus(person, "Help")
    person.press("Give up")
    person.press("Really give up?")
    page.locator(".result").wait_for()
    page.wait_for_timeout(200)
    assert page.evaluate(READ_FOCUS) not in ("nowhere", "out of sight")
    person.press("Play again")
    person.wait_for_status("set up:")
    wait_for_focus(person, "heading")
    page.go_back()
    page.wait_for_timeout(500)
    assert page.evaluate(READ_FOCUS) not in ("nowhere", "out of sight")
    page.keyboard.press("Escape")
    person.come_home()
    page.wait_for_timeout(300)
    assert page.evaluate(READ_FOCUS) not in ("nowhere", "out of sight")


SIZES = ((1440, 900), (768, 1024), (360, 640))
MOST_WALKS = 12
"""So many things of a board are walked to in one window."""


@pytest.mark.parametrize("game", list_parts())
def test_the_arrow_keys_lead_from_anything_to_anything(come: Come, game: str) -> None:
    person = come()
    make_ready(person)
    list_parts()[game].TREES["table"](person, "?pace=instant")
    random = Random(game)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.wait_until_drawn()
        words = list(person.read_board())
        for word in random.sample(words, k=min(len(words), MOST_WALKS)):
            person.walk_to(word)
            assert person.page.evaluate("document.activeElement.dataset.touch") == word


def test_a_notice_that_is_closed_leaves_the_focus_on_the_page(come: Come) -> None:
    person = come().open(place="#/table/gone")
    person.hand = "keys"
    person.page.locator(".notice").wait_for()
    person.press("Close")
    person.page.locator(".notice").wait_for(state="detached")
    assert person.page.evaluate(READ_FOCUS) not in ("nowhere", "out of sight")
