"""Moves are animated, unless the person prefers reduced motion; light and dark differ, and both can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from games.numica.e2e.player import NumicaPlayer

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

# Counts in each frame what is being animated anywhere on the page.
COUNT_ANIMATIONS = """() => {
  window.animated = 0;
  const sample = () => {
    window.animated += document.getAnimations().length;
    requestAnimationFrame(sample);
  };
  sample();
}"""

# The contrast of each part with its own ground. axe judges no text of one sign, and the board's are that short.
READ_CONTRASTS = """(parts) => {
  const lightness = (colour) => {
    const channels = colour.match(/[\\d.]+/g).slice(0, 3).map((each) => each / 255);
    const linear = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = channels.map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return parts.map((part) => {
    const { color, backgroundColor } = getComputedStyle(part);
    const [dark, light] = [lightness(color), lightness(backgroundColor)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  });
}"""
LEGIBLE = 4.5


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay(color_scheme="light", reduced_motion="no-preference")).open("?seed=motion")


def follow_a_move(person: NumicaPlayer) -> tuple[set[str], str]:
    """Move a piece; return every place where the moved piece was drawn, and how its transition is declared."""
    page = person.page
    person.begin_turn()
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


def test_a_move_is_animated(person: NumicaPlayer) -> None:
    person.come_home().page.evaluate(COUNT_ANIMATIONS)
    places, transition = follow_a_move(person)
    assert len(places) > 4, "it is drawn between here and there"
    assert person.page.evaluate("animated") > 4
    assert "0.34s" in transition


@pytest.mark.parametrize("way", ["preferred", "asked for"])
def test_reduced_motion_is_respected(person: NumicaPlayer, way: str) -> None:
    person.come_home()
    if way == "preferred":
        person.page.emulate_media(reduced_motion="reduce")
    else:
        person.page.emulate_media(reduced_motion="no-preference")
        person.open("?seed=motion&motion=reduce")
    person.page.evaluate(COUNT_ANIMATIONS)
    places, transition = follow_a_move(person)
    assert len(places) == 2, "it is drawn here, then there"
    assert set(transition.split(", ")) == {"0s"}
    assert person.wait_for_turn()
    assert person.page.evaluate("animated") == 0, "not a part of the page, in no frame"


@pytest.fixture
def table(person: NumicaPlayer) -> Person:
    """The same at a table where the pieces stand."""
    if not person.page.locator(".token").count():
        person.come_home().begin_turn()
    return person


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_themes_differ(table: Person, scheme: Literal["light", "dark"]) -> None:
    table.page.emulate_media(color_scheme=scheme)
    bright = {query: table.read_brightness(query) for query in ("body", ".tile", ".actions button")}
    for query, luminance in bright.items():
        assert (luminance > 0.7) if scheme == "light" else (luminance < 0.25), query


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tiles_and_pieces_are_legible(table: Person, scheme: Literal["light", "dark"]) -> None:
    table.page.emulate_media(color_scheme=scheme)
    for query, least in ((".tile", 64), (".token .body", 8)):
        contrasts: list[float] = table.page.locator(query).evaluate_all(READ_CONTRASTS)
        assert len(contrasts) >= least
        assert min(contrasts) >= LEGIBLE, query
