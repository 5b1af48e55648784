"""Finds what people read of a game, its rules and its words: in a checkout, in the wheel, or in a game's own wheel."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from parlour.games import REGISTRY
from parlour.terminal.ground import CHECKOUT

RULES = "rules/en.md"
WORDS = "locales/en.ftl"
_KEY = re.compile(r"[a-z][a-z0-9-]{0,31}")


def find_text(key: str, name: str) -> str | None:
    """Return a game's rules or words as they are written, None where they are not at hand."""
    if not _KEY.fullmatch(key):
        return None
    places: list[Traversable] = [folder / "web" / "games" / key for folder in (CHECKOUT, Path.cwd())]
    if key in REGISTRY:
        places.append(files("parlour.games") / key / "web")
    for point in entry_points(group="parlour.games", name=key):
        places.append(files(point.module.partition(".")[0]) / "web")
    return _read_first(places, name)


def find_common_words() -> str | None:
    """Return the words that all games share, None where they are not at hand."""
    return _read_first([CHECKOUT / "web" / "i18n", files("parlour") / "web"], WORDS)


def _read_first(places: list[Traversable], name: str) -> str | None:
    for place in places:
        text = place.joinpath(*name.split("/"))
        if text.is_file():
            return text.read_text(encoding="utf-8")
    return None
