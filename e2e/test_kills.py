"""A move that was touched is kept, however soon after the touch its page is gone; and it is played once."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Self

import pytest

from e2e.disks import wait_until_kept
from e2e.games.numica.player import A_ROW, CHOOSE_PIECE, SET_UP, THEIRS, NumicaPlayer
from e2e.harness import TARGET, Person

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

    def renderers(self) -> set[int]:
        """The processes that draw the pages of this browser."""
        browser = self.page.context.browser
        assert browser
        session = browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return {each["id"] for each in found if each["type"] == "renderer"}

    def arrive(self, place: str = "", *, slow: bool = True) -> Self:
        """Open the page in a process of its own."""
        if slow:
            self.page.add_init_script(SLOW_PYTHON)
        others = self.renderers()
        self.open(QUERY, place)
        self.own = self.renderers() - others
        assert self.own
        return self

    def go(self, how: str) -> None:
        """Be gone: by closing the tab, or with the process that draws it."""
        if how == "closed":
            self.page.close(run_before_unload=False)
            return
        for process in self.own:
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
    person.touch(piece)
    person.wait_for_status(CHOOSE_PIECE)
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
