"""Moves are animated, unless the person prefers reduced motion; and light and dark really differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from e2e.harness import Person

# Writes down where every piece is drawn, in each frame from now on.
FOLLOW_PIECES = """() => {
  window.frames = [];
  const sample = () => {
    window.frames.push([...document.querySelectorAll(".token")].map((token) => {
      const { x, y } = token.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    }));
    requestAnimationFrame(sample);
  };
  sample();
}"""


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> Person:
    return stay(color_scheme="light").open("?seed=motion")


def follow_a_move(person: Person) -> tuple[set[str], str]:
    """Move a piece; return every place where the moved piece was drawn, and how its transition is declared."""
    page = person.page
    person.begin("person", "1")
    person.set_up()
    assert person.wait_for_turn()
    page.evaluate(FOLLOW_PIECES)
    person.move_somewhere()
    page.wait_for_function(
        "document.getAnimations().every((each) => each.effect.getTiming().iterations === Infinity)"
    )
    frames: list[list[str]] = page.evaluate("frames")
    moved = next(at for at in range(8) if frames[0][at] != frames[-1][at])
    transition: str = page.locator(".token").first.evaluate(
        "(token) => getComputedStyle(token).transitionDuration"
    )
    return {frame[moved] for frame in frames}, transition


def test_a_move_is_animated(person: Person) -> None:
    places, transition = follow_a_move(person.come_home())
    assert len(places) > 4, "it is drawn between here and there"
    assert "0.34s" in transition


@pytest.mark.parametrize("way", ["preferred", "asked for"])
def test_reduced_motion_is_respected(person: Person, way: str) -> None:
    person.come_home()
    if way == "preferred":
        person.page.emulate_media(reduced_motion="reduce")
    else:
        person.page.emulate_media(reduced_motion="no-preference")
        person.open("?seed=motion&motion=reduce")
    places, transition = follow_a_move(person)
    assert len(places) == 2, "it is drawn here, then there"
    assert set(transition.split(", ")) == {"0s"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_themes_differ(person: Person, scheme: Literal["light", "dark"]) -> None:
    if not person.page.locator(".board").count():
        person.begin("person", "1")
    person.page.emulate_media(color_scheme=scheme)
    bright = {query: person.read_brightness(query) for query in ("body", ".tile", ".actions button")}
    for query, luminance in bright.items():
        assert (luminance > 0.7) if scheme == "light" else (luminance < 0.25), query
