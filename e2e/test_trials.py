"""Trials in the page: each touch of a puzzle is one request, and two in a row never count, nor are judged, twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import packs
import pytest
from packs import Puzzle

from e2e.harness import Person
from e2e.test_puzzles import KINDS, NAMES, SMALL, SOLVED, name_of, open_puzzle, solve
from parlour.core.game import Seat, State
from parlour.games import find

Come = Callable[..., Person]

# Keeps what any worker is asked, and what it has answered.
LISTEN = """{
  window.asked = [];
  window.answered = [];
  const { postMessage, addEventListener } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.text) window.asked.push(JSON.parse(message.text).verb);
    return postMessage.call(this, message, ...rest);
  };
  Worker.prototype.addEventListener = function (kind, hear, ...rest) {
    const listen = (event) => {
      if (event.data?.text) window.answered.push(JSON.parse(event.data.text));
      hear(event);
    };
    return addEventListener.call(this, kind, kind === "message" ? listen : hear, ...rest);
  };
}"""

# Clicks once, and again after so many milliseconds, on whatever lies there then.
CLICK_TWICE = """async ([selector, gap]) => {
  const click = () => document.querySelector(selector)?.click();
  click();
  await new Promise((done) => setTimeout(done, gap));
  click();
}"""


@pytest.fixture(scope="module")
def child(stay: Come) -> Person:
    """Somebody whose page is listened to."""
    person: Person = stay()
    person.page.add_init_script(LISTEN)
    return person.open("?pace=instant&notation")


@pytest.fixture(scope="module")
def phone(stay: Come) -> Person:
    """The same on a phone."""
    person: Person = stay(**SMALL)
    person.page.add_init_script(LISTEN)
    return person.open("?pace=instant")


@pytest.fixture(scope="module")
def still(stay: Come) -> Person:
    """The same on a phone where no motion is wanted."""
    person: Person = stay(**SMALL, reduced_motion="reduce")
    person.page.add_init_script(LISTEN)
    return person.open("?pace=instant")


def take(person: Person, name: str) -> list[Any]:
    """Return what was kept since the last time."""
    found: list[Any] = person.page.evaluate("(name) => window[name].splice(0)", name)
    return found


def find_wrong(key: str, puzzle: Puzzle) -> str | None:
    """Return a wrong answer, None where whatever may be said is right."""
    task, answers = solve(key, puzzle)
    if task.words:
        return next(word for word in task.words if (word,) not in answers)
    return packs.find_wrong(task, find(key).from_text(puzzle.position), puzzle.seat)


def find_touches(state: State, seat: Seat, sentence: str, said: str = "", *touched: str) -> list[str] | None:
    """Return the touches that say a sentence, None where none go on from what was said; the last may be to confirm."""
    draft = state.draft(seat, said)
    if draft.status in ("may", "done") and state.tidy(seat, draft.move) == sentence:
        return [*touched, *(["confirm"] if draft.status == "may" else [])]
    left = Counter(sentence.split()) - Counter(touched)
    paths = (
        find_touches(state, seat, sentence, f"{draft.move} {word}".strip(), *touched, word)
        for word in draft.touch
        if word in left and draft.status in ("more", "may")
    )
    return next((path for path in paths if path), None)


def say_twice(person: Person, touches: list[str], gap: int) -> None:
    """Say a sentence by touches, the last of them twice in a row."""
    *first, last = touches
    for word in first:
        person.touch(word)
        person.page.wait_for_function("() => window.asked.length === window.answered.length")
    selector = ".dock .confirm" if last == "confirm" else f'[data-touch="{last}"]'
    person.page.locator(selector).first.wait_for()
    person.page.evaluate(CLICK_TWICE, [selector, gap])


def unsay(person: Person) -> None:
    """Take back what is said of a sentence, word by word."""
    back = person.page.locator('.slot-back:not([aria-disabled="true"])')
    while back.count():
        back.click()
        person.page.wait_for_function("() => window.asked.length === window.answered.length")
        person.page.wait_for_timeout(50)


class Try:
    """Somebody's try at a puzzle: says its parts by touches, and hears what Python has answered."""

    def __init__(self, person: Person, key: str, puzzle: Puzzle, gap: int) -> None:
        self.person, self.gap, self.seat = person, gap, puzzle.seat
        self.task, self.answers = solve(key, puzzle)
        self.start = self.state = find(key).from_text(puzzle.position)

    def say_twice(self, part: str) -> list[Any]:
        """Say it, its last touch twice in a row; return the verdicts, once all is answered."""
        page = self.person.page
        page.evaluate("window.asked.length = window.answered.length = 0")
        if part in self.task.words:
            touches = 1
            button = f".puzzle-words button:nth-of-type({self.task.words.index(part) + 1})"
            page.evaluate(CLICK_TWICE, [button, self.gap])
        else:
            found = find_touches(self.state, self.seat, part)
            assert found, part
            touches = len(found)
            say_twice(self.person, found, self.gap)
        page.wait_for_function("window.answered.some(({ result }) => ['right', 'wrong'].includes(result))")
        page.wait_for_timeout(100)
        page.wait_for_function("window.asked.length === window.answered.length")
        asked = page.evaluate("window.asked")
        assert set(asked) <= {"touch", "play"}
        assert touches <= len(asked) <= touches + 1, "each touch is one request"
        return [told for told in page.evaluate("window.answered") if told["result"] in ("right", "wrong")]

    def go_on(self, said: list[str]) -> None:
        """Take what was said, and what the other side has answered, to where the next part is said."""
        self.state = self.start.copy()
        for count, part in enumerate(said, 1):
            verdict = self.task.check(self.start, self.seat, tuple(said[:count]))
            for seat, move in ((self.seat, part), *verdict.replies):
                self.state.apply(seat, move)


@pytest.mark.parametrize(("key", "puzzle"), KINDS, ids=NAMES)
@pytest.mark.parametrize("gap", [20, 200])
def test_said_twice_in_a_row_it_counts_once(child: Person, key: str, puzzle: Puzzle, gap: int) -> None:
    """A wrong answer, and then the right one, each with its last touch doubled; one request brings each verdict."""
    child.come_home()
    open_puzzle(child, key, name_of(key, puzzle))
    child.wait_until_asked()
    trying = Try(child, key, puzzle, gap)
    wrong = find_wrong(key, puzzle)
    if wrong is not None:
        for told in trying.say_twice(wrong):
            assert (told["result"], told["wrong"]) == ("wrong", [[wrong]]), "it counts once"
        child.page.locator(".refusal").wait_for()
        unsay(child)
    right = [part for (part,) in trying.answers] if trying.task.several else list(trying.answers[0])
    for count in range(1, len(right) + 1):
        [told] = trying.say_twice(right[count - 1])
        assert (told["result"], told["said"]) == ("right", right[:count])
        unsay(child)
        if not trying.task.several and count < len(right):
            trying.go_on(right[:count])
    child.page.locator(SOLVED).wait_for()
    assert not child.page.locator(".refusal").count(), "two taps where one would do are not scolded"


# Where the card, the board and the dock lie in the window.
WHERE = """() => [".lesson", ".table-board > :is(.board, .viewport)", ".dock"].map((query) => {
  const { left, top, width, height } = document.querySelector(query).getBoundingClientRect();
  return [query, left, top, width, height];
})"""


@pytest.mark.parametrize(("key", "puzzle"), KINDS, ids=NAMES)
def test_on_a_phone_nothing_moves_while_it_is_answered(phone: Person, key: str, puzzle: Puzzle) -> None:
    """By not a pixel: neither after a wrong answer, nor after the right one."""
    person, page = phone, phone.page
    person.come_home()
    open_puzzle(person, key, name_of(key, puzzle))
    person.wait_until_asked()
    person.wait_until_drawn()
    page.evaluate("window.asked.length = window.answered.length = 0")
    before = page.evaluate(WHERE)
    task, answers = solve(key, puzzle)
    state: State = find(key).from_text(puzzle.position)

    def say(part: str) -> None:
        if part in task.words:
            page.locator(".puzzle-words button").nth(task.words.index(part)).tap()
            return
        for touch in find_touches(state, puzzle.seat, part) or ():
            selector = ".dock .confirm" if touch == "confirm" else f'[data-touch="{touch}"]'
            page.locator(selector).dispatch_event("click")
            page.wait_for_function("() => window.asked.length === window.answered.length")

    wrong = find_wrong(key, puzzle)
    if wrong is not None:
        say(wrong)
        page.locator(".refusal").wait_for()
        person.wait_until_drawn()
        assert page.evaluate(WHERE) == before
        unsay(person)
    right = [part for (part,) in answers] if task.several else list(answers[0])
    for at, part in enumerate(right):
        say(part)
        if not task.several and at < len(right) - 1:
            person.wait_until_asked()
            verdict = task.check(state, puzzle.seat, tuple(right[: at + 1]))
            for seat, move in ((puzzle.seat, part), *verdict.replies):
                state.apply(seat, move)
    page.locator(SOLVED).wait_for()
    person.wait_until_drawn()
    assert page.evaluate(WHERE) == before


def find_refuted(key: str) -> list[tuple[str, Puzzle, str, str]]:
    """Return of each kind of a game a puzzle with a wrong answer that a reply refutes, that answer, and the reply."""
    found = {}
    for puzzle in packs.open_pack(key).values():
        task, _ = solve(key, puzzle)
        if task.words or task.key in found:
            continue
        state = find(key).from_text(puzzle.position)
        for move in state.moves(puzzle.seat) or []:
            verdict = task.check(state, puzzle.seat, (move,))
            if verdict.result == "wrong" and verdict.replies:
                found[task.key] = (key, puzzle, move, verdict.replies[-1][1])
                break
    return list(found.values())


REFUTED = [each for key in ("numica", "legionz") for each in find_refuted(key)]

# Where in the window the reply is framed, where its last word's thing is, what else is drawn, and what moves.
DRAWN = """(words) => {
  const middleOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  };
  const [frame] = document.querySelectorAll(".is-reply");
  const things = words.map((word) => document.querySelector(`.pieces [data-touch="${word}"]`));
  return {
    frame: middleOf(frame), place: middleOf(things.at(-1)), ghosts: document.querySelectorAll(".is-ghost").length,
    arrows: document.querySelectorAll(".reply-line").length, said: things.map((thing) => thing.ariaLabel),
    moving: document.getAnimations().filter(({ playState }) => playState === "running").length,
  };
}"""


@pytest.mark.parametrize(
    ("key", "puzzle", "wrong", "reply"), REFUTED, ids=[f"{key}-{puzzle.task}" for key, puzzle, *_ in REFUTED]
)
def test_what_refutes_a_wrong_answer_is_drawn(
    still: Person, key: str, puzzle: Puzzle, wrong: str, reply: str
) -> None:
    """Where the wrong answer would lead, and the reply there; nothing is laid out anew, and one touch takes it away."""
    person, page = still, still.page
    person.come_home()
    open_puzzle(person, key, name_of(key, puzzle))
    person.wait_until_asked()
    state: State = find(key).from_text(puzzle.position)
    touches = find_touches(state, puzzle.seat, wrong) or []
    where, lying = page.evaluate(WHERE), person.read_position()
    for touch in touches:
        page.locator(f'.pieces [data-touch="{touch}"]').tap()
        person.wait_until_drawn()
    page.locator(".is-reply").wait_for()
    person.wait_until_drawn()
    words = reply.split()
    drawn = page.evaluate(DRAWN, words)
    assert drawn["frame"] == drawn["place"]
    assert drawn["arrows"] == len(words) - 1
    assert drawn["ghosts"] == 1, "what comes to lie there"
    assert all("the reply to that" in label for label in drawn["said"])
    assert drawn["moving"] == 0
    assert page.evaluate(WHERE) == where
    assert person.read_position() != lying
    assert "last move" in person.read_board()[touches[-1]], "the wrong answer has been said there"
    assert not page.locator(".pieces :is(.is-open, .is-said)").count(), "what follows is looked at"
    told = page.locator(".bubble .refuted")
    assert told.get_attribute("role") == "status"
    shut = next(word for word in lying if word not in (*state.draft(puzzle.seat, "").touch, *touches))
    page.locator(f'.pieces [data-touch="{shut}"]').tap()
    page.locator(".is-reply").wait_for(state="detached")
    assert page.evaluate(WHERE) == where
    assert person.read_position() == lying
