"""What somebody wanted last holds: a table that comes when they have gone elsewhere is not laid before them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import Person

PRESS_BOTH = """([first, then]) => {
  const doors = () => [...document.querySelectorAll("button, a")];
  const find = (words) => doors().find(({ textContent }) => textContent.trim().startsWith(words));
  find(first).click();
  setTimeout(() => find(then).click());
}"""
"""Two presses, the second before Python can have answered the first."""

LOBBY = "Number Parlour"


@pytest.fixture
def person(come: Callable[..., Person]) -> Person:
    person: Person = come()
    return person.open()


def wait_for_nothing(person: Person) -> None:
    """Give a table that was asked for the time to come: Python answers what is asked after it."""
    person.page.wait_for_timeout(1000)


@pytest.mark.parametrize(
    ("place", "asked", "gone", "seen"),
    [
        ("/puzzles/numica", "Another puzzle", "All puzzles", "#puzzles-title"),
        ("/numica", "Learn to play", LOBBY, "nav.about"),
        ("/numica", "Begin", LOBBY, "nav.about"),
    ],
)
def test_who_goes_elsewhere_is_not_fetched_back(
    person: Person, place: str, asked: str, gone: str, seen: str
) -> None:
    person.page.evaluate("(place) => { location.hash = place }", place)
    if place.startswith("/puzzles"):
        person.page.locator(".puzzle-way .primary").first.click()
        person.page.locator(".puzzle").wait_for()
    person.page.get_by_role("button", name=asked).wait_for()
    person.page.evaluate(PRESS_BOTH, [asked, gone])
    person.page.locator(seen).wait_for()
    wait_for_nothing(person)
    assert person.page.locator(seen).is_visible()
    assert not person.page.locator(".board").count()
