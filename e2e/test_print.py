"""A table on paper: white in any theme, whole on one page; each piece is seen, and nothing is uncovered."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e import screens
from e2e.harness import Person
from e2e.seeing import compare, find_pale, find_unseen, look, read_white

THEMES = "dark", "contrast"

WINDOW: Any = {"width": 1000, "height": 700}
ROOM: Any = {"width": 703, "height": 963}
"""What both papers have between margins of 12 mm, in pixels: as wide as A4, as high as Letter."""

FEW = 0.0001
"""So much of two pictures of the same may differ, where lines are drawn between pixels."""

QUERY = "?pace=instant&seed=screens"

PIECES = ".pieces :is(.piece, .hint-mark)"

CONTROLS = ":is(button:not(.piece, .line), input, select, textarea, dialog, summary, .overlay)"

# What of some elements is not seen as a whole on a page of such a size, by name.
FIND_CUT = """([query, { width, height }]) => [...document.querySelectorAll(query)].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
}).map((each) => each.className.baseVal ?? each.className)"""

FIND_SHOWN = """(query) => [...document.querySelectorAll(query)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((each) => each.outerHTML.slice(0, 80))"""

# The colours of what lies on a board, where they are not seen through, as a PDF has them.
READ_GROUNDS = """() => [...new Set([...document.querySelectorAll(".pieces *")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((each) => getComputedStyle(each).backgroundColor))]
  .flatMap((each) => /^rgb\\((\\d+), (\\d+), (\\d+)\\)$/.exec(each)?.slice(1).map(Number).join() ?? [])"""


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> Person:
    person = stay(drawn=True, viewport=WINDOW)
    screens.make_ready(person)
    return person


@contextmanager
def on_paper(page: Page, size: Any = None) -> Iterator[None]:
    """Show what is printed: a window of another size may have the table drawn in another shape."""
    page.emulate_media(media="print")
    page.set_viewport_size(size or WINDOW)
    try:
        yield
    finally:
        page.set_viewport_size(WINDOW)
        page.emulate_media(media="null")


def count_pages(pdf: bytes) -> int:
    return len(re.findall(rb"/MediaBox \[", pdf))


def read_words(page: Page) -> set[str]:
    """Return the words that are to be read, or heard."""
    return set(page.evaluate("document.body.innerText").split())


def enlarge(page: Page) -> None:
    """A board that roams is drawn larger than its window, and moved."""
    nearer = page.locator(".viewport-tools button").first
    for _ in range(4 if nearer.count() else 0):
        nearer.click()
    page.mouse.move(1, 1)


def check_paper(page: Page) -> None:
    """All boards and all that lies on them are on the page, and nothing that is touched."""
    assert page.evaluate(FIND_SHOWN, CONTROLS) == []
    assert page.locator(".board").count()
    assert page.evaluate(FIND_CUT, [f".board, {PIECES}", ROOM]) == []


def read_fills(pdf: bytes) -> set[str]:
    """Return the colours with which a PDF fills, as red, green, blue."""
    streams = (each.group(1) for each in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL))
    fills: set[str] = set()
    for stream in streams:
        try:
            text = zlib.decompress(stream)
        except zlib.error:
            continue  # a font, or a picture
        for parts in re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) rg", text):
            fills.add(",".join(str(round(float(part) * 255)) for part in parts))
    return fills


@contextmanager
def in_theme(page: Page, theme: str) -> Iterator[None]:
    root = "document.documentElement"
    before = page.evaluate(f"{root}.dataset.theme ?? ''")
    page.evaluate(f"(theme) => {{ {root}.dataset.theme = theme }}", theme)
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    try:
        yield
    finally:
        page.evaluate(f"(theme) => {{ {root}.dataset.theme = theme }}", before)
        page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("game", screens.list_parts())
def test_a_table_is_printed_whole_and_white_in_any_theme(
    person: Person, game: str, request: pytest.FixtureRequest
) -> None:
    """Each piece that is seen on the screen is seen on paper, and nothing is told that was not told there.

    The browser's own printing is asked in another theme for each game and on each day.
    """
    page = person.page
    number = [*screens.list_parts()].index(game) + request.config.option.day
    screens.list_parts()[game].MARKED[0](person, QUERY)
    page.mouse.move(1, 1)
    unseen = find_unseen(person, look(person), PIECES)
    enlarge(page)
    screen = look(person)
    words = read_words(page)
    pdf = page.pdf(format="Letter")
    fills = read_fills(pdf)
    assert count_pages(pdf) == 1
    with in_theme(page, THEMES[number % 2]):
        pdf = page.pdf(format="A4")
        assert count_pages(pdf) == 1
        assert read_fills(pdf) == fills
    assert compare(person, screen, look(person)) < FEW, "printing leaves the screen alone"
    with on_paper(page):
        assert read_words(page) <= words, "nothing is uncovered"
        assert set(page.evaluate(READ_GROUNDS)) <= fills, "a browser leaves mere grounds away"
    with on_paper(page, ROOM):
        shown = look(person)
        check_paper(page)
        assert person.read_box(".table > h1")[2] > 50, "the game's name is there"
        assert find_unseen(person, shown, PIECES) <= unseen
        found = find_pale(person, shown)
        assert found["pale"] == []
        assert found["read"] > 10
        assert read_white(person, shown) > 0.5
        for theme in THEMES:
            with in_theme(page, theme):
                assert compare(person, shown, look(person)) < FEW, theme


def show_lesson(person: Person, query: str) -> None:
    screens.show_lesson(person, query, game=screens.FIRST, step=1)


def show_feast(person: Person, query: str) -> None:
    screens.show_result(person, query)
    person.page.locator(".overlay.feast").wait_for()


def show_large_letters(person: Person, query: str) -> None:
    screens.show_play(person, query)
    person.page.evaluate("document.documentElement.style.fontSize = '24px'")


@pytest.mark.parametrize(
    "show", [show_lesson, screens.show_puzzle, screens.show_giving_up, show_feast, show_large_letters]
)
def test_every_sort_of_table_is_printed_on_one_page(
    person: Person, show: Callable[[Person, str], None]
) -> None:
    page = person.page
    show(person, QUERY)
    screen = look(person)
    assert count_pages(page.pdf(format="Letter")) == 1
    assert compare(person, screen, look(person)) < FEW
    with on_paper(page, ROOM):
        check_paper(page)
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_a_curtain_uncovers_nothing_on_paper(person: Person) -> None:
    page = person.page
    screens.list_parts()["numica"].show_curtain(person, QUERY)
    words = read_words(page)
    with on_paper(page):
        assert read_words(page) <= words
        assert page.evaluate(FIND_SHOWN, f"{CONTROLS}, .board") == []
