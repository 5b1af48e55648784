"""Numica's screens: a row set up, pieces chosen and moved, its refusals, its lesson."""

from __future__ import annotations

from e2e.harness import Person
from e2e.screens import (
    Screen,
    look_at_turning_point,
    show_lesson,
    show_setup,
    show_table,
)
from games.numica.e2e.player import A_ROW
from games.numica.e2e.tables import THE_WIN, token_before_a_win, token_of_play, token_of_short_game
from parlour.core.table import Sitter

NOTATION = r"[a-hA-H]?[1-8]?|[KRBXsr]"
"""What stands there in every language alike: coordinates, tiles, the letters of a set-up."""


def show_placing(person: Person, query: str, *sitters: str) -> None:
    show_setup(person, query)
    person.sit(*sitters or ("person", "person"))
    person.page.locator(".setup .begin").click()
    for word in ("s", "d1", "r", "f1"):
        person.find(word).click()
    person.page.locator(".token").nth(1).wait_for()
    person.find("s").click()
    person.page.locator(".supply.is-said").wait_for()


def show_thinking(person: Person, query: str) -> None:
    show_placing(person, query, "person", "5")
    person.type_sentence(A_ROW)
    person.page.locator(".thinking").wait_for()


def show_play(person: Person, query: str) -> None:
    show_table(person, query, token_of_play(), ".tile.is-open")


def show_chosen(person: Person, query: str) -> None:
    show_play(person, query)
    person.page.locator(".tile.is-open").first.click()
    person.page.locator(".is-said").wait_for()


def show_refusal(person: Person, query: str) -> None:
    show_chosen(person, query)
    person.page.locator(".tile:not(.is-open):not(.is-said)").nth(20).click()
    person.page.locator(".refusal").wait_for()


def show_rules_beside(person: Person, query: str) -> None:
    show_refusal(person, query)
    person.page.locator(".refusal .link").click()
    person.page.locator(".rules .is-asked").wait_for()


def show_hint(person: Person, query: str, *, steps: int = 2) -> None:
    show_play(person, query)
    for step in range(steps):
        person.page.locator(".slot-lamp").click()
        person.page.locator(".hint-mark").nth(min(step, 1)).wait_for()


def show_whole_hint(person: Person, query: str) -> None:
    show_hint(person, query, steps=3)
    person.page.locator(".dock .go.primary").wait_for()


def show_review(person: Person, query: str) -> None:
    """Look at what it cost to move without any thought."""
    show_table(person, query, token_of_short_game(), ".result")
    look_at_turning_point(person)


def show_first_lesson(person: Person, query: str) -> None:
    show_lesson(person, query, game="numica", step=1)


def show_number_lesson(person: Person, query: str) -> None:
    show_lesson(person, query, game="numica", step=2)


def show_other_move(person: Person, query: str) -> None:
    show_number_lesson(person, query)
    for word in ("d2", "a5"):
        person.find(word).click()
    person.page.locator(".refusal").wait_for()


def show_reached_lesson(person: Person, query: str) -> None:
    show_number_lesson(person, query)
    for word in ("d2", "g5"):
        person.find(word).click()
    person.page.locator(".reached").wait_for()


def show_curtain(person: Person, query: str) -> None:
    """Two people who set up in secret hand the device over."""
    show_setup(person, query)
    person.sit("person", "person")
    person.page.locator("label.chip:has([name=preset])").nth(1).click()
    person.page.locator(".setup .begin").click()
    person.page.locator(".curtain").wait_for()


def show_middle(person: Person, query: str) -> None:
    """A piece in hand in the middle of a game."""
    show_table(person, query, token_before_a_win(Sitter("person"), Sitter("computer", 4)))
    person.find(THE_WIN.split()[0]).click()
    person.page.locator(".is-said").wait_for()


SCREENS = (
    Screen("set-up of pieces", show_placing),
    Screen("piece chosen", show_chosen),
    Screen("refusal", show_refusal),
    Screen("computer thinking", show_thinking),
    Screen("hint", show_hint),
    Screen("whole hint", show_whole_hint),
    Screen("review", show_review),
    Screen("rules beside the table", show_rules_beside),
    Screen("lesson", show_first_lesson),
    Screen("lesson with another move", show_other_move),
    Screen("lesson reached", show_reached_lesson),
    Screen("curtain", show_curtain),
)

MARKED = show_chosen, show_hint
"""Those with most marks on the board."""

TREES = {
    "table": show_play,
    "piece-chosen": show_chosen,
    "refusal": show_refusal,
    "lesson": show_reached_lesson,
}
"""Those of which it is written down what a screen reader finds there."""

PICTURE = show_middle
"""The middle of a game, which README shows."""
