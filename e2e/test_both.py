"""Find the mistake, once it is over: both answers are played out on the board, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from door import GAMES
from packs import PACKED, Puzzle, open_pack

from e2e.harness import Person
from e2e.test_puzzles import SMALL, SOLVED, find_judged, name_of, open_judged, solve
from e2e.test_trials import WHERE
from parlour.puzzles.mistake import suppose
from parlour.puzzles.tasks import Question

Come = Callable[..., Person]

NO, YES = "No, something is better", "Yes, it is right"
SHOWN = ".bubble .status.shown"


# What is told lies over much of the board, as where it is long, or its letters are large.
LARGE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".bubble { min-height: 12rem }");
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture(scope="module")
def phone(stay: Come) -> Person:
    """Somebody with a phone, where nothing goes on by itself."""
    person: Person = stay(**SMALL)
    return person.open("?pace=instant&notation")


def begin(person: Person, key: str, word: str) -> tuple[str, list[list[Any]]]:
    """Judge a wrong answer; return what is best, and where the card, the board and the dock lay before."""
    person.come_home()
    puzzle, said, best = find_judged(key, is_right=False)
    open_judged(person, key, puzzle, said)
    person.wait_until_drawn()
    where: list[list[Any]] = person.page.evaluate(WHERE)
    person.press(word)
    return best, where


@pytest.mark.parametrize("key", PACKED)
def test_after_a_wrong_word_both_are_played_out(phone: Person, key: str) -> None:
    """First somebody's answer, and then the better one; a touch of the board, or Escape, brings the table back."""
    page = phone.page
    _, where = begin(phone, key, YES)
    page.locator(".bubble .status", has_text="This is better:").wait_for()
    phone.wait_until_drawn()
    lying = phone.read_board()
    both = page.locator(".puzzle-both")
    assert both.count() == 2
    told = []
    pictures = []
    for at in (0, 1):
        both.nth(at).click()
        page.locator(SHOWN).wait_for()
        page.locator(f".puzzle-both:nth-of-type({at + 1})[aria-pressed='true']").wait_for()
        phone.wait_until_drawn()
        told.append(page.locator(SHOWN).inner_text())
        assert told[-1] in phone.hear("say")[-1]
        pictures.append(phone.read_board())
        assert not page.locator(".hint-mark:not(.is-reply)").count()
        assert page.evaluate(WHERE) == where
    assert " says: " in told[0]
    assert told[1].startswith("This is better: ")
    assert lying not in pictures, "each is played out"
    assert pictures[0] != pictures[1]
    page.locator(".pieces [data-touch]").first.dispatch_event("click")
    page.locator(SHOWN).wait_for(state="detached")
    assert not page.locator(".bubble .refusal").count(), "that is no wrong touch"
    assert phone.read_board() == lying
    both.first.click()
    page.locator(SHOWN).wait_for()
    both.first.press("Escape")
    page.locator(SHOWN).wait_for(state="detached")
    assert phone.read_board() == lying
    assert page.evaluate(WHERE) == where


@pytest.mark.parametrize("key", PACKED)
def test_who_has_shown_what_is_better_sees_both(phone: Person, key: str) -> None:
    """The card is as high while a word is asked as while a better answer is, and when all is over."""
    page = phone.page
    best, where = begin(phone, key, NO)
    page.locator(".puzzle .told", has_text="Now show what is better.").wait_for()
    page.locator(".bubble .found", has_text="Well seen!").wait_for()
    phone.wait_until_drawn()
    assert page.evaluate(WHERE) == where
    phone.type_sentence(best)
    page.locator(SOLVED).wait_for()
    phone.wait_until_drawn()
    played = phone.read_board()
    # To type it has scrolled the page; all is as large as it was.
    assert [size for *_, size in page.evaluate(WHERE)] == [size for *_, size in where]
    page.locator(".puzzle-both").first.click()
    page.locator(SHOWN, has_text=" says: ").wait_for()
    phone.wait_until_drawn()
    assert phone.read_board() != played
    page.locator(".puzzle-both").last.click()
    page.locator(SHOWN, has_text="This is better: ").wait_for()


def test_both_go_on_by_themselves_until_somebody_does_anything(come: Come) -> None:
    """At the table's pace; where motion is reduced nothing begins by itself."""
    for motion, goes in (("no-preference", True), ("reduce", False)):
        person = come(reduced_motion=motion).open("?pace=normal")
        page = person.page
        page.clock.install()
        begin(person, "numica", YES)
        page.locator(".bubble .status", has_text="This is better:").wait_for()
        page.locator(".puzzle-both").first.wait_for()
        seen = []
        for _ in range(4):
            page.clock.run_for(4100)
            page.wait_for_timeout(200)
            shown = page.locator(".puzzle-both[aria-pressed='true']")
            seen.append(shown.inner_text()[:1] if shown.count() else "")
        assert seen == (["1", "2", "", ""] if goes else [""] * 4)


def find_refuted(key: str) -> tuple[Puzzle, str, str]:
    """Return a puzzle with somebody's wrong answer that a reply refutes, that answer, and the reply."""
    for puzzle in open_pack(key).values():
        task, answers = solve(key, puzzle)
        if task.words or task.several:
            continue
        state = GAMES[key].from_text(puzzle.position)
        mistake = suppose(GAMES[key], task, Question(state, puzzle.seat, tuple(answers)))
        if mistake.verdict.replies and not mistake.is_right:
            return puzzle, mistake.said, mistake.verdict.replies[-1][1]
    raise AssertionError(key)


@pytest.mark.parametrize("key", ["numica", "legionz"])
def test_what_refutes_somebodys_answer_is_drawn_and_told(phone: Person, key: str) -> None:
    """By a frame where it comes to lie, which the ear is told of, and in the sentence."""
    page = phone.page
    phone.come_home()
    puzzle, said, reply = find_refuted(key)
    open_judged(phone, key, puzzle, said)
    phone.press(YES)
    page.locator(".puzzle-both").first.click()
    page.locator(SHOWN, has_text="Then this may follow: ").wait_for()
    frame = page.locator(".hint-mark.is-reply")
    frame.wait_for()
    phone.wait_until_drawn()
    place = page.locator(f'.pieces [data-touch="{reply.split()[-1]}"]')
    assert (place.get_attribute("aria-label") or "").endswith("the reply to that")


def test_what_is_better_is_seen_above_what_is_told(phone: Person) -> None:
    """In Legionz, whose board roams: what is marked, and what is played out, comes out from under the dock."""
    page = phone.page
    seen = 0
    for puzzle in open_pack("legionz").values():
        task, answers = solve("legionz", puzzle)
        state = GAMES["legionz"].from_text(puzzle.position)
        mistake = suppose(GAMES["legionz"], task, Question(state, puzzle.seat, tuple(answers)))
        if mistake.is_right:
            continue
        phone.come_home()
        open_judged(phone, "legionz", puzzle, mistake.said)
        page.evaluate(LARGE)
        phone.press(YES)
        mark = page.locator(".hint-mark:not(.is-judged)")
        mark.first.wait_for()
        page.wait_for_timeout(400)
        bubble = page.locator(".bubble").bounding_box()
        box = mark.first.bounding_box()
        assert box
        assert bubble
        assert box["y"] + box["height"] <= bubble["y"] + 1, name_of("legionz", puzzle)
        seen += 1
        if seen == 12:
            return


@pytest.mark.parametrize("is_right", [False, True], ids=["wrong", "right"])
@pytest.mark.parametrize("key", PACKED)
def test_help_says_where_and_how_to_look_before_it_tells(phone: Person, key: str, is_right: bool) -> None:
    """In three steps; only the last tells yes or no, and the card and the board stay as large as they are."""
    page = phone.page
    puzzle, said, _ = find_judged(key, is_right=is_right)
    phone.come_home()
    open_judged(phone, key, puzzle, said)
    phone.wait_until_drawn()
    sizes = [each[3:] for each in page.evaluate(WHERE)]
    steps = []
    for _ in range(3):
        before = phone.read_status()
        page.locator(".slot-lamp").click()
        page.wait_for_function(
            "(before) => document.querySelector('.status').innerText !== before", arg=before
        )
        page.locator(".hint .hint-text").wait_for()
        steps.append(page.locator(".hint-text").inner_text())
        # What a hint speaks of comes into sight, as everywhere.
        assert [each[3:] for each in page.evaluate(WHERE)] == sizes
    assert steps[0].startswith("Begin here: ")
    assert NO not in steps[:2]
    assert YES not in steps[:2]
    assert steps[2] == (YES if is_right else NO)
    phone.press(NO if is_right else YES)
    page.locator(".bubble .status.hint").wait_for(state="detached")
    assert page.locator(".bubble .status").inner_text() not in steps
