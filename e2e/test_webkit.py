"""In WebKit, the browser of every iPad: the start, whole games, drags, what is kept, frames, the one file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Browser as PlaywrightBrowser

from e2e.disks import read_games
from e2e.harness import HEAR, Person
from e2e.player import Player, player_of
from e2e.serving import serve
from e2e.webkit import Page, Watched, drag, open_browser, start_screen
from parlour.games import REGISTRY
from workshop.machine import NO_WEBKIT_ADVICE
from workshop.precache import ONE_FILE

BEGINNING = "?pace=instant&notation&seed=whole"
IN_TIME = {"numica", "legionz"}
"""Games of which a whole one is played each time; the others take longer, and wait to be asked for."""


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A screen for windows of WebKit."""
    if not os.environ.get("PARLOUR_WEBKIT"):
        pytest.skip(NO_WEBKIT_ADVICE)
    with start_screen() as display:
        yield display


@pytest.fixture
def chromium(browser: PlaywrightBrowser) -> PlaywrightBrowser:
    """The browser that WebKit is compared with."""
    return browser


@pytest.fixture
def page(screen: str) -> Iterator[Page]:
    """A page of somebody's who was never here."""
    with open_browser(Path(os.environ["PARLOUR_WEBKIT"]), screen) as browser:
        yield Page(browser)


def come(page: Page, game: str, address: str) -> Player:
    """Let somebody come to a page who plays a game."""
    return player_of(game)(Person(cast("Any", page), cast("Any", Watched()), address))


def begin(page: Page, game: str, address: str, place: str = "") -> Player:
    """Open a game's set-up, and begin it against a computer."""
    page.goto(f"{address}{BEGINNING}{place}#/{game}")
    page.evaluate(f"() => {{ {HEAR} }}")
    return sit_down(page, game, address)


def sit_down(page: Page, game: str, address: str) -> Player:
    """Begin the game that is set up, and wait for one's turn."""
    person = come(page, game, address)
    person.press("Begin")
    page.locator(".table-board").wait_for()
    assert person.wait_until_asked() == "turn"
    return person


def test_the_lobby_tells_of_no_fault(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".game").first.wait_for()
    page.wait_for_function("document.readyState === 'complete'")
    assert page.locator("#aid").count() == 0
    assert page.locator(".game").count() == len(REGISTRY)
    page.wait_for_function("!document.querySelector('.start')")


@pytest.mark.parametrize(
    "game", [game if game in IN_TIME else pytest.param(game, marks=pytest.mark.slow) for game in REGISTRY]
)
def test_a_whole_game(page: Page, address: str, game: str) -> None:
    person = begin(page, game, address)
    if game == "numica":
        cast("Any", person).set_up(typed=False)
    moves = person.play_to_the_end(f"webkit {game}")
    assert moves >= 3
    result = page.locator(".status.ended").inner_text()
    page.reload()
    assert page.locator(".status.ended").inner_text() == result, "a page that is loaded anew tells the same"


@pytest.mark.parametrize("hand", ["mouse", "touch", "pen"])
def test_a_drag_is_a_move(page: Page, address: str, hand: str) -> None:
    person = begin(page, "numica", address)
    numica = cast("Any", person)
    numica.set_up(typed=False)
    assert person.wait_for_turn()
    piece = numica.choose_first()
    target = numica.find_spaces(", you can touch this")[0]
    numica.touch(piece)  # put back: the drag takes it up
    lines = page.locator(".log-lines li").count()
    drag(page, hand, person.find(piece).middle(), person.find(target).middle())  # type: ignore[attr-defined]
    person.wait_for_log(lines + 1)
    assert any(piece in line and target in line for line in person.read_log()[lines:])
    while not any(game["moves"] > lines for game in read_games(person)):
        page.wait_for_timeout(20)
    page.goto(address)
    page.locator(".kept-game .primary").first.click()
    person.wait_for_log(lines + 1)


def test_no_screen_is_wider_than_the_window(page: Page, address: str) -> None:
    page.browser.ask("POST", "/window/rect", {"width": 447, "height": 700})
    begin(page, "numica", address)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


TEXTS = """() => [...document.querySelectorAll(".table-board svg text")]
  .filter((text) => text.textContent.trim() && text.getNumberOfChars())
  .map((text) => {
    const board = document.querySelector(".table-board .board").getBoundingClientRect();
    const { x, y } = text.getStartPositionOfChar(0).matrixTransform(text.getScreenCTM());
    return [text.textContent.trim(), (x - board.x) / board.width, (y - board.y) / board.width];
  })"""
"""Each drawn text, and where it begins: in widths of the board, from its corner."""

MOST_APART = 0.004
"""Widths of the board that a text may lie elsewhere than in Chromium: two pixels of 500."""


@pytest.mark.parametrize(
    "game", [game if game == "hexors" else pytest.param(game, marks=pytest.mark.slow) for game in REGISTRY]
)
def test_texts_stand_where_they_do_in_chromium(
    page: Page, chromium: PlaywrightBrowser, address: str, game: str
) -> None:
    begin(page, game, address)
    width, height = page.evaluate("[innerWidth, innerHeight]")
    other = chromium.new_page(viewport={"width": width, "height": height})
    other.goto(f"{address}{BEGINNING}#/{game}")
    other.locator(".begin").click()
    other.locator(".pieces .is-open").first.wait_for()
    page.wait_for_timeout(500)
    found, wanted = page.evaluate(TEXTS), other.evaluate(TEXTS)
    other.close()
    assert [text for text, _, _ in found] == [text for text, _, _ in wanted]
    assert found or game == "legionz", "a board has texts"
    apart = [
        (text, x - there, y - below)
        for (text, x, y), (_, there, below) in zip(found, wanted, strict=True)
        if abs(y - below) > MOST_APART or abs(x - there) > 2 * MOST_APART
    ]
    assert not apart


FRAMES = {"shut in": "allow-scripts", "half open": "allow-scripts allow-same-origin"}


@pytest.mark.parametrize("kind", FRAMES)
@pytest.mark.parametrize("file", ["index.html", ONE_FILE])
def test_in_a_frame(page: Page, address: str, tmp_path: Path, kind: str, file: str) -> None:
    frame = f'<iframe sandbox="{FRAMES[kind]}" src="{address}{file}{BEGINNING}#/numica" width=900 height=700>'
    (tmp_path / "index.html").write_text(f"<!doctype html>{frame}</iframe>", encoding="utf-8")
    with serve(tmp_path) as lesson:
        page.goto(lesson)
        page.enter(0)
        if kind == "shut in" and file == "index.html":
            page.locator("#shut-in a").wait_for()
            assert page.locator("#aid").count() == 0, "one sentence is enough"
            return
        page.locator(".poster-play").wait_for()
        assert page.locator("#room > *").count() == 0, "nothing else comes before the touch"
        page.locator(".poster-play").click()
        page.locator(".players, .setup").first.wait_for()
        sit_down(page, "numica", address)
        page.enter(None)


def test_the_one_file_from_a_disk(page: Page, site: Path) -> None:
    begin(page, "numica", (site / ONE_FILE).as_uri())


def test_without_the_network(page: Page, site: Path) -> None:
    with serve(site) as address:
        page.goto(address)
        page.wait_for_function("navigator.serviceWorker?.controller", timeout=60_000)
        page.wait_for_function(
            "(async () => (await navigator.serviceWorker.getRegistration()).active?.state === 'activated')()"
        )
    person = begin(page, "numica", address)
    cast("Any", person).set_up(typed=False)
    assert person.wait_for_turn()
    person.move_sensibly(Random("offline"))
