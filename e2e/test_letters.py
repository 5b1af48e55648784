"""Letters of a browser's largest least size, with WCAG's text spacing, have room and hide nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from e2e import screens
from e2e.harness import Person
from e2e.letters import SPACE, find_faults

LARGEST = "--blink-settings=minimumFontSize=24"
"""The largest least size that Chromium's settings offer."""
WINDOWS = ((360, 640), (1440, 900))
HELD = {
    "lobby": screens.go_home,
    "set-up": screens.show_setup,
    "puzzles": screens.show_puzzles,
    "teachers": screens.show_teachers,
    "settings": screens.show_settings,
    **{
        f"{game}-{next(iter(part.TREES))}": next(iter(part.TREES.values()))
        for game, part in screens.list_parts().items()
    },
}
"""The shell's screens whose boxes are the tightest, and a table of each game."""
PICTURES = ("hx-on-sheet",)
"""A drawn sheet whose lines come closer to each other by spacing than their boxes have room for, and stay legible."""

# Words upon drawings as they were laid out before, in the pixels of the drawing.
LAY_OUT_SMALL = """() => {
  for (const each of document.querySelectorAll(".words-upon")) {
    for (const name of ["width", "height"]) each.setAttribute(name, each.getAttribute(name) / 4);
    const transform = each.getAttribute("transform");
    each.setAttribute("transform", transform.replace(/scale\\((.*)\\)/, (_, scale) => `scale(${scale * 4})`));
    each.style.setProperty("--px", "1px");
  }
}"""


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person], browser_type_launch_args: dict[str, Any]) -> Person:
    person = stay(args=[*browser_type_launch_args["args"], LARGEST])
    screens.make_ready(person)
    return person


def read(person: Person, window: tuple[int, int]) -> list[str]:
    width, height = window
    person.page.set_viewport_size({"width": width, "height": height})
    person.wait_until_drawn()
    person.wait_until_drawn()
    return [each for each in find_faults(person) if not any(picture in each for picture in PICTURES)]


@pytest.mark.parametrize("name", HELD)
def test_large_and_spaced_letters_have_room(person: Person, name: str) -> None:
    HELD[name](person, "?seed=screens")
    person.page.evaluate(SPACE)
    assert [fault for window in WINDOWS for fault in read(person, window)] == []


def test_small_words_upon_a_drawing_would_be_found(person: Person) -> None:
    """Legionz' cards, laid out in small pixels, which a least size makes larger than their places."""
    HELD["legionz-table"](person, "?seed=screens")
    person.page.evaluate(SPACE)
    assert read(person, WINDOWS[0]) == []
    person.page.evaluate(LAY_OUT_SMALL)
    assert any("foreignObject" in fault or "legion" in fault for fault in read(person, WINDOWS[0]))
