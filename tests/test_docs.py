"""What the pages of web/docs and SECURITY say: the tests that they name are there, and no program knows a way out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = [*sorted((WEB / "docs").glob("*.md")), ROOT / "SECURITY.md"]

NAMED = re.compile(r"`((?:e2e|tests)/[\w/]+\.py)`(?:: ((?:`\w+`(?:, | |$)?)+))?")
"""A file of tests, and those that are named of it."""

TELLS_A_PLATFORM = WEB / "embed" / "adapters" / "cmi5.js"
"""No program of the page: it is one of a course, which tells the platform that has launched it what it asks for."""

WAYS_OUT = (
    r"\bXMLHttpRequest\b",
    r"\bWebSocket\b",
    r"\bWebTransport\b",
    r"\bEventSource\b",
    r"\bRTCPeerConnection\b",
    r"\bsendBeacon\b",
    r"\bdocument\.cookie\b",
    r"\bcookieStore\b",
    r"\bgeolocation\b",
    r"\bmediaDevices\b",
    r"\bgetUserMedia\b",
    r"\bNotification\b",
    r"\bPushManager\b",
    r"\bcredentials\b",
    r"\bmethod: ",
)
"""What sends, asks for what is nobody's business, or tells visitors apart. What remains is a plain `fetch`."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_test_that_is_named_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [(file, re.findall(r"\w+", names)) for file, names in NAMED.findall(text)]
    assert named, "a page that promises something says what holds it"
    for file, names in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        missing = [name for name in names if f"def {name}(" not in source]
        assert not missing, file
    told = set(re.findall(r"`(test_\w+|keep_\w+)`", text))
    assert told == {name for _, names in named for name in names}, "each stands beside its file"


def test_the_programs_know_no_way_out() -> None:
    programs = [
        path
        for path in sorted(WEB.rglob("*.js"))
        if {"node_modules", "build"}.isdisjoint(path.relative_to(WEB).parts) and path != TELLS_A_PLATFORM
    ]
    assert len(programs) > 100
    found = {
        f"{path.relative_to(WEB)}: {way}"
        for path in programs
        for way in WAYS_OUT
        if re.search(way, path.read_text(encoding="utf-8"))
    }
    assert not found
