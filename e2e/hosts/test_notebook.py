"""Notebook, of Jupyter: the cell that the page writes for it is run, and the game is played in what comes out."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Locator, Page, TimeoutError

from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import RealHost
from e2e.hosts.node import run_module
from e2e.hosts.playing import play_first
from e2e.strict import find_free_port
from workshop.precache import ONE_FILE

Come = Callable[..., Person]

VERSION = "7.6.5"

WRITE = """import { writeTexts } from "./web/embed/embed-texts.js";
const given = { pace: "instant", notation: "on", log: "on", game: "numica", seats: "p,1" };
process.stdout.write(writeTexts(given, { site: process.argv[1], title: "Numica" }).notebook);"""
"""Writes the cell, as the page about frames does."""

COMPLAINTS = (
    "Menu entry for command",
    "yjs#509",
    r"reading 'schema'",
    "WebSocket is closed before the connection is established",
)
"""What Notebook says of itself."""

RUNS = 10
"""It is run so often, at most: Notebook may lose what is run right after it was opened."""


class Desk:
    """Such a notebook for each cell, in a server without a password on this machine alone."""

    def __init__(self, host: RealHost) -> None:
        self.programs = host.install_python(f"notebook=={VERSION}")
        home = host.folder / "home"
        shutil.rmtree(home, ignore_errors=True)
        self.folder = home / "notebooks"
        self.folder.mkdir(parents=True)
        places = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
        port = find_free_port()
        self.address = f"http://127.0.0.1:{port}/"
        options = {
            "IdentityProvider.token": "",
            "ServerApp.ip": "127.0.0.1",
            "ServerApp.port": port,
            "ServerApp.port_retries": 0,
            "ServerApp.root_dir": self.folder,
        }
        host.start(
            [
                self.programs / "jupyter-notebook",
                "--no-browser",
                "--allow-root",
                *(f"--{name}={value}" for name, value in options.items()),
            ],
            self.address + "api",
            {place: str(home / place) for place in places},
        )

    def write(self, name: str, cell: str) -> str:
        """Write a notebook of one cell; return its address."""
        code = {"id": "one", "cell_type": "code", "source": cell, "metadata": {}, "outputs": []}
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        written = {
            "cells": [{**code, "execution_count": None}],
            "metadata": {"kernelspec": kernel},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.folder / f"{name}.ipynb").write_text(json.dumps(written), encoding="utf-8")
        return f"{self.address}notebooks/{name}.ipynb"


@pytest.fixture(scope="module")
def desk(host: RealHost) -> Desk:
    return Desk(host)


def run_cell(page: Page) -> Locator:
    """Run the only cell; return the frame that comes out of it."""
    frame = page.locator(".jp-OutputArea-output iframe")
    for _ in range(RUNS):
        page.locator(".jp-CodeCell .cm-content").click()
        page.keyboard.press("Control+Enter")
        try:
            frame.wait_for(timeout=5_000)
        except TimeoutError:
            continue
        return frame
    raise AssertionError("nothing comes out of the cell")


def enter(person: Person, page: Page) -> NumicaPlayer:
    """Look at nothing but the game in the cell's frame from now on."""
    page.frame_locator(".jp-OutputArea-output iframe").locator(".poster-play").wait_for()
    look_into(person, page.frames[-1])
    return NumicaPlayer(person)


@pytest.mark.parametrize("source", ["the site", "the one file"])
def test_a_game_is_played_in_what_comes_out_of_a_cell(
    host: RealHost, desk: Desk, come: Come, site: Path, address: str, source: str
) -> None:
    cell = run_module(WRITE, address)
    if source == "the one file":
        shutil.copy(site / ONE_FILE, desk.folder)
        cell = cell.replace(address, ONE_FILE)
    assert f'IFrame("{ONE_FILE if source == "the one file" else address}?' in cell
    person = come(desk.address, own_profile=True, drawn=True, viewport={"width": 1280, "height": 900})
    person.watch.expect(*COMPLAINTS, f"request to another origin: {address}")
    page = person.page
    page.goto(desk.write(source.replace(" ", "-"), cell))
    run_cell(page)
    begun = time.monotonic()
    numica = enter(person, page)
    seconds = play_first(numica, begun)
    assert numica.page.evaluate("origin") == (address.rstrip("/") if source == "the site" else "null")
    board = numica.read_position()
    if source == "the one file":
        return

    host.shoot(page)
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+s")
    page.wait_for_function("!document.title.startsWith('*')")
    page.reload()
    numica = enter(person, page)
    numica.page.locator(".poster-play").click()
    numica.wait_until_ready()
    numica.to_lobby()
    numica.go_on()
    assert numica.wait_for_turn()
    assert numica.read_position() == board

    host.note("Host", f"Notebook {VERSION} (Jupyter)")
    host.note("Plays", "Numica by touches, from the site and the one file")
    host.note(
        "Keeps", "with the site the game, found under *All games* after a reload; with the one file nothing"
    )
    host.note("Hears", "nothing")
    host.note("Seconds", seconds)
    host.note("Size", host.measure(host.folder / "python"))
