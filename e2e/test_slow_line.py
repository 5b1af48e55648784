"""On a slow line: the page says what is still to come and how long it takes, and whatever needs no Python works."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from e2e.bench_host import Host, Line, list_site, serve_over
from e2e.harness import Person
from parlour.games import REGISTRY

Come = Callable[..., Person]

RATE = 400_000
"""Bytes a second: twice what was the slowest line that was measured, so that nobody waits here for half a minute."""


@pytest.fixture
def slow_address(site: Path) -> Iterator[str]:
    with serve_over(Line(RATE), Host(), {"slow": list_site(site)}) as root:
        yield root + "slow/"


FEWER = """(first) => {
  const told = /about (\\d+) second/.exec(document.querySelector(".start")?.textContent ?? "");
  return Number(told?.[1] ?? 0) < first;
}"""


def read_seconds(person: Person) -> int:
    """How long the page says that it will still be, once it can say so."""
    told = person.page.locator(".start .fine", has_text=re.compile(r"about \d+ seconds? more"))
    found = re.search(r"about (\d+) second", told.inner_text())
    assert found is not None
    return int(found[1])


def test_what_needs_no_python_works_meanwhile(come: Come, slow_address: str) -> None:
    person = come(slow_address, own_profile=True)
    page = person.page
    page.goto(slow_address)
    page.locator(".game-cover").nth(len(REGISTRY) - 1).wait_for(state="attached")
    first = read_seconds(person)
    assert 2 < first < 30
    page.locator('[data-game="numica"]').get_by_role("button", name="Rules").click()
    page.locator("dialog.rules").get_by_text("Numica is a game for two players").wait_for()
    page.keyboard.press("Escape")
    for name in ("Settings", "Help"):
        person.press(name)
        page.locator(f"dialog.{name.lower()}").wait_for()
        page.keyboard.press("Escape")
    person.choose_game("Numica")
    person.open_more()
    person.sit("person", "2")
    page.wait_for_function(FEWER, arg=first)  # whole seconds are told
    assert page.locator(".failed, .notice").count() == 0
    person.press("Begin")
    page.locator(".coming-table").get_by_text("Your table is being laid.").wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == "Numica"
    assert page.locator(".start progress").is_visible()
    assert "Your table is being laid." in person.hear("say")
    page.locator(".board").wait_for(timeout=60_000)
    assert page.locator(".coming-table").count() == 0
