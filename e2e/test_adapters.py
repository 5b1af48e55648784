"""A course with an adapter of the site: what a platform holds of a game that is left, brought back and given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Page

from e2e.frames import Inside
from e2e.harness import Person

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

COURSE = """<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
<iframe id="game" src="index.html?pace=instant&notation&log&game=numica&seats=p,1" title="Numica"
  style="position: fixed; inset: 0; width: 100%; height: 100%; border: 0"></iframe>
<script type="module">
  import { connect } from "./embed/adapters/scorm12.js";
  connect(document.getElementById("game"));
</script>"""


class Platform:
    """Such a platform, and the person who plays in its course."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.show("sco.html", COURSE)
        self.page.goto(self.show("platform.html", PLATFORM))

    def show(self, name: str, body: str) -> str:
        """Let a page lie beside ours; return its address."""
        address = self.person.address + name
        self.page.route(address, lambda route: route.fulfill(content_type="text/html", body=body))
        return address

    def launch(self) -> NumicaPlayer:
        """Show the course; the person is in the game of it."""
        self.page.evaluate("course.src = 'sco.html'")
        game = self.page.frame_locator("#course").frame_locator("#game")
        game.locator("body").wait_for()
        frame = next(frame for frame in self.page.frames if "index.html" in frame.url)
        self.person.page = cast("Page", Inside(frame))
        return NumicaPlayer(self.person)

    def leave(self) -> dict[str, str]:
        """Leave the course; return what the platform holds of it."""
        self.page.evaluate("course.src = 'about:blank'")
        self.page.wait_for_function("calls.at(-1) === 'finish'")
        held: dict[str, str] = self.page.evaluate("held")
        return held


def test_a_course_holds_what_was_played_in_it(come: Come) -> None:
    platform = Platform(come(own_profile=True))
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
