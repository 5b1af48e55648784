"""A host that no one here wrote: where it is installed, what was measured in it, and how it looked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Page, Route

from e2e.harness import DRAWN
from workshop.hosts import COLUMNS, FIGURES
from workshop.packages import make_packages
from workshop.serve import TYPES
from workshop.steps import stop

PATIENCE = 120.0
"""Seconds until a server answers."""

LOG_LINES = 20
"""Of a server that does not come, so much is told."""


class RealHost:
    """What one host is tried with."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        """Where it is installed and keeps its things, also from one time to the next."""
        self.site = site
        self.figures: dict[str, str] = {}
        self.packed: dict[tuple[str, str], Path] = {}
        self.servers: list[subprocess.Popen[bytes]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def install_python(self, *requirements: str) -> Path:
        """Install packages of Python into an environment of the host's own; return the folder of its programs."""
        place = self.folder / "python"
        self.install(place, requirements, [sys.executable, "-m", "venv", "--clear", place])
        programs = place / ("Scripts" if os.name == "nt" else "bin")
        self.install(place, requirements, [programs / "python", "-m", "pip", "install", "-q", *requirements])
        (place / "installed").write_text("\n".join(requirements), encoding="utf-8")
        return programs

    def install_npm(self, *packages: str) -> Path:
        """Install packages of npm; return the folder that they lie in."""
        place = self.folder / "npm"
        place.mkdir(exist_ok=True)
        (place / "package.json").write_text('{"private": true}', encoding="utf-8")
        quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--silent")
        self.install(place, packages, ["npm", "install", "--prefix", place, *quiet, *packages])
        (place / "installed").write_text("\n".join(packages), encoding="utf-8")
        return place / "node_modules"

    def install(self, place: Path, what: Sequence[str], command: Sequence[str | Path]) -> None:
        """Run what installs something, unless it is there."""
        told = place / "installed"
        if not told.exists() or told.read_text(encoding="utf-8") != "\n".join(what):
            subprocess.run(list(map(str, command)), check=True, cwd=self.folder)

    def measure(self, *places: Path) -> str:
        """How much is installed, in MB."""
        files = (file for place in places for file in place.rglob("*") if not file.is_symlink())
        return f"{sum(file.stat().st_size for file in files if file.is_file()) / 1e6:.0f} MB"

    def start(
        self, command: Sequence[str | Path], address: str, env: Mapping[str, str] | None = None
    ) -> None:
        """Start a server, and wait until it answers at an address; it is stopped at the end."""
        log = self.folder / "server.log"
        with log.open("wb") as out:
            server = subprocess.Popen(
                list(map(str, command)),
                cwd=self.folder,
                env={**os.environ, **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.servers.append(server)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and server.poll() is None:
            try:
                with urllib.request.urlopen(address, timeout=5):
                    return
            except urllib.error.HTTPError:
                return  # it answers
            except OSError:
                time.sleep(0.2)
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LOG_LINES:]
        raise AssertionError("\n".join([f"{command[0]} does not answer at {address}:", *lines]))

    def pack(self, kind: str, place: str) -> Path:
        """Make the file of the site that such a host takes."""
        if (kind, place) not in self.packed:
            node = Path(os.environ["PARLOUR_NODE"])
            folder = self.folder / "packages" / str(len(self.packed))
            (self.packed[kind, place],) = make_packages(node, place, [kind], site=self.site, folder=folder)
        return self.packed[kind, place]

    def note(self, what: str, value: str) -> None:
        """Note a figure for the table, by the name of its column."""
        assert what in COLUMNS, f"the table has no column {what!r}: {', '.join(COLUMNS)}"
        self.figures[what] = value

    def shoot(self, page: Page) -> None:
        """Take the picture of the host with a game in it."""
        for frame in page.frames:
            frame.evaluate(DRAWN)
        page.screenshot(path=self.folder / "screenshot.png")

    def close(self) -> None:
        """Stop what was started, and write down what was noted."""
        for server in self.servers:
            stop(server)
        if self.figures:
            told = json.dumps(self.figures, ensure_ascii=False, indent=2)
            (self.folder / FIGURES).write_text(told + "\n", encoding="utf-8")


def serve_package(page: Page, folder: str, package: Path, instead: Mapping[str, str] | None = None) -> None:
    """Let a package lie in a folder of an address, as a platform has unpacked it; with some other pages in it."""
    archive = zipfile.ZipFile(package)

    def answer(route: Route) -> None:
        name = unquote(urlsplit(route.request.url).path.removeprefix(urlsplit(folder).path))
        body = (instead or {}).get(name) or archive.read(name)
        route.fulfill(content_type=TYPES[PurePosixPath(name).suffix], body=body)

    page.route(folder + "**", answer)
