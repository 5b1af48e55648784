"""A course as a platform takes it: what it holds of a game that is left, brought back and given up."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import cast
from urllib.parse import unquote, urlsplit

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Page, Route

from e2e.frames import Inside
from e2e.harness import Person
from workshop.packages import make_packages
from workshop.serve import TYPES

Come = Callable[..., Person]

PLATFORM = """<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">
<script>
const held = { "cmi.core.lesson_status": "not attempted", "cmi.core.student_id": "7" }, calls = [];
const call = (name, act) => (...values) => { calls.push(name); return act(...values) ?? "true"; };
window.API = {
  LMSInitialize: call("initialize", () => {}),
  LMSGetValue: (element) => held[element] ?? "",
  LMSSetValue: call("set", (element, value) => { held[element] = value; }),
  LMSCommit: call("commit", () => {}),
  LMSFinish: call("finish", () => {}),
  LMSGetLastError: () => "0",
  LMSGetErrorString: () => "",
};
</script>
<iframe id="course" title="A course" style="width: 1000px; height: 700px; border: 0"></iframe>"""

PLACE = "?pace=instant&notation&log&game=numica&seats=p,1"


@pytest.fixture(scope="module")
def package(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What such a platform takes as a file."""
    node = Path(os.environ["PARLOUR_NODE"])
    (file,) = make_packages(node, PLACE, ["scorm12"], site=site, folder=tmp_path_factory.mktemp("packages"))
    return file


class Platform:
    """Such a platform, and the person who plays in its course."""

    def __init__(self, person: Person, package: Path) -> None:
        self.person = person
        self.page = person.page
        self.folder = person.address + "course/"
        self.package = zipfile.ZipFile(package)
        self.page.route(self.folder + "**", self.answer)
        address = person.address + "platform.html"
        self.page.route(address, lambda route: route.fulfill(content_type="text/html", body=PLATFORM))
        self.page.goto(address)

    def answer(self, route: Route) -> None:
        """Give a file of the package."""
        name = unquote(urlsplit(route.request.url).path.removeprefix(urlsplit(self.folder).path))
        route.fulfill(content_type=TYPES[PurePosixPath(name).suffix], body=self.package.read(name))

    def launch(self) -> NumicaPlayer:
        """Show the course; the person is in the game of it."""
        self.page.evaluate("course.src = 'course/index.html'")
        game = self.page.frame_locator("#course").frame_locator("iframe")
        game.locator("body").wait_for()
        frame = next(frame for frame in self.page.frames if "parlour/index.html" in frame.url)
        self.person.page = cast("Page", Inside(frame))
        return NumicaPlayer(self.person)

    def leave(self) -> dict[str, str]:
        """Leave the course; return what the platform holds of it."""
        self.page.evaluate("course.src = 'about:blank'")
        self.page.wait_for_function("calls.at(-1) === 'finish'")
        held: dict[str, str] = self.page.evaluate("held")
        return held


def test_a_course_holds_what_was_played_in_it(come: Come, package: Path) -> None:
    platform = Platform(come(own_profile=True), package)
    person = platform.launch()
    platform.person.page.locator(".poster-play").click()
    platform.person.wait_until_ready()
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    board = person.read_position()
    platform.page.wait_for_timeout(1_200)  # a state is told once a second
    held = platform.leave()
    token = held["cmi.suspend_data"]
    assert held.pop("cmi.core.session_time").startswith("0000:0")
    assert held == {
        "cmi.core.lesson_status": "incomplete",
        "cmi.core.student_id": "7",
        "cmi.core.exit": "suspend",
        "cmi.suspend_data": token,
    }, "and no score"

    person = platform.launch()
    assert person.wait_for_turn(), "without a touch"
    assert person.read_position() == board
    assert platform.page.evaluate("held['cmi.core.score.raw']") is None
    person.press("Give up")
    person.press("Really give up?")
    platform.page.wait_for_function("held['cmi.core.lesson_status'] === 'failed'")
    platform.page.wait_for_function(f"held['cmi.suspend_data'] !== '{token}'")
    held = platform.leave()
    assert [held[f"cmi.core.score.{what}"] for what in ("raw", "min", "max")] == ["0", "0", "100"]
    assert held["cmi.core.exit"] == ""
    calls = platform.page.evaluate("calls")
    assert [calls.count(name) for name in ("initialize", "finish")] == [2, 2]
