"""A device's notch, its corners and its bar for gestures: nothing that is read or touched lies under them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import Person

Come = Callable[..., Person]

INSET = 40
"""Pixels that are taken of the window on each side, which is more than any device takes."""

TAKE = f"""() => {{
  for (const side of ["top", "right", "bottom", "left"])
    document.documentElement.style.setProperty(`--safe-${{side}}`, "{INSET}px");
}}"""

UNDER = f"""() => {{
  const fixed = [...document.querySelectorAll(".dock, dialog[open], .start.is-line")];
  const isHeld = (each) => fixed.some((place) => place.contains(each) && getComputedStyle(place).position === "fixed");
  const seen = [...document.querySelectorAll("button, a, h1, h2, input, select, [role=dialog] p")].filter((each) =>
    each.checkVisibility() && !each.closest(".pieces, .visually-hidden") && each.getBoundingClientRect().width > 1);
  return seen.filter((each) => {{
    const {{ left, right, top, bottom }} = each.getBoundingClientRect();
    const isBeside = left < {INSET} - 0.5 || right > innerWidth - {INSET} + 0.5;
    const isOverhead = scrollY === 0 && top + scrollY < {INSET} - 0.5;
    return isBeside || isOverhead || (isHeld(each) && bottom > innerHeight - {INSET} + 0.5 && each.closest(".dock"));
  }}).map((each) => `${{each.tagName}} ${{each.className}} ${{each.textContent.trim().slice(0, 30)}}`);
}}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1024, 768)])
def test_nothing_lies_under_them(come: Come, width: int, height: int) -> None:
    person = come(viewport={"width": width, "height": height})
    person.open()
    page = person.page
    page.evaluate(TAKE)
    assert page.evaluate(UNDER) == []
    page.evaluate("location.hash = '#/numica'")
    page.locator(".begin").wait_for()
    assert page.evaluate(UNDER) == []
    page.locator(".begin").click()
    page.locator(".table-board").wait_for()
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(UNDER) == []
    page.get_by_role("button", name="Menu").click()
    assert page.evaluate(UNDER) == []
