"""Pieces of a kind that no style knows: what can be touched or was said is seen, and not by colour alone."""

from __future__ import annotations

from collections.abc import Callable

from e2e.harness import Person
from e2e.test_screens import THEMES
from e2e.test_viewport import DESK, MIDDLE, begin, change_game

Come = Callable[..., Person]

# How a piece looks, but for its colours: the line around it, the width of its dot, and whether it has a shadow.
READ_LOOK = """(piece) => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(piece);
  const { content, borderTopWidth } = getComputedStyle(piece, "::before");
  return [outlineStyle, outlineWidth, content === "none" ? "0px" : borderTopWidth, boxShadow !== "none"].join(" ");
}"""


def begin_with_squares(come: Come, address: str) -> Person:
    """Somebody who is to plant stones in a field of plain squares."""
    person = come(address, borrow=True, **DESK)
    change_game(person, 'shape: "hex"', "shape: undefined")
    return begin(person)


def test_each_state_has_a_look_in_every_theme(come: Come, wheel_address: str) -> None:
    person = begin_with_squares(come, wheel_address)
    page = person.page
    assert page.locator(".is-hex").count() == 0

    def read(space: str) -> dict[str, str]:
        """How a piece looks in each theme."""
        looks = {}
        for theme, media in THEMES.items():
            page.emulate_media(**{"forced_colors": "none", **media})
            looks[theme] = page.locator(f'.viewport [data-touch="{space}"]').evaluate(READ_LOOK)
        return looks

    states = {"neither": read(MIDDLE), "can be touched": read("0,1")}
    page.locator(f'.viewport [data-touch="{MIDDLE}"]').focus()
    page.keyboard.press("ArrowLeft")
    focused = page.evaluate("document.activeElement.dataset.touch")
    states["has the focus"] = read(focused)
    page.keyboard.press("Enter")
    page.locator(f'.viewport [data-touch="{focused}"].is-said').wait_for()
    states["was said and has the focus"] = read(focused)
    page.keyboard.press("ArrowRight")
    states["was said"] = read(focused)
    for theme in THEMES:
        looks = {state: look[theme] for state, look in states.items()}
        assert len({*looks.values()}) == len(looks), (theme, looks)
