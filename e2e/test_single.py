"""The site as one file: a whole game from a disk and in a frame that shuts it in, kept, read, printed and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import expect

from e2e.frames import SHUT_IN, put_in_frame
from e2e.harness import DRAWN, Person
from e2e.test_sheets import NAMES, solve, write
from e2e.translators import CHROME
from parlour.games import REGISTRY
from workshop.precache import ONE_FILE

Come = Callable[..., Person]

MOST = 9_000_000
"""Bytes that the file may have."""

WHOLE = "?pace=instant&notation&seed=whole"
HEADLINES = ("You won!", "Blue won!", "It is a draw.")


def play(person: NumicaPlayer) -> list[str]:
    """Play a game from the lobby to its end; return the result."""
    person.begin("person", "1")
    person.set_up(typed=False)
    assert person.play_to_the_end("one file") >= 3
    result = person.read_result()
    assert result[0] in HEADLINES
    return result


def test_it_is_small_and_says_what_it_is_in_plain_letters(site: Path) -> None:
    contents = (site / ONE_FILE).read_bytes()
    assert len(contents) <= MOST
    assert contents.isascii(), "whatever a host calls its letters, they are the same"
    assert b"\0" not in contents
    assert b"\r" not in contents


def test_a_whole_game_from_a_disk(come: Come, site: Path) -> None:
    """There is no server and no network: the watch would tell of any request but for the file itself."""
    file = (site / ONE_FILE).as_uri()
    person = NumicaPlayer(come(file, own_profile=True, accept_downloads=True)).open(WHOLE)
    page = person.page
    games = page.locator(".game")
    assert set(games.evaluate_all("(all) => all.map((each) => each.dataset.game)")) == set(REGISTRY)
    assert page.locator(".game .cover-frame svg.game-cover").count() == len(REGISTRY)
    assert page.locator(".one-file").count() == 0, "it need not be had twice"
    result = play(person)
    person.reload()
    assert person.read_result() == result, "the browser keeps games for a file as for a site"
    person.press("Share")
    assert page.locator("#share-link").input_value().startswith(file)
    with page.expect_download() as saving:
        page.get_by_role("dialog").get_by_role("button", name="Save to a file").click()
    assert saving.value.path().stat().st_size > 0
    page.keyboard.press("Escape")
    person.press("Rules")
    page.locator(".rules-text p").first.wait_for()
    page.evaluate(DRAWN)
    assert len(page.pdf()) > 10_000, "rules can be printed"


def test_a_sheet_is_worked_through_and_printed_from_a_disk(come: Come, site: Path) -> None:
    text = write()
    person = come((site / ONE_FILE).as_uri(), own_profile=True).open(place=f"#sheet={text}")
    person.press("Start")
    solve(person, NAMES[0])
    person.press("Next puzzle")
    solve(person, NAMES[1])
    person.press("Next puzzle")
    expect(person.page.locator(".sheet-end h2")).to_have_text("You have answered everything!")
    person.reload()
    person.page.locator(".sheet-end").wait_for()
    person.open(place=f"#/teachers/{text}/print")
    expect(person.page.locator(".paper-question .still")).to_have_count(2)
    expect(person.page.locator(".paper-key b").filter(has_text=".")).to_have_text(["1.", "2."])


def test_a_whole_game_in_a_frame_that_shuts_it_in(come: Come) -> None:
    """The page itself cannot come there, and says so by what needs no program; its words lead to the one file."""
    person = NumicaPlayer(come(own_profile=True))
    person.watch.expect("Access to script at .* from origin 'null'", "ERR_FAILED")
    frame = put_in_frame(person, SHUT_IN)
    frame.goto(person.address + WHOLE)
    frame.get_by_role("link", name="Play it as one file").click()
    frame.locator(".poster-play").click()
    person.wait_until_ready()
    assert frame.url == person.address + ONE_FILE + WHOLE
    assert frame.evaluate("origin") == "null"
    play(person)


def save_whole(person: Person, file: Path) -> str:
    """Save the page as a browser does that saves it "complete": as it stands, with all that was drawn into it."""
    whole = person.page.evaluate("'<!doctype html>' + document.documentElement.outerHTML")
    file.write_text(whole, encoding="utf-8")
    return file.as_uri()


@pytest.mark.parametrize("place", ["lobby", "table", "dialog", "translated"])
def test_a_page_that_was_saved_whole_is_drawn_anew(
    come: Come, site: Path, tmp_path: Path, place: str
) -> None:
    person = NumicaPlayer(come((site / ONE_FILE).as_uri(), own_profile=True)).open(WHOLE)
    tools = person.page.locator("#tools button").count()
    if place != "lobby":
        person.begin("person", "1").set_up()
        assert person.wait_for_turn()
    if place == "dialog":
        person.press("Share")
    if place == "translated":
        person.page.evaluate(CHROME)
    there = save_whole(person, tmp_path / "saved.html")
    again = NumicaPlayer(come(there, own_profile=True))
    again.watch.expect("Applying inline style")  # of what was drawn there, and goes at once
    again.open(WHOLE)
    page = again.page
    assert page.locator(".game").count() == len(REGISTRY)
    assert page.locator("h1").count() == 1
    assert page.locator("#tools button").count() == tools
    assert page.locator("#room :is(dialog, .table, font)").count() == 0
    again.begin("person", "1").set_up()
    assert again.wait_for_turn()
    again.move_somewhere()
    twice = NumicaPlayer(come(save_whole(again, tmp_path / "twice.html"), own_profile=True))
    twice.watch.expect("Applying inline style")
    twice.open(WHOLE)
    assert twice.page.locator(".game").count() == len(REGISTRY)
