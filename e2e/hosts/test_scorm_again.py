"""scorm-again, the runtime of SCORM from npm: both packages of the site, the rule of scores, a game that goes on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Page

from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import RealHost, serve_package
from e2e.hosts.journeys import list_journeys, write_guest
from e2e.hosts.playing import play_first

Come = Callable[..., Person]

VERSION = "3.4.3"
MOST = 4_096
PLACE = "?pace=instant&notation&log&game=numica&seats=p,1"

PLATFORM = """<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">
<style>iframe { width: 1200px; height: 760px; border: 0 }</style>
<script src="runtime.js"></script>
<script>
const KEPT = "kept", api = window.API_NAME = new MAKE({ autocommit: false, logLevel: 5 });
const held = JSON.parse(localStorage.getItem(KEPT) ?? "null");
if (held) api.loadFromJSON(held, "cmi");
const keep = () => localStorage.setItem(KEPT, JSON.stringify(api.renderCMIToJSONObject().cmi));
for (const event of ["COMMIT", "CLOSE"]) api.on(event, keep);
</script>
<iframe id="course" title="A course"></iframe>"""
"""A platform that keeps what its runtime holds at each commit and end, and gives it back to the next sitting."""

KINDS: dict[str, dict[str, str]] = {
    "scorm12": {"API_NAME": "API", "MAKE": "Scorm12API", "COMMIT": "LMSCommit", "CLOSE": "LMSFinish"},
    "scorm2004": {
        "API_NAME": "API_1484_11",
        "MAKE": "Scorm2004API",
        "COMMIT": "Commit",
        "CLOSE": "Terminate",
    },
}

Held = tuple[str, str, bool]
"""Status, score, and whether a game is kept."""

HELD: dict[str, Held] = {
    "untouched": ("incomplete", "", False),
    "begun and left": ("incomplete", "", True),
    "touched and left": ("incomplete", "", True),
    "won": ("passed", "100", True),
    "lost": ("failed", "30", True),
    "given up": ("failed", "0", True),
    "tie": ("failed", "50", True),
    "two at one device": ("completed", "", True),
    "brought back": ("passed", "100", True),
    "opened when it was over": ("incomplete", "", True),
    "again, and worse": ("passed", "100", True),
    "a lesson": ("passed", "100", False),
    "a puzzle": ("passed", "75", False),
}
"""What the documented rule makes of each journey (web/docs/embedding.md, When is there a score?)."""


class Platform:
    """Such a platform with a course in it."""

    def __init__(
        self, host: RealHost, person: Person, kind: str, instead: dict[str, str] | None = None
    ) -> None:
        self.person = person
        self.page: Page = person.page
        self.kind = kind
        modules = host.install_npm(f"scorm-again@{VERSION}")
        runtime = (modules / "scorm-again" / "dist" / f"{kind}.js").read_text(encoding="utf-8")
        body = PLATFORM
        for name, value in KINDS[kind].items():
            body = body.replace(name, value)
        own = {"platform.html": body, "runtime.js": runtime, **(instead or {})}
        self.folder = person.address + "course/"
        self.page.unroute_all()
        serve_package(self.page, self.folder, host.pack(kind, PLACE), own)

    def launch(self) -> None:
        """Open the course, as a learner does who comes back."""
        self.page.goto(self.folder + "platform.html")
        self.page.evaluate("course.src = 'index.html'")

    def leave(self) -> Any:
        """Leave the course; return what the platform has kept."""
        self.page.evaluate("course.src = 'about:blank'")
        self.page.wait_for_function("api.isTerminated()")
        return self.page.evaluate("JSON.parse(localStorage.getItem('kept'))")

    def read(self, held: Any) -> Held:
        """What stands there, alike in both versions."""
        if self.kind == "scorm12":
            core = held["core"]
            return core["lesson_status"], str(core["score"]["raw"]), held["suspend_data"] != ""
        completion, success = held["completion_status"], held["success_status"]
        status = success if success != "unknown" else completion
        assert (completion == "completed") == (status != "incomplete")
        return status, str(held["score"]["raw"]), held["suspend_data"] != ""


@pytest.mark.parametrize("kind", KINDS)
def test_each_journey_comes_to_what_the_rule_says(host: RealHost, come: Come, kind: str) -> None:
    heard: dict[str, Held] = {}
    person = come(own_profile=True)
    for journey in list_journeys():
        platform = Platform(host, person, kind, {"parlour/index.html": write_guest(journey)})
        platform.launch()
        guest = platform.page.frame_locator("#course").frame_locator("iframe")
        guest.locator("html").wait_for(state="attached")
        platform.page.wait_for_function(
            "document.getElementById('course').contentDocument.querySelector('iframe').contentDocument.title === 'told'"
        )
        platform.page.wait_for_timeout(100)
        heard[journey] = platform.read(platform.leave())
        platform.page.evaluate("localStorage.clear()")
    assert heard == HELD


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_played_and_goes_on_after_a_reload(host: RealHost, come: Come, kind: str) -> None:
    person = come(own_profile=True, drawn=True, viewport={"width": 1280, "height": 800})
    platform = Platform(host, person, kind)
    begun = time.monotonic()
    platform.launch()
    numica = enter(platform)
    seconds = play_first(numica, begun)
    board = numica.read_position()
    platform.page.wait_for_timeout(1_200)  # a state is told once a second
    host.shoot(platform.page)
    held = platform.leave()
    assert platform.read(held) == ("incomplete", "", True)
    assert len(held["suspend_data"]) <= MOST

    platform.launch()
    numica = enter(platform)
    assert numica.wait_for_turn(), "without a touch"
    assert numica.read_position() == board
    numica.press("Give up")
    numica.press("Really give up?")
    platform.page.wait_for_timeout(1_200)
    assert platform.read(platform.leave()) == ("failed", "0", True)

    if kind == "scorm12":
        host.note("Host", f"scorm-again {VERSION} (SCORM 1.2 and 2004)")
        host.note("Plays", "Numica by touches, from both packages")
        host.note(
            "Keeps", f"the game for each learner, {len(held['suspend_data'])} letters; back after a reload"
        )
        host.note("Hears", "status and score of all 13 journeys, as the rule says")
        host.note("Seconds", seconds)
        host.note("Size", host.measure(host.folder / "npm"))


def enter(platform: Platform) -> NumicaPlayer:
    """Look at nothing but the game in the course from now on."""
    platform.page.frame_locator("#course").frame_locator("iframe").locator("body").wait_for()
    frame = next(frame for frame in platform.page.frames if "parlour/index.html" in frame.url)
    look_into(platform.person, frame)
    return NumicaPlayer(platform.person)
