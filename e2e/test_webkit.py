"""In WebKit, the browser of every iPad: the start, whole games, a review, a sheet, drags, what is kept, frames."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from games.numica.e2e.tables import token_of_play
from packs import open_pack
from playwright.sync_api import Browser as PlaywrightBrowser

import e2e.test_sheets as sheets
from e2e.disks import wait_until_kept
from e2e.embedding import Host
from e2e.frames import SHUT_IN
from e2e.harness import HEAR, HINT, TARGET, Person
from e2e.hearing import WAYS, hear_all
from e2e.player import Player, player_of
from e2e.serving import serve
from e2e.test_puzzles import SOLVED, find_wrong, solve
from e2e.visits import PATIENCE
from e2e.webkit import Browser, Page, Screen, Watched, drag, open_browser, start_screen
from parlour.games import REGISTRY, find
from parlour.puzzles.slips import Slip, read_slip
from workshop.machine import NO_WEBKIT_ADVICE
from workshop.precache import ONE_FILE

BEGINNING = "?pace=instant&notation&seed=whole&seats=p,2"
IN_TIME = {"numica", "legionz", "hexors"}
"""Games of which a whole one is played each time; the others take longer, and wait to be asked for."""
HEARD = {"site", "srcdoc-shut-in"}
"""Ways into the frame of a host that are gone each time: the one that is allowed the most, and the least."""


WIDTH, HEIGHT = 1024, 730
"""Of the page."""


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """Where windows of WebKit are drawn."""
    if not os.environ.get("PARLOUR_WEBKIT"):
        pytest.skip(NO_WEBKIT_ADVICE)
    with start_screen() as found:
        yield found


@pytest.fixture(scope="module")
def window(screen: Screen) -> Iterator[Browser]:
    """One window of WebKit for all tests, since to open one takes as long as a test: the first one comes with an
    empty profile, the others find the site on the device."""
    with open_browser(Path(os.environ["PARLOUR_WEBKIT"]), screen) as browser:
        yield browser


@pytest.fixture
def chromium(browser: PlaywrightBrowser) -> PlaywrightBrowser:
    """The browser that WebKit is compared with."""
    return browser


@pytest.fixture
def page(window: Browser) -> Page:
    """An empty page in the window, however the last one was left."""
    page = Page(window)
    page.enter(None)
    page.resize(WIDTH, HEIGHT)
    page.goto("about:blank")
    return page


def come(page: Page, game: str, address: str) -> Player:
    """Let somebody come to a page who plays a game."""
    return player_of(game)(Person(cast("Any", page), cast("Any", Watched()), address))


def listen(page: Page) -> None:
    """Hear from now on what a page says."""
    page.evaluate(f"() => {{ {HEAR} }}")


def begin(page: Page, game: str, address: str) -> Player:
    """Open a game's set-up, and begin it against a computer."""
    page.goto(f"{address}{BEGINNING}#/{game}")
    listen(page)
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
    if game == "numica":
        look_at_review(page, person)


FAULT = ".point.is-better"
"""A moment of a review at which something else would have been better."""


def look_at_review(page: Page, person: Player) -> None:
    """Ask for the review of a game that is over, and look at what would have been better at one of its moments."""
    listen(page)
    end = person.read_position()
    person.press("Review")
    page.locator(".review .points").first.wait_for(timeout=2 * PATIENCE)
    title = page.locator(f"{FAULT} h4").first.inner_text().strip()
    better = page.locator(f"{FAULT} dd code").all_inner_texts()[1]
    bar = person.look_back(
        page.locator(f"{FAULT} .buttons button").first.click, "Better: |could have done better"
    )
    assert bar.startswith(title.split(":")[0])
    assert {*person.find_spaces(HINT)} == {*better.split()}
    assert person.read_position() != end, "the board is that of the moment"


def test_a_drag_is_a_move(page: Page, address: str) -> None:
    """By mouse, finger and pen, of two people in turn; and what was played so is kept."""
    page.goto(f"{address}{BEGINNING}#/game/{token_of_play()}")
    listen(page)
    person = come(page, "numica", address)
    numica = cast("Any", person)
    for hand in ("mouse", "touch", "pen"):
        assert person.wait_for_turn()
        piece = numica.choose_first()
        target = numica.find_spaces(TARGET)[0]
        numica.touch(piece)  # put back: the drag takes it up
        lines = len(person.read_log())
        drag(page, hand, person.find(piece).middle(), person.find(target).middle())  # type: ignore[attr-defined]
        person.wait_for_log(lines + 1)
        assert piece in person.read_log()[-1], hand
        assert target in person.read_log()[-1], hand
    log = person.read_log()
    wait_until_kept(person, len(log) - 1)  # the first line tells of the tiles, which are no move
    page.goto(address)
    person.go_on()
    person.wait_for_log(len(log))
    assert person.read_log() == log


def say(person: Player, sentence: str) -> None:
    """Touch the words of a sentence, as it is asked for."""
    assert person.wait_until_asked() == "turn"
    for word in sentence.split():
        person.wait_for_the_eye()
        person.touch(word)


def test_a_pupil_works_through_a_sheet(page: Page, address: str) -> None:
    """One question by pointer; one by keys, wrong, and after a reload right; then the slip of both."""
    puzzles = [open_pack(sheets.GAME)[name] for name in sheets.NAMES]
    right = [solve(sheets.GAME, puzzle)[1][0][0] for puzzle in puzzles]
    wrong = find_wrong(sheets.GAME, puzzles[1])
    page.goto(f"{address}?pace=instant#sheet={sheets.write()}")
    page.locator("#sheet-title", has_text=re.compile("Monday")).wait_for()
    person = come(page, sheets.GAME, address)
    person.press("Start")
    say(person, right[0])
    page.locator(SOLVED).wait_for()
    person.press("Next puzzle")
    page.wait_for_function("location.hash.endsWith('/2')")
    person.hand = "keys"
    say(person, wrong)
    page.locator(".refusal").wait_for()
    person.press("All questions")
    page.locator(".sheet-how", has_text=re.compile("not yet")).wait_for()
    page.reload()
    page.locator(".sheet-how", has_text=re.compile("not yet")).wait_for()
    person.press("Try it once more")
    say(person, right[1])
    page.locator(SOLVED).wait_for()
    person.press("Next puzzle")
    page.locator(".sheet-end h2", has_text=re.compile("You have answered everything!")).wait_for()
    assert [text.strip() for text in page.locator(".sheet-how").all_inner_texts()] == [
        "solved",
        "solved in the end",
    ]
    person.press("Make my slip")
    page.locator("dialog .qr svg").wait_for()
    link = page.evaluate("document.querySelector('#share-link').value")
    slip = read_slip(urlsplit(link).fragment.removeprefix("slip="), find)
    assert isinstance(slip, Slip)
    assert [item.tries for item in slip.items] == [((right[0],),), ((wrong,), (right[1],))]


IS_INSIDE = "document.documentElement.scrollWidth <= innerWidth"


def test_no_screen_is_wider_than_the_smallest_window(page: Page, address: str) -> None:
    page.resize(320, 480)
    page.goto(address)
    page.locator(".game").first.wait_for()
    assert page.evaluate(IS_INSIDE)
    begin(page, "numica", address)
    assert page.evaluate(IS_INSIDE)


TEXTS = """() => [...document.querySelectorAll(".table-board svg text")]
  .filter((text) => text.textContent.trim() && text.getNumberOfChars())
  .map((text) => {
    const board = document.querySelector(".table-board .board").getBoundingClientRect();
    const { x, y } = text.getStartPositionOfChar(0).matrixTransform(text.getScreenCTM());
    return [text.textContent.trim(), (x - board.x) / board.width, (y - board.y) / board.width];
  })"""
"""Each drawn text, and where it begins: in widths of the board, from its corner."""

MARKS = """() => [...document.querySelectorAll(".table-board .dot")].map((mark) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  const bar = outerHeight - innerHeight;
  return [Math.round(x + width / 2), Math.round(y + height / 2 + bar), getComputedStyle(mark).fill];
})"""
"""Where on the screen the middle of each mark on the board is, and its colour: a box within a drawing can be painted
elsewhere than WebKit says that it is."""

MOST_APART = 0.004
"""Widths of the board that a text may lie elsewhere than in Chromium: two pixels of 500."""


@pytest.mark.parametrize(
    "game", [game if game == "hexors" else pytest.param(game, marks=pytest.mark.slow) for game in REGISTRY]
)
def test_texts_and_marks_stand_where_they_do_in_chromium(
    page: Page, screen: Screen, chromium: PlaywrightBrowser, address: str, game: str
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
    marks = page.evaluate(MARKS)
    assert marks, "each strip has the mark of its seat"
    assert [f"rgb{screen.read(x, y)}" for x, y, _ in marks] == [colour for *_, colour in marks]


class Around(Page):
    """The page around, while somebody looks at what is in its frame."""

    def goto(self, address: str) -> None:
        self.enter(None)
        super().goto(address)

    def run(self, script: str, arg: Any, patience: float) -> Any:
        """Evaluate that in the page around."""
        self.enter(None)
        try:
            return super().run(script, arg, patience)
        finally:
            self.enter(0)


class FramedHost(Host):
    """A host in this window."""

    def __init__(self, person: Person, address: str) -> None:
        """Have it lie elsewhere than our page."""
        super().__init__(person)
        self.page = cast("Any", Around(cast("Any", person.page).browser))
        self.address = address

    def enter(self) -> None:
        """Whoever has heard something is in the frame again."""


@pytest.fixture(scope="module")
def elsewhere(site: Path) -> Iterator[str]:
    """Where the site is served once more: another origin, which has a page of its own for hosts."""
    with serve(site) as place:
        yield place


def test_shut_in_a_frame_the_site_says_so(page: Page, address: str, elsewhere: str) -> None:
    host = FramedHost(come(page, "numica", address), elsewhere).open("index.html", SHUT_IN)
    page.locator("#shut-in a").wait_for()
    assert page.locator("#aid").count() == 0, "one sentence is enough"
    assert host.page.evaluate("greeted.length") == 0


@pytest.mark.parametrize(
    "way", [way if way in HEARD else pytest.param(way, marks=pytest.mark.slow) for way in WAYS]
)
def test_a_host_hears_a_game_a_lesson_and_a_puzzle(
    page: Page, address: str, elsewhere: str, way: str
) -> None:
    host = FramedHost(come(page, "numica", address), elsewhere).open(**vars(WAYS[way]))
    assert host.wait_for("ready")["max"] == 100
    page.locator(".poster-play").wait_for()
    assert page.locator("#room > *").count() == 0, "nothing else comes before the touch"
    hear_all(host)


@pytest.mark.slow
def test_a_host_hears_a_whole_game(page: Page, address: str, elsewhere: str) -> None:
    host = FramedHost(come(page, "numica", address), elsewhere)
    host.open(f"{ONE_FILE}{BEGINNING}#/numica", SHUT_IN).touch_poster()
    listen(page)
    person = sit_down(page, "numica", address)
    cast("Any", person).set_up(typed=False)
    assert person.play_to_the_end("webkit host") >= 3
    finished = host.wait_for("finished")
    headline = page.locator(".status.ended").inner_text()
    assert finished["success"] == ("You won!" in headline)
    if "draw" in headline:
        assert finished["scaled"] == 0.5
    else:
        assert finished["scaled"] == 1 if finished["success"] else finished["scaled"] < 0.4
    assert [message["attempt"] for message in host.read("started", "finished")] == [1, 1]
    host.ask("suspend")
    progress = [message["progress"] for message in host.read("state")]
    assert progress == sorted(progress), "it never falls"
    assert progress[-1] == 1


def test_the_one_file_from_a_disk(page: Page, site: Path) -> None:
    begin(page, "numica", (site / ONE_FILE).as_uri())


def test_without_the_network(page: Page, site: Path) -> None:
    with serve(site) as address:
        page.goto(address)
        page.wait_for_function("navigator.serviceWorker?.controller", timeout=60_000)
        page.wait_for_function(
            "(async () => (await navigator.serviceWorker.getRegistration()).active?.state === 'activated')()"
        )
    person = begin(page, "legionz", address)
    person.move_sensibly(Random("offline"))
    assert person.wait_for_turn()
