"""Lines of a position as text: what they are called, and then their words."""

from __future__ import annotations

from collections.abc import Iterable


def write_row(title: str, words: Iterable[str]) -> str:
    """Return a title and its words."""
    return " ".join([title, *words])
