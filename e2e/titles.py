"""The titles that the lobby shows: of the games that can be played, by the registry, and of those to come."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.games import REGISTRY

GAMES = Path(__file__).resolve().parent.parent / "web" / "games"


def read_title(key: str) -> str:
    """Return a game's title, from its words."""
    words = (GAMES / key / "locales" / "en.ftl").read_text(encoding="utf-8")
    found = re.search(r"^title = (.+)$", words, re.MULTILINE)
    assert found, f"{key} has no title"
    return found[1]


TO_COME = sorted({path.parent.name for path in GAMES.glob("*/emblem.js")} - set(REGISTRY))
"""The keys of the games that the lobby announces."""

TITLES = {key: read_title(key) for key in (*REGISTRY, *TO_COME)}
"""By key, in the lobby's order."""
