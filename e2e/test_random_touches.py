"""Touches and keys at random, everywhere on the page: it must still answer, and keep its game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from e2e.harness import Person
from e2e.titles import TITLES
from parlour.games import REGISTRY, find

Come = Callable[..., Person]

TOUCHES = 500
"""For each game, on all its tables together."""

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
TYPED = ("resign", "draw", "b1", "done", "☃", "x" * 300)
TYPED_IN = {
    "Numica": ("s r s r s r s r", "r r r r s s s s", "a1 a3", "h1 g3"),
    "Numbers League": (
        "play h3a",
        "device +5a H1",
        "trade h1a b2b",
        "hq l1a l1b",
        "capture v7 : H1 s",
        "pass",
    ),
}
BRANCHED = "This is a new game."  # what looking back and playing on from there may lead to
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
  const leaves = found.matches(".brand, .actions :last-child, .curtain button:last-child");
  return found.contains(document.elementFromPoint(at.x, at.y)) ? { ...at, leaves, kind: found.localName } : null;
}"""


TABLES = [
    ("Numica", "", ("person", "1")),
    ("Numica", "", ("person", "person")),
    ("Numbers League", "Hero level", ("person",)),
    ("Numbers League", "Quick game", ("person", "person")),
    ("Numbers League", "Superhero level", ("person", "person", "1")),
    ("Numbers League", "For experts", ("person", "2")),
]
TABLES += [
    (TITLES[key], "", ("person", *("1",) * (find(key).seats[0] - 1)))
    for key in REGISTRY
    if TITLES[key] not in {game for game, _, _ in TABLES}
]


@pytest.mark.parametrize(("game", "preset", "sitters"), TABLES)
def test_random_touches_break_nothing(come: Come, game: str, preset: str, sitters: tuple[str, ...]) -> None:
    seed = f"{game} {preset} {len(sitters)}"
    person = come(viewport={"width": 900, "height": 700}, reduced_motion="no-preference").open(
        f"?pace=instant&seed={seed}"
    )
    page = person.page
    random = Random(seed)
    person.begin_game(game, *sitters, preset=preset)
    touched = 0
    while touched < TOUCHES // [table[0] for table in TABLES].count(game):
        touched += touch_something(person, random, TYPED + TYPED_IN.get(game, ()))
    page.keyboard.press("Escape")
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert [notice for notice in page.locator(".notice").all_inner_texts() if BRANCHED not in notice] == []
    person.come_home()
    if not person.page.locator(".kept-game").count():
        person.begin_game(game, *sitters, preset=preset)
        person.come_home()
    page.locator(".kept-game .primary").first.click()
    come_to_the_table(person)
    position, log = person.read_position(), person.read_log()
    person.reload()
    come_to_the_table(person)
    assert person.read_log()[: len(log)] == log
    if not page.locator(".watch").count():  # computers among themselves go on meanwhile
        assert (person.read_position(), person.read_log()) == (position, log)


def come_to_the_table(person: Person) -> None:
    """Wait until somebody is asked or the game is over; look behind the curtain, where one hangs."""
    person.page.locator(".board, .curtain").first.wait_for()
    if person.page.locator(".curtain").count():
        person.page.locator(".curtain .primary").click()
    person.page.locator(".result, .watch, .pieces .is-open").first.wait_for()


def touch_something(person: Person, random: Random, typed: tuple[str, ...]) -> bool:
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
        page.keyboard.type(random.choice(typed))
        page.keyboard.press("Enter")
    elif spot["kind"] == "select":
        page.keyboard.press(random.choice(("ArrowDown", "ArrowUp")))
        page.keyboard.press("Enter")
    return True
