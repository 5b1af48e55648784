"""The test command: every checker, then pytest; one that fails does not hide the others."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from workshop.setup import NODE_MODULES, PYTHON, SCRIPTS
from workshop.steps import BUILD, DIST, ROOT, WEB, say

BROWSER_TESTS = re.compile(r"(tests/games/\w+/)?e2e/")
"""What the names of tests in a browser begin with: the shell's, and those of a game."""

CORES = os.cpu_count() or 1
PROCESSES = CORES + 1
"""One more than the machine has cores: tests in a browser wait more than they work."""

MOST_AGAIN = 25
"""Where more than these failed in the browser, something is broken, and a second run would only take time."""

FAILED_TESTS = BUILD / "failed-tests.json"
TRACES = ".build/e2e"


PYTHON_FILES = r"\.(py|toml)$"
PAGE_FILES = r"\.(js|mjs|ts|css|json)$|border\.py$"
"""What the checkers read: of Python also the types of what crosses the border; declarations are made of these."""

BIOME_FOLDERS = (".", "../e2e", "../tests/page", "../tests/games/null/wheel", "../py/template/web")


@dataclass(frozen=True)
class Check:
    """One checker: its name on the screen, its command, and the folder that it runs in."""

    title: str
    command: Sequence[str | Path]
    folder: Path = ROOT
    reads: str = PYTHON_FILES


def list_checks(node: Path, changed: Sequence[str] | None) -> list[Check]:
    """List the checkers; given what has changed, those that read it."""
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    checks = [
        Check("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."]),
        Check("ruff check", [PYTHON, "-m", "ruff", "check", "."]),
        Check("mypy --strict", [PYTHON, "-m", "mypy"]),
        Check("imports", [SCRIPTS / "lint-imports", "--no-logo", "--cache-dir", ".build/imports"]),
        Check("biome", [node, biome, "check", "--error-on-warnings", *BIOME_FOLDERS], WEB, PAGE_FILES),
        Check("tsc (page)", [node, tsc, "--project", "tsconfig.json"], WEB, PAGE_FILES),
        Check("tsc (service worker)", [node, tsc, "--project", "tsconfig.service.json"], WEB, PAGE_FILES),
        Check(
            "tsc (second browser)", [node, tsc, "--project", "e2e/firefox/tsconfig.json"], reads=PAGE_FILES
        ),
        Check("tsc (page's tests)", [node, tsc, "--project", "tests/page/tsconfig.json"], reads=PAGE_FILES),
        Check("tsc (build)", [node, tsc, "--project", "tsconfig.build.json"], WEB, PAGE_FILES),
    ]
    return [
        check for check in checks if changed is None or any(re.search(check.reads, name) for name in changed)
    ]


def run_check(check: Check) -> tuple[bool, str]:
    """Run one checker; return whether it passed, and what to say of it: what it wrote only where it found something."""
    begun = time.monotonic()
    done = subprocess.run(
        [str(word) for word in check.command],
        cwd=check.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    passed = done.returncode == 0
    told = f"{check.title} … {'passed' if passed else 'FAILED'} {time.monotonic() - begun:.1f} s"
    return passed, told if passed else f"{told}\n{done.stdout.rstrip()}"


def begin_checks(node: Path, changed: Sequence[str] | None = None) -> Callable[[], list[str]]:
    """Begin all checkers, or those that read what has changed, beside what comes next.

    What is returned waits for them, says how they ended, and returns the titles of those that found something.
    """
    checks = list_checks(node, changed)
    pool = ThreadPoolExecutor(CORES)
    running = [(check.title, pool.submit(run_check, check)) for check in checks]
    pool.shutdown(wait=False)

    def finish() -> list[str]:
        failed = []
        for title, result in running:
            passed, told = result.result()
            say(told)
            failed += [] if passed else [title]
        return failed

    return finish


@dataclass(frozen=True)
class Programs:
    """What of the machine the tests run, each told them by a variable; those that are not there are told as empty."""

    node: Path
    browser: Path | None = None
    firefox: Path | None = None
    webkit: Path | None = None
    nginx: Path | None = None


def run_tests(programs: Programs, arguments: Sequence[str], failed: Sequence[str]) -> int:
    """Run pytest with further arguments, in several processes; a checker that `failed` before it fails the whole.

    A test that failed in a browser is run once more, alone and traced: where it passes then, it is named as unsteady.
    """
    env = {
        **os.environ,
        "PARLOUR_BROWSER": str(programs.browser or ""),
        "PARLOUR_FIREFOX": str(programs.firefox or ""),
        "PARLOUR_WEBKIT": str(programs.webkit or ""),
        "PARLOUR_NGINX": str(programs.nginx or ""),
        "PARLOUR_SITE": str(DIST),
        "PARLOUR_NODE": str(programs.node),
    }
    code, names, day = run_pytest(env, ["-n", str(PROCESSES), *arguments])
    again = [name for name in names if BROWSER_TESTS.match(name)]
    if 0 < len(again) <= MOST_AGAIN:
        say(f"Once more, alone and traced into {TRACES}: what failed in the browser.")
        _, still, _ = run_pytest(env, ["--traces", "--day", str(day), *again])
        unsteady = sorted(set(again) - set(still))
        if unsteady:
            say("Unsteady, since they passed alone: " + ", ".join(unsteady) + ".")
        code = 0 if code == 1 and set(names) <= set(unsteady) else code
    if failed:
        say(f"Failed before pytest: {', '.join(failed)}.")
    return code or (1 if failed else 0)


def run_pytest(env: Mapping[str, str], words: Sequence[str]) -> tuple[int, list[str], int]:
    """Run pytest; return its exit code, the names of the tests that failed, and the day of the games."""
    FAILED_TESTS.unlink(missing_ok=True)
    command = [str(PYTHON), "-m", "pytest", "--failed-to", str(FAILED_TESTS), *words]
    code = subprocess.run(command, cwd=ROOT, env=env).returncode
    if not FAILED_TESTS.exists():
        return code, [], 0
    told = json.loads(FAILED_TESTS.read_text(encoding="utf-8"))
    return code, told["names"], told["day"]
