"""Finds what the build takes from the machine: a Node with npm, and the browsers for the tests."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.terminal.browser import BROWSERS, FIREFOXES
from workshop.steps import Failed, run, say

OLDEST_NODE = 20
DOWNLOAD_SECONDS = 120
SYSTEM_PROGRAMS = "/usr/sbin"
"""Where Debian puts servers, and where nobody but root looks."""
NO_BROWSER = 3  # the exit code that says so

NO_BROWSER_ADVICE = (
    "No Chromium or Chrome was found or could be fetched: install one, "
    "or set PARLOUR_BROWSER to the path of its program."
)
NO_NGINX_ADVICE = (
    "No nginx: the test of the site on one is skipped. To run it, install one, "
    "or set PARLOUR_NGINX to the path of its program."
)
NO_WEBKIT_ADVICE = (
    "No WebKit: the tests in a third browser are skipped. To run them, install Debian's webkit2gtk-driver and xvfb, "
    "or set PARLOUR_WEBKIT to the path of a WebKitWebDriver, with an Xvfb on the PATH."
)
NO_FIREFOX_ADVICE = (
    "No Firefox: the tests in a second browser are skipped. To run them, install one, "
    "or set PARLOUR_FIREFOX to the path of its program."
)


@dataclass(frozen=True)
class Node:
    """A Node to build with: its program, the command that starts its npm, and where it comes from."""

    program: Path
    npm: tuple[Path, ...]
    origin: str


@dataclass(frozen=True)
class Maker:
    """Where the browsers of one kind are, on every system, and the variable in which a person names one."""

    title: str
    variable: str
    names: tuple[str, ...]
    mac: tuple[str, ...]
    """Programs below `Applications`."""
    windows: tuple[str, ...]
    """Programs below the folders of programs."""
    packages: tuple[str, ...]
    """Debian's, the best first; older releases have only the last."""


CHROMIUM = Maker(
    "Chromium or Chrome",
    "PARLOUR_BROWSER",
    BROWSERS,
    ("Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"),
    ("Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe"),
    ("chromium-headless-shell", "chromium"),
)
FIREFOX = Maker(
    "Firefox",
    "PARLOUR_FIREFOX",
    FIREFOXES,
    ("Firefox.app/Contents/MacOS/firefox",),
    ("Mozilla Firefox/firefox.exe",),
    ("firefox-esr",),
)


@dataclass(frozen=True)
class Browser:
    """A browser that starts, and where it comes from."""

    program: Path
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


def list_browser_places(maker: Maker, environ: Mapping[str, str]) -> list[Path]:
    """Where a browser of this kind may be, the likeliest first."""
    path = environ.get("PATH", "")
    places = [Path(found) for name in maker.names if (found := shutil.which(name, path=path))]
    if sys.platform == "darwin":
        homes = (Path("/"), Path.home())
        places += [home / "Applications" / program for program in maker.mac for home in homes]
    if sys.platform == "win32":
        homes = tuple(
            Path(environ[variable])
            for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
            if variable in environ
        )
        places += [home / program for home in homes for program in maker.windows]
    return places


def starts(browser: Path) -> bool:
    """Whether this is a browser that starts: Ubuntu has a `chromium-browser` that only speaks of a snap."""
    if not browser.is_file():
        return False
    # On Windows `--version` opens a window, or says nothing, so being there must do.
    return sys.platform == "win32" or ask_version(browser) is not None


def find_browser(maker: Maker, environ: Mapping[str, str]) -> Browser | None:
    """The browser that the person named, else one of the machine's own; None where there is neither."""
    named = environ.get(maker.variable)
    if named:
        if not starts(Path(named)):
            raise Failed(f"{maker.variable} names no {maker.title} that starts: {named}", NO_BROWSER)
        return Browser(Path(named), f"named by {maker.variable}")
    for place in list_browser_places(maker, environ):
        if starts(place):
            return Browser(place, "the machine's own")
    return None


def find_downloaded(python: Path, origin: str = "downloaded earlier by Playwright") -> Browser | None:
    """The Chromium that Playwright has downloaded; it knows where without a network."""
    question = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    try:
        browser = Path(run("playwright-path", [python, "-c", question], seconds=60).strip())
    except Failed:
        return None
    return Browser(browser, origin) if starts(browser) else None


def download(python: Path) -> Browser | None:
    say(f"No browser on this machine; trying Playwright's download (at most {DOWNLOAD_SECONDS} s).")
    command: Sequence[str | Path] = (python, "-m", "playwright", "install", "chromium")
    try:
        run("playwright-install", command, seconds=DOWNLOAD_SECONDS)
    except Failed as failure:
        say(str(failure))
        return None
    return find_downloaded(python, "downloaded by Playwright")


def is_debian() -> bool:
    """Whether this is Debian itself: what is built on it may have no Firefox that is a plain package."""
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def install_packages(apt: str, packages: Sequence[str]) -> None:
    """Install Debian's packages; none of them starts a service."""
    say(f"Installing Debian's {' and '.join(packages)} with apt-get.")
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    run("apt-update", [apt, "update"], env=quiet)
    run("apt-install", [apt, "install", "-y", "--no-install-recommends", *packages], env=quiet)


def install_from_debian(
    makers: Sequence[Maker], environ: Mapping[str, str], choice: int = 0
) -> dict[Maker, Browser]:
    """Install Debian's own packages where the user may, all at one go; give those that start now.

    `choice` is the place of those that are tried among each maker's packages.
    """
    apt = shutil.which("apt-get", path=environ.get("PATH", ""))
    if not makers or sys.platform != "linux" or apt is None or os.geteuid() != 0:
        return {}
    packages = [maker.packages[min(choice, len(maker.packages) - 1)] for maker in makers]
    try:
        install_packages(apt, packages)
    except Failed as failure:
        say(str(failure))
        # The indispensable must not be lost with what is only welcome, or for want of the better one.
        if len(makers) > 1:
            return install_from_debian(makers[:1], environ, choice)
        has_another = choice + 1 < len(makers[0].packages)
        return install_from_debian(makers, environ, choice + 1) if has_another else {}
    found = {maker: find_browser(maker, environ) for maker in makers}
    return {maker: Browser(each.program, "Debian's package") for maker, each in found.items() if each}


def choose_browsers(python: Path, environ: Mapping[str, str]) -> tuple[Browser, Browser | None]:
    """A Chromium, without which nothing can be tested, and a Firefox where one can be had; cheapest way first.
    An empty PARLOUR_FIREFOX says that none is wanted."""
    chromium = find_browser(CHROMIUM, environ) or find_downloaded(python) or download(python)
    is_wanted = environ.get(FIREFOX.variable) != ""
    firefox = find_browser(FIREFOX, environ) if is_wanted else None
    missing = [] if chromium else [CHROMIUM]
    if is_wanted and not firefox and is_debian():
        missing.append(FIREFOX)
    installed = install_from_debian(missing, environ)
    chromium = chromium or installed.get(CHROMIUM)
    if chromium is None:
        raise Failed(NO_BROWSER_ADVICE, NO_BROWSER)
    return chromium, firefox or installed.get(FIREFOX)


@dataclass(frozen=True)
class Extra:
    """What only some tests want: the variable in which a person names its program, and Debian's packages for it."""

    variable: str
    program: str
    beside: str
    """Another program that it needs, on the PATH; "" for none."""
    packages: tuple[str, ...]


NGINX = Extra("PARLOUR_NGINX", "nginx", "", ("nginx-light",))
"""With Debian's table of types."""
WEBKIT = Extra("PARLOUR_WEBKIT", "WebKitWebDriver", "Xvfb", ("webkit2gtk-driver", "xvfb"))
"""A driver that opens windows, and the screen on which nobody sees them."""


def find_extra(extra: Extra, environ: Mapping[str, str]) -> Path | None:
    """The program that the person named, else the machine's own."""
    path = os.pathsep.join([environ.get("PATH", ""), SYSTEM_PROGRAMS])
    found = environ.get(extra.variable) or shutil.which(extra.program, path=path)
    is_whole = not extra.beside or shutil.which(extra.beside, path=path)
    return Path(found) if found and is_whole else None


def choose_extra(extra: Extra, environ: Mapping[str, str]) -> Path | None:
    """The program, or None where it cannot be had; an empty variable says that none is wanted."""
    if environ.get(extra.variable) == "":
        return None
    found = find_extra(extra, environ)
    apt = shutil.which("apt-get", path=environ.get("PATH", ""))
    if found or not is_debian() or apt is None or os.geteuid() != 0:
        return found
    try:
        install_packages(apt, extra.packages)
    except Failed as failure:
        say(str(failure))
    return find_extra(extra, environ)
