"""Quick taps hit what lay there as somebody saw it: what glides by takes none, and all are heard in their order."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pytest
from games.legionz.e2e.tables import token_of_loop
from games.numica.e2e.player import A_ROW, SET_UP
from games.numica.e2e.tables import token_of_short_game

from e2e.harness import Person

Come = Callable[..., Person]

GAP = 0.15
"""Seconds between two taps of somebody who knows what to do."""

FIND_MIDDLES = """(words) => words.map((word) => {
  const thing = document.querySelector(`.pieces [data-touch="${word}"]`);
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""

# The engine may answer as late as on an old phone.
LATE = """{
  const Plain = window.Worker;
  window.delay = 0;
  window.Worker = class extends Plain {
    postMessage(...words) {
      if (window.delay > 0) setTimeout(() => super.postMessage(...words), window.delay);
      else super.postMessage(...words);
    }
  };
}"""

ALL_LIES_STILL = """[...document.querySelectorAll(".pieces")].every((board) =>
  board.getAnimations({ subtree: true }).every(({ effect }) => effect.getTiming().iterations !== 1))"""


@pytest.fixture(scope="module")
def person(stay: Come) -> Person:
    """Somebody who sees pieces glide."""
    visitor = stay(reduced_motion="no-preference")
    visitor.page.add_init_script(LATE)
    return visitor.open("?pace=normal&notation")


def go_to(person: Person, address: str) -> None:
    """Come to a table, and wait until all of it lies still."""
    person.page.evaluate("window.delay = 0")
    person.come_home()
    person.page.evaluate("(place) => { location.hash = place }", address)
    person.page.locator(".pieces .is-open").first.wait_for()
    person.page.wait_for_function(ALL_LIES_STILL)
    person.page.evaluate("window.heard = []")


def tap(person: Person, words: Sequence[str], gap: float = GAP) -> None:
    """Tap where things lay before the first of the taps, by the mouse, whatever comes to lie there meanwhile."""
    mouse = person.page.mouse
    for x, y in person.page.evaluate(FIND_MIDDLES, words):
        mouse.move(x, y)
        mouse.down()
        mouse.up()
        time.sleep(gap)


@pytest.mark.parametrize(
    ("lesson", "words", "end", "gap", "delay"),
    [
        ("numero/1", "r8 g5 o3", "Done", GAP, 0),
        ("numero/1", "r8 g5 o3", "Done", 0.07, 0),
        ("numero/1", "r8 g5 o3", "Done", 0.05, 400),
        ("league/6", "v14 H1 -5b H3 s", "Done", GAP, 0),
        ("numica/7", "e4 a8", "", GAP, 0),
        ("hexors/4", "c3 d5 f5 e7", "", GAP, 0),
    ],
)
def test_quick_taps_are_one_sentence(
    person: Person, lesson: str, words: str, end: str, gap: float, delay: int
) -> None:
    """However late the engine answers."""
    go_to(person, f"#/learn/{lesson}")
    person.page.evaluate("(delay) => { window.delay = delay }", delay)
    tap(person, words.split(), gap)
    if end:
        person.press(end)
    person.page.locator(".reached").wait_for()
    assert not person.hear("alert")


def test_what_was_touched_is_touched_again_where_it_lay(person: Person) -> None:
    """Two taps at one place mean one thing, though it glides away from there after the first."""
    go_to(person, "#/learn/numero/1")
    [here] = person.page.evaluate(FIND_MIDDLES, ["r8"])
    tap(person, ["g5", "r8"], 0)
    person.page.locator(".over-hand.is-put").wait_for()
    person.page.mouse.click(*here)
    person.page.wait_for_function(
        "[...document.querySelectorAll('.pieces .is-said')].map((each) => each.dataset.touch).join() === 'g5'"
    )
    assert not person.hear("alert")


def test_a_row_is_laid_as_fast_as_it_is_tapped(person: Person) -> None:
    person.come_home()
    person.begin_game("Numica", "person", "person")
    person.wait_for_status(SET_UP)
    tap(person, A_ROW.split())
    person.page.wait_for_function("document.querySelectorAll('.token.is-laid').length === 8")
    row = person.page.evaluate(
        """() => [...document.querySelectorAll(".token.is-laid")]
          .map((token) => [token.getBoundingClientRect().x, token.matches(".square") ? "s" : "r"])
          .sort(([one], [other]) => one - other).map(([, kind]) => kind).join(" ")"""
    )
    assert row == A_ROW


def test_a_bug_is_moved_by_two_quick_taps(person: Person) -> None:
    go_to(person, f"#/game/{token_of_loop()}")
    log = len(person.read_log())
    bug = person.look()["open"][0]
    [here] = person.page.evaluate(FIND_MIDDLES, [bug])
    tap(person, [bug], 0)
    person.page.locator(".pieces .is-said").wait_for()
    cell = next(word for word in person.look()["open"] if word != bug)
    [there] = person.page.evaluate(FIND_MIDDLES, [cell])
    tap(person, [bug], 0.4)
    for x, y in (here, there):
        person.page.mouse.click(x, y)
        time.sleep(GAP)
    person.wait_for_log(log + 1)
    assert not person.hear("alert")


def test_nothing_slides_under_a_hand_that_has_just_pressed(person: Person) -> None:
    """*Share* did, where *Review* had been."""
    person.come_home()
    person.page.evaluate("(place) => { location.hash = place }", f"#/game/{token_of_short_game()}")
    review = person.page.locator(".ask-review")
    review.scroll_into_view_if_needed()
    box = review.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.click(box["x"] + 20, box["y"] + 10)
    person.page.locator(".review").wait_for()
    person.wait_until_drawn()
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    person.wait_until_drawn()
    assert person.page.get_by_role("dialog").count() == 0
    assert review.is_visible()
