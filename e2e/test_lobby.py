"""The lobby's room: what of its games is in sight in windows of many sizes, and what somebody finds who is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from packs import PACKED
from playwright.sync_api import expect

from e2e.harness import Person
from e2e.titles import TITLES
from parlour.games import REGISTRY, find

Come = Callable[..., Person]

COUNT_IN_SIGHT = """(query) => [...document.querySelectorAll(query)].filter((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight;
}).length"""

# The rows in which the buttons of each card stand, and whether any has two lines of words.
READ_ROWS = """() => [...document.querySelectorAll(".game-card > .buttons")].map((buttons) => {
  const boxes = [...buttons.children].map((each) => each.getBoundingClientRect());
  return new Set(boxes.map(({ top, bottom }) => `${Math.round(top)} ${Math.round(bottom)}`)).size;
})"""

# How much wider than high a cover is drawn as it was made to be, and whether it fills its frame.
READ_COVERS = """() => [...document.querySelectorAll(".games .game-cover")].map((cover) => {
  const { a, d } = cover.getScreenCTM();
  const [frame, box] = [cover.parentElement, cover].map((each) => each.getBoundingClientRect());
  return { stretch: a / d, height: box.height, isFull: box.width >= frame.width && box.height >= frame.height };
})"""

READ_HEIGHTS = """(query) => [...document.querySelectorAll(query)]
  .map((each) => each.getBoundingClientRect().height)"""

KEEP = """([base, store, key, value]) => new Promise((done, fail) => {
  const opening = indexedDB.open(base);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  opening.onerror = fail;
  opening.onsuccess = () => {
    const task = opening.result.transaction(store, "readwrite");
    if (value === null) task.objectStore(store).clear();
    else task.objectStore(store).put(value, key);
    task.oncomplete = () => { opening.result.close(); done(); };
    task.onerror = fail;
  };
})"""

PLAYS = ".games .primary"
ASKED_TODAY = ".puzzles-today button"

IN_SIGHT = {(360, 640): 1, (800, 600): 2, (1024, 768): 4, (1280, 720): 3, (1440, 900): 3}
"""How many games can at least be begun before anybody scrolls, by the window."""
HIGHEST = {(800, 600): 150, (1024, 768): 150}
"""How high most pictures are at the most, where they would push the games out of sight."""


@pytest.fixture(scope="module")
def visitor(stay: Callable[..., Person]) -> Person:
    person = stay(viewport={"width": 800, "height": 600})
    person.open("?pace=instant&notation")
    person.page.locator(".newcomer").wait_for()
    person.page.locator(".game-cover").nth(len(REGISTRY) - 1).wait_for(state="attached")
    return person


def resize(person: Person, window: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": window[0], "height": window[1]})
    person.wait_until_drawn()


def look_around(person: Person) -> None:
    """See in every window that games can be begun without scrolling, and that nothing is broken for that."""
    for window, least in IN_SIGHT.items():
        resize(person, window)
        assert person.page.evaluate(COUNT_IN_SIGHT, PLAYS) >= least, window
        assert person.page.evaluate(COUNT_IN_SIGHT, ASKED_TODAY) == len(PACKED), window
        assert person.page.evaluate(READ_ROWS) == [1] * len(REGISTRY), window
        covers: list[dict[str, Any]] = person.page.evaluate(READ_COVERS)
        assert len(covers) == len(REGISTRY)
        assert all(abs(each["stretch"] - 1) < 0.01 and each["isFull"] for each in covers), window
        if window in HIGHEST:
            assert sorted(each["height"] for each in covers)[-2] <= HIGHEST[window], window
        days: list[float] = person.page.evaluate(READ_HEIGHTS, ".games .day")
        buttons: list[float] = person.page.evaluate(READ_HEIGHTS, ".games .day button")
        assert all(day - button < 12 for day, button in zip(days, buttons, strict=True)), "one line"


def test_games_are_in_sight_for_who_is_new(visitor: Person) -> None:
    look_around(visitor)
    for window in IN_SIGHT:
        resize(visitor, window)
        assert visitor.page.evaluate(COUNT_IN_SIGHT, ".newcomer .primary") == 1, window


def test_who_is_new_is_led_to_a_first_lesson_until_something_is_done(visitor: Person) -> None:
    page = visitor.page
    resize(visitor, (800, 600))
    key = min(REGISTRY, key=lambda key: (len(find(key).lessons), find(key).turns))
    greeting = page.locator(".newcomer")
    expect(greeting.get_by_role("heading")).to_have_text(f"New here? Start with {TITLES[key]}")
    greeting.get_by_role("button").click()
    page.get_by_text(f"Lesson 1 of {len(find(key).lessons)}").wait_for()
    visitor.come_home()
    greeting.wait_for()
    greeting.get_by_role("button").click()
    lesson = find(key).lessons[0]
    page.get_by_text(f"Lesson 1 of {len(find(key).lessons)}").wait_for()
    visitor.type_sentence(min(lesson.goals))
    page.locator(".reached").wait_for()
    visitor.come_home()
    expect(greeting).to_have_count(0)
    visitor.reload()
    page.locator(".games").wait_for()
    visitor.wait_until_drawn()
    expect(greeting).to_have_count(0)


@pytest.mark.parametrize(
    ("base", "store"),
    [
        ("number-parlour-puzzles", "done"),
        ("number-parlour-statistics", "results"),
        ("number-parlour-sheets", "said"),
    ],
)
def test_who_did_anything_at_all_is_not_new(visitor: Person, base: str, store: str) -> None:
    """The page reads anew what is kept with each coming home."""
    page = visitor.page
    page.evaluate(KEEP, ["number-parlour-lessons", "done", "", None])
    visitor.reload()
    page.locator(".newcomer").wait_for()
    result = {
        "id": "a",
        "game": next(iter(REGISTRY)),
        "day": "2026-01-01",
        "levels": [1],
        "ending": "won",
        "hints": 0,
        "takebacks": 0,
        "moves": 9,
    }
    page.evaluate(KEEP, [base, store, "a", result])
    visitor.press("Settings")
    page.keyboard.press("Escape")
    assert page.locator(".newcomer").count(), "nobody has left the lobby"
    visitor.reload()
    page.locator(".games").wait_for()
    visitor.wait_until_drawn()
    visitor.wait_for_the_eye()
    expect(page.locator(".newcomer")).to_have_count(0)
    page.evaluate(KEEP, [base, store, "a", None])


def test_games_are_in_sight_for_who_returns(visitor: Person) -> None:
    visitor.begin_game(TITLES[next(iter(REGISTRY))], "2", "2")
    visitor.come_home()
    visitor.page.locator(".kept-game.is-latest").wait_for()
    for window in ((360, 640), (800, 600), (1024, 768), (1440, 900)):
        resize(visitor, window)
        assert visitor.page.evaluate(COUNT_IN_SIGHT, ".kept-game .primary") == 1, window
        assert visitor.page.evaluate(COUNT_IN_SIGHT, PLAYS) >= 1, window
        assert visitor.page.evaluate(COUNT_IN_SIGHT, ASKED_TODAY) == len(PACKED), window
        assert visitor.page.evaluate(READ_ROWS) == [1] * len(REGISTRY), window


def test_a_finger_finds_every_button_and_a_single_game_has_the_page(come: Come) -> None:
    person = come(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    only = next(iter(REGISTRY))
    person.open(f"?game={only}&lock=game")
    person.page.locator(".games, .setup").first.wait_for()
    if person.page.locator(".setup").count():
        person.to_lobby()
    expect(person.page.locator(".newcomer h2")).to_have_text(f"New here? Start with {TITLES[only]}")
    shown = ":is(.games, .newcomer, .library, .puzzles-today) button:not(.elsewhere)"
    heights: list[float] = person.page.evaluate(READ_HEIGHTS, shown)
    assert len(heights) > 6
    assert min(heights) >= 44
    expect(person.page.get_by_role("heading", name="Puzzle of the day", exact=True)).to_be_visible()
    expect(person.page.locator(ASKED_TODAY)).to_have_count(1)
    for window in ((800, 600), (1440, 900)):
        resize(person, window)
        assert person.page.evaluate(COUNT_IN_SIGHT, PLAYS) == 1, window
        [cover] = person.page.evaluate(READ_COVERS)
        assert abs(cover["stretch"] - 1) < 0.01
        assert cover["isFull"]
