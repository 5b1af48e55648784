"""Makes the files that learning platforms take, of the site that is built; see `web/embed/packages/`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from parlour.games import REGISTRY
from workshop.steps import BUILD, DIST, WEB, run

PACKAGES = BUILD / "packages"


def make_packages(
    node: Path, place: str = "", kinds: Sequence[str] = (), *, site: Path = DIST, folder: Path = PACKAGES
) -> list[Path]:
    """Write one of each kind for each game, or for the place that a link leads to; return the files.

    They stand in the place of all former ones; `kinds` names some of them, as web/embed/packages/packages.js does.
    """
    shutil.rmtree(folder, ignore_errors=True)
    program = WEB / "build" / "packages.mjs"
    words: list[str | Path] = ["--web", WEB, "--site", site, "--out", folder]
    words += ["--games", json.dumps(list(REGISTRY)), "--place", place, "--kinds", ",".join(kinds)]
    run("packages", [node, program, *words], cwd=WEB)
    return sorted(folder.iterdir())
