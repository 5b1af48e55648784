"""The words of Legionz's tokens; part of their format, so new ones stand at the end."""

from parlour.games.legionz.chain import MIDDLE, word_of
from parlour.kit.hexes import CENTRE, pack, ring

RADIUS = 16
"""Cells as near to the middle as this have a word of their own; those further out are spelt, and seldom needed."""

_CELLS = tuple(word_of(pack(space)) for radius in range(1, RADIUS + 1) for space in ring(CENTRE, radius))

WORDS: tuple[str, ...] = (
    *("move", "pass", "flip", "numbers", *map(str, range(1, 14)), "resign", "draw"),
    word_of(MIDDLE),
    *_CELLS,
    *(
        '"known":[[0,12]],"moving":false}',
        '"asked":[],"starter":0,"bugs":["0,0","',
        '"options":{"loops":true}',
    ),
    *('"start":{"seats":2,"loops":false', '"seats":6,"loops":true', '"options":{"loops":false}'),
)
