"""Finds what the build takes from the machine: a Node with npm, and a browser for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.terminal.browser import BROWSERS
from workshop.steps import Failed, run, say

OLDEST_NODE = 20
DOWNLOAD_SECONDS = 120
NO_BROWSER = 3  # the exit code that says so

NO_BROWSER_ADVICE = (
    "No Chromium or Chrome was found or could be fetched: install one, "
    "or set PARLOUR_BROWSER to the path of its program."
)


@dataclass(frozen=True)
class Node:
    """A Node to build with: its program, the command that starts its npm, and where it comes from."""

    program: Path
    npm: tuple[Path, ...]
    origin: str


def ask_version(program: Path) -> str | None:
    """What `program --version` prints, or None where the program does not start."""
    try:
        done = subprocess.run(
            [str(program), "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=30,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def read_major(version: str | None) -> int:
    digits = (version or "").removeprefix("v").split(".")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else 0


def find_npm(node: Path) -> tuple[Path, ...] | None:
    """The npm that lies beside a Node, also where its name on the PATH is only a link."""
    names = ("npm.cmd", "npm.exe") if os.name == "nt" else ("npm",)
    for folder in (node.parent, node.resolve().parent):
        for name in names:
            if (folder / name).is_file():
                return (folder / name,)
    return None


def find_node(environ: Mapping[str, str]) -> Node | None:
    """The Node that the person named, else a recent one on the PATH; None where one must be fetched."""
    named = environ.get("PARLOUR_NODE")
    if named:
        program = Path(named)
        npm = find_npm(program)
        if not read_major(ask_version(program)):
            raise Failed(f"PARLOUR_NODE names no Node that starts: {named}")
        if npm is None:
            raise Failed(f"PARLOUR_NODE names a Node with no npm beside it: {named}")
        return Node(program, npm, "named by PARLOUR_NODE")
    found = shutil.which("node", path=environ.get("PATH", ""))
    if found is None:
        return None
    program = Path(found)
    npm = find_npm(program)
    if npm is None or read_major(ask_version(program)) < OLDEST_NODE:
        return None
    return Node(program, npm, "from the PATH")


def list_browser_places(environ: Mapping[str, str]) -> list[Path]:
    """Where a Chromium or Chrome may be, the likeliest first."""
    path = environ.get("PATH", "")
    places = [Path(found) for name in BROWSERS if (found := shutil.which(name, path=path))]
    if sys.platform == "darwin":
        for name in ("Google Chrome", "Chromium"):
            inside = Path("Applications", f"{name}.app", "Contents", "MacOS", name)
            places += [Path("/") / inside, Path.home() / inside]
    if sys.platform == "win32":
        for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            for maker in ("Google/Chrome", "Chromium"):
                if variable in environ:
                    places.append(Path(environ[variable], maker, "Application", "chrome.exe"))
    return places


def starts(browser: Path) -> bool:
    """Whether this is a browser that starts: Ubuntu has a `chromium-browser` that only speaks of a snap."""
    if not browser.is_file():
        return False
    # On Windows `chrome --version` opens a window, so being there must do.
    return sys.platform == "win32" or ask_version(browser) is not None


def find_browser(environ: Mapping[str, str]) -> tuple[Path, str] | None:
    """The browser that the person named, else one of the machine's own; None where there is neither."""
    named = environ.get("PARLOUR_BROWSER")
    if named:
        if not starts(Path(named)):
            raise Failed(f"PARLOUR_BROWSER names no browser that starts: {named}", NO_BROWSER)
        return Path(named), "named by PARLOUR_BROWSER"
    for place in list_browser_places(environ):
        if starts(place):
            return place, "the machine's own"
    return None


def find_downloaded(python: Path) -> Path | None:
    """The Chromium that Playwright has downloaded earlier; it knows where without a network."""
    question = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    try:
        browser = Path(run("playwright-path", [python, "-c", question], seconds=60).strip())
    except Failed:
        return None
    return browser if starts(browser) else None


def download(python: Path) -> Path | None:
    say(f"No browser on this machine; trying Playwright's download (at most {DOWNLOAD_SECONDS} s).")
    command: Sequence[str | Path] = (python, "-m", "playwright", "install", "chromium")
    try:
        run("playwright-install", command, seconds=DOWNLOAD_SECONDS)
    except Failed as failure:
        say(str(failure))
        return None
    return find_downloaded(python)


def install_from_debian(environ: Mapping[str, str]) -> Path | None:
    """Debian's own package, where there is one and the user may install it."""
    apt = shutil.which("apt-get", path=environ.get("PATH", ""))
    if sys.platform != "linux" or apt is None or os.geteuid() != 0:
        return None
    say("Installing Debian's chromium with apt-get.")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("apt-update", [apt, "update"], env=quiet)
        run("apt-install", [apt, "install", "-y", "--no-install-recommends", "chromium"], env=quiet)
    except Failed as failure:
        say(str(failure))
        return None
    found = find_browser({**environ, "PARLOUR_BROWSER": ""})
    return found[0] if found else None


def choose_browser(python: Path, environ: Mapping[str, str]) -> tuple[Path, str]:
    """The first browser that can be had, cheapest way first; the second word says whence."""
    found = find_browser(environ)
    if found:
        return found
    ways: tuple[tuple[Callable[[], Path | None], str], ...] = (
        (lambda: find_downloaded(python), "downloaded earlier by Playwright"),
        (lambda: download(python), "downloaded by Playwright"),
        (lambda: install_from_debian(environ), "Debian's package"),
    )
    for look, origin in ways:
        browser = look()
        if browser:
            return browser, origin
    raise Failed(NO_BROWSER_ADVICE, NO_BROWSER)
