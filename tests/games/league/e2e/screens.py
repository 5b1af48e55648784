"""The screens of Numbers League: tables from solitaire to four, captures, what was missed."""

from __future__ import annotations

from e2e.harness import Person
from e2e.screens import (
    Screen,
    ask_how_it_stands,
    give_up,
    look_at_turning_point,
    show_lesson,
    show_more_choices,
    show_setup,
    show_table,
)
from games.league.e2e.tables import acts_with, captures_with, token_of
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import write_token
from parlour.games.league import LEAGUE

NOTATION = r"H\d*"
"""What stands there in every language alike."""

# Somebody's turn against a computer, with two superheroes, a begun one, and an active Sidekick.
CITY = """hero level, 12 villains, mixed sides, equations before, glow
seat 0 {stage}, starter 0, round 15, idle 0, dry 0, calm 1
city {left}
sidekick h1a b1c l2b
0 hand h4a b5c l3c l5d +5c; H1 h3b b1a l4c -5b; H2 h5a b3d l3d; begun b2c; took v5 v8 v7 v9{taken}; used +5a
1 hand h2a b4d l1b l3a; H1 h2b b3c l1c; took v3 v13 v4 v11 v10; used -10a"""


def show_crowded_setup(person: Person, query: str) -> None:
    """Four seats, and options that only one level has."""
    show_setup(person, query, game="league")
    show_more_choices(person)
    for seat in (2, 3):
        person.page.locator(".seats > .buttons button").first.click()
        person.page.locator(f"#seat-{seat}").wait_for(state="attached")
    person.page.locator("label.chip:has([name=preset])").nth(2).click()


def show_heroes(person: Person, query: str) -> None:
    """A table with four players, before any card is played."""
    token = token_of(computers=3, until=acts_with(3), options='{"level": "superhero"}', seed="four")
    show_table(person, query, token)


def show_alone(person: Person, query: str) -> None:
    """Solitaire, with more superheroes than any other table."""
    token = token_of(until=acts_with(12), options='{"level": "superhero"}', seed="twelve")
    show_table(person, query, token)


def show_hands_hidden(person: Person, query: str) -> None:
    """A curtain between two people who each hold a hand."""
    show_table(person, query, token_of(persons=2, until=acts_with(2), seed="hands"), ".curtain")


def show_team(person: Person, query: str) -> None:
    """A capture that is being composed."""
    show_table(person, query, token_of(computers=1, until=captures_with(5), seed="five"))
    person.page.locator(".over-hero.is-open").first.click()
    person.page.locator(".is-said").wait_for()


def show_wrong_sum(person: Person, query: str) -> None:
    """A team that does not match the villain, where everybody reckons for themselves."""
    token = token_of(computers=1, until=captures_with(3), options='{"glow": false}', seed="capture")
    show_table(person, query, token)
    person.page.locator(".over-hero.is-open").first.click()
    person.page.locator(".over-villain").last.click()
    person.page.locator(".refusal").wait_for()


def show_standing(person: Person, query: str) -> None:
    """How it stands with four, told."""
    show_heroes(person, query)
    ask_how_it_stands(person)


def show_city_lost(person: Person, query: str) -> None:
    """The result of a game that was given up."""
    show_table(person, query, token_of(computers=1, until=captures_with(5), seed="five"))
    give_up(person)


def show_missed_captures(person: Person, query: str) -> None:
    show_city_lost(person, query)
    look_at_turning_point(person)


def show_second_lesson(person: Person, query: str) -> None:
    show_lesson(person, query, game="league", step=2)


def show_city(person: Person, query: str, **facts: str) -> None:
    seats = Sitter("person"), Sitter("computer", 1)
    state = LEAGUE.from_text(CITY.format(**facts))
    table = Table(LEAGUE, {"villains": 12}, seats, "tree", state)
    show_table(person, query, write_token(make_save(table), LEAGUE))


def show_own_turn(person: Person, query: str) -> None:
    show_city(person, query, stage="acts, 2 plays left", left="v6 v12 v14", taken="")


def show_two_of_a_team(person: Person, query: str) -> None:
    """A capture that is being composed: a superhero, then its device."""
    show_city(person, query, stage="captures", left="v6 v12 v14", taken="")
    for number, word in enumerate(("H1", "-5b"), start=1):
        person.find(word).click()
        person.page.locator(".is-said").nth(number - 1).wait_for()


def show_saved_city(person: Person, query: str) -> None:
    show_city(person, query, stage="captures", left="v14", taken=" v6 v12")
    person.type_sentence("capture v14 : H1 -5b H2")
    person.page.locator(".result").wait_for()


SCREENS = (
    Screen("set-up for four", show_crowded_setup),
    Screen("superheroes", show_heroes),
    Screen("solitaire", show_alone),
    Screen("hands hidden", show_hands_hidden),
    Screen("team", show_team),
    Screen("wrong sum", show_wrong_sum),
    Screen("standing", show_standing),
    Screen("result", show_city_lost),
    Screen("missed captures", show_missed_captures),
    Screen("lesson", show_second_lesson),
)

MARKED = (show_team,)
"""Those with most marks on the board."""

TREES = {"table": show_own_turn, "capture": show_two_of_a_team, "result": show_saved_city}
"""Those of which it is written down what a screen reader finds there."""

PICTURE = show_team
"""The middle of a game, which README shows."""
