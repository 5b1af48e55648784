"""Every screen in all themes, widths and text sizes: no fault by axe, no sideways scrolling, targets that are large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from e2e.harness import Person
from e2e.screens import Screen, list_screens, make_ready

AXE = Path(__file__).resolve().parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark"},
    "high contrast": {"contrast": "more"},
    "forced colours": {"forced_colors": "active", "contrast": "no-preference"},
}
BY_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules that hang on the theme: nothing else of a screen does."""
WIDTHS = {320: 480, 360: 640, 768: 1024, 1440: 900}
TWICE = "document.documentElement.style.fontSize = '200%'"
ONCE = "document.documentElement.style.fontSize = ''"
SMALLEST = 24  # CSS pixels, of WCAG's target size

RUN_AXE = """async (tags) => {
  const moving = document.getAnimations().filter((each) => each.effect.getTiming().iterations !== Infinity);
  await Promise.all(moving.map((each) => each.finished.catch(() => {})));
  const { violations, passes } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return { passes: passes.length, violations: violations.map(({ id, nodes }) => (
    `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ""}`).slice(0, 3).join("; ")}`
  )) };
}"""

# What is wider than the window, where anything makes the page or a dialog scroll sideways.
FIND_WIDE = """() => {
  const wide = [document.documentElement, ...document.querySelectorAll("dialog, .rules-text, .log-lines")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1);
  if (wide.length === 0) return [];
  const beyond = [...document.querySelectorAll("body *")]
    .filter((each) => !each.closest(".visually-hidden") && each.getBoundingClientRect().right > innerWidth + 1);
  return [...wide, ...beyond].map((each) => `<${each.localName} class="${each.className.baseVal ?? each.className}">`);
}"""

# What hides a part of its own text. A log's notation ends in an ellipsis, and names on a board are drawn with it.
FIND_CUT = """() => [...document.querySelectorAll("button, p, li, h1, h2, h3, label, dd, dt, legend, summary")]
  .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, .board"))
  .filter((each) => getComputedStyle(each).overflow !== "visible" || each.localName === "button")
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => `${each.localName}: ${each.innerText.slice(0, 60)}`)
"""

READ_TARGETS = """() => [...document.querySelectorAll(
  'a[href], button, select, input, textarea, summary, [tabindex="0"]'
)].filter((each) => each.checkVisibility()).map((each) => {
  const { width, height } = (each.closest("label.chip") ?? each).getBoundingClientRect();
  return { name: each.ariaLabel || each.innerText || each.id, width, height };
})"""


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> Person:
    person = stay(reduced_motion="reduce")
    make_ready(person)
    return person


@pytest.fixture(scope="module")
def starter(stay: Callable[..., Person]) -> Person:
    """Somebody at whose page Python starts."""
    person = stay(borrow=False)
    make_ready(person)
    return person


@pytest.fixture(scope="module", params=list_screens(), ids=lambda screen: screen.name.replace(" ", "-"))
def person(request: pytest.FixtureRequest) -> Person:
    """Somebody who looks at one screen."""
    screen: Screen = request.param
    person: Person = request.getfixturevalue("starter" if screen.starts else "home")
    person.page.set_viewport_size({"width": 1024, "height": 768})
    screen.show(person, "?seed=screens")
    return person


def test_axe_finds_nothing(person: Person) -> None:
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked: Sequence[str] = TAGS
    for theme, media in THEMES.items():
        page.emulate_media(**media)
        found: dict[str, Any] = page.evaluate(RUN_AXE, asked)
        assert found["violations"] == [], theme
        # Over what a dialog dims, contrast is not always to be reckoned.
        assert found["passes"] > 10 or asked is not TAGS, "it has looked"
        asked = BY_COLOUR


def resize(person: Person, width: int, height: int) -> None:
    """Look through a window of another size, once the page has been laid out for it."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.wait_until_drawn()


def test_nothing_scrolls_sideways(person: Person) -> None:
    for width, height in WIDTHS.items():
        resize(person, width, height)
        assert person.page.evaluate(FIND_WIDE) == [], f"at {width} px"


@pytest.mark.parametrize("width", [360, 1280])
def test_text_twice_as_large_fits(person: Person, width: int) -> None:
    """WCAG 1.4.4: all can be read, and nothing scrolls sideways."""
    resize(person, width, 720)
    person.page.evaluate(TWICE)
    try:
        assert person.page.evaluate(FIND_WIDE) == []
        assert person.page.evaluate(FIND_CUT) == []
    finally:
        person.page.evaluate(ONCE)


def test_targets_are_large_enough(person: Person) -> None:
    resize(person, 320, 480)
    targets = person.page.evaluate(READ_TARGETS)
    assert targets
    small = [each for each in targets if min(each["width"], each["height"]) < SMALLEST]
    assert small == []
