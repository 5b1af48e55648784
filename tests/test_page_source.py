"""What no source of the page may hold: forms that submit, which a sandboxed frame without `allow-forms` blocks."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUBMITS = re.compile(
    r"<form\b|type=[\"']?submit|@submit|\bformaction\b|requestSubmit|SubmitEvent", re.IGNORECASE
)
# A button without a type submits the form that it may stand in one day.
BUTTON = re.compile(r"<button\b(?P<plain>\s+type=\"button\")?")


def read_sources() -> dict[str, str]:
    """Everything in which a form or a button could stand."""
    found = [ROOT / "index.html"]
    for ending in ("js", "mjs", "html", "md"):
        found += (ROOT / "web").rglob(f"*.{ending}")
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in found
        if "node_modules" not in path.parts
    }


def test_no_form_submits() -> None:
    found = [f"{name}: {each[0]}" for name, text in read_sources().items() for each in SUBMITS.finditer(text)]
    assert found == []


def test_every_button_is_a_plain_one() -> None:
    found = [(name, each["plain"]) for name, text in read_sources().items() for each in BUTTON.finditer(text)]
    assert len(found) > 50
    assert [name for name, plain in found if plain is None] == []
