"""No sentence is hard-coded: in the pseudo-locale, every text that is seen or spoken bears its marks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from e2e.harness import Person
from e2e.screens import Screen, list_notations, list_screens, make_ready

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
NUMBERS = r"§?[\d.×]+"
NOTATION = re.compile("|".join([NUMBERS, *list_notations()]))
"""What is the same in every language."""
LETTER = re.compile(r"[^\W\d_]")

# What is in a language of its own says so: English rules, the names of languages. Keys are called by what stands on
# them, and what a browser says of its own failure is in the browser's language. A name may be drawn on two lines.
READ_TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, noscript, svg, main [lang], code, kbd")) texts.push(walker.currentNode.data);
  }
  for (const drawing of document.querySelectorAll("svg:has(text)")) {
    texts.push([...drawing.querySelectorAll("text")].map((each) => each.textContent).join(" "));
  }
  for (const each of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"]) {
      if (each.hasAttribute(name)) texts.push(each.getAttribute(name));
    }
  }
  return [...texts, ...window.heard.map(({ text }) => text)].filter((text) => text.trim());
}"""

SMALL = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> Person:
    person = stay(viewport=SMALL)
    make_ready(person)
    return person


@pytest.fixture(scope="module")
def starter(stay: Callable[..., Person]) -> Person:
    """Somebody at whose page Python starts."""
    person = stay(borrow=False, viewport=SMALL)
    make_ready(person)
    return person


def strip_marked(text: str) -> str:
    """What is left of a text without everything between marks, which may lie within each other."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return text


@pytest.mark.parametrize("screen", list_screens(), ids=lambda screen: screen.name.replace(" ", "-"))
def test_every_text_is_marked(screen: Screen, request: pytest.FixtureRequest) -> None:
    home: Person = request.getfixturevalue("starter" if screen.starts else "home")
    screen.show(home, "?lang=qps&seed=words")
    texts: list[str] = home.page.evaluate(READ_TEXTS)
    assert sum("⟦" in text for text in texts) > 5, "the page speaks the pseudo-locale"
    words = {word for text in texts for word in strip_marked(text).split() if LETTER.search(word)}
    assert {word for word in words if not NOTATION.fullmatch(word.strip(".,:;()?!–…"))} == set()
    assert home.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), "longer words fit"
