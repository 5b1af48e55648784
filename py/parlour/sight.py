"""What a view knows as text, for the eye: without what a seat cannot see, columns in line, files with their letters."""

from __future__ import annotations

import re

from parlour.core.game import Game, View
from parlour.core.rng import Rng

SAMPLES = 100
"""A word of a hand of seven out of eight cards is the same in seven of eight positions: in all of so many, by chance,
once in half a million times.
"""

HIDDEN = "?"
_MANY = re.compile(r"\?(?: \?){9,}")


def write_view(game: Game, view: View) -> str:
    """Return what a view knows as text.

    Some states that fit the view are written, and a word in which they differ is hidden: whatever is shown
    comes from the view alone.
    """
    texts = {str(game.from_view(view, Rng(seed))) for seed in range(SAMPLES)}
    return line_up(hide(sorted(texts)))


def hide(texts: list[str]) -> str:
    """Return what the texts have in common, word by word."""
    lines = []
    for versions in zip(*(text.split("\n") for text in texts), strict=True):
        # Words and what stands between them, in turn.
        split = [re.split(r"([ ,;]+)", version) for version in versions]
        if len({len(parts) for parts in split}) > 1:
            lines.append(HIDDEN)
            continue
        parts = [same[0] if len(set(same)) == 1 else HIDDEN for same in zip(*split, strict=True)]
        # Of a deck one wants to know how many cards lie in it.
        lines.append(_MANY.sub(lambda run: f"{HIDDEN} × {run[0].count(HIDDEN)}", "".join(parts)))
    return "\n".join(lines)


def line_up(text: str) -> str:
    """Put the cells of a board in columns and letter its files; another text is left as it is."""
    head, *rows = text.split("\n")
    cells = [row.split(" ") for row in rows]
    files = len(cells[0]) - 1 if cells else 0
    numbered = [row[0] for row in cells] == [str(number) for number in range(len(cells), 0, -1)]
    if not 1 < files <= 26 or not numbered or any(len(row) != files + 1 for row in cells):
        return text
    width = max(len(cell) for row in cells for cell in row)
    letters = [" ", *"abcdefghijklmnopqrstuvwxyz"[:files]]
    lines = [" ".join(f"{cell:<{width}}" for cell in row).rstrip() for row in [*cells, letters]]
    return "\n".join([head, *lines])
