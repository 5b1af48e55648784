"""Moves are animated, unless the person prefers reduced motion; and light and dark really differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from e2e.harness import CHOOSE_PIECE, MINE, TARGET, Person

Come = Callable[..., Person]

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


def follow_a_move(person: Person) -> tuple[set[str], str]:
    """Move a piece; return every place where the moved piece was drawn, and how its transition is declared."""
    page = person.page
    person.begin("person", "1")
    person.set_up()
    assert person.wait_for_turn()
    piece = next(piece for piece in person.find_spaces(MINE) if person.choose_piece(piece))
    target = person.find_spaces(TARGET)[0]
    page.evaluate(FOLLOW_PIECES)
    person.touch(target)
    person.wait_for_status("Blue is thinking|" + CHOOSE_PIECE)
    page.wait_for_function(
        "document.getAnimations().every((each) => each.effect.getTiming().iterations === Infinity)"
    )
    assert person.wait_for_turn()
    frames: list[list[str]] = page.evaluate("frames")
    moved = next(at for at in range(8) if frames[0][at] != frames[-1][at])
    assert piece != target
    transition: str = page.locator(".token").first.evaluate(
        "(token) => getComputedStyle(token).transitionDuration"
    )
    return {frame[moved] for frame in frames}, transition


def test_a_move_is_animated(come: Come) -> None:
    places, transition = follow_a_move(come().open("?seed=motion"))
    assert len(places) > 4, "it is drawn between here and there"
    assert "0.34s" in transition


@pytest.mark.parametrize("way", ["preferred", "asked for"])
def test_reduced_motion_is_respected(come: Come, way: str) -> None:
    person = come(reduced_motion="reduce") if way == "preferred" else come()
    places, transition = follow_a_move(
        person.open("?seed=motion" + ("" if way == "preferred" else "&motion=reduce"))
    )
    assert len(places) == 2, "it is drawn here, then there"
    assert set(transition.split(", ")) == {"0s"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_themes_differ(come: Come, scheme: Literal["light", "dark"]) -> None:
    person = come(color_scheme=scheme).open("?fast").begin("person", "1")
    bright = {query: person.read_brightness(query) for query in ("body", ".tile", ".actions button")}
    for query, luminance in bright.items():
        assert (luminance > 0.7) if scheme == "light" else (luminance < 0.25), query
