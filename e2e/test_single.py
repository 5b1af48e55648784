"""The site as one file: a whole game from a disk and in a frame that shuts it in, kept, read, printed and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from e2e.frames import SHUT_IN, put_in_frame
from e2e.games.numica.player import NumicaPlayer
from e2e.harness import Person
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
    assert page.locator(".game .picture-frame svg.game-picture").count() == len(REGISTRY)
    assert page.locator(".one-file").count() == 0, "it need not be had twice"
    result = play(person)
    person.reload()
    assert person.read_result() == result, "the browser keeps games for a file as for a site"
    person.press("Share")
    assert page.locator("#share-link").input_value().startswith(file)
    with page.expect_download() as saving:
        person.press("Save to a file")
    assert saving.value.path().stat().st_size > 0
    page.keyboard.press("Escape")
    person.press("Rules")
    page.get_by_role("dialog").locator("[data-rule]").first.wait_for()
    assert len(page.pdf()) > 10_000, "rules can be printed"


def test_a_whole_game_in_a_frame_that_shuts_it_in(come: Come) -> None:
    visitor = come(own_profile=True)
    put_in_frame(visitor, SHUT_IN)
    visitor.address += ONE_FILE
    person = NumicaPlayer(visitor).open(WHOLE)
    assert person.page.evaluate("origin") == "null"
    play(person)
