"""The only door for the worker and for tests: `handle(json) -> json`. Nothing that comes in makes it raise.

A request is an object with a "verb" and what the function of that name in `door/` takes.
"""

from __future__ import annotations

import json

# Each enters its verbs in the door's list.
from parlour.door import games, keeping, lessons, marking, puzzles, sheets, tables, thinking, turns
from parlour.door.parlour import Parlour
from parlour.door.verbs import answer

__all__ = [
    "PARLOUR",
    "Parlour",
    "answer",
    "games",
    "handle",
    "keeping",
    "lessons",
    "marking",
    "puzzles",
    "sheets",
    "tables",
    "thinking",
    "turns",
]

PARLOUR = Parlour()
"""The one parlour of this interpreter."""


def handle(text: str) -> str:
    """Answer one request; JSON in, JSON out, whatever comes in."""
    return json.dumps(answer(PARLOUR, text), separators=(",", ":"))
