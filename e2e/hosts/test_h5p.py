"""H5P: a program that plays its files anywhere hears and keeps a game, and the validator of a server takes the file."""

from __future__ import annotations

import json
import subprocess
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import FrameLocator, Page

from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import RealHost, serve_package
from e2e.hosts.journeys import list_journeys, write_guest
from e2e.hosts.playing import play_first

Come = Callable[..., Person]

PLAYER = "3.8.2"
SERVER = "10.0.4"
PACKAGES = (f"h5p-standalone@{PLAYER}", f"@lumieducation/h5p-server@{SERVER}")
PLACE = "?pace=instant&notation&log&game=numica&seats=p,1"
LIBRARY = "H5P.NumberParlour-1.0"

PLATFORM = """<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">
<script src="h5p/main.bundle.js"></script>
<div id="lesson" style="width: 1200px"></div>
<script>
const heard = [], kept = localStorage.getItem("kept");
const frame = { frameJs: "h5p/frame.bundle.js", frameCss: "h5p/styles/h5p.css" };
const options = { id: "lesson", h5pJsonPath: "content", ...frame };
new H5PStandalone.H5P(lesson, { ...options, saveFreq: 1, contentUserData: kept ? [{ state: kept }] : undefined })
  .then(() => H5P.externalDispatcher.on("xAPI", ({ data }) => heard.push(data.statement)));
const readKept = () => H5PIntegration.contents["cid-lesson"].contentUserData?.[0]?.state ?? null;
</script>"""
"""A platform that keeps what H5P saves, and gives it back to the next sitting."""

VALIDATE = """const { H5PConfig } = require("@lumieducation/h5p-server");
const { default: Validator } = require("@lumieducation/h5p-server/build/src/PackageValidator.js");
const none = { libraryExists: async () => false, isPatchedLibrary: async () => false };
const [, file, folder] = process.argv;
const validator = new Validator(new H5PConfig(), none);
validator
  .validateFileSizes(file)
  .then(() => validator.validateExtractedPackage(folder, true, true))
  .then((word) => console.log(word))
  .catch(({ message }) => console.log(message));"""

ENDS: dict[str, list[int]] = {
    "untouched": [],
    "begun and left": [],
    "touched and left": [],
    "won": [100],
    "lost": [30],
    "given up": [0],
    "tie": [50],
    "two at one device": [],
    "brought back": [100],
    "opened when it was over": [],
    "again, and worse": [100, 100],
    "a lesson": [100],
    "a puzzle": [75],
}
"""What the documented rule makes of each journey (web/docs/embedding.md): H5P hears of no end without a score."""


class Platform:
    """Such a platform with a content in it."""

    def __init__(self, host: RealHost, person: Person, instead: dict[str, str] | None = None) -> None:
        self.person = person
        self.page: Page = person.page
        self.page.unroute_all()
        serve_package(self.page, person.address + "content/", host.pack("h5p", PLACE), instead)
        dist = host.install_npm(*PACKAGES) / "h5p-standalone" / "dist"
        self.page.route(
            person.address + "h5p/**",
            lambda route: route.fulfill(
                path=dist / route.request.url.partition("/h5p/")[2].partition("?")[0]
            ),
        )
        self.address = person.address + "platform.html"
        self.page.route(self.address, lambda route: route.fulfill(content_type="text/html", body=PLATFORM))

    def launch(self) -> FrameLocator:
        """Open the page, as a learner does who comes back; return what is in the frame of the content."""
        self.page.goto(self.address)
        return self.page.frame_locator("#lesson iframe").frame_locator("iframe")

    def enter(self) -> NumicaPlayer:
        """Look at nothing but the game from now on."""
        self.launch().locator("body").wait_for()
        frame = next(frame for frame in self.page.frames if frame.url.startswith("blob:"))
        look_into(self.person, frame)
        return NumicaPlayer(self.person)

    def read_ends(self) -> list[int]:
        """The points of each end that was heard of."""
        told: list[dict[str, Any]] = self.page.evaluate("heard")
        ends = [each["result"]["score"] for each in told if each["verb"]["id"].endswith("/completed")]
        assert all(end["max"] == 100 for end in ends)
        return [end["raw"] for end in ends]

    def leave(self) -> dict[str, Any]:
        """Leave the page; return what H5P has saved, which stays there for the next time."""
        self.page.wait_for_function("readKept()")
        self.page.wait_for_timeout(2_500)  # it saves once a second, and later after an end
        kept: str = self.page.evaluate("localStorage.kept = readKept()")
        held: dict[str, Any] = json.loads(kept)
        return held


def test_each_journey_comes_to_what_the_rule_says(host: RealHost, come: Come) -> None:
    heard: dict[str, list[int]] = {}
    person = come(own_profile=True)
    for journey in list_journeys():
        platform = Platform(host, person, {f"{LIBRARY}/site.txt": write_guest(journey)})
        guest = platform.launch().locator("html")
        guest.wait_for(state="attached")
        end = time.monotonic() + 10
        while guest.evaluate("() => document.title") != "told" and time.monotonic() < end:
            platform.page.wait_for_timeout(50)
        platform.page.wait_for_timeout(100)
        heard[journey] = platform.read_ends()
    assert heard == ENDS


def test_a_game_is_played_and_goes_on_after_a_reload(host: RealHost, come: Come) -> None:
    person = come(own_profile=True, drawn=True, viewport={"width": 1280, "height": 900})
    platform = Platform(host, person)
    begun = time.monotonic()
    numica = platform.enter()
    seconds = play_first(numica, begun)
    board = numica.read_position()
    platform.page.wait_for_timeout(1_200)  # a state is told once a second
    host.shoot(platform.page)
    held = platform.leave()
    assert {**held, "token": ""} == {"token": "", "completion": False, "success": None, "best": None}
    assert platform.read_ends() == []

    numica = platform.enter()
    assert numica.wait_for_turn(), "without a touch"
    assert numica.read_position() == board
    numica.press("Give up")
    numica.press("Really give up?")
    platform.page.wait_for_function("heard.some(({ verb }) => verb.id.endsWith('/completed'))")
    assert platform.read_ends() == [0]
    verbs = platform.page.evaluate("heard.map(({ verb }) => verb.id.split('/').at(-1))")
    assert verbs.count("completed") == 1

    host.note("Host", f"H5P (h5p-standalone {PLAYER}; the validator of @lumieducation/h5p-server {SERVER})")
    host.note("Plays", "Numica by touches, from the H5P file; the validator takes it")
    host.note("Keeps", f"the game as its state, {len(held['token'])} letters; back after a reload")
    host.note("Hears", "by xAPI, the score of each end of all 13 journeys that has one")
    host.note("Seconds", seconds)
    host.note("Size", host.measure(host.folder / "npm"))


@pytest.mark.parametrize(
    ("file", "planted", "word"),
    [
        ("", "", "true"),
        ("h5p.json", '{"title": "It"}', "must have required property"),
        (f"{LIBRARY}/site.html", "<!doctype html>", "not-in-whitelist"),
        (f"{LIBRARY}/library.json", '{"title": "It"}', "must have required property"),
    ],
)
def test_the_validator_takes_the_file_and_finds_what_is_planted(
    host: RealHost, tmp_path: Path, file: str, planted: str, word: str
) -> None:
    modules = host.install_npm(*PACKAGES)
    package = host.pack("h5p", PLACE)
    folder = tmp_path / "package"
    with zipfile.ZipFile(package) as archive:
        archive.extractall(folder)
    if file:
        (folder / file).write_text(planted, encoding="utf-8")
    command = ["node", "-e", VALIDATE, str(package), str(folder)]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=modules)
    assert word in done.stdout
    assert (word == "true") == (done.stdout.strip() == "true")
