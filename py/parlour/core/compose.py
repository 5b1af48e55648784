"""The sentence composer: which words may follow the words said so far, for any game that lists its moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Status = Literal["no", "more", "may", "done"]
"""A sentence in the making does not fit, is incomplete, may be said or go on, or is complete."""


def compose(moves: Iterable[str], said: str) -> tuple[Status, tuple[str, ...]]:
    """Return the status of a sentence in the making, and the words that may follow, in the order of `moves`.

    The status is "done" for a legal sentence that cannot go on, "may" for one that can, "more" for the
    beginning of one, "no" for anything else.
    """
    beginning = said + " " if said else ""
    following: dict[str, None] = {}
    complete = False
    for move in moves:
        if move == said:
            complete = True
        elif move.startswith(beginning):
            following[move[len(beginning) :].split(" ", 1)[0]] = None
    if following:
        return ("may" if complete else "more"), tuple(following)
    return ("done" if complete else "no"), ()
