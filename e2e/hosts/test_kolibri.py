"""Kolibri, for schools without a network: what it holds of each learner, and that its progress comes of play alone."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from games.numica.e2e.player import NumicaPlayer
from games.numica.e2e.tables import THE_WIN, token_before_a_win
from playwright.sync_api import Page

from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import RealHost
from e2e.hosts.journeys import list_journeys, write_guest
from e2e.strict import find_free_port
from parlour.core.table import Sitter
from workshop.steps import ROOT

Come = Callable[..., Person]

VERSION = "0.19.5"
MOST = 4_096
"""Letters that it keeps of a game."""

SHOWN = "?pace=instant&notation&log"
GAME, WIN = "A game", "One move before a win"
LEARNERS = ["anna", "bert"]

PROGRESS = {
    "untouched": 0,
    "begun and left": 0,
    "touched and left": 0,
    "won": 1,
    "lost": 0.3,
    "given up": 0,
    "tie": 0.5,
    "two at one device": 1,
    "brought back": 1,
    "opened when it was over": 0,
    "again, and worse": 1,
    "a lesson": 1,
    "a puzzle": 0.75,
}
"""What the documented rule makes of each journey (web/docs/embedding.md, When is there a score?)."""

LOOKS = 12.0
"""Seconds in which Kolibri looks twice how far a learner is."""
KEPT = 4.0
"""Seconds until all is kept: it waits for two in which nothing is told."""
PATIENCE = 30.0

ANOTHER_ORIGIN = "request to another origin: http://127.0.0.1:"
"""Kolibri gives what is in a package at a port of its own."""


class Held(NamedTuple):
    """What it holds of one learner's play."""

    progress: float
    game: str
    status: str


def pack_guest(package: Path, journey: str) -> Path:
    """A package of which the site is a page that tells of a journey."""
    file = package.with_name(f"{journey}.zip")
    with zipfile.ZipFile(package) as whole, zipfile.ZipFile(file, "w") as made:
        for name in whole.namelist():
            if "/" not in name:
                made.writestr(name, whole.read(name))
        made.writestr("parlour/index.html", write_guest(journey))
    return file


class Kolibri:
    """A Kolibri of one school, with two learners and these resources."""

    def __init__(self, host: RealHost) -> None:
        self.host = host
        self.home = host.folder / "home"
        shutil.rmtree(self.home, ignore_errors=True)
        self.programs = host.install_python(f"kolibri=={VERSION}")
        self.env = {
            "KOLIBRI_HOME": str(self.home),
            "KOLIBRI_LISTEN_ADDRESS": "127.0.0.1",
            "KOLIBRI_DISABLE_PING": "1",
            "KOLIBRI_ZEROCONF_ENABLED": "False",
        }
        program = self.programs / "kolibri"
        teacher = ["--superusername", "teacher", "--superuserpassword", "teacher"]
        school = ["--facility", "School", "--preset", "formal", "--language_id", "en", "--noinput"]
        self.run(program, "manage", "provisiondevice", *school, *teacher)
        self.named = self.fill()
        port, other = find_free_port(), find_free_port()
        self.root = f"http://127.0.0.1:{port}/"
        ports = ["--port", str(port), "--zip-port", str(other)]
        host.start(
            [program, "start", "--foreground", "--skip-update", *ports],
            f"{self.root}api/public/info/",
            self.env,
        )

    def run(self, *command: str | Path) -> str:
        env = {**os.environ, **self.env}
        done = subprocess.run(
            list(map(str, command)), check=False, capture_output=True, encoding="utf-8", env=env
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def fill(self) -> dict[str, Any]:
        """Give it learners and resources; return what it calls them."""
        token = token_before_a_win(Sitter(), Sitter("computer", 1))
        package = self.host.pack("kolibri", f"{SHOWN}&game=numica&seats=p,1")
        files = {GAME: package, WIN: self.host.pack("kolibri", f"{SHOWN}#/game/{token}")}
        files |= {journey: pack_guest(package, journey) for journey in list_journeys()}
        wish = {"learners": LEARNERS, "resources": {title: str(file) for title, file in files.items()}}
        script = ROOT / "e2e" / "hosts" / "fill_kolibri.py"
        told: dict[str, Any] = json.loads(
            self.run(self.programs / "python", script, json.dumps(wish)).splitlines()[-1]
        )
        return told

    def read(self, learner: str, title: str) -> Held:
        """What stands in its own database."""
        who, what = self.named["users"][learner], self.named["resources"][title]["content"]
        with sqlite3.connect(f"file:{self.home / 'db.sqlite3'}?mode=ro", uri=True) as database:
            row = database.execute(
                "select progress, extra_fields from logger_contentsummarylog"
                " where user_id = ? and content_id = ?",
                (who, what),
            ).fetchone()
        if row is None:
            return Held(0, "", "")
        progress, fields = row
        cmi = json.loads(fields).get("contentState", {}).get("SCORM", {}).get("cmi", {})
        return Held(progress, cmi.get("suspend_data", ""), cmi.get("core", {}).get("lesson_status", ""))

    def wait_for(self, page: Page, learner: str, title: str, progress: float, status: str) -> None:
        """Wait until that stands there."""
        end = time.monotonic() + PATIENCE
        while (held := self.read(learner, title))[::2] != (progress, status):
            assert time.monotonic() < end, held
            page.wait_for_timeout(200)


class Learner:
    """Somebody at a browser of the school's."""

    def __init__(self, kolibri: Kolibri, person: Person) -> None:
        self.kolibri = kolibri
        self.person = person
        self.page: Page = person.page

    def sign_in(self, name: str) -> None:
        """Go out, whoever was there, and come in by one's name: this school asks learners for nothing else."""
        self.page.goto(f"{self.kolibri.root}logout/")
        self.page.goto(f"{self.kolibri.root}en/auth/#/signin")
        self.page.locator("input[type=text]").fill(name)
        self.page.get_by_role("button", name="Next").click()
        self.page.wait_for_url("**/learn/**")

    def open(self, title: str) -> NumicaPlayer:
        """Open a resource in Kolibri; from now on the person sees the game in it, and nothing else."""
        self.page.goto("about:blank")
        node = self.kolibri.named["resources"][title]["node"]
        self.page.goto(f"{self.kolibri.root}en/learn/#/topics/c/{node}")
        around = self.page.frame_locator("iframe").frame_locator("iframe").frame_locator("iframe")
        around.locator("html").wait_for(state="attached")
        frame = next(frame for frame in self.page.frames if "/parlour/index.html" in frame.url)
        look_into(self.person, frame)
        return NumicaPlayer(self.person)


@pytest.fixture(scope="module")
def kolibri(host: RealHost) -> Kolibri:
    return Kolibri(host)


@pytest.fixture
def learner(kolibri: Kolibri, come: Come) -> Learner:
    """Somebody who plays with a finger."""
    person = come(
        kolibri.root,
        own_profile=True,
        service_worker=True,
        drawn=True,
        has_touch=True,
        viewport={"width": 1280, "height": 800},
    )
    person.watch.expect(ANOTHER_ORIGIN)
    person.hand = "touch"
    return Learner(kolibri, person)


def test_each_journey_comes_to_the_progress_that_the_rule_says(kolibri: Kolibri, learner: Learner) -> None:
    learner.sign_in("anna")
    found = {}
    for journey in PROGRESS:
        inside = learner.open(journey).page
        inside.wait_for_function("document.title === 'told'")
        learner.page.wait_for_timeout(KEPT * 1_000)
        found[journey] = kolibri.read("anna", journey).progress
    assert found == PROGRESS
    kolibri.host.note("Hears", "as its progress, the score of all 13 journeys, and never the time")


def test_each_learner_has_a_game_and_progress_of_their_own(
    host: RealHost, kolibri: Kolibri, learner: Learner
) -> None:
    page = learner.page
    learner.sign_in("anna")
    begun = time.monotonic()
    game = learner.open(GAME)
    game.page.locator(".poster-play").wait_for()
    shown = time.monotonic() - begun
    page.wait_for_timeout(LOOKS * 1_000)
    assert kolibri.read("anna", GAME) == Held(0, "", "not attempted"), "time is no progress"
    begun = time.monotonic()
    game.page.locator(".poster-play").tap()
    game.wait_until_ready()
    game.press("Begin")
    game.set_up(typed=False)
    assert game.wait_for_turn()
    game.move_somewhere()
    moved = shown + time.monotonic() - begun
    assert game.wait_for_turn()
    host.shoot(page)
    board = game.read_position()
    page.wait_for_timeout(LOOKS * 1_000)
    held = kolibri.read("anna", GAME)
    assert (held.progress, held.status) == (0, "not attempted"), "a game that goes on has no score"
    assert 0 < len(held.game) <= MOST

    game = learner.open(GAME)
    assert game.wait_for_turn(), "without a touch"
    assert game.read_position() == board

    learner.sign_in("bert")
    game = learner.open(GAME)
    game.page.locator(".poster-play").tap()
    game.wait_until_ready()
    assert game.button("Begin").count(), "what anna has left is hers"
    game.come_home()
    assert game.page.locator(".kept-game").count() == 0
    assert kolibri.read("bert", GAME).game == ""

    learner.sign_in("anna")
    game = learner.open(GAME)
    assert game.wait_for_turn()
    assert game.read_position() == board
    game.press("Rules")
    game.page.locator(".rules-text p").first.wait_for()
    assert game.page.locator(".rules-text figure svg").count(), (
        "Kolibri writes such pages anew as it gives them"
    )
    game.press("Give up")
    game.wait_for_the_eye()
    game.press("Really give up?")
    kolibri.wait_for(page, "anna", GAME, 0, "failed")
    host.note("Host", f"Kolibri {VERSION}")
    host.note("Plays", "Numica by touches")
    host.note("Keeps", f"the game for each learner, {len(held.game)} letters; back after a reload")
    host.note("Seconds", f"{shown:.1f}, {moved:.1f}")
    host.note("Size", host.measure(host.folder / "python"))


def test_a_win_is_the_whole(kolibri: Kolibri, learner: Learner) -> None:
    learner.sign_in("bert")
    game = learner.open(WIN)
    game.page.locator(".poster-play").tap()
    game.wait_until_ready()
    assert game.wait_for_turn()
    piece, target = THE_WIN.split()
    assert game.choose_piece(piece)
    assert kolibri.read("bert", WIN).progress == 0
    game.touch(target)
    kolibri.wait_for(learner.page, "bert", WIN, 1, "passed")
    assert kolibri.read("anna", WIN) == Held(0, "", "")
