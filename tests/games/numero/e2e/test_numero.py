"""Numero as people see it: turns in the making, challenges, and what nobody is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from packs import open_pack
from playwright.sync_api import expect

from e2e.harness import HOLD_PAUSES, Person
from e2e.test_drag import Hand as Dragging
from e2e.test_drag import drag, middle_of, place
from e2e.test_puzzles import name_of, open_puzzle, solve
from e2e.test_trials import find_touches
from games.numero.e2e.player import HELD, NumeroPlayer, value_of
from games.numero.e2e.tables import BLUFF, MAKING, POINTS, TRUTH, draw, token_of
from parlour.games.numero import NUMERO

Come = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ADDRESS = "?pace=instant&notation&log&seed=numero"
INQUIRY = "Is there a take left?"


@pytest.fixture(scope="module")
def hall(stay: Come) -> NumeroPlayer:
    """Somebody at a desk."""
    return NumeroPlayer(stay()).open(ADDRESS)


def sit_down(person: NumeroPlayer, picture: str, people: int = 1) -> NumeroPlayer:
    """Sit down at the table of a picture, when there is something to touch."""
    person.open(ADDRESS, f"#/game/{token_of(picture, people)}")
    person.page.locator(".pieces .is-open, .dock [data-touch], .curtain").first.wait_for()
    return person


def worth(person: Person, word: str) -> str:
    """What a pile of several cards says that it is worth."""
    return person.read_board()[word].split(":")[0]


def read_slate(person: Person) -> str:
    """The number sentence on the slate, "" where there is none."""
    return " ".join(person.page.locator(".nu-sentence").all_text_contents())


# Dragging

EMPTY = ".furniture > .slot:not(.is-held)"
"""The empty place beside the piles."""

# What goes along with the hand lies around it.
IS_HELD_AT = """([x, y]) => {
  const held = [...document.querySelectorAll("[data-dragged]:not(.nu-worth)")];
  const boxes = held.map((each) => each.getBoundingClientRect());
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return Math.hypot((least("left") + most("right")) / 2 - x, (least("top") + most("bottom")) / 2 - y) < 2;
}"""


def drag_onto(person: NumeroPlayer, hand: Dragging, word: str, goal: str) -> None:
    """Drag a card or a pile: it is said while it is held, and stays under the hand wherever it is drawn then."""
    page = person.page
    end = middle_of(person, goal)

    def watch() -> None:
        page.locator(f'.is-said[data-touch="{word}"]').wait_for()
        page.wait_for_function(IS_HELD_AT, arg=end)

    drag(person, hand, middle_of(person, place(word)), end, watch)


def wait_for_said_cards(person: NumeroPlayer, *words: str) -> None:
    """Wait until these have been said, in whatever order, and nothing else."""
    person.page.wait_for_function(
        """(words) => {
          const said = [...document.querySelectorAll(".pieces .is-said")].map((each) => each.dataset.touch);
          return said.sort().join() === words.sort().join();
        }""",
        arg=words,
    )


def finish_turn(person: NumeroPlayer, lines: int) -> str:
    """Play what was dragged together: at once, or by the green button, or after it is said to be a take."""
    person.page.wait_for_function(
        """(lines) => document.querySelectorAll(".log-lines li").length > lines
          || document.querySelector('.dock .confirm, .dock [data-touch="take"]')""",
        arg=lines,
    )
    if person.find("take").count():
        person.touch("take")
        person.page.locator(".dock .confirm").wait_for()
    if len(person.read_log()) == lines:
        person.press("Done")
    person.wait_for_log(lines + 1)
    return person.read_log()[lines]


def drag_turn(person: NumeroPlayer) -> str:
    """Drag a pile onto another, and the card that takes both onto them; or a card onto one, or the empty place."""
    lines = len(person.read_log())
    card, *piles = person.find_take() or [min(filter(value_of, person.find_spaces(HELD)), key=value_of)]
    if len(piles) > 1:
        drag_onto(person, "mouse", piles[0], place(piles[1]))
        wait_for_said_cards(person, *piles)
    if piles or person.page.locator(EMPTY).count():
        drag_onto(person, "mouse", card, place(piles[0]) if piles else EMPTY)
    else:
        person.touch("pass")  # a last turn is a take or nothing
    return finish_turn(person, lines)


def test_a_whole_game_is_dragged(come: Come) -> None:
    person = NumeroPlayer(come()).open("?pace=instant&seed=numero")
    person.begin("person", "1", preset="First game")
    told = []
    while person.wait_for_turn():
        told.append(drag_turn(person))
    assert "won!" in person.read_result()[0]
    assert len(told) >= 10, "each turn uses one card, and there are forty"
    for means in (
        r"You took an? (\d+) with an? \1\. Two",
        r"You took \d+ \+ \d+ = \d+\. Three",
        "You discarded",
    ):
        assert any(re.match(means, line) for line in told), means
    assert not person.hear("alert"), "nothing was refused"


@pytest.mark.parametrize("help1", ["glow", "sums", "self"])
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_what_is_laid_on_others_goes_with_all_of_them(come: Come, hand: Dragging, help1: str) -> None:
    """Whether piles are brought together first, or a card goes from one to the next; the last card is laid down."""
    picture = draw(hand="g8 g10 r3", other="b13 r15 b15", centre="g2; b6; o4; r6", deck="", help1=help1)
    person = sit_down(NumeroPlayer(come(has_touch=True)), picture)
    drag_onto(person, hand, "g2", place("b6"))
    wait_for_said_cards(person, "g2", "b6")
    drag_onto(person, hand, "g8", place("g2"))
    wait_for_said_cards(person, "g2", "b6", "g8")
    assert finish_turn(person, 0).startswith("You took 2 + 6 = 8. Three cards!")
    person.wait_until_asked("Take, build or discard")
    drag_onto(person, hand, "g10", place("o4"))
    wait_for_said_cards(person, "g10", "o4")
    drag_onto(person, hand, "g10", place("r6"))
    wait_for_said_cards(person, "g10", "o4", "r6")
    lines = len(person.read_log())
    assert finish_turn(person, lines).startswith("You took 4 + 6 = 10. Three cards!")
    person.wait_until_asked("Take, build or discard")
    drag_onto(person, hand, "r3", EMPTY)
    person.page.locator(".result").wait_for()
    assert "You discarded red 3." in " ".join(person.hear_log())
    assert not person.hear("alert")


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_card_that_is_dropped_on_another_of_the_hand_goes_back(come: Come, hand: Dragging) -> None:
    person = sit_down(NumeroPlayer(come(has_touch=True)), MAKING)
    for card in ("r9", "-2"):
        drag(person, hand, middle_of(person, place(card)), middle_of(person, place("b6")))
        person.page.wait_for_function("!document.querySelector('.is-said, [data-dragged]')")
        person.wait_for_status("Take, build or discard")
    person.say("r9")
    drag(person, hand, middle_of(person, place("b6")), middle_of(person, place("r9")))
    person.page.wait_for_function("!document.querySelector('[data-dragged]')")
    person.wait_for_status("What goes with your 9")
    assert not person.hear("alert")


ALONE = draw(hand="r9 g12 -2", other="", centre="b10; g1; o5", deck="")
"""Solitaire with one take left: 10 less 2 and 1 are 9."""


def test_solitaire_to_its_end(hall: NumeroPlayer) -> None:
    sit_down(hall, ALONE)
    told = hall.page.locator(".bubble .told p")
    hall.press(INQUIRY)
    expect(told).to_have_text("Yes, there is one.")
    hall.page.keyboard.press("Escape")
    hall.say("-2 b10 r9 b10 g1")
    hall.press("Done")
    hall.wait_for_log(1)
    hall.wait_until_asked("What can you take")
    hall.press(INQUIRY)
    expect(told).to_have_text("No: nothing can be taken any more.")
    hall.page.keyboard.press("Escape")
    hall.touch("pass")
    hall.page.locator(".result").wait_for()
    headline, *rest = hall.read_result()
    assert "Nothing more was taken, and cards are left." in rest
    assert any(line.endswith(f"{72 - 2} cards") for line in [headline, *rest]), "all but the 12 and the 5"


# A turn in the making


def test_piles_tell_what_they_are_worth_and_back_takes_one_card(hall: NumeroPlayer) -> None:
    sit_down(hall, MAKING)
    page = hall.page
    hall.say("-2 b10")
    assert worth(hall, "b10") == "Pile worth 8"
    assert read_slate(hall) == "10 − 2 = 8"
    hall.say("-4 g5")
    assert worth(hall, "g5") == "Pile worth 1"
    assert page.locator(".nu-worth-value").all_text_contents() == ["8", "1"]
    hall.say("r9 b10")
    hall.wait_for_status("8, and your 9 takes 9")
    hall.say("g5")
    hall.wait_for_status(r"8 \+ 1 (=|is) 9")
    assert read_slate(hall) == "10 − 2 = 8,  5 − 4 = 1,  8 + 1 = 9"
    steps = []
    for _ in range(7):
        hall.put_back()
        steps.append([worth(hall, word) for word in ("b10", "g5") if "Pile" in worth(hall, word)])
    both, one = ["Pile worth 8", "Pile worth 1"], ["Pile worth 8"]
    assert steps == [both, both, both, one, one, [], []]
    assert hall.read_log() == []
    hall.say("-2 b10 -4 g5 b10 g5 r9")
    hall.press("Done")
    hall.wait_for_log(1)
    assert "8 + 1 = 9. Five cards!" in hall.read_log()[0]


BADGES = """(word) => {
  const box = (part) => part.getBoundingClientRect();
  const card = box(document.querySelector(`.pieces [data-touch="${word}"]`));
  return [...document.querySelectorAll(".nu-worth")].map(box).filter(
    (badge) => badge.left < card.right && card.left < badge.right && badge.top < card.bottom && card.top < badge.bottom,
  ).length;
}"""
"""Of how many piles a card hides what they are worth."""


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_the_card_that_takes_hides_no_number_of_a_pile(come: Come, window: dict[str, Any]) -> None:
    person = sit_down(NumeroPlayer(come(**window)), MAKING)
    person.say("-2 b10 -4 g5 r9")
    for pile in ("b10", "g5"):
        person.say(pile)
        person.wait_until_drawn()
        assert person.page.evaluate(BADGES, "r9") == 0


def test_a_pile_tells_what_it_is_worth_once_the_card_is_there(come: Come) -> None:
    person = sit_down(NumeroPlayer(come(reduced_motion="no-preference")), MAKING)
    person.say("-2")
    ends = person.page.evaluate(
        """async () => {
          document.querySelector('.pieces button[data-touch="b10"]').click();
          const end = (kind, property) => {
            const part = [...document.querySelectorAll(kind)].find((each) => each.getAnimations().length > 0);
            const way = part?.getAnimations().find((each) => each.transitionProperty === property);
            const { delay, duration } = way?.effect.getTiming() ?? {};
            return way && { from: delay, to: delay + duration };
          };
          for (;;) {
            await new Promise(requestAnimationFrame);
            const [badge, card] = [end(".nu-worth", "opacity"), end("span.nu-lying, span.nu-standing", "transform")];
            if (badge && card) return { seen: badge.from, landed: card.to };
          }
        }"""
    )
    assert ends["seen"] >= ends["landed"]


RECKONED = draw(hand="r8 b3 o12 g14 -2", centre="b10; g5; o6", help1="self")


def test_whoever_reckons_alone_is_told_nothing_and_refused_with_a_sentence(hall: NumeroPlayer) -> None:
    sit_down(hall, RECKONED)
    hall.say("-2 b10")
    assert worth(hall, "b10") == "Pile whose sum you do yourself"
    assert hall.page.locator(".nu-worth-value").all_text_contents() == ["?"]
    assert read_slate(hall) == ""
    hall.say("r8 b10 g5")
    assert read_slate(hall) == "? + 5 = ?"
    hall.wait_for_status("Is that all for your 8?")
    assert not re.search("13", hall.page.locator("#room").inner_text()), "nobody has added it up"
    hall.touch("take")
    hall.wait_for_alert("8 + 5 makes 13; your card is 8.")
    hall.say("g5")
    hall.touch("take")
    hall.press("Done")
    hall.wait_for_log(1)
    assert "10 − 2 = 8" in hall.read_log()[0]


def test_what_is_typed_in_another_order_is_tidied(hall: NumeroPlayer) -> None:
    sit_down(hall, draw(hand="g8 r4 b15 o12 -2", centre="b5; o3; b13"))
    hall.type_sentence("o3 b5 take g8")
    hall.wait_for_log(1)
    first = hall.page.locator(".log-lines li").first.inner_text()
    assert "You took 5 + 3 = 8. Three cards!" in first
    assert "take g8 : b5 o3" in first, "as the rules write it"


def test_the_score_sheet_shows_what_was_earned(hall: NumeroPlayer) -> None:
    sit_down(hall, draw(hand="g10 r9 b13 o12 -2", centre="o6; b3; r15; o1", scored=True, pack="full"))
    fresh = hall.page.locator(".nu-sheet-number.is-fresh")
    assert fresh.count() == 0
    hall.say("g10 o6 b3 o1")
    hall.press("Done")
    hall.wait_for_log(1)
    # A take, its four cards, and 2 that are printed on the 1.
    expect(fresh).to_have_text(["1", "4", "2"])
    assert "7 points!" in hall.read_log()[0]


# How high the letters are on the slate and on the score sheet, in pixels.
LETTERS = """() => [...document.querySelectorAll(".nu-sentence, .nu-sheet-label, .nu-sheet-worth")].map((text) =>
  [text.textContent, Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (360, 640)], ids=["desk", "phone"])
def test_in_a_puzzle_by_points_one_reads_what_brings_how_many(stay: Come, width: int, height: int) -> None:
    """And the sums of a long turn, at 12 pixels at least, 11 on a phone."""
    person = NumeroPlayer(stay(viewport={"width": width, "height": height}))
    puzzles = [puzzle for puzzle in open_pack("numero").values() if puzzle.task == "points"]
    puzzle = max(puzzles, key=lambda each: (each.facts["cards"], each.facts["terms"]))
    _, answers = solve("numero", puzzle)
    person.open("?pace=instant")
    open_puzzle(person, "numero", name_of("numero", puzzle))
    person.wait_until_asked()
    state = NUMERO.from_text(puzzle.position)
    found = find_touches(state, puzzle.seat, answers[0][0])
    assert found
    assert found[-1] == "confirm"
    for word in found[:-1]:
        thing = person.page.locator(f'.pieces [data-touch="{word}"]').first
        person.do(partial(thing.dispatch_event, "click"))
    person.wait_until_drawn()
    letters = person.page.evaluate(LETTERS)
    assert {"1 point each", "2 more points", "10 more points", "5 more, from 5 cards"} <= {
        text for text, _ in letters
    }
    assert read_slate(person)
    least = 12 if width > 600 else 11  # the longest sum of a phone has two groups in a row
    assert [(text, size) for text, size in letters if size < least] == []


# The arrow keys


UNLIKE = {
    "few piles": draw(hand="r15 b14 o13 g11 -3", centre="g1; b2"),
    "one pile": draw(hand="r15 b14 o13 g11 -3", centre="g1"),
    "one card": draw(
        hand="o1",
        centre="; ".join(f"{colour}{number}" for number in range(2, 11) for colour in "gb"),
        deck="",
    ),
    "one of each": draw(hand="o1", centre="g9", deck=""),
}
"""A hand that is wider than what lies over it, and the reverse."""


@pytest.mark.parametrize("unlike", UNLIKE)
def test_the_arrow_keys_lead_from_the_hand_to_the_centre_and_back(come: Come, unlike: str) -> None:
    person = sit_down(NumeroPlayer(come()), UNLIKE[unlike])
    cards = person.find_spaces(HELD)
    piles = [word for word in person.read_board() if word not in cards]
    for width, height in ((1440, 900), (768, 1024), (360, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.wait_until_drawn()
        for pile, card in product(piles, cards):
            person.walk_to(pile)
            person.walk_to(card)


# How the table lies


@pytest.mark.parametrize("picture", [POINTS, MAKING], ids=["points", "cards"])
def test_a_squarish_window_is_filled(hall: NumeroPlayer, picture: str) -> None:
    page = hall.page
    page.set_viewport_size({"width": 1024, "height": 768})
    sit_down(hall, picture)
    _, top, _, height = hall.read_box(".table-board .board")
    assert 768 - (top + height) < 120, "the dock alone lies below the board"
    sizes = page.locator(".furniture text").evaluate_all(
        """(texts) => texts.map((text) => text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize))"""
    )
    assert sizes
    assert min(sizes) >= 12
    page.set_viewport_size({"width": 1280, "height": 720})


def test_four_names_are_read_on_a_phone(come: Come) -> None:
    person = sit_down(NumeroPlayer(come(**PHONE)), POINTS)
    names = person.page.locator(".strip-name .sitter > :last-child")
    assert [name.split()[0] for name in names.all_inner_texts()] == ["Blue", "Green", "Gold", "Red"]
    assert not any(names.evaluate_all("(names) => names.map((each) => each.scrollWidth > each.clientWidth)"))


# Challenges


@pytest.mark.parametrize(("picture", "held"), [(TRUTH, True), (BLUFF, False)], ids=["lost", "won"])
def test_a_build_is_challenged(hall: NumeroPlayer, picture: str, held: bool) -> None:
    sit_down(hall, picture)
    hall.wait_for_status("“I have an 8.” Do you challenge that?")
    hall.press("Challenge")
    hall.wait_for_log(1)
    hall.wait_until_asked("discard")
    line = hall.read_log()[0]
    board = hall.read_board()
    sheet = hall.page.locator(".nu-sheet-number").all_text_contents()
    if held:
        assert "It was there: −10 points for " in line
        assert board["o5"].startswith("Pile worth 8")
        assert "−10" in sheet
    else:
        assert "It was not there: −20 points for Blue." in line
        assert "g3" in board
        assert "Pile" not in board["o5"], "the build has come apart"
        assert "−20" in sheet


def test_what_one_has_missed_the_other_never_hears(hall: NumeroPlayer) -> None:
    """It tells of a hand: whoever looks for that seat may read it, and nobody says it aloud between two people."""
    sit_down(hall, draw(hand="r9 b6 o12 r7 b11", other="b1 g1 o1 r1 b3", centre="b2; g7; o14; r4"), people=2)
    hall.page.locator(".curtain", has_text="Red").wait_for()
    heard = len(hall.hear("say"))
    hall.lift_curtain()
    hall.type_sentence("discard o12")
    missed = hall.page.locator(".missed")
    hall.page.locator(".curtain", has_text="Blue").wait_for()
    hall.lift_curtain()
    assert missed.count() == 0
    hall.type_sentence("discard b1")
    hall.page.locator(".curtain", has_text="Red").wait_for()
    assert missed.count() == 0
    hall.lift_curtain()
    expect(missed).to_contain_text("Red could have taken")
    assert not [text for text in hall.hear("say")[heard:] if "could have" in text]


def test_two_people_have_a_curtain_between_them(hall: NumeroPlayer) -> None:
    page = hall.page
    sit_down(hall, BLUFF, people=2)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Blue says: “I have an 8.”")
    for card in ("orange 12", "blue 1", "red 9"):
        assert card not in page.content(), "no hand is on the page"
    curtain.locator('[data-answer="pass"]').click()
    hall.lift_curtain()
    hall.wait_for_status("discard")
    board = hall.read_board()
    assert board["o12"].startswith(f"orange 12 {HELD}")
    assert "r9" not in board
    hall.say("g5 discard")
    hall.press("Done")
    page.locator(".curtain", has_text="Blue").wait_for()
    assert "orange 12" not in page.content()
    hall.lift_curtain()
    page.locator('.pieces [data-touch="r9"]').wait_for()
    board = hall.read_board()
    assert board["r9"].startswith(f"red 9 {HELD}")
    assert "o12" not in board


def test_a_verdict_is_read_by_both(hall: NumeroPlayer) -> None:
    sit_down(hall, BLUFF, people=2)
    verdict = hall.page.locator(".bubble .beside", has_text="It was not there: −20 points for Blue.")
    hall.page.locator('.curtain [data-answer="challenge"]').click()
    hall.lift_curtain()
    verdict.wait_for()
    hall.say("r6 discard")
    hall.press("Done")
    hall.page.locator(".curtain", has_text="Blue").wait_for()
    hall.lift_curtain()
    verdict.wait_for()


def test_a_card_that_is_as_much_as_a_pile_is_written_down_too(hall: NumeroPlayer) -> None:
    sit_down(hall, draw(hand="r8 b3 o12 g11 -2", centre="b11; g5; o6"))
    hall.say("g11 b11")
    assert read_slate(hall) == "11 = 11"
    hall.wait_for_status("Your 11 takes the 11. Is that right?")


# A turn of somebody else


WATCHED = draw(hand="o2 r1 o4 r6 r12", other="r9 b6 o12 -2 -4", centre="b10; g5; o14; r13")
"""Once a 2 lies there too, 10 + 2 and 5 + 7 are 12, where 13 less 4 and less 2 is the 7."""


def test_a_turn_of_several_phrases_is_seen_part_by_part(come: Come) -> None:
    person = NumeroPlayer(come())
    page = person.page
    page.add_init_script(HOLD_PAUSES)
    person.open("?pace=slow&notation&log", f"#/game/{token_of(WATCHED)}")
    person.wait_until_asked()
    person.say("o2 discard")
    person.press("Done")
    person.wait_for_status("is thinking")
    (discarded,) = person.read_log()
    reckoned = []
    for words, sentences, value in (
        ("Blue played minus 4: 13 − 4 = 9.", ["13 − 4 = 9"], "9"),
        ("Blue played minus 2: 9 − 2 = 7.", ["9 − 2 = 7"], "7"),
        ("Blue made 12 twice", ["10 + 2 = 12", "5 + 7 = 12"], "7"),
    ):
        person.release_pauses()
        person.wait_for_status(re.escape(words))
        reckoned += sentences
        assert read_slate(person) == ",  ".join(reckoned)
        assert page.locator(".nu-worth-value").all_text_contents() == [value], (
            "what is taken lies there still"
        )
        assert person.read_log() == [discarded], "no line tells a part of a turn"
    person.release_pauses()
    person.wait_for_log(2)
    whole = person.read_log()[1]
    assert re.search("13 − 4 = 9.*9 − 2 = 7.*made 12 twice.*7 cards", whole)
    assert page.locator(".nu-worth-value").count() == 0
    person.release_pauses()
    person.wait_until_asked("Take, build or discard")
    assert person.read_log() == [discarded, whole]
