"""Touches and keys at random, everywhere on the page: it must still answer, and keep its game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from e2e.harness import Person

Come = Callable[..., Person]

TOUCHES = 500
KEYS = (
    "Enter",
    " ",
    "Escape",
    "Backspace",
    "Tab",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "/",
    "?",
    "x",
)
TYPED = ("s r s r s r s r", "r r r r s s s s", "a1 a3", "h1 g3", "resign", "draw", "b1", "☃", "x" * 300)
LEAVING = 0.05  # how often a touch that leaves the table is really done

ANYTHING = "a[href], button, summary, input, select"
LIT = ".pieces .is-open"  # without these, hardly a move would ever be played

# A touchable, by number, where a touch in its middle really reaches it.
REACH = """([query, number]) => {
  const all = [...document.querySelectorAll(query)]
    .filter((each) => !each.disabled && each.checkVisibility());
  const found = all[number % all.length];
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  const leaves = found.matches(".brand") || !!found.closest(".actions") && found.matches(":last-child");
  return found.contains(document.elementFromPoint(at.x, at.y)) ? { ...at, leaves, kind: found.localName } : null;
}"""


@pytest.mark.parametrize("seed", ["one", "two"])
def test_random_touches_break_nothing(come: Come, seed: str) -> None:
    person = come(viewport={"width": 900, "height": 700}).open(f"?pace=instant&seed={seed}")
    page = person.page
    random = Random(seed)
    person.begin("person", "1") if seed == "one" else person.begin("person", "person")
    touched = 0
    while touched < TOUCHES // 2:
        touched += touch_something(person, random)
    page.keyboard.press("Escape")
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert page.locator(".notice").count() == 0
    person.come_home()
    if not person.page.locator(".kept-game").count():
        person.begin("person", "person")
        person.come_home()
    person.go_on()
    person.wait_for_status(r"choose a piece|set up|won|draw|\?")
    position, log = person.read_position(), person.read_log()
    person.reload()
    person.wait_for_status(r"choose a piece|set up|won|draw|\?")
    assert (person.read_position(), person.read_log()) == (position, log)


def touch_something(person: Person, random: Random) -> bool:
    """Press a key, or touch something that is within reach; tell whether it came to a touch."""
    page = person.page
    if random.random() < 0.15:
        page.keyboard.press(random.choice(KEYS))
        return True
    spot: dict[str, Any] | None = page.evaluate(
        REACH, [random.choice((ANYTHING, LIT)), random.randrange(10_000)]
    )
    if spot is None or (spot["leaves"] and random.random() > LEAVING):
        return False
    page.mouse.click(spot["x"], spot["y"])
    if spot["kind"] == "input":
        page.keyboard.type(random.choice(TYPED))
        page.keyboard.press("Enter")
    elif spot["kind"] == "select":
        page.keyboard.press(random.choice(("ArrowDown", "ArrowUp")))
        page.keyboard.press("Enter")
    return True
