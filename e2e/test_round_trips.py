"""How often the page asks Python: each touch costs one request, and a computer's move its thinking and one more."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer

from e2e.harness import TARGET, Person
from e2e.test_drag import drag, middle_of, place

Come = Callable[..., Person]

# Keeps the verb of all that any worker is asked.
LISTEN = """{
  const post = Worker.prototype.postMessage;
  window.asked = [];
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.text) window.asked.push(JSON.parse(message.text).verb);
    return post.call(this, message, ...rest);
  };
}"""


@pytest.fixture
def person(come: Come) -> Iterator[NumicaPlayer]:
    """Somebody who wants no help: what would have been better is sought besides (test_missed.py)."""
    person = NumicaPlayer(come())
    person.page.add_init_script(LISTEN)
    yield person.open("?pace=instant&notation&hints=off&seed=trips")
    person.come_home()


def take_asked(person: Person) -> list[str]:
    """What was asked since the last time; steps of thinking count as one."""
    asked: list[str] = person.page.evaluate("asked.splice(0)")
    return [verb for at, verb in enumerate(asked) if verb != "step" or asked[at - 1] != "step"]


def choose(person: NumicaPlayer) -> str:
    """Touch a piece that can go somewhere; return where."""
    person.choose_first()
    return person.find_spaces(TARGET)[0]


def test_a_move_is_one_round_trip_and_a_computers_its_thinking_and_one(person: NumicaPlayer) -> None:
    person.begin("person", "1")
    person.wait_for_status("set up:")
    assert take_asked(person) == ["new"]  # what a game asks at its set-up, the page knows by itself
    person.type_sentence("r s r s s r r s")
    assert person.wait_for_turn()
    assert take_asked(person) == ["play", "think", "step", "play"]
    for _ in range(3):
        target = choose(person)
        assert set(take_asked(person)) == {"touch"}
        lines = len(person.read_log())
        person.touch(target)
        person.wait_for_log(lines + 2)
        assert person.wait_for_turn()
        assert take_asked(person) == ["touch", "think", "step", "play"]


def begin_for_two(person: NumicaPlayer) -> None:
    """Begin between two people at one device, with the pieces on the board."""
    person.begin("person", "person")
    for name in ("Red", "Blue"):
        person.wait_for_status(f"{name}, set up:")
        person.type_sentence("r s r s s r r s")
    person.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    take_asked(person)


def test_the_turn_of_another_person_costs_nothing(person: NumicaPlayer) -> None:
    begin_for_two(person)
    target = choose(person)
    take_asked(person)
    person.touch(target)
    person.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    assert take_asked(person) == ["touch"]
    person.press("Undo")
    person.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    assert take_asked(person) == ["undo"]


def test_a_mistaken_touch_is_one_request(person: NumicaPlayer) -> None:
    begin_for_two(person)
    choose(person)
    take_asked(person)
    person.touch("d8")  # of the other, and far away
    person.page.locator(".refusal").wait_for()
    assert take_asked(person) == ["touch"]


def test_a_drag_is_two_requests_and_one_to_nowhere_is_one(person: NumicaPlayer) -> None:
    begin_for_two(person)
    person.choose_first()
    piece = person.page.locator(".is-said[data-touch]").get_attribute("data-touch") or ""
    goal = person.find_spaces(TARGET)[0]
    person.page.keyboard.press("Escape")
    person.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    take_asked(person)
    here, there = (middle_of(person, place(word)) for word in (piece, goal))
    drag(person, "mouse", here, (2, 2))
    person.wait_for_status(f"Red, c{CHOOSE_PIECE}")
    assert take_asked(person) == ["hold"]
    drag(person, "mouse", here, there)
    person.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    assert take_asked(person) == ["hold", "touch"]


def test_a_hint_is_one_job_and_is_counted_once_it_is_shown(person: NumicaPlayer) -> None:
    person.open("?pace=instant&notation&seed=hint-trips")
    person.begin_turn()
    take_asked(person)
    person.press("Hint")
    person.page.locator(".hint-text").wait_for()
    person.page.wait_for_function("window.asked.includes('hinted')")
    assert take_asked(person) == ["hint", "step", "hinted"]
