"""Colours that are not the page's own: forced by the system, or darkened by the browser."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from e2e import screens
from e2e.harness import Person
from e2e.seeing import compare, find_pale, find_unmarked, look, read_light

MARKS = (
    (".board *", "is-turn"),
    (".pieces *", "is-open"),
    (".pieces *", "is-said"),
    (".pieces *", "is-last"),
    (".pieces *", "hint-mark"),
)
"""What is marked on a board, with the class that does it."""

SCHEMES: tuple[Any, ...] = ("light", "dark")
QUERY = "?pace=instant&seed=screens"


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> Person:
    person = stay(drawn=True, viewport={"width": 800, "height": 600})
    screens.make_ready(person)
    return person


@pytest.mark.parametrize("game", screens.list_parts())
def test_names_and_marks_are_seen_where_the_system_forces_its_colours(
    person: Person, game: str, request: pytest.FixtureRequest
) -> None:
    """In a light or a dark scheme, another one of each moment and on each day; in both by `--slow`."""
    page = person.page
    told = set()
    for number, show in enumerate(screens.list_parts()[game].MARKED, start=request.config.option.day):
        show(person, QUERY)
        page.mouse.move(1, 1)
        for scheme in SCHEMES if request.config.getoption("--slow") else [SCHEMES[number % 2]]:
            page.emulate_media(forced_colors="active", color_scheme=scheme)
            shown = look(person)
            found = find_pale(person, shown)
            assert found["pale"] == [], scheme
            assert found["read"] > 10
            for query, mark in MARKS:
                if page.locator(f"{query}.{mark}").count():
                    assert find_unmarked(person, shown, query, mark) == [], (scheme, mark)
                    told.add(mark)
        page.emulate_media(forced_colors="none", color_scheme="light")
    assert told >= {"is-turn", "is-open", "is-said"}


# A bar of several parts, of one length, over all else.
PLANT = """([bar, kinds]) => {
  const planted = document.createElement("div");
  planted.className = `planted ${bar}`;
  planted.style.cssText = "position: fixed; z-index: 99; inset: 0 0 auto; height: 24px; background: Canvas";
  planted.append(...kinds.map((kind) => {
    const part = document.createElement("i");
    part.className = kind;
    part.style.cssText = "flex-grow: 1; width: 0";
    return part;
  }));
  document.body.append(planted);
}"""


@pytest.mark.parametrize(
    ("bar", "kinds"),
    [("ending-bar", ("is-won", "is-drawn", "is-lost")), ("skill-bar", ("is-own", "is-helped", "is-tried"))],
)
def test_the_parts_of_a_bar_are_told_apart(person: Person, bar: str, kinds: tuple[str, ...]) -> None:
    """Of statistics, and of the map of skills: planted, since it takes many games to have them all."""
    page = person.page
    screens.go_home(person, QUERY)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.evaluate(PLANT, [bar, kinds])
    lights = read_light(person, ".planted i")
    page.evaluate("document.querySelector('.planted').remove()")
    page.emulate_media(forced_colors="none", color_scheme="light")
    means = sorted(sum(light) / len(light) for light in lights)
    assert min(b - a for a, b in pairwise([0.0, *means])) > 0.02, means


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_chosen_theme_stands_where_the_browser_darkens_pages(person: Person, theme: str) -> None:
    """By itself a browser does so where the device is dark."""
    page = person.page
    page.emulate_media(color_scheme="dark")
    session = page.context.new_cdp_session(page)
    game = next(iter(screens.list_parts()))
    query = f"{QUERY}&theme={theme}"
    person.open(query)
    for show in (screens.go_home, screens.list_parts()[game].MARKED[0]):
        show(person, query)
        page.mouse.move(1, 1)
        plain = look(person)
        session.send("Emulation.setAutoDarkModeOverride", {"enabled": True})
        assert compare(person, plain, look(person)) < 0.01
        session.send("Emulation.setAutoDarkModeOverride", {"enabled": False})
    session.detach()
    page.emulate_media(color_scheme="light")
