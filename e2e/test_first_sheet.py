"""A teacher's first sheet of ten questions, from the lobby to its link, in less than a minute: every act is counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator

from e2e.harness import Person
from parlour.games import REGISTRY, find
from parlour.puzzles.sheets import Sheet, read_sheet

FIRST, *OTHERS = REGISTRY

KEY, POINT, PRESS, HOME, THINK = 0.28, 1.1, 0.2, 0.4, 1.35
"""Seconds of a key, of bringing the mouse to a thing, of pressing its button, of a hand that goes between both, and of
making up one's mind: the keystroke-level model for who is no typist (Card, Moran and Newell 1980, The keystroke-level
model for user performance time with interactive systems)."""

READ = 60 / 238
"""Seconds to read a word silently (Brysbaert 2019, How many words do we read per minute?), for who sees a page for the
first time and reads all that is chosen from."""

MOST = 60
"""Seconds of acting and reading; what the machine takes comes on top of that, and is told."""


class Teacher:
    """Somebody with a mouse who sees the pages for the first time: does something, and adds up how long that takes."""

    def __init__(self, person: Person) -> None:
        """Sit down at a page."""
        self.person = person
        self.acts, self.acted = 0, 0.0

    def press(self, control: Locator, read: str = "") -> None:
        """Find something, among what is to be read, and press it."""
        self.acts += 1
        self.acted += THINK + POINT + PRESS + READ * len(read.split())
        control.click()

    def choose(self, name: str, label: str) -> None:
        """Open a list, read it, and choose something."""
        field = self.person.page.get_by_label(name)
        read = str(field.evaluate("({options}) => [...options].map(({text}) => text).join(' ')"))
        self.acts += 2
        self.acted += 2 * (THINK + POINT + PRESS) + READ * len(read.split())
        field.select_option(label=label)

    def type(self, name: str, text: str) -> None:
        """Choose what stands in a field and type something else, with both hands at the keys for that."""
        self.acts += 1
        self.acted += THINK + POINT + 2 * PRESS + 2 * HOME + KEY * len(text)
        self.person.page.get_by_label(name).fill(text)
        self.person.page.get_by_label(name).press("Tab")


@pytest.mark.parametrize("key", [FIRST, *(pytest.param(key, marks=pytest.mark.slow) for key in OTHERS)])
def test_a_first_sheet_takes_less_than_a_minute(come: Callable[..., Person], key: str) -> None:
    person = come().open()
    begun = time.monotonic()
    page = person.page
    teacher = Teacher(person)
    teacher.press(page.get_by_role("link", name="For teachers", exact=True), read="For teachers")
    games = page.locator(".teachers-game")
    games.first.wait_for()
    which = games.nth(list(REGISTRY).index(key))
    teacher.press(which.get_by_role("button"), read=which.inner_text())
    ways = page.locator(".teachers-way")
    ways.first.wait_for()
    making = ways.filter(has_text="Make a sheet")
    above = [way.split("\n")[0] for way in ways.all_inner_texts()]
    teacher.press(making.get_by_role("button"), read=" ".join([*above, making.inner_text()]))
    page.locator(".maker-wish").wait_for()
    skill = page.get_by_label("Skill").evaluate("({options}) => options[1].text")
    teacher.choose("Skill", str(skill))
    teacher.choose("Difficulty", "easy")
    teacher.type("How many", "10")
    teacher.press(page.get_by_role("button", name="Add them"))
    page.locator(".maker-item").first.wait_for()
    teacher.press(page.get_by_role("button", name="Link and code for the class"))
    page.locator("dialog .qr svg").wait_for()
    sheet = read_sheet(
        urlsplit(page.locator("#share-link").input_value()).fragment.removeprefix("sheet="), find
    )
    teacher.press(page.locator("dialog").get_by_role("button", name="Copy the link"))
    assert isinstance(sheet, Sheet)
    assert len(sheet.items) == 10
    machine = time.monotonic() - begun
    told = f"{key}: {teacher.acts} acts, {teacher.acted:.1f} s, and {machine:.1f} s of the machine at most"
    print(told)
    assert teacher.acted < MOST, told
