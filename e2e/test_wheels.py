"""Games as wheels: a wheel in the site's folder is shown, installed when it is chosen, and played."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import expect

from e2e.harness import Person
from e2e.serving import serve
from e2e.titles import TO_COME

Come = Callable[..., Person]


def play_a_card(person: Person) -> None:
    """Play the first card of the hand, and wait until everybody has."""
    cards = person.page.locator(".pieces button")
    before = cards.count()
    lines = len(person.read_log())
    cards.first.click()
    person.wait_for_log(lines + 2)
    person.page.wait_for_function(
        "(before) => document.querySelectorAll('.pieces button').length < before", arg=before
    )


def test_a_game_of_a_wheel_is_played(come: Come, wheel_address: str) -> None:
    person = come(wheel_address).open("?pace=instant&notation&seed=null")
    page = person.page
    assert page.get_by_role("heading", name="Null game").is_visible()
    assert page.get_by_text("Everybody plays a card in secret").is_visible()
    assert page.locator(".to-come").count() == bool(TO_COME)
    person.press("Rules Null game")
    rules = page.get_by_role("dialog", name="Rules")
    rules.wait_for()
    assert "§3" in rules.inner_text()
    assert "chooses one card of his hand in secret" in rules.inner_text()
    assert "A hand of three cards" in rules.locator("figure").inner_text(), "what a diagram tells, undrawn"
    assert "position:" not in rules.inner_text()
    page.keyboard.press("Escape")
    person.choose_game("Null game")
    person.sit("person", "1")
    person.pick("Open and long")
    person.press("Begin")
    page.locator(".pieces button").first.wait_for()
    assert page.locator(".pieces button").count() == 4
    person.wait_for_status("choose a card")
    for cards in (4, 3, 2):
        assert page.locator(".pieces button").count() == cards
        play_a_card(person)
        person.wait_for_status("choose a card")
    person.reload()
    person.wait_for_status("choose a card")
    assert page.locator(".pieces button").count() == 1, "the wheel is installed anew, and the game goes on"
    page.locator(".pieces button").first.click()
    result = person.read_result()
    assert result[0] in ("You won!", "Blue won!", "Red and Blue share the win!")
    assert result[1] in ("Nobody won more rounds.", "They won the same number of rounds.")
    assert "The cards are" in person.read_log()[-1]
    person.press("Play again")
    person.wait_for_status("choose a card")
    assert page.locator(".pieces button").count() == 4, (
        "the same choices as before, though the page was reloaded"
    )


def test_the_set_up_of_a_wheel_seats_four(come: Come, wheel_address: str) -> None:
    person = come(wheel_address).open("?pace=instant&notation&seed=null&game=null")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.open_more()
    for _ in range(2):
        person.press("One more player")
    expect(person.button("One more player")).to_be_disabled()
    person.sit("person", "1", "2", "5")
    person.press("Begin")
    person.wait_for_status("choose a card")
    assert person.page.locator(".card-back").count() == 3 * 2, "three others with two cards each"
    for _ in range(2):
        person.wait_for_status("choose a card")
        play_a_card(person)
    person.page.locator(".result").wait_for()
    assert len([line for line in person.read_result() if "round" in line]) >= 4


def test_a_damaged_wheel_is_told(come: Come, larger_site: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(larger_site, tmp_path / "site")
    wheel = next((folder / "games").glob("*.whl"))
    wheel.write_bytes(wheel.read_bytes()[:-300])
    with serve(folder) as address:
        person = NumicaPlayer(come(address)).open("?pace=instant&notation")
        person.press("Play Null game")
        person.wait_for_alert("could not be installed")
        notice = person.page.locator(".notice").inner_text()
        assert "This game could not be installed" in notice
        assert "Traceback" not in notice
        person.press("Close")
        person.press("All games")
        person.begin("person", "1")
        person.wait_for_status("set up:")
        person.page.goto("about:blank")
