"""The journeys of `e2e/firefox`, in Firefox: what the page does does not hang on one browser's engine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from games.numica.e2e import player as numica
from games.numica.e2e.tables import token_of_short_game

from e2e import disks, faults, harness, lending, strict
from e2e.hearing import IS_CHOSEN, KINDS, WAYS, list_opened
from e2e.serving import AROUND
from e2e.strict import serve_faults
from e2e.test_hosts import CASES, DAMMED, key_of
from e2e.visits import KEPT
from parlour.games.numica.lessons import LESSONS
from parlour.terminal.browser import find_firefox
from workshop.machine import NO_FIREFOX_ADVICE
from workshop.precache import ONE_FILE

HERE = Path(__file__).resolve().parent / "firefox"

TOLD_BY_BROWSERS = (
    "scripts as text",
    "style as text",
    "a page for a script",
    "scripts forbidden by a policy",
    "the worker as text",
    "the worker forbidden by a policy",
    "WebAssembly forbidden by a policy",
    "a bit of the worker",
    "a bit of Python's program",
    "a bit of Python",
)
"""Faults of hosts of which each browser tells the page in its own way."""

HEARD = [f"heard.{way}" for way in WAYS]
JOURNEYS = sorted({path.stem for path in (HERE / "journeys").glob("*.mjs")} - {"heard"}) + HEARD
SELDOM = set(HEARD) - {"heard.srcdoc-shut-in"}
"""What a host hears of our page is heard each time where the least is allowed, and everywhere by `--slow`."""
LOGIC = {
    "answers",
    "computers",
    "curtain",
    "damaged-file",
    "hint",
    "lesson",
    "look-back",
    "refusal",
    "result",
    "review",
    "rules",
    "same-deal",
    "set-up",
    "settings",
    "undo",
    "whole-game-by-mouse",
    "whole-game-by-touch",
}
"""Journeys through what no engine of a browser does in a way of its own: each is made in Chromium in every run, and in
Firefox by `--slow`. The others, a whole game by keys and one of Numbers League by mouse among them, are made always."""


@dataclass(frozen=True)
class Report:
    """How one journey went: whether it passed, what was found wrong, and how long it took (ms)."""

    journey: str
    passed: bool
    said: list[str]
    ms: int


@pytest.fixture(autouse=True)
def keep_clean() -> None:
    """Each journey has its own watch; nobody comes in Chromium."""


@pytest.fixture(scope="module")
def reports(
    request: pytest.FixtureRequest,
    site: Path,
    address: str,
    wheel_address: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, Report]:
    """Every journey that is asked for, made by one Firefox."""
    firefox = find_firefox()
    if firefox is None:
        pytest.skip(NO_FIREFOX_ADVICE)
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if node is None:
        pytest.skip("run by build.py test, which knows a Node")
    asked = [
        str(item.callspec.params["journey"])
        for item in request.session.items
        if isinstance(item, pytest.Function) and item.path == request.path
    ]
    told = {
        **vars(harness),
        **vars(disks),
        **vars(numica),
        **vars(lending),
        **vars(faults),
        **vars(strict),
        "FIRST_LESSON": min(LESSONS[0].goals),
        "SHORT_GAME": token_of_short_game(),
        "ONE_FILE": ONE_FILE,
        "AROUND": AROUND,
        "IS_CHOSEN": IS_CHOSEN,
    }
    wish = {
        "firefox": firefox,
        "python": sys.executable,
        "site": str(site),
        "address": address,
        "wheels": wheel_address,
        "kept": str(KEPT / "firefox"),
        "files": str(tmp_path_factory.mktemp("files")),
        "ways": {name: vars(way) for name, way in WAYS.items()},
        "opened": [vars(opened) for opened in list_opened()],
        "kinds": KINDS,
        "journeys": asked,
        "harness": {name: value for name, value in told.items() if name.isupper() and isinstance(value, str)},
    }
    hosts = {key_of(name): CASES[name].fault for name in TOLD_BY_BROWSERS}
    hosts |= {key_of(name): fault for name, fault in DAMMED.items()}
    with serve_faults(site, hosts) as root:
        cases = [
            {"address": f"{root}/{key_of(name)}/", "place": case.place, "told": [case.cause, case.mend]}
            for name, case in CASES.items()
            if name in TOLD_BY_BROWSERS
        ]
        dammed = f"{root}/{key_of(*DAMMED)}/"
        done = subprocess.run(
            [node, str(HERE / "drive.mjs")],
            input=json.dumps({**wish, "cases": cases, "dammed": dammed}),
            capture_output=True,
            encoding="utf-8",
        )
    found = [Report(**json.loads(line)) for line in done.stdout.splitlines()]
    lost = set(asked) - {report.journey for report in found}
    found += [Report(journey, False, ["it was not made", done.stderr[-2000:]], 0) for journey in lost]
    return {report.journey: report for report in found}


@pytest.mark.parametrize(
    "journey",
    [pytest.param(each, marks=pytest.mark.slow) if each in LOGIC | SELDOM else each for each in JOURNEYS],
)
def test_in_firefox(journey: str, reports: dict[str, Report]) -> None:
    report = reports[journey]
    if not report.passed:
        pytest.fail("\n".join(report.said), pytrace=False)
