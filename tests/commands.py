"""Command lines that are run in this process, and what they printed."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from parlour.cli import main


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        """Keep it."""
        self.code, self.out, self.err = code, out, err

    def json(self) -> Any:
        """Return the one JSON value that was printed."""
        (line,) = self.out.splitlines()
        return json.loads(line)

    def lines(self) -> list[Any]:
        """Return the JSON value of each line."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a command line in this process, with a text as its standard input."""

    def do(*words: str, stdin: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main(words)
        return Said(code, *capsys.readouterr())

    return do
