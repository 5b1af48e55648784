"""Every screen in all themes, widths and text sizes: no hard-coded sentence, no fault by axe, nothing that is cut off.

One visit to each screen answers all of it, in the pseudo-locale: there every sentence of a locale file bears its marks,
and is a third longer than in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import pytest

from e2e import screens
from e2e.harness import DRAWN, UNDRAWN, Person

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
SIZES = {320: 480, 768: 1024, 1280: 720}
ENLARGED = ((360, 640), (1280, 720))
"""The windows in which text can be twice as large (WCAG 1.4.4)."""
TWICE = "document.documentElement.style.fontSize = '200%'"
ONCE = "document.documentElement.style.fontSize = ''"
Way = TypeVar("Way")
"""How a screen can be looked at."""

SMALLEST = 24  # CSS pixels, of WCAG's target size

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
NUMBERS = r"§?[\d.×]+"
PRACTICES = r"MP\d"  # as Common Core calls its mathematical practices
NOTATION = re.compile("|".join([NUMBERS, PRACTICES, *screens.list_notations()]))
"""What is the same in every language."""
LETTER = re.compile(r"[^\W\d_]")
PSEUDO, ENGLISH = "qps", "en"

# The device's choice of a language, so that another can be chosen later: an address would have the last word.
REMEMBER_PSEUDO = """
if (location.protocol === "http:") localStorage.setItem("parlour-settings", JSON.stringify({ lang: "qps" }));
"""

# Chooses a language as another tab would; it is spoken once the title is in it.
SPEAK = """async (lang) => {
  const { title } = document;
  localStorage.setItem("parlour-settings", JSON.stringify({ lang }));
  dispatchEvent(new StorageEvent("storage", { key: "parlour-settings" }));
  while (document.title === title) await new Promise((done) => requestAnimationFrame(done));
}"""

# What is in a language of its own says so: English rules, the names of languages. Keys are called by what stands on
# them, and what a browser says of its own failure is in the browser's language. The words of index.html are for where
# nothing of the page runs. A name may be drawn on two lines.
READ_TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const isOwn = parentElement.closest("script, style, noscript, #aid, #shut-in, svg, body [lang], code, kbd");
    if (!isOwn) texts.push(data);
  }
  for (const drawing of document.querySelectorAll("svg:has(text)")) {
    texts.push([...drawing.querySelectorAll("text")].map((each) => each.textContent).join(" "));
  }
  for (const each of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"]) {
      if (each.hasAttribute(name)) texts.push(each.getAttribute(name));
    }
  }
  return [...texts, ...window.heard.filter(({ lang }) => !lang).map(({ text }) => text)].filter((text) => text.trim());
}"""

# Of what is not drawn axe would judge no contrast, and find nothing.
RUN_AXE = """async (tags) => {
  if (getComputedStyle(document.documentElement).opacity !== "1") throw new Error("this page is not drawn");
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
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1);
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


def make_ready(person: Person) -> Person:
    """Let somebody be able to see every screen, in the pseudo-locale."""
    screens.make_ready(person)
    person.page.add_init_script(REMEMBER_PSEUDO)
    return person


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> Person:
    return make_ready(stay())


@pytest.fixture(scope="module")
def starter(stay: Callable[..., Person]) -> Person:
    """Somebody at whose page Python starts."""
    return make_ready(stay(borrow=False))


@pytest.fixture(
    scope="module", params=screens.list_screens(), ids=lambda screen: screen.name.replace(" ", "-")
)
def person(request: pytest.FixtureRequest) -> Person:
    """Somebody who looks at one screen."""
    screen: screens.Screen = request.param
    person: Person = request.getfixturevalue("starter" if screen.starts else "home")
    person.page.set_viewport_size({"width": 1024, "height": 768})
    screen.show(person, "?seed=screens")
    return person


def strip_marked(text: str) -> str:
    """What is left of a text without everything between marks, which may lie within each other."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return text


def test_every_text_is_marked(person: Person) -> None:
    """No sentence is hard-coded: every text that is seen or spoken comes from a locale file."""
    texts: list[str] = person.page.evaluate(READ_TEXTS)
    assert sum("⟦" in text for text in texts) > 5, "the page speaks the pseudo-locale"
    words = {word for text in texts for word in strip_marked(text).split() if LETTER.search(word)}
    assert {word for word in words if not NOTATION.fullmatch(word.strip(".,:;()?!–…"))} == set()


def choose(request: pytest.FixtureRequest, ways: Sequence[Way]) -> Sequence[Way]:
    """One way to look at a screen, another one of each screen and on each day; all of them by `--slow`."""
    screen: screens.Screen = request.node.callspec.params["person"]
    if request.config.getoption("--slow"):
        return ways
    return [ways[(crc32(screen.name.encode()) + request.config.option.day) % len(ways)]]


def test_axe_finds_nothing(person: Person, request: pytest.FixtureRequest) -> None:
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked: Sequence[str] = TAGS
    page.evaluate(DRAWN)
    # That each colour can be read on each ground, in all themes, tests/test_look.py reckons in every run.
    first, *others = THEMES
    for theme in (first, *choose(request, others)):
        page.emulate_media(**THEMES[theme])
        found: dict[str, Any] = page.evaluate(RUN_AXE, asked)
        assert found["violations"] == [], theme
        # Over what a dialog dims, contrast is not always to be reckoned.
        assert found["passes"] > 10 or asked is not TAGS, "it has looked"
        asked = BY_COLOUR
    page.evaluate(UNDRAWN)


def see_at(person: Person, width: int, height: int) -> None:
    """Look through a window of a size."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.wait_until_drawn()


@pytest.mark.parametrize("width", SIZES)
def test_it_fits(person: Person, width: int) -> None:
    """Nothing scrolls sideways, and targets are large enough."""
    see_at(person, width, SIZES[width])
    assert person.page.evaluate(FIND_WIDE) == [], "longer words fit"
    targets = person.page.evaluate(READ_TARGETS)
    assert targets
    small = [each for each in targets if round(min(each["width"], each["height"]), 2) < SMALLEST]
    assert small == []


def test_all_can_be_read_at_twice_the_size(person: Person, request: pytest.FixtureRequest) -> None:
    page = person.page
    page.evaluate(SPEAK, ENGLISH)
    page.evaluate(TWICE)
    try:
        for width, height in choose(request, ENLARGED):
            see_at(person, width, height)
            assert page.evaluate(FIND_WIDE) == [], width
            assert page.evaluate(FIND_CUT) == [], width
    finally:
        page.evaluate(ONCE)
        page.evaluate(SPEAK, PSEUDO)
        page.evaluate("heard.length = 0")  # what was said in English is not hard-coded
