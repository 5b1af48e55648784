"""Right after a move: what would have been better, sought while the game goes on; and what was never reached before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.faults import PLANT, count_workers
from e2e.harness import Person
from e2e.screens import show_table
from games.numica.e2e.player import NumicaPlayer
from games.numica.e2e.tables import token_before_a_win
from parlour.core.table import Aids, Sitter

COMPUTER = Sitter("computer", 1)


def begin(person: NumicaPlayer, *sitters: Sitter, hints: bool = True) -> str:
    """Sit down where Red has one move that wins; returns another one."""
    show_table(person, "", token_before_a_win(*sitters, aids=Aids(hints=hints)))
    person.wait_for_turn()
    return "a1 a3"


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=missed")


def test_who_plays_a_computer_is_told_what_would_have_won(home: NumicaPlayer) -> None:
    other = begin(home, Sitter(), COMPUTER)
    missed = home.page.locator(".missed")
    home.type_sentence(other)
    expect(missed).to_contain_text("You could have captured the round piece on b5. It wins the game")
    home.wait_until_heard("You could have captured")
    home.look_back(missed.get_by_role("button", name="Look").click, "Better: ")
    home.press("Stop looking back")
    missed.get_by_role("button", name="Put this away").click()
    expect(missed).to_have_count(0)
    home.press("Undo")
    home.wait_for_turn()
    home.type_sentence("d5 b5")
    expect(home.page.locator(".feat")).to_have_text("Your first win against “Gentle”!")
    assert missed.count() == 0


@pytest.mark.parametrize(("other", "hints"), [(Sitter(), True), (COMPUTER, False)])
def test_neither_other_people_nor_who_wants_no_help_hear_of_it(
    home: NumicaPlayer, other: Sitter, hints: bool
) -> None:
    home.type_sentence(begin(home, Sitter(), other, hints=hints))
    home.wait_for_turn()
    home.page.evaluate("() => new Promise((done) => setTimeout(done, 700))")
    assert home.page.locator(".missed").count() == 0


def test_who_undoes_while_it_is_sought_plays_on(come: Callable[..., Person]) -> None:
    """The work ends with the records that it was about; nothing starts anew, and no old judgement is told."""
    person = NumicaPlayer(come())
    person.page.add_init_script(PLANT)
    person.open("?pace=instant&notation&seed=missed")
    other = begin(person, Sitter(), COMPUTER)
    for _ in range(8):
        person.page.evaluate("asked.length = 0")
        person.type_sentence(other)
        person.page.wait_for_function("asked.includes('seek')")
        person.press("Undo")
        person.wait_for_turn()
    assert not person.hear("alert")
    assert count_workers(person) == 1
    expect(person.page.locator(".notice, .missed")).to_have_count(0)  # once the last undo is done
