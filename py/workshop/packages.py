"""Makes the files that learning platforms take, of the site that is built; see `web/embed/packages/`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from parlour.core.game import Refusal
from parlour.games import REGISTRY, find
from parlour.puzzles.sheets import read_sheet
from workshop.steps import BUILD, DIST, WEB, Failed, run

PACKAGES = BUILD / "packages"

SHEET = "#sheet="
"""What stands before the text of a sheet in a link to it."""


def describe_sheet(place: str) -> dict[str, str] | None:
    """Tell what the sheet is of that a link leads to, and its title; None where it leads to none."""
    _, mark, text = place.partition(SHEET)
    if not mark:
        return None
    sheet = read_sheet(text, find)
    if isinstance(sheet, Refusal):
        raise Failed(f"The link has no sheet that can be read ({sheet.code}): copy the whole of it.")
    return {"game": sheet.game.key, "title": sheet.title}


def make_packages(
    node: Path, place: str = "", kinds: Sequence[str] = (), *, site: Path = DIST, folder: Path = PACKAGES
) -> list[Path]:
    """Write one of each kind for each game, or for the place that a link leads to; return the files.

    They stand in the place of all former ones; `kinds` names some of them, as web/embed/packages/packages.js does.
    """
    sheet = describe_sheet(place)
    shutil.rmtree(folder, ignore_errors=True)
    program = WEB / "build" / "packages.mjs"
    words: list[str | Path] = ["--web", WEB, "--site", site, "--out", folder]
    words += ["--games", json.dumps(list(REGISTRY)), "--place", place, "--kinds", ",".join(kinds)]
    words += ["--sheet", json.dumps(sheet)]
    run("packages", [node, program, *words], cwd=WEB)
    return sorted(folder.iterdir())
