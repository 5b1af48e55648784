"""A move that was touched is kept, however soon after the touch its page is gone; and it is played once."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, SET_UP, THEIRS, NumicaPlayer
from playwright.sync_api import BrowserType, Error
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from e2e.disks import wait_until_kept
from e2e.harness import TARGET, Person
from e2e.visits import prepare
from e2e.watching import Watch

Come = Callable[..., Person]

QUERY = "?pace=instant&notation&seed=kill"
SOON = 0.02
"""Seconds after a touch at which nobody has answered it yet, or only just."""

# A Python that thinks for long about whatever it is asked, once the page says so.
SLOW_PYTHON = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...words) {
    if (window.isSlow && words[0].text) setTimeout(() => post.apply(this, words), 1_500);
    else post.apply(this, words);
  };
}"""

TOUCH = "(words) => { for (const word of words) document.querySelector(`[data-touch='${word}']`).click(); }"


class Visitor(NumicaPlayer):
    """Somebody whose page can be gone at any moment."""

    def find_renderers(self) -> set[int]:
        """The processes that draw the pages of this browser: those of whoever has a profile of their own."""
        browser = self.page.context.browser
        assert browser
        session = browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return {each["id"] for each in found if each["type"] == "renderer"}

    def arrive(self, place: str = "", *, slow: bool = True) -> Self:
        """Open the page, whose Python may become slow."""
        if slow:
            self.page.add_init_script(SLOW_PYTHON)
        return self.open(QUERY, place)

    def go(self, how: str) -> None:
        """Be gone: by closing the tab, or with the process that draws it."""
        if how == "closed":
            self.page.close(run_before_unload=False)
            return
        for process in self.find_renderers():
            os.kill(process, signal.SIGKILL)

    def touch_and_go(self, how: str, *words: str, seconds: float = SOON) -> None:
        """Touch things as fast as a page can be told, and be gone soon after."""
        self.page.evaluate(TOUCH, list(words))
        time.sleep(seconds)
        self.go(how)

    def come_back(self, *, slow: bool = True) -> None:
        """Open a new page at the address of the one that is gone."""
        place = "#" + self.page.url.partition("#")[2]
        context, former = self.page.context, self.page
        self.page = context.new_page()
        former.close()
        self.arrive(place, slow=slow)

    def find_move(self) -> tuple[str, str]:
        """Choose the first piece that can move; return it, and where it can go."""
        return self.choose_first(), self.find_spaces(TARGET)[0]


@pytest.fixture
def person(come: Come) -> Visitor:
    return Visitor(come(own_profile=True, borrow=False)).arrive()


@pytest.mark.parametrize("how", ["closed", "killed"])
def test_a_touched_move_is_kept_and_played_once(person: Visitor, how: str) -> None:
    person.begin_turn()
    _, target = person.find_move()
    kept = wait_until_kept(person, 2)
    lines = len(person.read_log())
    person.page.evaluate("isSlow = true")
    person.touch_and_go(how, target)
    person.come_back()
    person.wait_for_log(lines + 2)
    assert person.wait_for_turn()
    assert len(person.read_log()) == lines + 2, "the move, and the computer's answer"
    assert wait_until_kept(person, 4)["id"] == kept["id"]
    person.press("Undo")
    person.page.wait_for_function(
        "(lines) => document.querySelectorAll('.log-lines li').length === lines", arg=lines
    )
    assert person.wait_for_turn()
    wait_until_kept(person, 2)
    person.reload()
    assert person.wait_for_turn()
    assert len(person.read_log()) == lines, "what was taken back stays so"
    assert not person.hear("alert")


def test_touches_that_wait_for_each_other_are_kept(person: Visitor) -> None:
    """The piece is not answered yet when its place is touched; and what is refused is not told a day later."""
    person.begin_turn()
    piece, target = person.find_move()
    lines = len(person.read_log())
    person.reload()
    assert person.wait_for_turn()
    person.page.evaluate("isSlow = true")
    person.touch_and_go("closed", piece, target)
    person.come_back()
    person.wait_for_log(lines + 2)
    assert person.wait_for_turn()
    log = person.read_log()
    person.page.evaluate("isSlow = true")
    person.touch_and_go("closed", person.find_spaces(THEIRS)[0])
    person.come_back()
    assert person.wait_for_turn()
    assert person.read_log() == log
    assert not person.hear("alert")


def test_a_secret_sentence_is_kept_behind_the_curtain(person: Visitor) -> None:
    person.begin("person", "person", preset="Secret set-up")
    person.page.locator(".curtain").wait_for()
    person.press("I am Red")
    person.wait_for_status(SET_UP)
    person.page.evaluate("isSlow = true")
    person.type_sentence(A_ROW)
    time.sleep(SOON)
    person.go("closed")
    person.come_back()
    person.press("I am Blue")
    person.set_up()
    person.wait_for_status(CHOOSE_PIECE)


KILLS = {"closed": 40, "killed": 40}
BROWSER_KILLS = 20


def survives(person: Visitor, act: Callable[[str], None], moves: int) -> bool:
    """Touch a move and do away with the page; tell whether the move is there at the next visit."""
    _, target = person.find_move()
    lines = len(person.read_log())
    wait_until_kept(person, moves)
    act(target)
    try:
        person.page.wait_for_function(
            "(lines) => document.querySelectorAll('.log-lines li').length >= lines",
            arg=lines + 2,
            timeout=10_000,
        )
    except PlaywrightTimeoutError:
        return False
    assert person.wait_for_turn()
    return len(person.read_log()) == lines + 2


@pytest.mark.slow
@pytest.mark.parametrize("how", KILLS)
def test_many_pages_are_gone_and_no_move_is_lost(come: Come, how: str) -> None:
    person = Visitor(come(own_profile=True, borrow=False)).arrive(slow=False)
    random = Random(how)

    def go_and_come(target: str) -> None:
        person.touch_and_go(how, target, seconds=random.random() * 2 * SOON)
        person.come_back(slow=False)

    lost = 0
    for number in range(KILLS[how]):
        if number % 5 == 0:
            person.come_home().begin_turn()
        lost += not survives(person, go_and_come, 2 + number % 5 * 2)
    assert lost == 0


@pytest.mark.slow
def test_many_browsers_are_gone_and_no_move_is_lost(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], address: str, tmp_path: Path
) -> None:
    """As by a power cut, but for what the system has not written to the disk by then."""

    def launch(place: str) -> Visitor:
        context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)
        prepare(context, service_worker=False)
        person = Person(context.new_page(), Watch(context, address), address)
        return Visitor(person).arrive(place, slow=False)

    def kill_and_launch(target: str) -> None:
        place = "#" + killed.page.url.partition("#")[2]
        killed.page.evaluate(TOUCH, [target])
        time.sleep(SOON)
        kill_all(str(tmp_path))
        with suppress(Error):
            killed.page.context.close()
        killed.page = launch(place).page

    killed = launch("")
    lost = 0
    for number in range(BROWSER_KILLS):
        if number % 5 == 0:
            killed.come_home().begin_turn()
        lost += not survives(killed, kill_and_launch, 2 + number % 5 * 2)
    killed.page.context.close()
    assert lost == 0


def kill_all(folder: str) -> None:
    """Kill every process of the browser whose profile lies in a folder."""
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if folder in (place / "cmdline").read_text():
                os.kill(int(place.name), signal.SIGKILL)
