"""Chromiums of former years, as Qt's wheels bring them: each in an environment of its own, asked by lines of text."""

from __future__ import annotations

import json
import os
import subprocess
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workshop.setup import LOCKS
from workshop.steps import BUILD, Stamp, do_once

PROGRAM = Path(__file__).with_name("old_window.py")
SECONDS = 60
"""How long somebody waits for what must come."""


class Window:
    """One window of such a Chromium."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        """Ask a program that shows it."""
        self.program = program

    def evaluate(self, script: str) -> Any:
        """Evaluate an expression in the page."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(" ".join(script.split()) + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())

    def wait_for(self, script: str) -> Any:
        """Wait until an expression is true; return it."""
        end = time.monotonic() + SECONDS
        while not (found := self.evaluate(script)):
            assert time.monotonic() < end, f"{script} is not true after {SECONDS} s"
            time.sleep(0.2)
        return found


def install(version: str) -> Path:
    """Install the wheels of a Chromium, every one held to its hash; return the Python beside them."""
    folder = BUILD / "chromiums" / version
    lock = LOCKS / f"chromium-{version}.lock"
    python = folder / "bin" / "python"

    def work() -> None:
        venv.create(folder, with_pip=True, clear=True)
        command: list[str | Path] = [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--only-binary=:all:",
            "--require-hashes",
            "-r",
            lock,
        ]
        subprocess.run(command, check=True)

    do_once(f"Chromium {version}", Stamp(BUILD / "stamps" / f"chromium-{version}", [lock], [python]), work)
    return python


@contextmanager
def open_window(version: str, address: str) -> Iterator[Window]:
    """Open an address in a Chromium of that version."""
    env = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QTWEBENGINE_DISABLE_SANDBOX": "1",
        "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox --disable-gpu",
    }
    command: list[str | Path] = [install(version), PROGRAM, address]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=env
    ) as program:
        try:
            yield Window(program)
        finally:
            program.terminate()
