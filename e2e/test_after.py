"""After a game: one step that fits how it went, and playing again; what was lost is tried again where it mattered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.numica.e2e.player import NumicaPlayer
from games.numica.e2e.tables import token_of_short_game
from playwright.sync_api import expect

from e2e.harness import Person
from e2e.screens import show_table


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&log&seed=after&level=2")


def expect_offers(person: Person, *offers: str) -> None:
    """See what is offered after a game: on the green button, then in the speech bubble.

    How many games were lost is known once this one is written down.
    """
    person.page.locator(".result").wait_for()
    offered = person.page.locator(".dock .go.primary, .bubble .choices button")
    expect(offered).to_have_count(len(offers))
    for offer in offers:
        expect(offered.filter(has_text=offer)).to_have_count(1)
    expect(person.page.locator(".dock .go.primary")).to_have_text(offers[0])


def give_up(home: NumicaPlayer, level: str, moves: int) -> None:
    """Begin a game against a level, set up, move so often, and give up."""
    if level:
        home.begin("person", level)
    else:
        home.press("Play Numica")
        home.press("Begin")
    home.set_up()
    assert home.wait_for_turn()
    for _ in range(moves):
        home.move_somewhere()
        assert home.wait_for_turn()
    home.press("Give up")
    home.press("Really give up?")


def test_what_was_lost_is_tried_again_where_it_mattered(home: NumicaPlayer) -> None:
    show_table(home, "", token_of_short_game(), ".result")
    expect_offers(home, "Try that moment again", "Play again")
    warmth = home.page.locator(".bubble .status").inner_text()
    assert "good fight" not in warmth, "two pieces to none"
    length = home.page.locator(".line").count()
    home.page.locator(".dock .go.primary").click()
    home.page.locator(".result").wait_for(state="detached", timeout=60_000)
    home.page.locator("#room").get_by_text("This is a new game.").wait_for()
    assert home.wait_for_turn(), "the person is asked there"
    assert 0 < home.page.locator(".line").count() < length


def test_two_losses_ask_for_an_easier_level_and_the_easiest_for_a_lesson(home: NumicaPlayer) -> None:
    give_up(home.come_home(), "2", 0)
    expect_offers(home, "Play again")  # nothing was decided yet but where one stands
    give_up(home.come_home(), "2", 1)
    expect_offers(home, "Easier: Gentle", "Play again")
    home.press("Easier: Gentle")
    home.page.locator(".result").wait_for(state="detached")
    give_up(home.come_home(), "1", 1)
    expect_offers(home, "A lesson first", "Play again")  # there is nothing easier
    home.press("A lesson first")
    home.page.locator(".lesson").wait_for()


def test_where_the_level_is_locked_nothing_easier_is_offered(come: Callable[..., Person]) -> None:
    locked = NumicaPlayer(come(borrow=True)).open("?pace=instant&notation&log&lock=level&level=2")
    for _ in range(2):
        give_up(locked.come_home(), "", 1)
    expect_offers(locked, "A lesson first", "Play again")
