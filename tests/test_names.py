"""Nothing outside a game's own folders knows the game by its name: what comes new needs no other file."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.games import REGISTRY

ROOT = Path(__file__).resolve().parent.parent
REGISTRY_FILE = ROOT / "py" / "parlour" / "games" / "__init__.py"
OWN = (ROOT / "web" / "games", ROOT / "py" / "parlour" / "games")
SOURCES = (
    "py/parlour/**/*.py",
    "py/workshop/**/*.py",
    "web/**/*.js",
    "web/**/*.mjs",
    "web/**/*.css",
    "web/**/*.ftl",
    "e2e/games.py",
    "e2e/player.py",
    "e2e/screens.py",
)


def list_games() -> set[str]:
    """Return the keys of the games that can be played and of those still to come."""
    return set(REGISTRY) | {path.parent.name for path in (ROOT / "web" / "games").glob("*/emblem.js")}


def list_sources() -> list[Path]:
    """Return the files of the engine and of the page that are no game's."""
    files = [path for pattern in SOURCES for path in ROOT.glob(pattern) if "node_modules" not in path.parts]
    return [
        path
        for path in files
        if not any(path.is_relative_to(own / key) for own in OWN for key in list_games())
    ]


def test_no_file_but_the_registry_names_a_game() -> None:
    sources = list_sources()
    assert len(sources) > 100
    named = re.compile(rf"\b({'|'.join(sorted(list_games()))})\b")
    told = {
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources
        if path != REGISTRY_FILE
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    }
    assert told == set()
