"""Touches and keys at random, everywhere on the page: it must still answer, and keep its game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from e2e.harness import Person
from e2e.player import player_of
from e2e.titles import TITLES
from parlour.games import REGISTRY, find

Come = Callable[..., Person]

FEW, MANY = 100, 1000
"""Touches for each game, on all its tables together; many by `--slow`."""

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
BRANCHED = "This is a new game."  # what looking back and playing on from there may lead to
LEAVING = 0.05  # how often a touch that leaves the table is really done

ANYTHING = 'a[href^="#"], button, summary, input, select'  # other links lead to other pages
LIT = ".pieces .is-open"  # without these, hardly a move would ever be played

# A touchable, by number, where a touch in its middle really reaches it. Nothing is left to look at once everything is
# erased, which has tests of its own.
REACH = """([query, number]) => {
  const all = [...document.querySelectorAll(query)]
    .filter((each) => !each.disabled && each.checkVisibility());
  const found = all[number % all.length];
  if (!found || found.closest(".erase")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  const leaves = found.matches(".brand, .entry-to-lobby, .result .buttons :last-child, .curtain .buttons :last-child");
  return found.contains(document.elementFromPoint(at.x, at.y)) ? { ...at, leaves, kind: found.localName } : null;
}"""


def list_tables(game: str) -> list[tuple[str, tuple[str, ...]]]:
    """Presets, and who plays: as the game's player tells, else one person and as few computers as may be."""
    fewest = find(game).seats[0]
    return [*player_of(game).tables] or [("", ("person", *["1"] * (fewest - 1)))]


TABLES = [(game, preset, sitters) for game in REGISTRY for preset, sitters in list_tables(game)]


@pytest.mark.parametrize(("game", "preset", "sitters"), TABLES)
def test_random_touches_break_nothing(
    come: Come, game: str, preset: str, sitters: tuple[str, ...], pytestconfig: pytest.Config
) -> None:
    seed = f"{TITLES[game]} {preset} {len(sitters)}"
    visitor = come(viewport={"width": 900, "height": 700}, reduced_motion="no-preference")
    person = player_of(game)(visitor).open(f"?pace=instant&notation&seed={seed}")
    page = person.page
    random = Random(seed)
    person.begin(*sitters, preset=preset)
    touched = 0
    touches = MANY if pytestconfig.getoption("--slow") else FEW
    while touched < touches // [table[0] for table in TABLES].count(game):
        touched += touch_something(person, random, TYPED + person.typed)
    page.wait_for_load_state("networkidle")  # what opens upon the last touch may be fetched for that
    page.keyboard.press("Escape")
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert [notice for notice in page.locator(".notice").all_inner_texts() if BRANCHED not in notice] == []
    person.come_home()
    if not person.page.locator(".kept-game").count():
        person.begin(*sitters, preset=preset)
        person.come_home()
    page.locator(".kept-game .primary").first.click()
    come_to_the_table(person)
    # What is heard: a touch may have turned the notation off, and the address turns it on again.
    position, log = person.read_position(), person.hear_log()
    person.reload()
    come_to_the_table(person)
    assert person.hear_log()[: len(log)] == log
    if not page.locator(".watch").count():  # computers among themselves go on meanwhile
        assert (person.read_position(), person.hear_log()) == (position, log)


# No card may fit, and then nothing on the board is open.
GOING_ON = ".result, .watch, .pieces .is-open, .dock :is([data-touch], .confirm)"


def come_to_the_table(person: Person) -> None:
    """Wait until somebody is asked or the game is over; look behind the curtain, where one hangs.

    The table as it stood is seen before that: whether a curtain will fall is not known by then.
    """
    person.page.locator(f".curtain, {GOING_ON}").first.wait_for()
    if person.page.locator(".curtain").count():
        person.page.locator(".curtain .lift").click()
    person.page.locator(GOING_ON).first.wait_for()


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
